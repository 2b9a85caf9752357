//! The rule itself, cell by cell.

use super::{Core, Kernel};
use crate::topology::{Cell, CellSet};

/// Follows the ray table cell by cell. Works on every board; slow and obvious.
#[derive(Clone, Debug)]
pub struct RayWalk<S> {
    core: Core,
    all: S,
}

impl<S: CellSet> RayWalk<S> {
    /// A walk over these rays.
    ///
    /// # Errors
    /// Gives the core back when the board has more cells than `S` can hold.
    pub fn new(core: Core) -> Result<Self, Core> {
        let cells = core.graph.len();
        if cells > S::CAPACITY {
            return Err(core);
        }
        Ok(Self {
            core,
            all: S::first_bits(cells),
        })
    }
}

/// How many discs at the start of the ray are captured: the `capturable` ones,
/// if one of `mine` closes them.
#[inline]
fn outflanked<S: CellSet>(ray: &[Cell], mine: S, capturable: S) -> usize {
    for (met, cell) in ray.iter().enumerate() {
        if mine.contains(cell.index()) {
            return met;
        }
        if !capturable.contains(cell.index()) {
            return 0;
        }
    }
    0
}

impl<S: CellSet> Kernel for RayWalk<S> {
    type Set = S;

    const NAME: &'static str = "ray-walk";

    #[inline]
    fn bit(&self, cell: Cell) -> usize {
        cell.index()
    }

    #[inline]
    fn cell(&self, bit: usize) -> Cell {
        Cell::new(bit)
    }

    fn all(&self) -> S {
        self.all
    }

    fn placements(&self, mine: S, capturable: S) -> S {
        let candidates = self.all & !(mine | capturable);
        let mut placements = S::EMPTY;
        for at in candidates.bits() {
            let mut rays = self.core.rays.from(Cell::new(at));
            if rays.any(|ray| outflanked(ray.cells, mine, capturable) > 0) {
                placements |= S::single(at);
            }
        }
        placements
    }

    fn captures(&self, mine: S, capturable: S, at: usize) -> S {
        let mut captured = S::EMPTY;
        for ray in self.core.rays.from(Cell::new(at)) {
            for cell in &ray.cells[..outflanked(ray.cells, mine, capturable)] {
                captured |= S::single(cell.index());
            }
        }
        captured
    }
}
