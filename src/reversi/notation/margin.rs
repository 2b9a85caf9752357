//! Coordinates on the margins of a drawn board.

use super::drawing::{Glyph, Ink};
use crate::topology::{Label, Layout};

/// The room that coordinates need.
#[derive(Default)]
pub(super) struct Margin {
    /// Lines above the first row.
    pub(super) above: usize,
    /// Characters of the longest row number.
    numbers: usize,
    /// Characters to the left of column 0.
    pub(super) left: usize,
}

impl Margin {
    pub(super) fn of(layout: &Layout) -> Self {
        let longest = |texts: &mut dyn Iterator<Item = &str>| texts.map(str::len).max();
        let rows = 0..layout.rows().len();
        let numbers = longest(&mut rows.filter_map(|row| layout.row_label(row))).unwrap_or(0);
        let letters = &mut layout.column_labels().iter().map(|(_, text)| text.as_str());
        let diagonals = layout.diagonal_labels();
        let higher = diagonals.iter().map(|label| -label.row).max().unwrap_or(0);
        let farther = diagonals.iter().map(|label| -first_column(label)).max();
        Self {
            above: longest(letters).unwrap_or(0).max(higher.max(0) as usize),
            numbers,
            left: numbers + usize::from(numbers > 0) + farther.unwrap_or(0).max(0) as usize,
        }
    }

    pub(super) fn draw(&self, layout: &Layout, lines: &mut [Vec<Glyph>]) {
        for (row, cells) in layout.rows().iter().enumerate() {
            if let (Some(number), false) = (layout.row_label(row), cells.is_empty()) {
                let column = self.numbers - number.len();
                write(&mut lines[self.above + row], column, number);
            }
        }
        for (column, letters) in layout.column_labels() {
            for (down, letter) in letters.chars().enumerate() {
                let line = self.above - letters.len() + down;
                write(
                    &mut lines[line],
                    self.left + column,
                    letter.encode_utf8(&mut [0; 4]),
                );
            }
        }
        for label in layout.diagonal_labels() {
            let line = self.above.saturating_add_signed(label.row);
            let column = self.left.saturating_add_signed(first_column(label));
            if let Some(line) = lines.get_mut(line) {
                write(line, column, &label.text);
            }
        }
        for line in lines {
            line.sort_by_key(|glyph| glyph.column);
        }
    }
}

/// Letters end where their diagonal would go on.
fn first_column(label: &Label) -> isize {
    label.column + 1 - label.text.chars().count() as isize
}

fn write(line: &mut Vec<Glyph>, column: usize, text: &str) {
    let written = text.chars().zip(column..);
    line.extend(written.map(|(symbol, column)| Glyph {
        column,
        symbol,
        ink: Ink::Label,
    }));
}
