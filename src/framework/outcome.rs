//! How a game ended.

use super::{Player, Scores};

/// Which score is the better one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Goal {
    /// The highest score wins.
    #[default]
    Most,
    /// The lowest score wins.
    Fewest,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The rules ended it: nobody can move.
    NoMoves,
    /// All players but one have left, the last of them by resigning.
    Resignation(Player),
    /// All players but one have left, the last of them out of time.
    Time(Player),
    /// The time for the whole game is up: scores count as they stand.
    GameTime,
    /// The players agreed to stop.
    Agreement,
}

/// Scores, places and the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Final scores in turn order.
    pub scores: Scores,
    /// Place of each player in turn order, 1 is best; equal places are shared
    /// and the places after them left out: 1 2 2 4.
    pub places: Vec<u8>,
    /// Why the game ended.
    pub reason: Reason,
}
