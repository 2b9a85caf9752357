//! Steps of whole sets as data: shift counts and masks, lane by lane.

use super::lanes::LANES;
use super::numbering::Numbering;
use super::straight::Straight;

/// The shifts of one term of a step. Each lane shifts left, right, or, across
/// the seam of a ring, both ways.
#[derive(Clone, Debug)]
pub(super) struct Term {
    /// Bits to shift left, a lane each; [`NO_SHIFT`] where it does not.
    pub(super) left: [u64; LANES],
    /// Bits to shift right.
    pub(super) right: [u64; LANES],
    /// The numbers a lane's term may arrive at.
    pub(super) arrivals: [Vec<usize>; LANES],
}

/// Stands for "not this way": larger than any set is wide.
pub(super) const NO_SHIFT: u64 = 1 << 32;

/// The steps of a numbered board: of 1 cell, 2 cells, 4 cells, …
#[derive(Clone, Debug)]
pub(super) struct Steps {
    /// `powers[k]` holds the terms of a step of 2^k cells. United, they step
    /// in every direction at once, each in its lane.
    pub(super) powers: Vec<Vec<Term>>,
    /// How often the last power is used again, where runs are longer than all
    /// powers together reach.
    pub(super) repeats: usize,
}

impl Steps {
    /// The steps of a board's straight links in this numbering, in at most
    /// `terms` terms and by shifts below `widest` bits; `None` when they need
    /// more.
    pub(super) fn new(
        straight: &Straight,
        numbering: &Numbering,
        terms: usize,
        widest: u64,
    ) -> Option<Self> {
        // A run leaves room for the placement and the disc that closes it.
        let longest_run = straight.longest.saturating_sub(1);
        let mut powers = vec![terms_of(straight, numbering, 1, terms, widest)?];
        loop {
            let (reached, stride) = (reach(powers.len()), 1 << (powers.len() - 1));
            let repeats = longest_run.saturating_sub(reached).div_ceil(stride);
            let next = || terms_of(straight, numbering, 2 * stride, terms, widest);
            match (repeats > 1).then(next).flatten() {
                Some(power) => powers.push(power),
                None => return Some(Self { powers, repeats }),
            }
        }
    }
}

/// The longest run that so many powers fill: 2 cells with the first (one step
/// into the run and one further), twice as many with each one after it.
fn reach(powers: usize) -> usize {
    1 << powers
}

/// A step of `distance` cells in every direction, as terms.
fn terms_of(
    straight: &Straight,
    numbering: &Numbering,
    distance: usize,
    most: usize,
    widest: u64,
) -> Option<Vec<Term>> {
    let none = Term {
        left: [NO_SHIFT; LANES],
        right: [NO_SHIFT; LANES],
        arrivals: Default::default(),
    };
    let mut terms = vec![none; most];
    for lane in 0..straight.opposites.len() {
        let mut offsets: Vec<usize> = Vec::new();
        for (from, to) in straight.walk(lane, distance).into_iter().enumerate() {
            let Some(to) = to.map(|cell| numbering.of_cell[cell.index()]) else {
                continue;
            };
            let from = numbering.of_cell[from];
            let offset = (to + numbering.ring - from) % numbering.ring;
            let number = offsets.iter().position(|&known| known == offset);
            let number = number.unwrap_or_else(|| {
                offsets.push(offset);
                offsets.len() - 1
            });
            let term = terms.get_mut(number)?;
            if to > from {
                term.left[lane] = offset as u64;
            } else {
                term.right[lane] = (numbering.ring - offset) as u64;
            }
            term.arrivals[lane].push(to);
        }
    }
    let shifts = terms
        .iter()
        .flat_map(|term| term.left.iter().chain(&term.right));
    let mut fits = shifts.map(|&shift| shift == NO_SHIFT || shift < widest);
    fits.all(|fits| fits).then_some(terms)
}
