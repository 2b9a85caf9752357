//! Eight 64-bit words side by side, one a direction.
//!
//! A kernel is written once against [`Lanes`]; which instructions carry it is
//! chosen when a board is compiled. Shift counts differ from lane to lane and
//! are data. A count of 64 or more gives 0, so a lane can be left out.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod portable;

#[cfg(target_arch = "x86_64")]
pub(super) use avx2::Avx2;
#[cfg(target_arch = "x86_64")]
pub(super) use avx512::Avx512;
pub(super) use portable::Portable;

/// How many lanes there are: directions that one kernel can carry.
pub(super) const LANES: usize = 8;

/// Eight words that are worked on together.
pub(super) trait Lanes: Copy + Send + Sync + 'static {
    /// Proof that this processor has the instructions.
    type Token: Copy + Send + Sync + 'static;

    /// The names of the kernels on these lanes, one for each way to step.
    const STRIDE: &'static str;
    const SEAM: &'static str;

    /// Whether this processor has the instructions.
    fn detect() -> Option<Self::Token>;

    /// Runs hot work with the instructions switched on, so that it can be
    /// compiled into one piece with the lanes' operations.
    fn on_cpu<S, W: Work<S>>(token: Self::Token, work: W, mine: S, capturable: S, at: usize) -> S;

    fn load(token: Self::Token, words: &[u64; LANES]) -> Self;
    fn splat(token: Self::Token, word: u64) -> Self;
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    /// `self` shifted left, each lane by its own count.
    fn shl(self, counts: Self) -> Self;
    /// `self` shifted right, each lane by its own count.
    fn shr(self, counts: Self) -> Self;
    /// Those lanes of `self` in which `test` is not 0, the others 0.
    fn where_nonzero(self, test: Self) -> Self;
    /// All lanes united.
    fn union(self) -> u64;
}

/// Lanes that turn in one instruction.
pub(super) trait Rotate: Lanes {
    /// The name of the kernel that rotates.
    const RING: &'static str;

    /// `self` rotated left, each lane by its own count, 0 to 63.
    fn rotate(self, counts: Self) -> Self;
}

/// Work for the lanes: a question about sets. Not a closure, because only a
/// method can ask to be inlined, and what is not inlined is compiled without
/// the instructions that [`Lanes::on_cpu`] switches on. The sets are arguments
/// of their own, not fields, so that they come in registers: a struct of words
/// just written cannot be read again by wider loads without a stall.
pub(super) trait Work<S>: Copy {
    /// Does the work; mark it `#[inline(always)]`.
    fn run(self, mine: S, capturable: S, at: usize) -> S;
}
