//! What can be wrong with a position as text.

use thiserror::Error;

use super::quote::quoted;

/// Where something stands in a text: line and column in characters, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl std::fmt::Display for Spot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Why a text is no position of a variant. Each message says what is wrong,
/// where, and how to mend it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PositionTextError {
    /// Only blanks and comments.
    #[error(
        "there is no position in the text: write the board row by row or all cells on one line, \
         and after it the player to move"
    )]
    Empty,
    /// A character that writes nothing.
    #[error("{at}: {} is neither a disc nor an empty cell; write {known}{}", quoted(&symbol.to_string()), trap(*symbol))]
    UnknownSymbol {
        /// Where it stands.
        at: Spot,
        /// The character.
        symbol: char,
        /// What may be written, in words.
        known: String,
    },
    /// A character that may be a disc or a mark.
    #[error(
        "{at}: `{symbol}` may be a disc of {player} or a mark on an empty cell, because this text \
         also writes `{also}` for {player}; write `{also}` or `.`"
    )]
    Ambiguous {
        /// Where it stands.
        at: Spot,
        /// The character.
        symbol: char,
        /// Whose disc it may be.
        player: String,
        /// How the same text writes that player's discs elsewhere.
        also: char,
    },
    /// A row with too few or too many cells.
    #[error("line {line}: row {row} of the board has {found} cells instead of {expected}; {}", mend(*found, *expected, "cell"))]
    RowLength {
        /// The line of the text.
        line: usize,
        /// The row of the board from the top, from 1; rows without cells do
        /// not count.
        row: usize,
        /// Cells found.
        found: usize,
        /// Cells of this row of the board.
        expected: usize,
    },
    /// Too few or too many rows.
    #[error("line {line}: the board has {found} rows instead of {expected}; {}", mend(*found, *expected, "row"))]
    RowCount {
        /// The line where the next row is missing, or the first one too many.
        line: usize,
        /// Rows found.
        found: usize,
        /// Rows of the board.
        expected: usize,
    },
    /// A one-line position with too few or too many cells.
    #[error("line {line}: the position has {found} cells instead of {expected} before the player to move; {}", mend(*found, *expected, "cell"))]
    CellCount {
        /// The line of the text.
        line: usize,
        /// Cells found.
        found: usize,
        /// Cells of the board.
        expected: usize,
    },
    /// Nobody is to move.
    #[error("line {line}: the player to move is missing; write {known} after the board")]
    NoMover {
        /// The line where it should stand.
        line: usize,
        /// The players' symbols, in words.
        known: String,
    },
    /// More than one player is to move.
    #[error("line {line}: {first} and {second} cannot both be to move; keep one of them")]
    TwoMovers {
        /// The line of the second one.
        line: usize,
        /// The first one's name.
        first: String,
        /// The second one's name.
        second: String,
    },
    /// The player to move does not take part.
    #[error(
        "line {line}: {} is no player of this game; write {known} for the player to move{}",
        quoted(text),
        text.chars().next().map_or("", trap)
    )]
    UnknownMover {
        /// The line of the text.
        line: usize,
        /// The text in the mover's place.
        text: String,
        /// The players' symbols, in words.
        known: String,
    },
    /// Something after the end of the position.
    #[error(
        "line {line}: {} stands after the end of the position; give one position at a time",
        quoted(text)
    )]
    TextAfter {
        /// The line of the text.
        line: usize,
        /// The text there.
        text: String,
    },
}

fn mend(found: usize, expected: usize, what: &str) -> String {
    let by = found.abs_diff(expected);
    let plural = if by == 1 { "" } else { "s" };
    match found < expected {
        true => format!("add {by} {what}{plural}"),
        false => format!("remove {by} {what}{plural}"),
    }
}

fn trap(symbol: char) -> &'static str {
    match symbol {
        '0'..='9' => ". Digits are no discs: programs disagree on whose 0 and 1 are",
        '#' => ". Holes are left blank",
        _ => "",
    }
}
