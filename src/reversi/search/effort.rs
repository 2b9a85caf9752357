//! What a level, or a clock, lets a search spend.

use std::time::Duration;

use super::{Level, Limits, Report};

/// What the computer spends on a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Effort {
    /// Plies looked ahead; forced moves do not count.
    pub depth: u32,
    /// Positions of 64 cells looked at for that, at most; of larger boards as
    /// many fewer as they are larger.
    pub nodes: u64,
    /// Positions looked at for trying to see to the end of the game.
    pub end_nodes: u64,
}

impl Effort {
    /// What a level spends: level *n* looks *n* plies ahead, and towards the
    /// end of the game spends up to 500 · 3ⁿ positions (level 3: 13,500, level
    /// 10: 30 million) to play it out perfectly.
    ///
    /// On a board of thousands of cells, with hundreds of moves, a few plies
    /// take minutes; 8000 · 2ⁿ positions of 64 cells, or what is as much work,
    /// have to do.
    #[must_use]
    pub fn of(level: Level) -> Self {
        Self {
            depth: u32::from(level.get()),
            nodes: 8000 << level.get(),
            end_nodes: 500 * 3u64.pow(u32::from(level.get())),
        }
    }

    /// Limits for the look ahead on a board of so many cells, within other
    /// limits.
    pub(super) fn ahead<'a>(self, limits: &Limits<'a>, cells: usize, lines: usize) -> Limits<'a> {
        let nodes = self.nodes * 64 / (cells as u64).max(64);
        Limits {
            nodes: Some(limits.nodes.map_or(nodes, |most| most.min(nodes))),
            depth: Some(limits.depth.map_or(self.depth, |most| most.min(self.depth))),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_boards_are_searched_by_fewer_positions() {
        let nodes = |cells| {
            let effort = Effort::of(Level::default());
            effort.ahead(&Limits::default(), cells, 1).nodes
        };
        assert_eq!(nodes(19), Some(64_000));
        assert_eq!(nodes(64), Some(64_000));
        assert_eq!(nodes(4096), Some(1_000));
    }
}
