//! Eight words on any processor.

use super::{LANES, Lanes, Rotate, Work};

#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Portable([u64; LANES]);

impl Portable {
    #[inline(always)]
    fn zip(self, other: Self, op: impl Fn(u64, u64) -> u64) -> Self {
        Self(std::array::from_fn(|lane| op(self.0[lane], other.0[lane])))
    }
}

impl Lanes for Portable {
    type Token = ();

    const STRIDE: &'static str = "stride";
    const SEAM: &'static str = "seam";

    fn detect() -> Option<()> {
        Some(())
    }

    #[inline(always)]
    fn on_cpu<S, W: Work<S>>((): (), work: W, mine: S, capturable: S, at: usize) -> S {
        work.run(mine, capturable, at)
    }

    #[inline(always)]
    fn load((): (), words: &[u64; LANES]) -> Self {
        Self(*words)
    }

    #[inline(always)]
    fn splat((): (), word: u64) -> Self {
        Self([word; LANES])
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    #[inline(always)]
    fn shl(self, counts: Self) -> Self {
        self.zip(counts, |a, count| if count < 64 { a << count } else { 0 })
    }

    #[inline(always)]
    fn shr(self, counts: Self) -> Self {
        self.zip(counts, |a, count| if count < 64 { a >> count } else { 0 })
    }

    #[inline(always)]
    fn where_nonzero(self, test: Self) -> Self {
        self.zip(test, |a, test| if test != 0 { a } else { 0 })
    }

    #[inline(always)]
    fn union(self) -> u64 {
        self.0.iter().fold(0, |all, word| all | word)
    }
}

impl Rotate for Portable {
    const RING: &'static str = "ring";

    #[inline(always)]
    fn rotate(self, counts: Self) -> Self {
        self.zip(counts, |a, count| a.rotate_left(count as u32))
    }
}
