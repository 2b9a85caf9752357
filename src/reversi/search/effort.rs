//! What a level, or a clock, lets a search spend.

use std::time::Duration;

use super::{Level, Limits, Report};

/// What the computer spends on a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Effort {
    /// Plies looked ahead; forced moves do not count.
    pub depth: u32,
    /// Positions looked at for that, at most.
    pub nodes: u64,
    /// Positions looked at for trying to see to the end of the game.
    pub end_nodes: u64,
}

impl Effort {
    /// What a level spends on a board of so many cells: level *n* looks *n*
    /// plies ahead.
    ///
    /// Where there are many moves, 2000 · 2ⁿ positions have to do, on boards of
    /// more than 64 cells as many fewer as they are larger, for each takes
    /// longer. Where the end of the game may be in sight, up to as many again
    /// are spent to play it out perfectly:
    ///
    /// ```
    /// use outflank::reversi::search::{Effort, Level};
    /// let effort = Effort::of(Level::default(), 64);
    /// assert_eq!((effort.depth, effort.nodes, effort.end_nodes), (3, 16_000, 16_000));
    /// assert_eq!(Effort::of(Level::default(), 4096).nodes, 250);
    /// ```
    #[must_use]
    pub fn of(level: Level, cells: usize) -> Self {
        let nodes = (2000 << level.get()) * 64 / (cells as u64).max(64);
        Self {
            depth: u32::from(level.get()),
            nodes,
            end_nodes: nodes,
        }
    }

    /// Limits for the look ahead, within other limits.
    pub(super) fn ahead<'a>(self, limits: &Limits<'a>, lines: usize) -> Limits<'a> {
        Limits {
            depth: Some(limits.depth.map_or(self.depth, |most| most.min(self.depth))),
            nodes: Some(limits.nodes.map_or(self.nodes, |most| most.min(self.nodes))),
            time: limits.time.map(|time| time / 2),
            lines,
            ..*limits
        }
    }

    /// Limits for trying to see to the end after a look ahead that could not,
    /// or `None` when the budget will hardly do for the cells still open.
    pub(super) fn to_the_end<'a, M>(
        self,
        limits: &Limits<'a>,
        ahead: &Report<M>,
        open_cells: usize,
    ) -> Option<Limits<'a>> {
        if limits.depth.is_some() {
            return None;
        }
        let nodes = match limits.nodes {
            Some(most) => self.end_nodes.min(most.checked_sub(ahead.nodes)?),
            None => self.end_nodes,
        };
        let time = match limits.time {
            Some(most) => Some(most.checked_sub(ahead.time)?),
            None => None,
        };
        let growth = (growth(ahead) / 2.0).max(SLOWEST_GROWTH);
        let needed = growth.powi(open_cells as i32);
        (needed <= nodes as f64).then_some(Limits {
            nodes: Some(nodes),
            time,
            lines: 1,
            ..*limits
        })
    }
}

/// Even where hardly anything can be chosen, a search to the end looks at this
/// many times as many positions for each cell that is open.
const SLOWEST_GROWTH: f64 = 1.4;

/// How many times as many positions a search looked at for each ply. Deeper
/// searches grow by about half of that: they prune more, and boards that fill
/// up leave fewer moves.
fn growth<M>(report: &Report<M>) -> f64 {
    (report.nodes as f64).powf(1.0 / f64::from(report.depth.max(1)))
}

/// How long to think about a move so that the clock lasts: an equal share of
/// what is left for the moves to come, as if there were four more of them, and
/// most of the increment; never more than a quarter of what is left.
///
/// ```
/// use std::time::Duration;
/// use outflank::reversi::search::time_share;
/// let share = time_share(Duration::from_secs(60), Duration::ZERO, 26);
/// assert_eq!(share, Duration::from_secs(2));
/// assert_eq!(time_share(Duration::ZERO, Duration::from_secs(1), 1), Duration::ZERO);
/// ```
#[must_use]
pub fn time_share(left: Duration, increment: Duration, own_moves: usize) -> Duration {
    let share = left / (own_moves as u32 + 4) + increment * 3 / 4;
    share.min(left / 4)
}
