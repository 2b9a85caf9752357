//! Work on rules made as fast as the board allows.

use std::sync::Arc;

use thiserror::Error;

use super::{OpeningError, Rules};
use crate::framework::MAX_PLAYERS;
use crate::reversi::kernel::{self, Choice, Core, Kernel, Refused};
use crate::reversi::variant::Variant;

/// Work that runs on the rules of any variant. It is compiled once for each
/// kernel and number of players, so the choice is made once a job.
pub trait Job {
    /// What the work yields.
    type Output;

    /// Does the work.
    fn run<K: Kernel, const P: usize>(self, rules: &Rules<K, P>) -> Self::Output;
}

/// Why a job could not start.
#[derive(Debug, Error)]
pub enum CompileError {
    /// The kernel asked for cannot carry the board.
    #[error(transparent)]
    Kernel(#[from] Refused),
    /// The opening cannot be played.
    #[error(transparent)]
    Opening(#[from] OpeningError),
}

/// Runs a job on the rules of a variant.
///
/// # Errors
/// When the kernel asked for cannot carry the board, or the forced opening
/// line is not legal.
pub fn compile<J: Job>(
    variant: &Arc<Variant>,
    choice: &Choice,
    job: J,
) -> Result<J::Output, CompileError> {
    let seat = Seat { variant, job };
    Ok(kernel::compile(core(variant), choice, seat)??)
}

/// What the kernels of a variant are made of.
pub(super) fn core(variant: &Variant) -> Core {
    Core {
        graph: Arc::clone(variant.board().graph()),
        rays: Arc::clone(variant.board().rays()),
    }
}

/// Puts the players to a kernel.
struct Seat<'a, J> {
    variant: &'a Arc<Variant>,
    job: J,
}

impl<J: Job> Seat<'_, J> {
    fn run<K: Kernel, const P: usize>(self, kernel: K) -> Result<J::Output, OpeningError> {
        Ok(self
            .job
            .run(&Rules::<K, P>::new(Arc::clone(self.variant), kernel)?))
    }
}

impl<J: Job> kernel::Job for Seat<'_, J> {
    type Output = Result<J::Output, OpeningError>;

    fn run<K: Kernel>(self, kernel: K) -> Self::Output {
        match self.variant.players().len() {
            0..=2 => Self::run::<K, 2>(self, kernel),
            _ => Self::run::<K, MAX_PLAYERS>(self, kernel),
        }
    }
}
