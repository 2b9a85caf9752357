//! Openings known by name, and drawings of the middle of the board.

use super::board::{Ground, Middle};
use super::players;
use crate::framework::Player;
use crate::reversi::variant::descriptor::LayoutName;
use crate::reversi::variant::error::Fault;
use crate::reversi::variant::model::PlayerInfo;
use crate::topology::{Cell, Lattice};

/// The layout that places nothing.
pub(super) const EMPTY: LayoutName = LayoutName::Empty;

/// Discs on cells, or what does not fit and in which row of the drawing.
type Placed = Result<Vec<(Cell, Player)>, (Fault, Option<usize>)>;

/// The discs of a layout.
pub(super) fn named(name: LayoutName, ground: &Ground, players: usize) -> Placed {
    let rows: [[usize; 2]; 2] = match name {
        LayoutName::Empty => return Ok(Vec::new()),
        LayoutName::Ring => return ring(ground, players),
        LayoutName::Diagonal => [[1, 0], [0, 1]],
        LayoutName::Parallel => [[1, 1], [0, 0]],
        LayoutName::Mirrored => [[0, 1], [1, 0]],
    };
    let rows = rows.map(|row| row.map(|seat| Some(Player::new(seat))).to_vec());
    let lattice = square_lattice(ground)?;
    block(&rows, lattice)
}

/// Six discs round the empty centre, players in turn: player 1 to the east of
/// the centre, on round with the sun.
fn ring(ground: &Ground, players: usize) -> Placed {
    let (lattice, middle) = hexagon(ground)?;
    if 6 % players != 0 {
        return Err(misfit(
            format!("six discs cannot be dealt to {players} players"),
            "draw a `centre` for them instead",
        ));
    }
    let round = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
    round
        .into_iter()
        .enumerate()
        .map(|(number, (q, r))| {
            let cell = lattice.cell_at(middle + q, middle + r);
            Ok((cell.ok_or_else(too_small)?, Player::new(number % players)))
        })
        .collect()
}

/// The discs of a drawing of the middle.
pub(super) fn drawn(rows: &[String], ground: &Ground, players: &[PlayerInfo]) -> Placed {
    let mut drawing = Vec::with_capacity(rows.len());
    for (number, row) in rows.iter().enumerate() {
        let mut marks = Vec::new();
        for mark in row.chars().filter(|mark| !mark.is_whitespace()) {
            marks.push(match mark {
                '.' => None,
                mark => {
                    let owner = players::drawn(players, mark);
                    Some(owner.map_err(|fault| (fault, Some(number)))?)
                }
            });
        }
        drawing.push(marks);
    }
    match ground.middle {
        Middle::Hexagon => hexagonal_block(&drawing, ground),
        _ => block(&drawing, square_lattice(ground)?),
    }
}

/// Rows of equal length in the middle of a square lattice.
fn block(rows: &[Vec<Option<Player>>], lattice: &Lattice) -> Placed {
    let (width, height) = lattice.size();
    let columns = rows.first().map_or(0, Vec::len);
    if let Some(odd) = rows.iter().position(|row| row.len() != columns) {
        let fault = Fault::Misfit {
            what: format!("row {} is not as long as the first", odd + 1),
            help: "give all rows the same number of cells, with `.` for empty ones",
        };
        return Err((fault, Some(odd)));
    }
    let fits = |block: usize, board: usize| block <= board && (board - block).is_multiple_of(2);
    if !fits(columns, width) || !fits(rows.len(), height) {
        return Err(misfit(
            format!(
                "{columns} by {} cells have no place in the middle of {width} by {height}",
                rows.len()
            ),
            "the middle of an even side is even, of an odd side odd; draw a `centre` that fits, or place `discs` by name",
        ));
    }
    let (left, top) = ((width - columns) / 2, (height - rows.len()) / 2);
    place(rows, |x, y| {
        lattice.cell_at((left + x) as i32, (top + y) as i32)
    })
}

/// Rows of a small hexagon, such as 2, 3 and 2 cells, in the middle of a large
/// one.
fn hexagonal_block(rows: &[Vec<Option<Player>>], ground: &Ground) -> Placed {
    let (lattice, middle) = hexagon(ground)?;
    let reach = rows.len() / 2;
    let wanted = |y: usize| rows.len() - y.abs_diff(reach);
    if rows.len().is_multiple_of(2)
        || rows
            .iter()
            .enumerate()
            .any(|(y, row)| row.len() != wanted(y))
    {
        return Err(misfit(
            "this is no hexagon of cells".into(),
            "draw rows of 2, 3 and 2 cells, or 3, 4, 5, 4 and 3, and so on, with `.` for empty ones",
        ));
    }
    let reach = reach as i32;
    place(rows, |x, y| {
        let (x, r) = (x as i32, y as i32 - reach);
        let first = (-reach).max(-reach - r);
        lattice.cell_at(middle + first + x, middle + r)
    })
}

fn place(rows: &[Vec<Option<Player>>], cell_at: impl Fn(usize, usize) -> Option<Cell>) -> Placed {
    let mut placed = Vec::new();
    for (y, row) in rows.iter().enumerate() {
        for (x, owner) in row.iter().enumerate() {
            if let &Some(owner) = owner {
                placed.push((cell_at(x, y).ok_or_else(too_small)?, owner));
            }
        }
    }
    Ok(placed)
}

fn square_lattice(ground: &Ground) -> Result<&Lattice, (Fault, Option<usize>)> {
    ground
        .lattice
        .as_ref()
        .filter(|_| ground.middle == Middle::Block)
        .ok_or_else(|| {
            misfit(
                "this opening is for boards of rows and columns".into(),
                "use layout = \"ring\" on a hexagon, or place `discs` by name",
            )
        })
}

/// The lattice of a hexagon, and both coordinates of its centre.
fn hexagon(ground: &Ground) -> Result<(&Lattice, i32), (Fault, Option<usize>)> {
    match (&ground.lattice, ground.middle) {
        (Some(lattice), Middle::Hexagon) => Ok((lattice, lattice.size().0 as i32 / 2)),
        _ => Err(misfit(
            "this opening is for hexagons".into(),
            "use \"diagonal\" or \"parallel\" on squares, or place `discs` by name",
        )),
    }
}

fn misfit(what: String, help: &'static str) -> (Fault, Option<usize>) {
    (Fault::Misfit { what, help }, None)
}

fn too_small() -> (Fault, Option<usize>) {
    misfit(
        "the board has no cell where this opening puts a disc".into(),
        "make the board larger, keep holes out of its middle, or place `discs` by name",
    )
}
