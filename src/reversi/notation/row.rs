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

/// Holds a line against a row of a board drawn with coordinates. A line that
/// begins with the number of its row has all the coordinates of the row, any
/// other has none; discs may have marks.
pub(super) fn read_row(row: &[Glyph], line: &TextLine<'_>, alphabet: &Alphabet<'_>) -> RowReading {
    let (number, row) = row.split_at(row_number(row));
    let letters = line.letters();
    let cells = row.iter().filter(|glyph| glyph.ink != Ink::Label);
    let (pattern, letters): (Vec<Glyph>, _) = match begins_with(number, line) {
        true => (row.to_vec(), &letters[number.len()..]),
        false => (cells.copied().collect(), &letters[..]),
    };
    let bare = without_marks(letters, alphabet);
    if let Some(cells) = fit(&pattern, letters).or_else(|| fit(&pattern, &bare)) {
        return RowReading::Cells(cells);
    }
    let labels = pattern.iter().take_while(|glyph| glyph.ink == Ink::Label);
    let pairs = labels.zip(&bare);
    let skipped = pairs.take_while(|(label, letter)| same(label, letter));
    RowReading::Misfit(bare[skipped.count()..].to_vec())
}

/// How many characters the coordinate at the very left of a row has.
fn row_number(row: &[Glyph]) -> usize {
    let labels = row.iter().take_while(|glyph| glyph.ink == Ink::Label);
    let joined = labels.enumerate();
    joined
        .take_while(|(at, glyph)| glyph.column == row[0].column + at)
        .count()
}

/// Whether the first word of the line is the number of its row.
fn begins_with(number: &[Glyph], line: &TextLine<'_>) -> bool {
    let number: String = number.iter().map(|glyph| glyph.symbol).collect();
    line.text.split_whitespace().next() == Some(number.as_str())
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
