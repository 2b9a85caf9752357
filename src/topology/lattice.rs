//! Builders for regular boards.

use std::collections::BTreeMap;

use super::compass::{LatticeKind, Ways, directions, ways};
use super::names::column_letters;
use super::wrap::{Closure, closure, refuse_hexagon};
use super::{Board, BoardBuilder, Cell, CellGraph, Layout, Names, Step, TopologyError};

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

/// Where row 1 is. It changes names, never links or the order of cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// At the top, as in othello.
    TopLeft,
    /// At the bottom, as in chess.
    BottomLeft,
}

/// What is at a place of the lattice; places that are neither lie outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    Cell,
    Hole,
}

/// The places of a board by (y, x), so in reading order. On a hexagonal lattice
/// x is q, which grows to the right, and y is r, which grows downwards.
pub(super) type Places = BTreeMap<(i32, i32), Place>;

/// A regular board under construction.
///
/// ```
/// use outflank::topology::{Lattice, Origin, Ways, Wrap};
/// let board = Lattice::square(4, 3, Ways::All)?
///     .origin(Origin::BottomLeft)
///     .without(&["a1", "d3"])?
///     .wrap(Wrap::Cylinder)?
///     .build()?;
/// assert_eq!(board.layout().draw(|_| '.'), ". . .\n. . . .\n  . . .\n");
/// let names: Vec<&str> = board.names().iter().map(|(_, name)| name).collect();
/// assert_eq!(names.join(" "), "a3 b3 c3 a2 b2 c2 d2 b1 c1 d1");
/// # Ok::<(), outflank::topology::TopologyError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Lattice {
    pub(super) kind: LatticeKind,
    ways: Ways,
    pub(super) origin: Origin,
    pub(super) places: Places,
    pub(super) width: i32,
    pub(super) height: i32,
    hexagon: bool,
    closure: Option<Closure>,
}

impl Lattice {
    /// A square board of `width` columns and `height` rows. Directions, in this
    /// order: north, north-east, east, south-east, south, south-west, west,
    /// north-west, or those of them that `ways` keeps.
    ///
    /// # Errors
    /// When a side is 0 or the cells are too many.
    pub fn square(width: usize, height: usize, ways: Ways) -> Result<Self, TopologyError> {
        let cells = width.checked_mul(height);
        let cells = cells.ok_or_else(|| far_too_large(format!("{width} by {height} cells")))?;
        TopologyError::check_cell_count(cells)?;
        let rows = 0..height as i32;
        let places = rows.flat_map(|y| (0..width as i32).map(move |x| ((y, x), Place::Cell)));
        Ok(Self::of(LatticeKind::Square, places.collect(), ways))
    }

    /// A hexagon of hexagons, `side` cells along each edge, so with
    /// 3·side² − 3·side + 1 cells. Directions, in this order: east, south-east,
    /// south-west, west, north-west, north-east.
    ///
    /// ```
    /// use outflank::topology::Lattice;
    /// let board = Lattice::hexagon(5).unwrap().build().unwrap();
    /// assert_eq!(board.graph().len(), 61);
    /// assert_eq!(board.names().cell("e5").unwrap().index(), 30);   // the centre
    /// ```
    ///
    /// # Errors
    /// When the side is 0 or the cells are too many: 37 is the longest side.
    pub fn hexagon(side: usize) -> Result<Self, TopologyError> {
        let cells = side
            .checked_sub(1)
            .map_or(Some(0), |less| {
                side.checked_mul(less)?.checked_mul(3)?.checked_add(1)
            })
            .ok_or_else(|| far_too_large(format!("side {side}")))?;
        TopologyError::check_cell_count(cells)?;
        let reach = side as i32 - 1;
        let mut places = Places::new();
        for r in -reach..=reach {
            for q in (-reach).max(-reach - r)..=reach.min(reach - r) {
                places.insert((r + reach, q + reach), Place::Cell);
            }
        }
        let mut lattice = Self::of(LatticeKind::Hex, places, Ways::All);
        lattice.hexagon = true;
        Ok(lattice)
    }

    /// A board drawn as text: `.` is a cell, `#` a hole, a blank lies outside.
    /// On a square lattice each character is a place (or every second one, when
    /// the map is spaced out); on a hexagonal one places of a row are two
    /// characters apart and rows are shifted by one, as a hexagon is drawn.
    /// Margins do not count. `ways` applies to square lattices.
    ///
    /// ```
    /// use outflank::topology::{Lattice, LatticeKind, Ways};
    /// let map = "
    ///      . .
    ///     . # .
    ///      . .
    /// ";
    /// let ring = Lattice::map(LatticeKind::Hex, map, Ways::All)?.build()?;
    /// assert_eq!(ring.graph().len(), 6);
    /// assert_eq!(ring.layout().draw(|_| 'o'), " o o\no   o\n o o\n");
    /// # Ok::<(), outflank::topology::TopologyError>(())
    /// ```
    ///
    /// # Errors
    /// When the map has an unknown symbol, no cell, too many of them, or a
    /// place off the lattice; with line and column.
    pub fn map(kind: LatticeKind, text: &str, ways: Ways) -> Result<Self, TopologyError> {
        Ok(Self::of(kind, super::map::read(kind, text)?, ways))
    }

    fn of(kind: LatticeKind, places: Places, ways: Ways) -> Self {
        Self {
            kind,
            ways,
            origin: Origin::TopLeft,
            width: places.keys().map(|&(_, x)| x + 1).max().unwrap_or(0),
            height: places.keys().map(|&(y, _)| y + 1).max().unwrap_or(0),
            places,
            hexagon: false,
            closure: None,
        }
    }

    /// Numbers rows from the top or from the bottom.
    #[must_use]
    pub fn origin(mut self, origin: Origin) -> Self {
        self.origin = origin;
        self
    }

    /// Cuts holes, by the names that the cells have with the origin set so far.
    /// The other cells keep their names.
    ///
    /// # Errors
    /// When there is no such cell, or none is left.
    pub fn without(mut self, holes: &[&str]) -> Result<Self, TopologyError> {
        let names = self.names()?;
        let cells: Vec<(i32, i32)> = self.cells().collect();
        for hole in holes {
            let at = cells[names.cell(hole)?.index()];
            self.places.insert(at, Place::Hole);
        }
        TopologyError::check_cell_count(self.cells().count())?;
        Ok(self)
    }

    /// Glues edges together: column after the last is the first again, and on a
    /// torus so are rows. A square map wraps round its bounding box.
    ///
    /// # Errors
    /// [`TopologyError::Shape`] where the edges do not fit: on a hexagon, and on
    /// hexagonal maps whose rows differ in length or shift unevenly.
    pub fn wrap(mut self, wrap: Wrap) -> Result<Self, TopologyError> {
        if self.hexagon && wrap != Wrap::None {
            return Err(refuse_hexagon());
        }
        self.closure = closure(self.kind, &self.places, (self.width, self.height), wrap)?;
        Ok(self)
    }

    /// The board as it is so far, to add links to.
    ///
    /// # Errors
    /// See [`TopologyError`].
    pub fn builder(self) -> Result<BoardBuilder, TopologyError> {
        let names = self.names()?;
        let layout = Layout::of_lattice(&self);
        Ok(BoardBuilder::drawn(self.graph()?, names, layout))
    }

    /// Builds the board: [`Lattice::builder`] and [`BoardBuilder::build`].
    ///
    /// # Errors
    /// See [`TopologyError`].
    pub fn build(self) -> Result<Board, TopologyError> {
        self.builder()?.build()
    }

    /// The cells as (y, x), in reading order.
    pub(super) fn cells(&self) -> impl Iterator<Item = (i32, i32)> + '_ {
        let cells = self.places.iter();
        cells.filter_map(|(&at, &place)| (place == Place::Cell).then_some(at))
    }

    /// The number of row `y`.
    pub(super) fn row_number(&self, y: i32) -> i32 {
        match self.origin {
            Origin::TopLeft => y + 1,
            Origin::BottomLeft => self.height - y,
        }
    }

    fn names(&self) -> Result<Names, TopologyError> {
        let names: Vec<String> = self.cells().map(|(y, x)| self.place_name(x, y)).collect();
        Names::new(names.iter().map(String::as_str))
    }

    pub(super) fn place_name(&self, x: i32, y: i32) -> String {
        format!("{}{}", column_letters(x as usize), self.row_number(y))
    }

    fn graph(&self) -> Result<CellGraph, TopologyError> {
        let ways = ways(self.kind, self.ways);
        let index = Index::of(self);
        let mut graph = CellGraph::new(self.cells().count(), directions(ways)?)?;
        for (number, (y, x)) in self.cells().enumerate() {
            let cell = Cell::new(number);
            for (direction, way) in graph.directions().iter().zip(ways) {
                let (x, y) = (x + way.dx, y + way.dy);
                let (x, y) = match &self.closure {
                    Some(closure) => closure.inside(x, y),
                    None => (x, y),
                };
                match index.at(x, y) {
                    Some(Some(to)) => {
                        let heading = direction;
                        graph.link(cell, direction, Step { to, heading })?;
                    }
                    Some(None) => graph.mark_hole(cell, direction),
                    None => {}
                }
            }
        }
        Ok(graph)
    }
}

/// The places of a lattice by row, for quick look-up: x, and the cell unless
/// it is a hole.
struct Index(Vec<Vec<(i32, Option<Cell>)>>);

impl Index {
    fn of(lattice: &Lattice) -> Self {
        let mut rows = vec![Vec::new(); lattice.height as usize];
        let mut cells = (0..).map(Cell::new);
        for (&(y, x), place) in &lattice.places {
            let cell = match place {
                Place::Cell => cells.next(),
                Place::Hole => None,
            };
            rows[y as usize].push((x, cell));
        }
        Self(rows)
    }

    fn at(&self, x: i32, y: i32) -> Option<Option<Cell>> {
        let row = self.0.get(usize::try_from(y).ok()?)?;
        let at = row.binary_search_by_key(&x, |&(x, _)| x).ok()?;
        Some(row[at].1)
    }
}

fn far_too_large(what: String) -> TopologyError {
    TopologyError::Shape {
        problem: format!(
            "a board of {what} is far too large; a board has 1 to {} cells",
            super::MAX_CELLS
        ),
        help: "make the board smaller".into(),
    }
}
