//! What a game did wrong.

use std::fmt;

use thiserror::Error;

/// A law of [`Game`](crate::framework::Game) that a game broke, where, and how.
/// The same seed and number of games lead there again.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{law}: {detail} (game {game} from seed {seed}, after {events} events)")]
pub struct Violation {
    /// The law.
    pub law: Law,
    /// What was found instead.
    pub detail: String,
    /// What the random numbers started from.
    pub seed: u64,
    /// In which of the random games, from 0.
    pub game: u64,
    /// How many moves and departures had happened in it.
    pub events: usize,
}

/// The laws of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Law {
    /// Two to eight players.
    Players,
    /// `moves` is empty exactly when `mover` is `None`.
    Over,
    /// The mover is the one whose turn it is, and has not left.
    Turn,
    /// The same state has the same moves in the same order, each listed once.
    Moves,
    /// `count_moves` and `count_moves_and_endings` count what `moves` lists.
    Counts,
    /// `is_legal` and `play` allow what `moves` lists, and nothing else.
    Legal,
    /// The same move in the same state leads to the same state.
    Apply,
    /// One score a player.
    Scores,
    /// Who leaves has left, is not the mover, and changes nobody else's turn.
    Leave,
    /// The game goes on while two are left, and not when one is.
    GoesOn,
    /// Undo and redo restore every state of a game.
    Undo,
    /// A finished game has an outcome, and somebody won it.
    Outcome,
    /// Perft counts what can be counted move by move.
    Perft,
    /// Every game ends.
    Ends,
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Players => "a game has two to eight players",
            Self::Over => "a game is over exactly when there are no moves",
            Self::Turn => "the mover is the one whose turn it is",
            Self::Moves => "a state always lists the same moves, each once",
            Self::Counts => "counting moves agrees with listing them",
            Self::Legal => "what is listed is legal, and nothing else",
            Self::Apply => "the same move leads to the same state",
            Self::Scores => "every player has a score",
            Self::Leave => "one who leaves is gone and nobody else",
            Self::GoesOn => "a game goes on while two players are left, and no longer",
            Self::Undo => "undo and redo restore every state",
            Self::Outcome => "a finished game has an outcome",
            Self::Perft => "perft agrees with counting move by move",
            Self::Ends => "every game ends",
        })
    }
}
