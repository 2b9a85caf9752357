//! Reading a position from one line.

use super::gather::Gathered;
use super::position_error::PositionTextError;
use super::read::{Parsed, Reader};
use super::row::TextLine;

impl Reader<'_> {
    /// All cells, blanks between them or not; then the mover; after a `;`
    /// whatever other programs add.
    pub(super) fn read_one_line(&self, line: &TextLine<'_>) -> Result<Parsed, PositionTextError> {
        let (text, rest) = match line.text.split_once(';') {
            Some((text, rest)) if self.alphabet.read(';').is_none() => (text, Some(rest)),
            _ => (line.text, None),
        };
        let layout = self.variant.board().layout();
        let cells: Vec<_> = layout.rows().iter().flatten().copied().collect();
        let board = TextLine {
            number: line.number,
            text,
        };
        let letters = board.letters();
        let mut gathered = Gathered::new(self);
        let (found, mover) = self.split_mover(text, cells.len());
        for (number, letter) in letters.iter().take(found).enumerate() {
            match cells.get(number) {
                Some(&cell) => gathered.put(cell, *letter)?,
                None => drop(gathered.check(letter)?),
            }
        }
        if found != cells.len() {
            return Err(PositionTextError::CellCount {
                line: line.number,
                found,
                expected: cells.len(),
            });
        }
        let mover = match mover.trim() {
            "" => return Err(self.no_mover(line.number)),
            mover => self.mover(line.number, mover)?,
        };
        let rest = rest.map(str::trim).filter(|rest| !rest.is_empty());
        gathered.finish(mover, rest.map(str::to_owned))
    }

    /// How many characters are cells, and the text after them. The board ends
    /// with the word that completes it. Where none does, the last word is the
    /// mover if it can be, and all the others are cells.
    fn split_mover<'t>(&self, text: &'t str, cells: usize) -> (usize, &'t str) {
        let mut count = 0;
        for (at, c) in text.char_indices().filter(|(_, c)| !c.is_whitespace()) {
            count += 1;
            let after = &text[at + c.len_utf8()..];
            if count == cells && !after.starts_with(|next: char| !next.is_whitespace()) {
                let words = after.split_whitespace().count();
                if words <= 2 || self.alphabet.mover(after).is_some() {
                    return (count, after);
                }
            }
        }
        let text = text.trim_end();
        let (board, last) = match text.rfind(char::is_whitespace) {
            Some(blank) => text.split_at(blank),
            None => (text, ""),
        };
        match self.alphabet.mover(last) {
            Some(_) => (visible(board), last),
            None => (visible(text), ""),
        }
    }
}

fn visible(text: &str) -> usize {
    text.chars().filter(|c| !c.is_whitespace()).count()
}
