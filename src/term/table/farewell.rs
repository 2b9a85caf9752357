//! How a table behaves, and how people leave it.

use std::io;
use std::path::PathBuf;

use crate::term::Place;

/// How the people and the table came apart.
#[derive(Debug)]
pub enum End {
    /// The game is over.
    Finished,
    /// Somebody left the table.
    Quit,
    /// Nothing more can be typed, though it is a person's turn.
    InputEnded,
    /// Nothing more can be shown.
    OutputEnded(io::Error),
    /// Ctrl-C, or the system asked.
    Interrupted,
}

/// What became of the game when the table was left.
#[derive(Debug)]
pub struct Farewell {
    /// Why.
    pub end: End,
    /// Where it can be found again.
    pub kept: Kept,
    /// The moves so far.
    pub transcript: String,
    /// How many plies these are.
    pub plies: usize,
}

/// Where a game that was left can be found again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kept {
    /// It is over, was saved by the people, or has not begun.
    NoNeed,
    /// In this file.
    In(PathBuf),
    /// Nowhere: it could not be written, or was not to be.
    Nowhere,
}

/// How a table is to behave.
#[derive(Clone, Debug)]
pub struct TableOptions {
    /// Where games are kept while they go on.
    pub place: Place,
    /// Whether what people type is echoed, as on a terminal. Otherwise a
    /// prompt is a line of its own.
    pub echo: bool,
    /// Whether the board is shown after every ply when only computers play.
    pub watch: bool,
    /// The file that the game comes from.
    pub loaded_from: Option<PathBuf>,
}
