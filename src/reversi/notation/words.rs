//! A transcript cut into moves.

use super::Spot;
use super::moves::{NotationError, PASSES, is_pass, letters_and_number, parse_move};
use crate::reversi::Move;
use crate::reversi::variant::Variant;
use crate::topology::Names;

/// A move as written, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Word<'t> {
    pub(super) mv: Move,
    pub(super) text: &'t str,
    pub(super) at: Spot,
}

/// Something that is no move, and where it stands.
pub(super) type Unreadable = (Spot, NotationError);

/// Whether moves may be written without anything between them: when all names
/// are letters followed by a number, each ends where the next begins.
pub(super) fn can_be_glued(names: &Names) -> bool {
    names
        .iter()
        .all(|(_, name)| letters_and_number(name).is_some())
}

/// The moves of a transcript, one after the other. Blanks, commas and move
/// numbers (`1.`) are skipped.
pub(super) struct Words<'v, 't> {
    variant: &'v Variant,
    glued: bool,
    rest: &'t str,
    at: Spot,
}

impl<'v, 't> Words<'v, 't> {
    pub(super) fn new(variant: &'v Variant, text: &'t str) -> Self {
        Self {
            variant,
            glued: can_be_glued(variant.board().names()),
            rest: text.strip_prefix('\u{feff}').unwrap_or(text),
            at: Spot { line: 1, column: 1 },
        }
    }

    /// Takes this many bytes off the text.
    fn take(&mut self, bytes: usize) -> &'t str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.rest = rest;
        for c in taken.chars() {
            self.at = match c {
                '\n' => Spot {
                    line: self.at.line + 1,
                    column: 1,
                },
                _ => Spot {
                    column: self.at.column + 1,
                    ..self.at
                },
            };
        }
        taken
    }

    fn skip_to_move(&mut self) {
        loop {
            let blank = self.rest.find(|c| !is_separator(c));
            self.take(blank.unwrap_or(self.rest.len()));
            match self.move_number() {
                0 => return,
                bytes => drop(self.take(bytes)),
            }
        }
    }

    /// How many bytes of a move number the rest begins with: `12.`, `12...`.
    /// A cell may be called like that; then it is no number.
    fn move_number(&self) -> usize {
        let digits = leading(self.rest, |c| c.is_ascii_digit());
        let dots = leading(&self.rest[digits..], |c| c == '.');
        let names = self.variant.board().names();
        let is_cell = !self.glued && names.cell(self.until_separator()).is_ok();
        match digits > 0 && dots > 0 && !is_cell {
            true => digits + dots,
            false => 0,
        }
    }

    fn until_separator(&self) -> &'t str {
        let end = self.rest.find(is_separator);
        &self.rest[..end.unwrap_or(self.rest.len())]
    }

    /// How many bytes the next move has, where moves are glued.
    fn glued_length(&self) -> usize {
        let letters = leading(self.rest, |c| c.is_ascii_alphabetic());
        let digits = leading(&self.rest[letters..], |c| c.is_ascii_digit());
        let word = &self.rest[..letters + digits];
        let is_cell = || self.variant.board().names().cell(word).is_ok();
        if letters > 0 && (is_pass(word) || is_cell()) {
            return word.len();
        }
        let pass = PASSES.iter().find(|pass| {
            let (length, rest) = (pass.len(), self.rest.as_bytes());
            rest.len() >= length
                && rest[..length].eq_ignore_ascii_case(pass.as_bytes())
                && !rest.get(length).is_some_and(u8::is_ascii_digit)
        });
        match pass {
            Some(pass) => pass.len(),
            None if letters > 0 => word.len(),
            None => self.until_separator().len(),
        }
    }
}

impl<'t> Iterator for Words<'_, 't> {
    type Item = Result<Word<'t>, Unreadable>;

    fn next(&mut self) -> Option<Self::Item> {
        self.skip_to_move();
        if self.rest.is_empty() {
            return None;
        }
        let at = self.at;
        let length = match self.glued {
            true => self.glued_length(),
            false => self.until_separator().len(),
        };
        let text = self.take(length);
        let word = parse_move(self.variant, text);
        Some(match word {
            Ok(mv) => Ok(Word { mv, text, at }),
            Err(error) => Err((at, error)),
        })
    }
}

fn is_separator(c: char) -> bool {
    c.is_whitespace() || c == ','
}

/// How many bytes at the start of the text are such characters.
fn leading(text: &str, of: impl Fn(char) -> bool) -> usize {
    text.find(|c| !of(c)).unwrap_or(text.len())
}
