//! Where cells are drawn. Only for eyes; no rule reads it.

use super::{Cell, CellGraph};

/// A point in the plane, in units of the distance between neighbouring cells;
/// x to the right, y downwards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

/// A rectangle in the plane.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    /// The upper left corner.
    pub min: Point,
    /// The lower right corner.
    pub max: Point,
}

/// A letter or number beside a text drawing, placed on the same grid as the
/// cells. Rows and columns may be −1 or less: left of or above the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// Text row, 0 being the top row of cells.
    pub row: isize,
    /// Character column, 0 being that of the leftmost cell.
    pub column: isize,
    /// What to write there.
    pub text: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    Square,
    Hexagon,
    Octagon,
}

/// Where each cell is drawn: in the plane, and on a grid of characters where
/// neighbours in a row stand two columns apart.
///
/// ```
/// use outflank::topology::{Lattice, Ways};
/// let board = Lattice::square(3, 2, Ways::All).unwrap().build().unwrap();
/// let layout = board.layout();
/// assert_eq!(layout.draw(|_| '.'), ". . .\n. . .\n");
/// assert_eq!(layout.row_label(1), Some("2"));
/// assert_eq!(layout.column_labels()[2], (4, "c".to_owned()));
/// ```
#[derive(Clone, Debug)]
pub struct Layout {
    pub(super) form: Form,
    pub(super) points: Vec<Point>,
    pub(super) rows: Vec<Vec<Cell>>,
    pub(super) columns: Vec<usize>,
    pub(super) row_labels: Vec<String>,
    pub(super) column_labels: Vec<(usize, String)>,
    pub(super) diagonal_labels: Vec<Label>,
}

impl Layout {
    /// The middle of a cell.
    #[must_use]
    pub fn point(&self, cell: Cell) -> Point {
        self.points[cell.index()]
    }

    /// The corners of a cell, clockwise: a square, a hexagon with a corner at
    /// the top, or, for boards given as graphs, a small octagon.
    #[must_use]
    pub fn outline(&self, cell: Cell) -> Vec<Point> {
        let (corners, radius, turn) = match self.form {
            Form::Square => (4, 0.5_f64.sqrt(), 0.5),
            Form::Hexagon => (6, 1.0 / 3.0_f64.sqrt(), 0.0),
            Form::Octagon => (8, 0.4, 0.5),
        };
        let middle = self.point(cell);
        let corner = |n: u32| {
            let angle = (f64::from(n) + turn) * std::f64::consts::TAU / f64::from(corners);
            Point {
                x: middle.x + radius * angle.sin(),
                y: middle.y - radius * angle.cos(),
            }
        };
        (0..corners).map(corner).collect()
    }

    /// The rectangle that holds the outlines of all cells.
    #[must_use]
    pub fn bounds(&self) -> Bounds {
        let far = f64::INFINITY;
        let nothing = Bounds {
            min: Point { x: far, y: far },
            max: Point { x: -far, y: -far },
        };
        let cells = (0..self.points.len()).map(Cell::new);
        let corners = cells.flat_map(|cell| self.outline(cell));
        corners.fold(nothing, |bounds, corner| Bounds {
            min: Point {
                x: bounds.min.x.min(corner.x),
                y: bounds.min.y.min(corner.y),
            },
            max: Point {
                x: bounds.max.x.max(corner.x),
                y: bounds.max.y.max(corner.y),
            },
        })
    }

    /// The text rows from the top, each with its cells from left to right. A
    /// row of a lattice in which every place is a hole is empty.
    #[must_use]
    pub fn rows(&self) -> &[Vec<Cell>] {
        &self.rows
    }

    /// The character column of a cell. The leftmost cell or hole stands in
    /// column 0; cells of a row are at least two columns apart.
    #[must_use]
    pub fn column(&self, cell: Cell) -> usize {
        self.columns[cell.index()]
    }

    /// The number of a text row, on lattices.
    #[must_use]
    pub fn row_label(&self, row: usize) -> Option<&str> {
        self.row_labels.get(row).map(String::as_str)
    }

    /// On square lattices, the letters of the columns, each with its character
    /// column; elsewhere none.
    #[must_use]
    pub fn column_labels(&self) -> &[(usize, String)] {
        &self.column_labels
    }

    /// On hexagonal lattices, the letters of the diagonals, each just beyond
    /// its diagonal's upper end; elsewhere none.
    ///
    /// ```text
    ///      c d e
    ///     b . . .
    ///    a . . . .
    ///     . . . . .
    ///      . . . .
    ///       . . .
    /// ```
    #[must_use]
    pub fn diagonal_labels(&self) -> &[Label] {
        &self.diagonal_labels
    }

    /// Draws the board as text, one character a cell, without labels and
    /// without blanks at the ends of lines. Each line ends with a line feed.
    ///
    /// ```
    /// use outflank::topology::Lattice;
    /// let board = Lattice::hexagon(2).unwrap().build().unwrap();
    /// let centre = board.names().cell("b2").unwrap();
    /// let text = board.layout().draw(|cell| if cell == centre { 'x' } else { '.' });
    /// assert_eq!(text, " . .\n. x .\n . .\n");
    /// ```
    #[must_use]
    pub fn draw(&self, mut symbol: impl FnMut(Cell) -> char) -> String {
        let mut text = String::new();
        for row in &self.rows {
            let mut column = 0;
            for &cell in row {
                text.extend(std::iter::repeat_n(' ', self.column(cell) - column));
                text.push(symbol(cell));
                column = self.column(cell) + 1;
            }
            text.push('\n');
        }
        text
    }

    /// A layout from points alone: rows and columns are snapped from them, the
    /// usual length of a link being one row or two columns.
    pub(super) fn snapped(points: Vec<Point>, graph: &CellGraph) -> Self {
        let unit = usual_link_length(&points, graph);
        let (rows, columns) = snap(&points, unit);
        Self {
            form: Form::Octagon,
            points: points
                .iter()
                .map(|point| Point {
                    x: point.x / unit,
                    y: point.y / unit,
                })
                .collect(),
            rows,
            columns,
            row_labels: Vec::new(),
            column_labels: Vec::new(),
            diagonal_labels: Vec::new(),
        }
    }
}

/// The median length of the links, or 1 where no link has a length.
fn usual_link_length(points: &[Point], graph: &CellGraph) -> f64 {
    let length = |from: Point, to: Point| (from.x - to.x).hypot(from.y - to.y);
    let mut lengths: Vec<f64> = graph
        .links()
        .map(|(from, _, step)| length(points[from.index()], points[step.to.index()]))
        .filter(|&length| length > 1e-6)
        .collect();
    lengths.sort_by(f64::total_cmp);
    lengths.get(lengths.len() / 2).copied().unwrap_or(1.0)
}

/// Text rows without empty ones, and the column of each cell. Cells that would
/// come too close in a row are pushed to the right.
fn snap(points: &[Point], unit: f64) -> (Vec<Vec<Cell>>, Vec<usize>) {
    const WIDEST: f64 = 400.0;
    let left = points.iter().map(|p| p.x).fold(f64::INFINITY, f64::min);
    let right = points.iter().map(|p| p.x).fold(-f64::INFINITY, f64::max);
    let column_unit = (unit / 2.0).max((right - left) / WIDEST);

    let mut order: Vec<usize> = (0..points.len()).collect();
    order.sort_by(|&a, &b| points[a].y.total_cmp(&points[b].y));
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    let mut row_top = f64::NEG_INFINITY;
    for index in order {
        if points[index].y - row_top > unit * 0.4 {
            rows.push(Vec::new());
            row_top = points[index].y;
        }
        if let Some(row) = rows.last_mut() {
            row.push(Cell::new(index));
        }
    }

    let mut columns = vec![0; points.len()];
    for row in &mut rows {
        row.sort_by(|a, b| points[a.index()].x.total_cmp(&points[b.index()].x));
        let mut free = 0;
        for cell in row {
            let wanted = ((points[cell.index()].x - left) / column_unit).round() as usize;
            columns[cell.index()] = wanted.max(free);
            free = columns[cell.index()] + 2;
        }
    }
    (rows, columns)
}
