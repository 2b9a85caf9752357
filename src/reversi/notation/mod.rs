//! Moves, boards and games as text, written and read.
//!
//! One writer and one reader each, for every variant:
//!
//! | what | written by | read by |
//! | --- | --- | --- |
//! | a move: `d3`, `pass` | [`move_text`] | [`parse_move`] |
//! | a board row by row | [`BoardText`] | [`parse_position`] |
//! | a board on one line | [`one_line`] | [`parse_position`] |
//! | a game: `f5d6c3` | [`transcript`] | [`parse_transcript`] |
//!
//! What is written reads back as the same thing. Nothing here touches files or
//! streams.

mod board;
mod drawing;
mod gather;
mod margin;
mod movers;
mod moves;
mod position_error;
mod quote;
mod read;
mod read_line;
mod row;
mod symbols;
mod transcript;
mod transcript_error;
mod why_not;
mod words;

pub use board::{BoardText, one_line};
pub use drawing::{Drawing, Glyph, Ink};
pub use moves::{NotationError, move_text, parse_move};
pub use position_error::{PositionTextError, Spot};
pub use read::{Parsed, parse_position};
pub use symbols::Mark;
pub use transcript::{Passes, parse_transcript, transcript};
pub use transcript_error::TranscriptError;
pub use why_not::why_not;
