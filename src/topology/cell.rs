//! Newtypes for the two indices of a board.

/// The most cells a board may have: 64 × 64.
pub const MAX_CELLS: usize = 4096;

/// The most directions a board may declare.
pub const MAX_DIRECTIONS: usize = 32;

/// A place on a board, numbered in reading order: row by row from the top,
/// each row from left to right, holes left out.
///
/// ```
/// use outflank::topology::Cell;
/// assert_eq!(Cell::new(19).index(), 19);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u16);

impl Cell {
    /// The cell with this number.
    ///
    /// # Panics
    /// If `index` is [`MAX_CELLS`] or more; a board never has such a cell.
    #[must_use]
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_CELLS);
        Self(index as u16)
    }

    /// The cell's number, 0 to [`MAX_CELLS`] − 1.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A named way to go, numbered in the order of declaration.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Direction(u8);

impl Direction {
    /// The direction with this number.
    ///
    /// # Panics
    /// If `index` is [`MAX_DIRECTIONS`] or more.
    #[must_use]
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_DIRECTIONS);
        Self(index as u8)
    }

    /// The direction's number, 0 to [`MAX_DIRECTIONS`] − 1.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
