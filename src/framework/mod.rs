//! What every turn-based game shares, and nothing of any game.
//!
//! [`Game`] states the rules of a game; everything else here is written once
//! against that trait.

pub mod battery;
pub mod clock;
mod game;
mod outcome;
mod perft;
mod player;
mod random;
mod record;
pub mod search;

pub use game::{Game, IllegalMove};
pub use outcome::{Goal, Outcome, Reason};
pub use perft::{LastPly, Perft, PerftOptions, PerftProgress, divide, perft, perft_with};
pub use player::{MAX_PLAYERS, Player, Scores};
pub use random::random_move;
pub use record::{Departure, Entry, Event, Record, RecordError, Stop};
