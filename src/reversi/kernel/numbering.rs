//! Numbers for cells that make every axis a rotation.
//!
//! On a lattice a step in one direction adds the same constant to a cell's
//! number, if the numbers are chosen well. Then a whole set of cells steps at
//! once when its bits are shifted, or, in a *ring* of M bits, rotated:
//!
//! ```text
//!        0  1  2  3              hexagon of side 2 in the ring of 7:
//!        4  5  6  7                    6 0          east       +1
//!        8  9 10 11                   4 5 6  ...    south-east +3 (mod 7)
//!     east +1, south +4               2 3           south-west +2
//! ```
//!
//! Nothing is assumed about the board's shape: strides are tried, smallest
//! first, numbers follow from the links, and a numbering counts only if every
//! link agrees with it.

use super::straight::{Link, Straight};
use crate::topology::Cell;

/// How many cells may be numbered in all trials together before the search
/// gives up: a fraction of a second's work.
const EFFORT: usize = 4_000_000;

/// Cell numbers in a ring of `ring` bits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Numbering {
    /// The size of the ring, at most the bits of a set.
    pub(super) ring: usize,
    /// The number of each cell, all different, below `ring`.
    pub(super) of_cell: Vec<usize>,
}

impl Numbering {
    /// The numbers cells have anyway, in a ring of `bits`.
    pub(super) fn reading_order(cells: usize, bits: usize) -> Self {
        Self {
            ring: bits,
            of_cell: (0..cells).collect(),
        }
    }

    /// The smallest numbering that fits into `bits` bits and in which every
    /// direction has one stride: without a link across the seam of the ring if
    /// that can be had (`ring` is `bits` then), else in the smallest ring.
    pub(super) fn with_strides(graph: &Straight, bits: usize) -> Option<Self> {
        let mut effort = EFFORT;
        let mut find = |ring| {
            let mut trial = Trial::new(graph, bits, ring, &mut effort);
            trial.search().then_some(trial.numbers)
        };
        if let Some(numbers) = find(None) {
            let least = numbers.iter().flatten().min().copied()?;
            let of_cell = numbers.iter().flatten().map(|n| (n - least) as usize);
            return Some(Self {
                ring: bits,
                of_cell: of_cell.collect(),
            });
        }
        (graph.cells..=bits).find_map(|ring| {
            let numbers = find(Some(ring as i64))?;
            Some(Self {
                ring,
                of_cell: numbers.iter().flatten().map(|&n| n as usize).collect(),
            })
        })
    }
}

/// A search for strides, depth first: the first direction without a stride
/// gets one, all numbers and strides that follow are filled in, and so on.
struct Trial<'a> {
    graph: &'a Straight,
    bits: usize,
    /// `None`: numbers are integers, spread over less than `bits`.
    ring: Option<i64>,
    strides: Vec<Option<i64>>,
    numbers: Vec<Option<i64>>,
    effort: &'a mut usize,
}

impl<'a> Trial<'a> {
    fn new(graph: &'a Straight, bits: usize, ring: Option<i64>, effort: &'a mut usize) -> Self {
        let mut numbers = vec![None; graph.cells];
        numbers[0] = Some(0);
        Self {
            graph,
            bits,
            ring,
            strides: vec![None; graph.opposites.len()],
            numbers,
            effort,
        }
    }

    fn search(&mut self) -> bool {
        if !self.follow() {
            return false;
        }
        let known = |cell: Cell| self.numbers[cell.index()].is_some();
        let opening = |link: &&Link| known(link.from) != known(link.to);
        let open = self.graph.links.iter().find(opening);
        let before = (self.strides.clone(), self.numbers.clone());
        let span = self.ring.unwrap_or(self.bits as i64);
        match open {
            Some(link) => {
                for stride in 1..span {
                    self.set_stride(link.direction.index(), stride);
                    if self.search() {
                        return true;
                    }
                    self.restore(&before);
                    // Without a seam the first stride may as well be 1; in a
                    // ring it is 1 after scaling, where scaling is possible.
                    let first = before.0.iter().all(Option::is_none);
                    if *self.effort == 0 || first && self.ring.is_none() {
                        break;
                    }
                }
                false
            }
            None => match self.numbers.iter().position(Option::is_none) {
                None => true,
                Some(part) => (0..span).any(|number| {
                    self.restore(&before);
                    self.numbers[part] = Some(number);
                    *self.effort > 0 && self.search()
                }),
            },
        }
    }

    fn restore(&mut self, before: &(Vec<Option<i64>>, Vec<Option<i64>>)) {
        self.strides.clone_from(&before.0);
        self.numbers.clone_from(&before.1);
    }

    fn set_stride(&mut self, direction: usize, stride: i64) {
        self.strides[direction] = Some(stride);
        self.strides[self.graph.opposites[direction]] = Some(self.fold(-stride));
    }

    fn fold(&self, number: i64) -> i64 {
        self.ring.map_or(number, |ring| number.rem_euclid(ring))
    }

    /// Fills in every number and stride that follows from those known; false
    /// when two disagree or the numbers do not fit.
    fn follow(&mut self) -> bool {
        loop {
            let mut news = false;
            for &Link {
                from,
                direction,
                to,
            } in &self.graph.links
            {
                let direction = direction.index();
                *self.effort = self.effort.saturating_sub(1);
                let here = self.numbers[from.index()];
                let there = self.numbers[to.index()];
                match (here, there, self.strides[direction]) {
                    (Some(here), Some(there), None) => {
                        let stride = self.fold(there - here);
                        self.set_stride(direction, stride);
                        news = true;
                    }
                    (Some(here), None, Some(stride)) => {
                        self.numbers[to.index()] = Some(self.fold(here + stride));
                        news = true;
                    }
                    (None, Some(there), Some(stride)) => {
                        self.numbers[from.index()] = Some(self.fold(there - stride));
                        news = true;
                    }
                    (Some(here), Some(there), Some(stride))
                        if self.fold(there - here) != stride =>
                    {
                        return false;
                    }
                    _ => {}
                }
            }
            if !self.fits() {
                return false;
            }
            if !news {
                return true;
            }
        }
    }

    /// Whether the numbers known so far are all different and near enough.
    fn fits(&mut self) -> bool {
        let mut known: Vec<i64> = self.numbers.iter().flatten().copied().collect();
        known.sort_unstable();
        let spread = known
            .last()
            .zip(known.first())
            .map_or(0, |(last, first)| last - first);
        *self.effort = self.effort.saturating_sub(known.len());
        known.windows(2).all(|pair| pair[0] != pair[1]) && spread < self.bits as i64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reversi::kernel::Core;
    use crate::topology::{Lattice, Ways, Wrap};

    fn number(lattice: Lattice, bits: usize) -> Option<Numbering> {
        let board = lattice.build().unwrap();
        let core = Core {
            graph: board.graph().clone(),
            rays: board.rays().clone(),
        };
        Numbering::with_strides(&Straight::of(&core).unwrap(), bits)
    }

    fn hexagon(side: usize, bits: usize) -> Option<Numbering> {
        number(Lattice::hexagon(side).unwrap(), bits)
    }

    #[test]
    fn squares_are_numbered_row_by_row_without_a_seam() {
        let numbering = number(Lattice::square(8, 8, Ways::All).unwrap(), 64).unwrap();
        assert_eq!(numbering, Numbering::reading_order(64, 64));
    }

    #[test]
    fn a_hexagon_fits_its_own_ring_exactly() {
        for side in 2..=5 {
            let cells = 3 * side * side - 3 * side + 1;
            let numbering = hexagon(side, cells).unwrap();
            assert_eq!(numbering.ring, cells);
        }
        assert!(hexagon(5, 60).is_none());
        assert_eq!(hexagon(5, 128).unwrap().ring, 128);
        let ring = hexagon(5, 64).unwrap().ring;
        assert!((61..=64).contains(&ring));
    }

    #[test]
    fn a_torus_has_strides_only_where_its_sides_share_no_factor() {
        let torus = |width, height| {
            let lattice = Lattice::square(width, height, Ways::All).unwrap();
            number(lattice.wrap(Wrap::Torus).unwrap(), 64)
        };
        assert!(torus(8, 8).is_none());
        assert_eq!(torus(7, 9).unwrap().ring, 63);
    }
}
