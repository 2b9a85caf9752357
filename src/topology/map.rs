//! Reading boards drawn as ASCII maps.

use std::collections::BTreeMap;

use super::lattice::{Place, Places};
use super::{LatticeKind, TopologyError};

/// Longest and widest map, in characters. A connected board of
/// [`MAX_CELLS`](super::MAX_CELLS) never needs more.
const MAX_SIDE: usize = 2 * super::MAX_CELLS;

/// Most cells and holes together: enough for a hole beside every cell.
const MAX_PLACES: usize = 4 * super::MAX_CELLS;

/// The places of a map on lattice coordinates that start at 0.
pub(super) fn read(kind: LatticeKind, text: &str) -> Result<Places, TopologyError> {
    let marks = marks(text)?;
    let read = match kind {
        LatticeKind::Square => square(&marks),
        LatticeKind::Hex => hex(&marks)?,
    };
    Ok(shifted_to_zero(read))
}

/// A mark and where it stands, counted from 0.
struct Mark {
    line: i32,
    column: i32,
    place: Place,
}

fn marks(text: &str) -> Result<Vec<Mark>, TopologyError> {
    let mut marks = Vec::new();
    for (line, row) in text.lines().enumerate() {
        for (column, symbol) in row.char_indices() {
            let place = match symbol {
                ' ' => continue,
                '.' => Place::Cell,
                '#' => Place::Hole,
                other => return Err(unknown_symbol(other, line, column)),
            };
            if line >= MAX_SIDE || column >= MAX_SIDE || marks.len() == MAX_PLACES {
                return Err(too_large(line, column));
            }
            marks.push(Mark {
                line: line as i32,
                column: column as i32,
                place,
            });
        }
    }
    let cells = marks.iter().filter(|mark| mark.place == Place::Cell);
    TopologyError::check_cell_count(cells.count())?;
    Ok(marks)
}

/// A map on which all marks stand an even number of columns apart can only be
/// one with blanks between the cells: read as it stands, it would join nothing.
fn square(marks: &[Mark]) -> Vec<(i32, i32, Place)> {
    let first = marks[0].column;
    let spaced = marks.iter().all(|mark| (mark.column - first) % 2 == 0);
    let apart = if spaced { 2 } else { 1 };
    let left = marks.iter().map(|mark| mark.column).min().unwrap_or(0);
    marks
        .iter()
        .map(|mark| (mark.line, (mark.column - left) / apart, mark.place))
        .collect()
}

/// Going down one line and right one column is one step along r, so
/// column = 2·q + r.
fn hex(marks: &[Mark]) -> Result<Vec<(i32, i32, Place)>, TopologyError> {
    let first = marks[0].column - marks[0].line;
    let axial = |mark: &Mark| {
        let twice_q = mark.column - mark.line - first;
        if twice_q % 2 == 0 {
            return Ok((mark.line, twice_q / 2, mark.place));
        }
        Err(TopologyError::Shape {
            problem: format!(
                "line {}, column {} of the map lies between the places of a hexagonal lattice",
                mark.line + 1,
                mark.column + 1
            ),
            help: "put cells of a row two characters apart, and shift each row by one character \
                   from the row above"
                .into(),
        })
    };
    marks.iter().map(axial).collect()
}

fn shifted_to_zero(read: Vec<(i32, i32, Place)>) -> Places {
    let top = read.iter().map(|&(y, _, _)| y).min().unwrap_or(0);
    let left = read.iter().map(|&(_, x, _)| x).min().unwrap_or(0);
    let placed = read
        .into_iter()
        .map(|(y, x, place)| ((y - top, x - left), place));
    placed.collect::<BTreeMap<_, _>>()
}

fn unknown_symbol(symbol: char, line: usize, column: usize) -> TopologyError {
    TopologyError::Shape {
        problem: format!(
            "line {}, column {} of the map is `{}`",
            line + 1,
            column + 1,
            symbol.escape_debug()
        ),
        help: "a map has `.` for a cell, `#` for a hole and a blank for no place at all".into(),
    }
}

fn too_large(line: usize, column: usize) -> TopologyError {
    TopologyError::Shape {
        problem: format!(
            "the map goes on beyond line {}, column {}, larger than any board",
            line + 1,
            column + 1
        ),
        help: format!(
            "a map has at most {MAX_SIDE} lines and columns, {} cells, and {MAX_PLACES} cells and \
             holes together",
            super::MAX_CELLS
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(kind: LatticeKind, text: &str) -> Vec<(i32, i32)> {
        read(kind, text).unwrap().into_keys().collect()
    }

    fn problem(kind: LatticeKind, text: &str) -> String {
        read(kind, text).unwrap_err().to_string()
    }

    #[test]
    fn margins_do_not_count() {
        let plain = cells(LatticeKind::Square, "..\n.#");
        assert_eq!(plain, [(0, 0), (0, 1), (1, 0), (1, 1)]);
        assert_eq!(cells(LatticeKind::Square, "\n   ..\r\n   .#  \n\n"), plain);
        assert_eq!(cells(LatticeKind::Square, "  . .\n  . #"), plain);
    }

    #[test]
    fn hex_rows_lean_either_way() {
        let hexagon = cells(LatticeKind::Hex, " . .\n. . .\n . .");
        let axial = [(0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1)];
        assert_eq!(hexagon, axial);
        let flower = cells(LatticeKind::Hex, "      .\n     .\n");
        assert_eq!(flower, [(0, 1), (1, 0)]);
    }

    #[test]
    fn mistakes_are_told_with_their_place() {
        let tab = problem(LatticeKind::Square, "..\n.\t.");
        assert_eq!(tab, "line 2, column 2 of the map is `\\t`");
        let between = problem(LatticeKind::Hex, ". .\n. .");
        assert!(between.starts_with("line 2, column 1 of the map lies between"));
        let empty = problem(LatticeKind::Square, "  \n");
        assert!(empty.starts_with("the board would have 0 cells"));
    }

    #[test]
    fn a_huge_map_is_refused_before_it_is_kept() {
        let far = format!(".{}.", " ".repeat(1 << 20));
        assert!(problem(LatticeKind::Square, &far).contains("larger than any board"));
        let full = ".".repeat(5000);
        assert!(problem(LatticeKind::Square, &full).contains("5000 cells"));
        let holes = format!(".\n{}", "########\n".repeat(8000));
        assert!(problem(LatticeKind::Square, &holes).contains("larger than any board"));
    }
}
