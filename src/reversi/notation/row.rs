//! A line of text, held against the same line of a drawn board.

use super::Mark;
use super::drawing::{Glyph, Ink};
use super::position_error::Spot;
use super::symbols::{Alphabet, Symbol};
use crate::topology::Cell;

/// A character of a text that is not blank, and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Letter {
    pub(super) symbol: char,
    pub(super) at: Spot,
}

/// A line of a text that is not blank; comments and line ends are gone.
#[derive(Clone, Copy, Debug)]
pub(super) struct TextLine<'a> {
    /// From 1.
    pub(super) number: usize,
    pub(super) text: &'a str,
}

impl TextLine<'_> {
    pub(super) fn letters(&self) -> Vec<Letter> {
        let columns = self.text.chars().zip(1..);
        let visible = columns.filter(|(symbol, _)| !symbol.is_whitespace());
        visible
            .map(|(symbol, column)| Letter {
                symbol,
                at: Spot {
                    line: self.number,
                    column,
                },
            })
            .collect()
    }
}

/// What a row of text says about the cells.
pub(super) enum RowReading {
    /// A character for each cell of the row.
    Cells(Vec<(Cell, Letter)>),
    /// So many characters that could be cells, and which they are.
    Misfit(Vec<Letter>),
}

/// Holds a line against a row of a board drawn with coordinates: the
/// coordinates may be there or not, and discs may have marks.
pub(super) fn read_row(row: &[Glyph], line: &TextLine<'_>, alphabet: &Alphabet<'_>) -> RowReading {
    let letters = line.letters();
    let bare = without_marks(&letters, alphabet);
    for letters in [&letters, &bare] {
        for pattern in patterns(row) {
            if let Some(cells) = fit(&pattern, letters) {
                return RowReading::Cells(cells);
            }
        }
    }
    RowReading::Misfit(without_labels(row, line, &bare).to_vec())
}

/// The row with all its coordinates, with its number alone, with none.
fn patterns(row: &[Glyph]) -> [Vec<Glyph>; 3] {
    let number = row_number(row).len();
    let numbered = row.iter().enumerate();
    let numbered = numbered.filter(|&(at, glyph)| at < number || glyph.ink != Ink::Label);
    let bare = row.iter().filter(|glyph| glyph.ink != Ink::Label);
    [
        row.to_vec(),
        numbered.map(|(_, &glyph)| glyph).collect(),
        bare.copied().collect(),
    ]
}

/// The coordinate at the very left of a row, without gaps.
fn row_number(row: &[Glyph]) -> &[Glyph] {
    let labels = row.iter().take_while(|glyph| glyph.ink == Ink::Label);
    let joined = labels
        .enumerate()
        .take_while(|(at, glyph)| glyph.column == row[0].column + at);
    &row[..joined.count()]
}

fn fit(pattern: &[Glyph], letters: &[Letter]) -> Option<Vec<(Cell, Letter)>> {
    if pattern.len() != letters.len() {
        return None;
    }
    let mut cells = Vec::with_capacity(letters.len());
    for (glyph, letter) in pattern.iter().zip(letters) {
        match glyph.ink {
            Ink::Cell { cell, .. } => cells.push((cell, *letter)),
            _ if same(glyph, letter) => {}
            _ => return None,
        }
    }
    Some(cells)
}

fn same(label: &Glyph, letter: &Letter) -> bool {
    label.symbol.eq_ignore_ascii_case(&letter.symbol)
}

/// Whether the line shows exactly these coordinates.
pub(super) fn is_label_line(labels: &[Glyph], line: &TextLine<'_>) -> bool {
    fit(labels, &line.letters()).is_some()
}

/// The letters without the marks right after discs. There are none in a row
/// written without gaps: where marks may stand, cells are two columns apart.
fn without_marks(letters: &[Letter], alphabet: &Alphabet<'_>) -> Vec<Letter> {
    let mut cells: Vec<Letter> = Vec::with_capacity(letters.len());
    for &letter in letters {
        let beside = cells
            .last()
            .is_some_and(|disc| disc.at.column + 1 == letter.at.column && is_disc(disc, alphabet));
        if !(beside && Mark::of_symbol(letter.symbol).is_some()) {
            cells.push(letter);
        }
    }
    let crowded = |pair: &[Letter]| pair[1].at.column < pair[0].at.column + 2;
    match cells.windows(2).any(crowded) {
        true => letters.to_vec(),
        false => cells,
    }
}

fn is_disc(letter: &Letter, alphabet: &Alphabet<'_>) -> bool {
    let symbol = alphabet.read(letter.symbol);
    matches!(symbol, Some(Symbol::Disc(_) | Symbol::DiscOrMark(_)))
}

/// The letters after the coordinates, where the line begins with its number
/// and that cannot be a cell.
fn without_labels<'l>(row: &[Glyph], line: &TextLine<'_>, letters: &'l [Letter]) -> &'l [Letter] {
    let number: String = row_number(row).iter().map(|glyph| glyph.symbol).collect();
    let first = line.text.split_whitespace().next();
    if number.is_empty() || first != Some(number.as_str()) {
        return letters;
    }
    let labels = row.iter().take_while(|glyph| glyph.ink == Ink::Label);
    let pairs = labels.zip(letters);
    let skipped = pairs.take_while(|(label, letter)| same(label, letter));
    &letters[skipped.count()..]
}
