//! Moves as text.

use thiserror::Error;

use super::quote::{listed, quoted};
use crate::reversi::Move;
use crate::reversi::variant::Variant;
use crate::topology::Names;

/// How programs and people write a pass, in any case. Where one spelling
/// starts another, the longer stands first.
pub(super) const PASSES: [&str; 7] = ["pass", "pa", "ps", "@@@@", "@@", "--", "-"];

/// Why a text is no move of a variant. The message says how to mend it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NotationError {
    /// Nothing was written.
    #[error("no move was given: write a cell or `pass`; {cells}")]
    Missing {
        /// What the cells of the board are called, in words.
        cells: String,
    },
    /// Neither a cell nor a pass.
    #[error("{} is neither a cell nor a pass{}; {cells}", quoted(text), suggestion(near.as_deref()))]
    Unknown {
        /// The text as written.
        text: String,
        /// A cell whose name is like it.
        near: Option<String>,
        /// What the cells of the board are called, in words.
        cells: String,
    },
}

fn suggestion(near: Option<&str>) -> String {
    near.map_or_else(String::new, |near| format!(" (did you mean `{near}`?)"))
}

/// The move in lower case: the name of a cell, or `pass`.
///
/// (On a board with a cell called `pass`, the pass is written another way, so
/// that [`parse_move`] always gives back the same move.)
///
/// ```
/// use outflank::reversi::{Move, Reversi, notation::{move_text, parse_move}};
/// let rules = Reversi::load("classic")?;
/// let d3 = parse_move(rules.variant(), "D3")?;
/// assert_eq!(move_text(rules.variant(), d3), "d3");
/// assert_eq!(move_text(rules.variant(), Move::Pass), "pass");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn move_text(variant: &Variant, mv: Move) -> &str {
    let names = variant.board().names();
    match mv {
        Move::Place(cell) => names.name(cell),
        Move::Pass => pass_text(names, "pass"),
    }
}

/// The wanted spelling of a pass, or another where a cell has that name.
/// No cell can be called `@@`.
pub(super) fn pass_text(names: &Names, wanted: &'static str) -> &'static str {
    let spellings = [wanted].into_iter().chain(PASSES);
    let mut free = spellings.filter(|spelling| names.cell(spelling).is_err());
    free.next().unwrap_or("@@")
}

/// Whether this is a spelling of the pass.
pub(super) fn is_pass(text: &str) -> bool {
    PASSES.iter().any(|pass| text.eq_ignore_ascii_case(pass))
}

/// The move that a text names, in any case and with blanks around it. A pass
/// is `pass`, `pa`, `ps`, `--`, `-`, `@@` or `@@@@`.
///
/// Whether the move is legal is another question, for the rules.
///
/// ```
/// use outflank::reversi::{Move, Reversi, notation::parse_move};
/// let rules = Reversi::load("classic")?;
/// assert_eq!(parse_move(rules.variant(), " PA ")?, Move::Pass);
/// assert_eq!(
///     parse_move(rules.variant(), "i4").unwrap_err().to_string(),
///     "`i4` is neither a cell nor a pass (did you mean `h4`?); cells run from a1 to h8"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`NotationError`], with a cell of a like name where there is one.
pub fn parse_move(variant: &Variant, text: &str) -> Result<Move, NotationError> {
    let names = variant.board().names();
    let text = text.trim();
    if let Ok(cell) = names.cell(text) {
        return Ok(Move::Place(cell));
    }
    if is_pass(text) {
        return Ok(Move::Pass);
    }
    Err(match text {
        "" => NotationError::Missing {
            cells: cells_in_words(names),
        },
        _ => NotationError::Unknown {
            text: text.to_owned(),
            near: names.near(text).map(str::to_owned),
            cells: cells_in_words(names),
        },
    })
}

/// A name made of ASCII letters and then digits, in these two parts.
pub(super) fn letters_and_number(name: &str) -> Option<(&str, &str)> {
    let letters = name.bytes().take_while(u8::is_ascii_alphabetic).count();
    let (letters, number) = name.split_at(letters);
    let digits = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    (!letters.is_empty() && digits).then_some((letters, number))
}

/// What the cells are called: `cells run from a1 to h8`.
fn cells_in_words(names: &Names) -> String {
    let parts: Option<Vec<_>> = names
        .iter()
        .map(|(_, name)| letters_and_number(name))
        .collect();
    match parts {
        Some(parts) => range_in_words(&parts),
        None => list_in_words(names),
    }
}

/// Letters and numbers from the lowest to the highest.
fn range_in_words(parts: &[(&str, &str)]) -> String {
    fn ordered<'a>(all: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
        let mut all: Vec<&str> = all.collect();
        all.sort_by_key(|part| (part.len(), *part));
        all.dedup();
        all
    }
    let letters = ordered(parts.iter().map(|&(letters, _)| letters));
    let numbers = ordered(parts.iter().map(|&(_, number)| number));
    let (first, last) = (letters[0], letters[letters.len() - 1]);
    let (low, high) = (numbers[0], numbers[numbers.len() - 1]);
    if letters.len() * numbers.len() == parts.len() {
        format!("cells run from {first}{low} to {last}{high}")
    } else {
        format!(
            "cells are a letter from {first} to {last} and a number from {low} to {high}, \
             though not every pair is a cell"
        )
    }
}

fn list_in_words(names: &Names) -> String {
    let all: Vec<&str> = names.iter().map(|(_, name)| name).collect();
    format!("cells are {}", listed(&all, 12))
}
