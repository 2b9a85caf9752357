//! The work itself, on compiled rules.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use crate::framework::{Perft, PerftOptions, divide, perft_with};
use crate::reversi::Move;
use crate::reversi::kernel::Kernel;
use crate::reversi::position::{Job, PositionError, Rules, Setup};

/// What a job found, on which kernel and in how many seconds.
pub(super) struct Counted<T> {
    pub found: T,
    pub kernel: &'static str,
    pub seconds: f64,
}

impl<T> Counted<T> {
    fn timed<K: Kernel>(count: impl FnOnce() -> T) -> Self {
        let started = Instant::now();
        Self {
            found: count(),
            kernel: K::NAME,
            seconds: started.elapsed().as_secs_f64(),
        }
    }
}

/// Counts leaves and finished games, ply by ply.
pub(super) struct Counting<'a> {
    pub setup: &'a Setup,
    pub depth: u32,
    pub options: PerftOptions<'a>,
}

impl Job for Counting<'_> {
    type Output = Result<Counted<Perft>, PositionError>;

    fn run<K: Kernel, const P: usize>(self, rules: &Rules<K, P>) -> Self::Output {
        let rules = &rules.without_hash();
        let position = rules.position(self.setup)?;
        let count = || perft_with(rules, &position, self.depth, self.options);
        Ok(Counted::timed::<K>(count))
    }
}

/// Counts the leaves below each move.
pub(super) struct Dividing<'a> {
    pub setup: &'a Setup,
    pub depth: u32,
    pub stop: &'a AtomicBool,
    /// Is told each move and the leaves below it.
    pub tell: &'a mut dyn FnMut(Move, u64),
}

impl Job for Dividing<'_> {
    type Output = Result<Counted<Vec<(Move, u64)>>, PositionError>;

    fn run<K: Kernel, const P: usize>(self, rules: &Rules<K, P>) -> Self::Output {
        let rules = &rules.without_hash();
        let position = rules.position(self.setup)?;
        let moves = divide(rules, &position, self.depth, Some(self.stop));
        let count = || {
            moves
                .inspect(|&(mv, leaves)| (self.tell)(mv, leaves))
                .collect()
        };
        Ok(Counted::timed::<K>(count))
    }
}
