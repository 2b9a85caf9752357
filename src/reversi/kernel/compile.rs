//! From a board to the fastest kernel that can carry it.

use thiserror::Error;

#[cfg(target_arch = "x86_64")]
use super::lanes::{Avx2, Avx512};
use super::lanes::{Lanes, Portable, Rotate};
use super::motion::{Rotation, Seams};
use super::shift::Shift;
use super::stride::Stride;
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

/// The kernels that a processor of this kind may have.
pub const NAMES: &[&str] = &[
    #[cfg(target_arch = "x86_64")]
    Avx512::RING,
    #[cfg(target_arch = "x86_64")]
    Avx512::STRIDE,
    #[cfg(target_arch = "x86_64")]
    Avx2::STRIDE,
    Portable::RING,
    Portable::STRIDE,
    #[cfg(target_arch = "x86_64")]
    Avx512::SEAM,
    #[cfg(target_arch = "x86_64")]
    Avx2::SEAM,
    Portable::SEAM,
    <RayWalk<u64> as Kernel>::NAME,
];

/// Runs a job on the fastest kernel that can carry the board, or on the one
/// named.
///
/// # Errors
/// [`Refused`] when no kernel of that name can carry the board.
pub fn compile<J: Job>(core: Core, choice: &Choice, job: J) -> Result<J::Output, Refused> {
    let cells = core.graph.len();
    let ladder = Ladder::new(core, choice, job);
    let climbed = match cells {
        // Boards that need more numbers than they have cells get two words.
        0..=64 => ladder
            .rings_or_strides()
            .seams::<u64, 1>()
            .strides::<u128, 2>()
            .walk::<u64>(),
        65..=128 => ladder
            .strides::<u128, 2>()
            .seams::<u128, 2>()
            .walk::<u128>(),
        129..=512 => ladder.strides::<Wide<8>, 8>().walk::<Wide<8>>(),
        _ => ladder.walk::<Wide<64>>(),
    };
    climbed.output.ok_or(Refused {
        wanted: choice.name().into(),
        able: climbed.able,
    })
}

/// The kernels that can carry a board, fastest first.
#[must_use]
pub fn able(core: &Core) -> Vec<&'static str> {
    struct Nothing;
    impl Job for Nothing {
        type Output = ();
        fn run<K: Kernel>(self, _: K) {}
    }
    let none = Choice::Named(String::new());
    match compile(core.clone(), &none, Nothing) {
        Ok(()) => Vec::new(),
        Err(refused) => refused.able,
    }
}

/// A job on its way down the kernels, fastest first. Each rung takes the core
/// or hands it back; the first that is wanted does the job, and then the rungs
/// below have nothing left to do.
struct Ladder<'a, J: Job> {
    choice: &'a Choice,
    left: Option<(Core, J)>,
    able: Vec<&'static str>,
    output: Option<J::Output>,
}

impl<'a, J: Job> Ladder<'a, J> {
    fn new(core: Core, choice: &'a Choice, job: J) -> Self {
        Self {
            choice,
            left: Some((core, job)),
            able: Vec::new(),
            output: None,
        }
    }

    fn rung<K: Kernel>(mut self, new: impl FnOnce(Core) -> Result<K, Core>) -> Self {
        // The same kernel in fewer words may have been found fit already.
        if self.able.contains(&K::NAME) {
            return self;
        }
        let Some((core, job)) = self.left.take() else {
            return self;
        };
        let spare = core.clone();
        let Ok(kernel) = new(core) else {
            self.left = Some((spare, job));
            return self;
        };
        self.able.push(K::NAME);
        if *self.choice == Choice::Fastest || self.choice.name() == K::NAME {
            self.output = Some(job.run(kernel));
        } else {
            self.left = Some((spare, job));
        }
        self
    }

    /// One word, numbered in a ring of 64 where the board fits one. AVX2 has no
    /// rotation: with it, shifts are as fast.
    fn rings_or_strides(self) -> Self {
        #[cfg(target_arch = "x86_64")]
        let this = self
            .rung(Stride::<u64, Avx512, Rotation<_>, 1>::new)
            .simd_strides::<u64, 1>();
        #[cfg(not(target_arch = "x86_64"))]
        let this = self;
        this.rung(Stride::<u64, Portable, Rotation<_>, 1>::new)
            .rung(Stride::<u64, Portable, Shift<_, 1>, 1>::new)
    }

    fn strides<S: CellSet, const N: usize>(self) -> Self {
        #[cfg(target_arch = "x86_64")]
        let this = self.simd_strides::<S, N>();
        #[cfg(not(target_arch = "x86_64"))]
        let this = self;
        this.rung(Stride::<S, Portable, Shift<_, N>, N>::new)
    }

    #[cfg(target_arch = "x86_64")]
    fn simd_strides<S: CellSet, const N: usize>(self) -> Self {
        self.rung(Stride::<S, Avx512, Shift<_, N>, N>::new)
            .rung(Stride::<S, Avx2, Shift<_, N>, N>::new)
    }

    fn seams<S: CellSet, const N: usize>(self) -> Self {
        #[cfg(target_arch = "x86_64")]
        let this = self
            .rung(Stride::<S, Avx512, Seams<_, N>, N>::new)
            .rung(Stride::<S, Avx2, Seams<_, N>, N>::new);
        #[cfg(not(target_arch = "x86_64"))]
        let this = self;
        this.rung(Stride::<S, Portable, Seams<_, N>, N>::new)
    }

    fn walk<S: CellSet>(self) -> Self {
        self.rung(RayWalk::<S>::new)
    }
}
