//! What a player may do in a turn.

use crate::topology::Cell;

/// A move: a disc on a cell, or a pass.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A disc on this cell.
    Place(Cell),
    /// No disc.
    Pass,
}

impl Move {
    /// The cell of a placement.
    #[must_use]
    pub fn cell(self) -> Option<Cell> {
        match self {
            Self::Place(cell) => Some(cell),
            Self::Pass => None,
        }
    }
}
