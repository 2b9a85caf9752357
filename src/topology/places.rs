//! Looking up the places of a lattice.

use super::lattice::Place;
use super::{Cell, Lattice};

impl Lattice {
    /// Columns and rows of the box around all places, holes included.
    #[must_use]
    pub fn size(&self) -> (usize, usize) {
        (self.width as usize, self.height as usize)
    }

    /// The cell at column `x`, row `y`, counted from 0 at the top left whatever
    /// the origin, or `None` at a hole and outside. On a hexagonal lattice these
    /// are the axial coordinates q and r, the least of each being 0.
    ///
    /// ```
    /// use outflank::topology::{Cell, Lattice, Ways};
    /// let lattice = Lattice::square(4, 4, Ways::All)?.without(&["b1"])?;
    /// assert_eq!(lattice.cell_at(2, 0), Some(Cell::new(1)));   // c1, after a1
    /// assert_eq!(lattice.cell_at(1, 0), None);                 // the hole
    /// # Ok::<(), outflank::topology::TopologyError>(())
    /// ```
    #[must_use]
    pub fn cell_at(&self, x: i32, y: i32) -> Option<Cell> {
        let number = self.cells().position(|at| at == (y, x))?;
        Some(Cell::new(number))
    }

    /// Whether a hole is cut where the cell of this name would be, in any case.
    ///
    /// ```
    /// use outflank::topology::{Lattice, Ways};
    /// let lattice = Lattice::square(4, 4, Ways::All)?.without(&["b1"])?;
    /// assert!(lattice.is_hole("B1") && !lattice.is_hole("c1") && !lattice.is_hole("z9"));
    /// # Ok::<(), outflank::topology::TopologyError>(())
    /// ```
    #[must_use]
    pub fn is_hole(&self, name: &str) -> bool {
        let name = name.to_lowercase();
        let mut places = self.places.iter();
        places.any(|(&(y, x), &place)| place == Place::Hole && self.place_name(x, y) == name)
    }
}
