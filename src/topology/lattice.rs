//! Builders for regular boards.

use super::{Board, TopologyError};

/// Which lattice the cells lie on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LatticeKind {
    /// Rows and columns, up to eight directions.
    Square,
    /// Hexagons, six directions.
    Hex,
}

/// Which directions a square lattice has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ways {
    /// Eight.
    All,
    /// Four, along rows and columns.
    Orthogonal,
    /// Four, along diagonals.
    Diagonal,
}

/// Which edges are glued together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wrap {
    /// None.
    None,
    /// Columns wrap, rows do not.
    Cylinder,
    /// Both wrap.
    Torus,
}

/// A regular board under construction.
#[derive(Clone, Debug)]
pub struct Lattice;

impl Lattice {
    /// A square board.
    ///
    /// # Errors
    /// When a side is 0 or the cells are too many.
    pub fn square(_width: usize, _height: usize, _ways: Ways) -> Result<Self, TopologyError> {
        todo!()
    }

    /// Builds the board.
    ///
    /// # Errors
    /// See [`TopologyError`].
    pub fn build(self) -> Result<Board, TopologyError> {
        todo!()
    }
}
