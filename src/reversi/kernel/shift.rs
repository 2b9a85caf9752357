//! Moving sets of several words in eight lanes.

use super::lanes::{LANES, Lanes};
use super::steps::{NO_SHIFT, Term};
use crate::topology::CellSet;

/// One term of a step: its counts, ready for shifting across words.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shift<V, const N: usize> {
    /// Counts of shifts left: within a word, into the word above from the one
    /// below, and the same when the shift is longer than a word.
    left: [V; 3],
    right: [V; 3],
    pub(super) arrivals: [V; N],
}

impl<V: Lanes, const N: usize> Shift<V, N> {
    pub(super) fn new(token: V::Token, term: &Term) -> Self {
        let counts = |counts: &[u64; LANES]| {
            let lane = |count: u64, change: fn(u64) -> u64| match count {
                NO_SHIFT => NO_SHIFT,
                count => change(count),
            };
            let changed = |change| V::load(token, &counts.map(|count| lane(count, change)));
            [
                changed(|count| count),
                changed(|count| 64_u64.wrapping_sub(count)),
                changed(|count| count.wrapping_sub(64)),
            ]
        };
        Self {
            left: counts(&term.left),
            right: counts(&term.right),
            arrivals: lane_sets(token, &term.arrivals),
        }
    }

    /// Moves a set in every lane. Bits that fall off a lane's end or wrap
    /// around are the caller's to mask.
    #[inline(always)]
    pub(super) fn shifted(&self, set: [V; N]) -> [V; N] {
        // Plain loops, no closures: what calls lane operations has to be
        // inlined into code that has the instructions switched on.
        let mut moved = set;
        for (i, moved) in moved.iter_mut().enumerate() {
            *moved = set[i].shl(self.left[0]).or(set[i].shr(self.right[0]));
            if i > 0 {
                *moved = moved.or(set[i - 1].shr(self.left[1]));
            }
            if i + 1 < N {
                *moved = moved.or(set[i + 1].shl(self.right[1]));
            }
            // With two words a stride may be longer than one of them.
            if N == 2 {
                let far = match i {
                    0 => set[1].shr(self.right[2]),
                    _ => set[0].shl(self.left[2]),
                };
                *moved = moved.or(far);
            }
        }
        moved
    }
}

pub(super) fn lane_sets<V: Lanes, const N: usize>(
    token: V::Token,
    sets: &[Vec<usize>; LANES],
) -> [V; N] {
    std::array::from_fn(|word| {
        let words: [u64; LANES] = std::array::from_fn(|lane| {
            let here = sets[lane].iter().filter(|&&bit| bit / 64 == word);
            here.fold(0, |all, bit| all | 1 << (bit % 64))
        });
        V::load(token, &words)
    })
}

#[inline(always)]
pub(super) fn both<V: Lanes, const N: usize>(mut a: [V; N], b: [V; N]) -> [V; N] {
    for (a, b) in a.iter_mut().zip(b) {
        *a = a.and(b);
    }
    a
}

#[inline(always)]
pub(super) fn either<V: Lanes, const N: usize>(mut a: [V; N], b: [V; N]) -> [V; N] {
    for (a, b) in a.iter_mut().zip(b) {
        *a = a.or(b);
    }
    a
}

/// All lanes united.
#[inline(always)]
pub(super) fn united<S: CellSet, V: Lanes, const N: usize>(lanes: [V; N]) -> S {
    let mut words = [0; N];
    for (word, lanes) in words.iter_mut().zip(lanes) {
        *word = lanes.union();
    }
    S::from_words(&words)
}
