//! What every turn-based game shares, and nothing of any game.
//!
//! [`Game`] states the rules of a game; everything else here is written once
//! against that trait.

mod game;
mod outcome;
mod player;

pub use game::{Game, IllegalMove};
pub use outcome::{Goal, Outcome, Reason};
pub use player::{MAX_PLAYERS, Player, Scores};
