//! Perft: counting all ways to play on, ply by ply.
//!
//! The name is *performance test*; move generators are checked and timed with
//! it. A pass is a ply, and a finished game counts as one leaf at every
//! greater depth:
//!
//! ```text
//!     start          ply 1      ply 2      ply 3
//!       ├── a ───┬── c ──────┬── f
//!       │        │           └── g
//!       │        └── d (over) ·· d        still one leaf
//!       └── b ────── e ───────── h
//!     leaves      2     3           4
//!     finished    0     1           …     games that end exactly here
//! ```

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use super::Game;

/// How many lines of play the work of a thread is cut into, about; each
/// reports progress when it is done.
const PARTS: usize = 256;

/// The counts, one entry a ply; index 0 is ply 1.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Perft {
    /// Positions at each ply, a game that ended before counted once.
    pub leaves: Vec<u64>,
    /// Games that end exactly at each ply. Shorter than `leaves` by one where
    /// the last ply was counted without looking at each leaf, see
    /// [`LastPly`].
    pub finished: Vec<u64>,
}

/// What to find out about the last ply counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum LastPly {
    /// How many leaves it has. They are counted in bulk and never looked at,
    /// so nobody knows yet how many of them are finished: that comes with the
    /// next ply.
    #[default]
    Count,
    /// How many of the leaves are finished games as well; so `finished` always
    /// has as many entries as `leaves`. Several times slower, unless the game
    /// has its own [`count_moves_and_endings`](Game::count_moves_and_endings).
    Look,
}

/// How far a perft is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PerftProgress<'a> {
    /// The plies counted so far.
    pub done: &'a Perft,
    /// Which part of the ply being counted is done, 0 to 1.
    pub share: f64,
}

/// What a perft watches and whom it tells.
#[derive(Clone, Copy, Default)]
pub struct PerftOptions<'a> {
    /// What to find out about the last ply.
    pub last_ply: LastPly,
    /// Ends the count when it turns true; the plies counted so far stand.
    pub stop: Option<&'a AtomicBool>,
    /// How many threads count; 0 and 1 both mean only the one that asks. The
    /// figures are the same for any number.
    pub threads: usize,
    /// Is told about every ply and about progress within it, on the thread
    /// that asks.
    pub progress: Option<&'a dyn Fn(PerftProgress<'_>)>,
}

/// Counts leaves and finished games to a depth in plies, the last ply in bulk.
///
/// `leaves` has `depth` entries, `finished` one less.
#[must_use]
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> Perft {
    perft_with(game, state, depth, PerftOptions::default())
}

/// Counts leaves and finished games to a depth in plies.
///
/// A count that was stopped has fewer entries than `depth`, and those are
/// exact.
#[must_use]
pub fn perft_with<G: Game>(
    game: &G,
    state: &G::State,
    depth: u32,
    options: PerftOptions<'_>,
) -> Perft {
    let mut done = Perft::default();
    let look = options.last_ply == LastPly::Look;
    let mut over = 0;
    for ply in 1..=depth {
        let counted = match done.leaves.last() {
            // Games that have all ended stay as they are, however deep.
            Some(&leaves) if leaves == over => Counts::of_leaves(leaves),
            _ => count_ply(game, state, ply, look, &done, options),
        };
        let Some(counts) = counted else { break };
        done.leaves.push(counts.leaves);
        let finished = match look {
            true => Some(counts.finished_last),
            false => (ply > 1).then_some(counts.finished_before),
        };
        done.finished.extend(finished);
        over += finished.unwrap_or(0);
        if let Some(tell) = options.progress {
            tell(PerftProgress {
                done: &done,
                share: 0.0,
            });
        }
    }
    done
}

/// The leaves below each root move, in the order of the moves: where the
/// numbers of two programs differ, follow the move whose count is wrong. Each
/// is counted when the iterator is asked for it; it ends early when `stop`
/// turns true.
pub fn divide<'a, G: Game>(
    game: &'a G,
    state: &'a G::State,
    depth: u32,
    stop: Option<&'a AtomicBool>,
) -> impl Iterator<Item = (G::Move, u64)> + 'a {
    let moves = game
        .moves(state)
        .take(if depth == 0 { 0 } else { usize::MAX });
    moves.map_while(move |mv| {
        let mut walk = Walk::new(game, false, stop);
        Some((mv, walk.leaves(&game.apply(state, mv), depth - 1)?))
    })
}

/// Counts of one ply and of games that ended at the ply before it.
#[derive(Clone, Copy, Default)]
struct Counts {
    leaves: u64,
    finished_before: u64,
    finished_last: u64,
}

impl Counts {
    fn of_leaves(leaves: u64) -> Option<Self> {
        Some(Self {
            leaves,
            ..Self::default()
        })
    }

    fn plus(self, other: Self) -> Self {
        Self {
            leaves: self.leaves + other.leaves,
            finished_before: self.finished_before + other.finished_before,
            finished_last: self.finished_last + other.finished_last,
        }
    }
}

/// Counts one ply, part by part; `None` when stopped.
///
/// Every thread takes the next part when it is done with one, the thread that
/// asks like the others, so none waits while there is work.
fn count_ply<G: Game>(
    game: &G,
    state: &G::State,
    ply: u32,
    look: bool,
    done: &Perft,
    options: PerftOptions<'_>,
) -> Option<Counts> {
    let threads = options.threads.max(1);
    let (parts, left) = parts(game, state, ply, PARTS.saturating_mul(threads));
    let next = AtomicUsize::new(0);
    let work = |tell: &dyn Fn(usize)| {
        let mut walk = Walk::new(game, look, options.stop);
        let mut leaves = 0;
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(part) = parts.get(index) else { break };
            tell(index);
            leaves += walk.leaves(part, left)?;
        }
        Some(Counts {
            leaves,
            ..walk.counts
        })
    };
    let tell = |index| {
        if let Some(tell) = options.progress {
            let share = index as f64 / parts.len() as f64;
            tell(PerftProgress { done, share });
        }
    };
    thread::scope(|scope| {
        // A system that has no thread to spare only makes the count slower.
        let helper = |_| {
            let builder = thread::Builder::new();
            builder.spawn_scoped(scope, || work(&|_| ())).ok()
        };
        let helpers: Vec<_> = (1..threads.min(parts.len())).map_while(helper).collect();
        let mine = work(&tell);
        helpers.into_iter().fold(mine, |sum, helper| {
            let theirs = helper.join().unwrap_or_else(|panic| resume_unwind(panic));
            Some(sum?.plus(theirs?))
        })
    })
}

/// The states at some early ply, finished ones kept, and the plies that are
/// left from there: enough of them to share the work, where there are.
fn parts<G: Game>(game: &G, state: &G::State, ply: u32, enough: usize) -> (Vec<G::State>, u32) {
    let mut parts = vec![state.clone()];
    let mut left = ply;
    while left > 2 && parts.len() < enough {
        let mut next = Vec::with_capacity(4 * parts.len());
        for part in &parts {
            let before = next.len();
            next.extend(game.moves(part).map(|mv| game.apply(part, mv)));
            if next.len() == before {
                next.push(part.clone());
            }
        }
        parts = next;
        left -= 1;
    }
    (parts, left)
}

struct Walk<'a, G> {
    game: &'a G,
    look: bool,
    stop: Option<&'a AtomicBool>,
    counts: Counts,
}

impl<'a, G: Game> Walk<'a, G> {
    fn new(game: &'a G, look: bool, stop: Option<&'a AtomicBool>) -> Self {
        Self {
            game,
            look,
            stop,
            counts: Counts::default(),
        }
    }

    /// The leaves this many plies below a state; `None` when stopped.
    fn leaves(&mut self, state: &G::State, plies: u32) -> Option<u64> {
        match plies {
            0 => Some(1),
            1 => Some(self.last(state)),
            _ => {
                if plies == 2 && self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
                    return None;
                }
                let mut leaves = 0;
                let mut over = true;
                for mv in self.game.moves(state) {
                    over = false;
                    leaves += self.leaves(&self.game.apply(state, mv), plies - 1)?;
                }
                Some(if over { 1 } else { leaves })
            }
        }
    }

    /// The leaves one ply below a state.
    fn last(&mut self, state: &G::State) -> u64 {
        let (moves, endings) = match self.look {
            true => self.game.count_moves_and_endings(state),
            false => (self.game.count_moves(state), 0),
        };
        if moves == 0 {
            self.counts.finished_before += 1;
            return 1;
        }
        self.counts.finished_last += endings as u64;
        moves as u64
    }
}
