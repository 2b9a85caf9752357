//! Whose turn a text says it is.

use super::position_error::PositionTextError;
use super::read::{Reader, cells_of};
use super::row::TextLine;
use crate::framework::Player;

impl Reader<'_> {
    /// The board, and the lines below it that name players. A row of a single
    /// cell looks like such a line, so there the rows are counted.
    pub(super) fn split_movers<'l, 't>(
        &self,
        lines: &'l [TextLine<'t>],
    ) -> (&'l [TextLine<'t>], &'l [TextLine<'t>]) {
        let is_mover = |line: &&TextLine<'_>| self.alphabet.mover(line.text).is_some();
        let named = lines.iter().rev().take_while(is_mover).count();
        let last = self.rows().last().map_or(0, cells_of);
        let most = match last {
            1 => lines.len().saturating_sub(self.rows().count()),
            _ => lines.len(),
        };
        lines.split_at(lines.len() - named.min(most))
    }

    pub(super) fn one_mover(
        &self,
        lines: &[TextLine<'_>],
        end: usize,
    ) -> Result<Player, PositionTextError> {
        match lines {
            [] => Err(self.no_mover(end)),
            [only] => self.mover(only.number, only.text),
            [first, second, ..] => Err(self.two_movers(second.number, first.text, second.text)),
        }
    }

    pub(super) fn no_mover(&self, line: usize) -> PositionTextError {
        PositionTextError::NoMover {
            line,
            known: self.alphabet.movers_in_words(),
        }
    }

    fn two_movers(&self, line: usize, first: &str, second: &str) -> PositionTextError {
        let name = |text: &str| match self.alphabet.mover(text) {
            Some(player) => self.variant.players()[player.index()].name.clone(),
            None => text.to_owned(),
        };
        PositionTextError::TwoMovers {
            line,
            first: name(first),
            second: name(second),
        }
    }

    /// The player that a text names.
    pub(super) fn mover(&self, line: usize, text: &str) -> Result<Player, PositionTextError> {
        if let Some(player) = self.alphabet.mover(text) {
            return Ok(player);
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        let all = |words: &[&str]| words.iter().all(|word| self.alphabet.mover(word).is_some());
        Err(match words[..] {
            [first, second, ..] if all(&words) => self.two_movers(line, first, second),
            _ => PositionTextError::UnknownMover {
                line,
                text: text.trim().to_owned(),
                known: self.alphabet.movers_in_words(),
            },
        })
    }
}
