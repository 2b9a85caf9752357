//! What a session answers.

use std::path::PathBuf;

use crate::framework::{Departure, Outcome, Player};
use crate::reversi::Move;
use crate::reversi::position::Explanation;
use crate::reversi::search::Report;
use crate::topology::Cell;

/// Something to tell the people at the table, or to do for them. What a
/// session shows rather than tells (the board, the score) is read from the
/// session when it is shown.
#[derive(Clone, PartialEq, Debug)]
pub enum Output {
    /// A disc was placed.
    Placed {
        /// Whose.
        player: Player,
        /// Where.
        cell: Cell,
        /// The discs that turned, by who lost them.
        turned: Vec<(Player, Vec<Cell>)>,
    },
    /// A player passed.
    Passed {
        /// Who.
        player: Player,
        /// Whether nothing else was possible.
        forced: bool,
    },
    /// A player left.
    Left {
        /// Who.
        player: Player,
        /// How.
        how: Departure,
    },
    /// A player would stop here.
    Offered {
        /// Who.
        player: Player,
    },
    /// This many events were taken back, passes and departures included.
    TakenBack(usize),
    /// This many events happened again.
    Replayed(usize),
    /// The legal moves.
    Legal(Vec<Move>),
    /// A move that the rules do not allow.
    Refused {
        /// Who tried.
        player: Player,
        /// What.
        mv: Move,
        /// Why not, as the end of a sentence.
        why: String,
        /// What would be legal.
        legal: Vec<Move>,
    },
    /// What a placement would do.
    Explained(Explanation),
    /// What the computer would play for a player.
    Hinted {
        /// For whom.
        player: Player,
        /// What it found.
        report: Report<Move>,
    },
    /// The board is to be shown.
    Board,
    /// The discs of each player are to be told.
    Score,
    /// The time of each player is to be told.
    Clock,
    /// Who sits where is to be told.
    Seats,
    /// The moves so far are to be shown.
    Transcript,
    /// What can be typed is to be shown.
    Help,
    /// The game is over.
    Over(Outcome),
    /// Nothing was done, and why.
    Sorry(String),
    /// The game is to be written to a file.
    Save {
        /// Where to, if said.
        file: Option<PathBuf>,
        /// Whether a file that holds something else may be replaced.
        replace: bool,
    },
    /// The game of a file is to replace this one.
    Load(PathBuf),
    /// The people leave.
    Quit,
}
