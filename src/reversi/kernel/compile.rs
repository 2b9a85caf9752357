//! From a board to the fastest kernel that can carry it.

use thiserror::Error;

use super::{Core, Kernel, RayWalk};
use crate::topology::{CellSet, Wide};

/// Which kernel to use.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Choice {
    /// The fastest that can carry the board.
    #[default]
    Fastest,
    /// The one of this name.
    Named(String),
}

impl Choice {
    fn name(&self) -> &str {
        match self {
            Self::Fastest => "fastest",
            Self::Named(name) => name,
        }
    }
}

/// No kernel of the wanted name can carry the board.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("no kernel `{wanted}` can carry this board; those that can: {}", able.join(", "))]
pub struct Refused {
    /// The name that was asked for.
    pub wanted: String,
    /// The kernels that can carry the board, fastest first.
    pub able: Vec<&'static str>,
}

/// Work that runs on whichever kernel a board gets. It is compiled once for
/// each, so the choice is made once a job and never inside it.
pub trait Job {
    /// What the work yields.
    type Output;

    /// Does the work.
    fn run<K: Kernel>(self, kernel: K) -> Self::Output;
}

/// Runs a job on the fastest kernel that can carry the board, or on the one
/// named.
///
/// # Errors
/// [`Refused`] when no kernel of that name can carry the board.
pub fn compile<J: Job>(core: Core, choice: &Choice, job: J) -> Result<J::Output, Refused> {
    match core.graph.len() {
        0..=64 => climb::<u64, J>(core, choice, job),
        65..=128 => climb::<u128, J>(core, choice, job),
        129..=512 => climb::<Wide<8>, J>(core, choice, job),
        _ => climb::<Wide<64>, J>(core, choice, job),
    }
}

/// The ladder: each rung takes the core or hands it on unharmed.
fn climb<S: CellSet, J: Job>(core: Core, choice: &Choice, job: J) -> Result<J::Output, Refused> {
    let mut able = Vec::new();
    match rung(RayWalk::<S>::new, core, choice, &mut able) {
        Ok(kernel) => Ok(job.run(kernel)),
        Err(_) => Err(Refused {
            wanted: choice.name().into(),
            able,
        }),
    }
}

/// Puts the core on one rung. A rung that could carry the board but is not the
/// one wanted is noted in `able`, and the core goes on.
fn rung<K: Kernel>(
    new: impl FnOnce(Core) -> Result<K, Core>,
    core: Core,
    choice: &Choice,
    able: &mut Vec<&'static str>,
) -> Result<K, Core> {
    let wanted = *choice == Choice::Fastest || choice.name() == K::NAME;
    let spare = core.clone();
    let kernel = new(core)?;
    able.push(K::NAME);
    if wanted { Ok(kernel) } else { Err(spare) }
}
