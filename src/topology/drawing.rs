//! Layouts of lattices.

use super::lattice::Lattice;
use super::layout::{Form, Label};
use super::names::column_letters;
use super::{Cell, LatticeKind, Layout, Point};

impl Layout {
    /// The layout of a lattice: one text row a row, holes left blank.
    pub(super) fn of_lattice(lattice: &Lattice) -> Self {
        let places = lattice.places.keys();
        let left = places.map(|&at| character(lattice.kind, at)).min();
        let left = left.unwrap_or(0);
        let mut layout = Self {
            form: match lattice.kind {
                LatticeKind::Square => Form::Square,
                LatticeKind::Hex => Form::Hexagon,
            },
            points: Vec::new(),
            rows: vec![Vec::new(); lattice.height as usize],
            columns: Vec::new(),
            row_labels: (0..lattice.height)
                .map(|y| lattice.row_number(y).to_string())
                .collect(),
            column_labels: Vec::new(),
            diagonal_labels: Vec::new(),
        };
        for (number, (y, x)) in lattice.cells().enumerate() {
            let column = (character(lattice.kind, (y, x)) - left) as usize;
            layout.rows[y as usize].push(Cell::new(number));
            layout.columns.push(column);
            layout.points.push(Point {
                x: column as f64 / 2.0,
                y: f64::from(y) * row_height(lattice.kind),
            });
        }
        match lattice.kind {
            LatticeKind::Square => layout.column_labels = letters_above(lattice.width),
            LatticeKind::Hex => layout.diagonal_labels = letters_beyond(lattice, left),
        }
        layout
    }
}

/// The character column of a place, before the margin is taken off.
fn character(kind: LatticeKind, (y, x): (i32, i32)) -> i32 {
    match kind {
        LatticeKind::Square => 2 * x,
        LatticeKind::Hex => 2 * x + y,
    }
}

fn row_height(kind: LatticeKind) -> f64 {
    match kind {
        LatticeKind::Square => 1.0,
        LatticeKind::Hex => 0.75_f64.sqrt(),
    }
}

fn letters_above(width: i32) -> Vec<(usize, String)> {
    let columns = 0..width as usize;
    columns.map(|x| (2 * x, column_letters(x))).collect()
}

/// One step north-west of the uppermost place of each diagonal.
fn letters_beyond(lattice: &Lattice, left: i32) -> Vec<Label> {
    let mut tops = vec![None; lattice.width as usize];
    for &(y, x) in lattice.places.keys() {
        tops[x as usize].get_or_insert(y);
    }
    let tops = tops.into_iter().enumerate();
    tops.filter_map(|(x, top)| {
        let beyond = (top? - 1, x as i32);
        Some(Label {
            row: beyond.0 as isize,
            column: (character(LatticeKind::Hex, beyond) - left) as isize,
            text: column_letters(x),
        })
    })
    .collect()
}
