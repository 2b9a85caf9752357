//! How sets step in eight lanes: rotations, shifts, or shifts with seams.
//!
//! ```text
//!     ring of 64 bits: one rotation a lane; what leaves at one end comes in
//!     at the other, where no run may pass:
//!
//!         . . . . x x x x   east, +1   x . . . . x x x
//!                                      ^ an edge: not passable from the west
//! ```

use std::fmt::Debug;

use super::lanes::{Lanes, Rotate};
use super::shift::{Shift, both, either};
use super::steps::{NO_SHIFT, Steps, Term};

/// One step of 1, 2, 4, … cells in every lane.
pub(super) trait Motion<V: Lanes, const N: usize>:
    Copy + Debug + Send + Sync + 'static
{
    /// What a kernel is called that moves so.
    const NAME: &'static str;

    /// The most terms that a step may have.
    const TERMS: usize;

    /// The motion of one power of the steps; `None` when it needs another kind
    /// of motion.
    fn new(token: V::Token, ring: usize, terms: &[Term]) -> Option<Self>;

    /// Moves a set in every lane.
    fn apply(&self, set: [V; N]) -> [V; N];
}

/// The motions of all powers; `None` when one needs another kind of motion.
pub(super) fn motions<V: Lanes, M: Motion<V, N>, const N: usize>(
    token: V::Token,
    ring: usize,
    steps: &Steps,
) -> Option<Vec<M>> {
    let powers = steps.powers.iter();
    powers.map(|terms| M::new(token, ring, terms)).collect()
}

/// Every lane turns in the ring of a whole word.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rotation<V>(V);

impl<V: Rotate + Debug> Motion<V, 1> for Rotation<V> {
    const NAME: &'static str = V::RING;
    const TERMS: usize = 1;

    fn new(token: V::Token, ring: usize, terms: &[Term]) -> Option<Self> {
        let [Term { left, right, .. }] = terms else {
            return None;
        };
        if ring != 64 {
            return None;
        }
        let count = |lane: usize| match (left[lane], right[lane]) {
            (NO_SHIFT, NO_SHIFT) => 0,
            (NO_SHIFT, right) => 64 - right,
            (left, _) => left,
        };
        Some(Self(V::load(token, &std::array::from_fn(count))))
    }

    #[inline(always)]
    fn apply(&self, [set]: [V; 1]) -> [V; 1] {
        [set.rotate(self.0)]
    }
}

/// Every lane shifts, across the seam of a smaller ring both ways.
impl<V: Lanes + Debug, const N: usize> Motion<V, N> for Shift<V, N> {
    const NAME: &'static str = V::STRIDE;
    const TERMS: usize = 1;

    fn new(token: V::Token, _: usize, terms: &[Term]) -> Option<Self> {
        terms.first().map(|term| Self::new(token, term))
    }

    #[inline(always)]
    fn apply(&self, set: [V; N]) -> [V; N] {
        self.shifted(set)
    }
}

/// Every lane has strides of its own across the seams of a board that wraps,
/// each with a mask of the cells where it may arrive.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seams<V, const N: usize>([Shift<V, N>; 2]);

impl<V: Lanes + Debug, const N: usize> Motion<V, N> for Seams<V, N> {
    const NAME: &'static str = V::SEAM;
    const TERMS: usize = 2;

    fn new(token: V::Token, _: usize, terms: &[Term]) -> Option<Self> {
        let [inner, seam] = terms else { return None };
        Some(Self([Shift::new(token, inner), Shift::new(token, seam)]))
    }

    #[inline(always)]
    fn apply(&self, set: [V; N]) -> [V; N] {
        let [inner, seam] = &self.0;
        either(
            both(inner.shifted(set), inner.arrivals),
            both(seam.shifted(set), seam.arrivals),
        )
    }
}
