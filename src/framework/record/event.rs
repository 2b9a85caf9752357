//! What can happen in a game, and what cannot.

use thiserror::Error;

use crate::framework::{Game, IllegalMove, Player, Reason};

/// How a player left the game while it went on or ended for the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Departure {
    /// By resigning.
    Resigned,
    /// By running out of time.
    OutOfTime,
}

/// Why a game stopped although somebody could still move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stop {
    /// The time for the whole game is up.
    GameTime,
    /// The players agreed to stop.
    Agreement,
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event<M> {
    /// A player made a move, perhaps a pass.
    Move(Player, M),
    /// A player left.
    Left(Player, Departure),
    /// The game was stopped.
    Stopped(Stop),
}

/// Something that cannot happen in this game now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum RecordError {
    /// The rules do not allow the move.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// Nothing can happen after the end.
    #[error("the game is over ({0}); undo, or start a new game")]
    Over(Reason),
    /// The game has no such player.
    #[error("there is no player {}: the game has {players} players", .player.index() + 1)]
    NoSuchPlayer {
        /// Who was named.
        player: Player,
        /// How many players the game has.
        players: usize,
    },
    /// The player has left before.
    #[error("player {} has already left the game", .0.index() + 1)]
    AlreadyLeft(Player),
}

/// One event with the states before and after it.
#[derive(Debug)]
pub struct Entry<'a, G: Game> {
    /// What happened.
    pub event: Event<G::Move>,
    /// The state it happened in.
    pub before: &'a G::State,
    /// The state it led to.
    pub after: &'a G::State,
}
