//! Reversi on any board: one capture rule, described by a file.
//!
//! Inside: [`variant`] → [`kernel`] → [`position`] → [`eval`] → [`search`],
//! with [`notation`] beside `position`.

pub mod eval;
pub mod kernel;
mod moves;
pub mod notation;
pub mod position;
pub mod search;
pub mod survey;
pub mod variant;

pub use moves::Move;
pub use position::{Reversi, ReversiPosition};
