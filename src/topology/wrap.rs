//! Gluing the edges of a lattice together.

use super::lattice::{Places, Wrap};
use super::{LatticeKind, TopologyError};

/// How coordinates beyond the edges are brought back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Closure {
    /// Every row holds this many places, from its start on.
    length: i32,
    /// The first x of each row.
    starts: Vec<i32>,
    /// On a torus, what x changes by from the bottom row to the top row of the
    /// next copy below.
    lean: Option<i32>,
}

impl Closure {
    /// The closure of a square board or map: its bounding box repeats.
    pub(super) fn of_box(width: i32, height: i32, wrap: Wrap) -> Self {
        Self {
            length: width,
            starts: vec![0; height as usize],
            lean: (wrap == Wrap::Torus).then_some(0),
        }
    }

    /// The closure of a hex map, where rows of equal length shifted as in
    ///
    /// ```text
    ///   . . . .        . . . .
    ///    . . . .   or   . . . .      an even number of rows for a torus
    ///     . . . .      . . . .
    ///      . . . .      . . . .
    /// ```
    ///
    /// repeat without a gap.
    pub(super) fn of_rows(places: &Places, wrap: Wrap) -> Result<Self, TopologyError> {
        let rows = row_spans(places);
        let length = rows[0].1 - rows[0].0 + 1;
        if let Some(odd) = rows.iter().position(|(a, b)| b - a + 1 != length) {
            return Err(not_closing(format!(
                "row {} does not span as many places as row 1",
                odd + 1
            )));
        }
        let starts: Vec<i32> = rows.iter().map(|row| row.0).collect();
        let lean = match wrap {
            Wrap::Torus => Some(lean(&starts)?),
            Wrap::None | Wrap::Cylinder => None,
        };
        Ok(Self {
            length,
            starts,
            lean,
        })
    }

    /// The place inside the board that (x, y) is glued to; rows beyond an edge
    /// that does not wrap stay where they are.
    pub(super) fn inside(&self, x: i32, y: i32) -> (i32, i32) {
        let height = self.starts.len() as i32;
        let (x, y) = match self.lean {
            Some(lean) => (x - y.div_euclid(height) * lean, y.rem_euclid(height)),
            None => (x, y),
        };
        match self.starts.get(y as usize) {
            Some(start) if y >= 0 => (start + (x - start).rem_euclid(self.length), y),
            _ => (x, y),
        }
    }
}

/// First and last x of each row, which an empty row turns round.
fn row_spans(places: &Places) -> Vec<(i32, i32)> {
    let height = places.keys().map(|&(y, _)| y + 1).max().unwrap_or(0);
    let mut rows = vec![(0, -1); height as usize];
    for &(y, x) in places.keys() {
        let row = &mut rows[y as usize];
        *row = if row.1 < row.0 { (x, x) } else { (row.0, x) };
    }
    rows
}

/// On axial coordinates a zigzag of an even number of rows leans left by one
/// place every two rows; a rhomboid goes on leaning as its rows do.
fn lean(starts: &[i32]) -> Result<i32, TopologyError> {
    let height = starts.len() as i32;
    let steps: Vec<i32> = starts.windows(2).map(|pair| pair[1] - pair[0]).collect();
    let zigzag = steps.windows(2).all(|pair| pair[0] + pair[1] == -1)
        && steps.iter().all(|&step| step == 0 || step == -1);
    if zigzag && height % 2 == 0 {
        return Ok(-height / 2);
    }
    let step = steps.first().copied().unwrap_or(0);
    if steps.iter().all(|&other| other == step) {
        return Ok(step * height);
    }
    if zigzag {
        return Err(not_closing(format!(
            "{height} rows in zigzag do not meet, an even number does"
        )));
    }
    Err(not_closing(
        "its rows are not shifted evenly, so top and bottom do not fit".into(),
    ))
}

fn not_closing(why: String) -> TopologyError {
    TopologyError::Shape {
        problem: format!("this hexagonal map cannot be wrapped: {why}"),
        help: "give all rows the same number of cells or holes, shifted in zigzag (an even number \
               of rows for a torus) or each by one character the same way"
            .into(),
    }
}

/// The refusal for shapes whose edges do not face each other.
pub(super) fn refuse_hexagon() -> TopologyError {
    TopologyError::Shape {
        problem: "a hexagon cannot be wrapped: its rows differ in length".into(),
        help: "use wrap = \"none\", or draw a hexagonal map whose rows are equally long".into(),
    }
}

/// How many of its edges a board of this kind may glue.
pub(super) fn closure(
    kind: LatticeKind,
    places: &Places,
    (width, height): (i32, i32),
    wrap: Wrap,
) -> Result<Option<Closure>, TopologyError> {
    match (wrap, kind) {
        (Wrap::None, _) => Ok(None),
        (_, LatticeKind::Square) => Ok(Some(Closure::of_box(width, height, wrap))),
        (_, LatticeKind::Hex) => Closure::of_rows(places, wrap).map(Some),
    }
}
