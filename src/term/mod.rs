//! How people play in a terminal.

mod command;
mod explain;
mod paint;
mod standing;

pub use command::{Command, CommandError};
pub use explain::{explanation, player_name};
pub use paint::{paint, player_style};
pub use standing::{end_in_words, scores_in_words, turn_in_words};
