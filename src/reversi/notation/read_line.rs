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
            Some((text, rest)) => (text, Some(rest)),
            None => (line.text, None),
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
            if count == cells && self.can_end(after) {
                return self.without_swallowed_mover(text, count, after);
            }
        }
        match self.split_last_word(text) {
            Some((board, last)) => (visible(board), last),
            None => (visible(text), ""),
        }
    }

    /// Whether a board can end before this text.
    fn can_end(&self, after: &str) -> bool {
        let word_ends = !after.starts_with(|next: char| !next.is_whitespace());
        let few = || after.split_whitespace().count() <= 2;
        word_ends && (few() || self.alphabet.mover(after).is_some())
    }

    /// A mover who completes a board that is one cell short and otherwise
    /// written without blanks is no cell.
    fn without_swallowed_mover<'t>(
        &self,
        text: &'t str,
        count: usize,
        after: &'t str,
    ) -> (usize, &'t str) {
        match self.split_last_word(text) {
            Some((board, last))
                if after.trim().is_empty() && board.split_whitespace().count() < count - 1 =>
            {
                (visible(board), last)
            }
            _ => (count, after),
        }
    }

    /// The text before the last word, and that word, if it names a player.
    fn split_last_word<'t>(&self, text: &'t str) -> Option<(&'t str, &'t str)> {
        let text = text.trim_end();
        let (board, last) = text.split_at(text.rfind(char::is_whitespace)?);
        self.alphabet.mover(last).map(|_| (board, last))
    }
}

fn visible(text: &str) -> usize {
    text.chars().filter(|c| !c.is_whitespace()).count()
}
