//! Every ray of a board, laid out flat in memory.

use super::{Cell, CellGraph, Direction, TopologyError};

/// All rays together may meet this many cells: 16 million, 32 MiB.
/// A 64 × 64 torus needs 2 million; a ring of 4,096 cells would need 16 million
/// for each direction.
const MAX_RAY_CELLS: usize = 1 << 24;

/// Why a ray goes no further.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RayEnd {
    /// The board ends.
    Edge,
    /// A hole is cut there.
    Hole,
    /// The ray is back at the cell it started from, or caught in a loop that
    /// never leads there.
    CameBack,
}

/// The cells met from one cell in one direction, nearest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ray<'a> {
    /// Where the ray starts; not one of its cells.
    pub origin: Cell,
    /// The direction in which it leaves.
    pub direction: Direction,
    /// The cells met. A bent ray that crosses itself meets a cell twice.
    pub cells: &'a [Cell],
    /// Why there are no more.
    pub end: RayEnd,
}

/// All rays, built once from the graph.
///
/// ```
/// use outflank::topology::{Cell, Direction, Lattice, RayEnd, Ways};
/// let board = Lattice::square(4, 4, Ways::All).unwrap().build().unwrap();
/// let east = board.graph().directions().named("east").unwrap();
/// let ray = board.rays().ray(Cell::new(4), east);      // a2, one row down
/// assert_eq!(ray.cells, [5, 6, 7].map(Cell::new));     // b2 c2 d2
/// assert_eq!(ray.end, RayEnd::Edge);
/// ```
#[derive(Clone, Debug)]
pub struct RayTable {
    directions: usize,
    cells: Vec<Cell>,
    /// Ray number `r` (cell × directions + direction) is
    /// `cells[starts[r]..starts[r + 1]]`.
    starts: Vec<u32>,
    ends: Vec<RayEnd>,
}

impl RayTable {
    /// Follows every ray of the graph.
    ///
    /// # Errors
    /// [`TopologyError::RaysTooLong`] when bent links make chains too long to
    /// keep.
    pub fn new(graph: &CellGraph) -> Result<Self, TopologyError> {
        let mut table = Self {
            directions: graph.directions().len(),
            cells: Vec::new(),
            starts: vec![0],
            ends: Vec::new(),
        };
        let mut walker = Walker::new(graph);
        for origin in graph.cells() {
            for direction in graph.directions().iter() {
                let end = walker.follow(origin, direction, &mut table.cells)?;
                table.ends.push(end);
                table.starts.push(table.cells.len() as u32);
            }
        }
        Ok(table)
    }

    /// The ray from a cell in a direction.
    #[inline]
    #[must_use]
    pub fn ray(&self, origin: Cell, direction: Direction) -> Ray<'_> {
        let number = origin.index() * self.directions + direction.index();
        Ray {
            origin,
            direction,
            cells: &self.cells[self.starts[number] as usize..self.starts[number + 1] as usize],
            end: self.ends[number],
        }
    }

    /// The rays that leave a cell, one a direction.
    #[inline]
    pub fn from(&self, origin: Cell) -> impl Iterator<Item = Ray<'_>> + '_ {
        (0..self.directions).map(move |d| self.ray(origin, Direction::new(d)))
    }

    /// All rays, cell by cell.
    pub fn iter(&self) -> impl Iterator<Item = Ray<'_>> + '_ {
        (0..self.cell_count()).flat_map(move |cell| self.from(Cell::new(cell)))
    }

    /// The cells that no ray passes through: wherever one is met, the ray ends
    /// there. What stands on such a cell is never between two others, as in the
    /// corners of a square.
    ///
    /// ```
    /// use outflank::topology::{Lattice, Ways};
    /// let board = Lattice::square(4, 4, Ways::All).unwrap().build().unwrap();
    /// let corners = board.rays().never_passed();
    /// let names: Vec<&str> = corners.iter().map(|&cell| board.names().name(cell)).collect();
    /// assert_eq!(names, ["a1", "d1", "a4", "d4"]);
    /// ```
    #[must_use]
    pub fn never_passed(&self) -> Vec<Cell> {
        let mut passed = vec![false; self.cell_count()];
        for ray in self.iter() {
            if let [through @ .., _] = ray.cells {
                for cell in through {
                    passed[cell.index()] = true;
                }
            }
        }
        let cells = (0..passed.len()).filter(|&cell| !passed[cell]);
        cells.map(Cell::new).collect()
    }

    /// How many cells the board has.
    #[must_use]
    pub fn cell_count(&self) -> usize {
        self.ends.len().checked_div(self.directions).unwrap_or(0)
    }
}

/// Follows rays and notices loops. `seen[state]` holds the number of the last
/// ray that passed the state, so nothing is cleared between rays.
struct Walker<'a> {
    graph: &'a CellGraph,
    seen: Vec<u32>,
    ray: u32,
}

impl<'a> Walker<'a> {
    fn new(graph: &'a CellGraph) -> Self {
        Self {
            graph,
            seen: vec![0; graph.len() * graph.directions().len()],
            ray: 0,
        }
    }

    fn follow(
        &mut self,
        origin: Cell,
        direction: Direction,
        out: &mut Vec<Cell>,
    ) -> Result<RayEnd, TopologyError> {
        self.ray += 1;
        let (mut at, mut heading) = (origin, direction);
        loop {
            let Some(step) = self.graph.step(at, heading) else {
                let hole = self.graph.is_hole(at, heading);
                return Ok(if hole { RayEnd::Hole } else { RayEnd::Edge });
            };
            (at, heading) = (step.to, step.heading);
            let state = at.index() * self.graph.directions().len() + heading.index();
            if at == origin || self.seen[state] == self.ray {
                return Ok(RayEnd::CameBack);
            }
            self.seen[state] = self.ray;
            if out.len() == MAX_RAY_CELLS {
                return Err(TopologyError::RaysTooLong { max: MAX_RAY_CELLS });
            }
            out.push(at);
        }
    }
}
