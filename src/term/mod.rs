//! How people play in a terminal.

mod command;
mod paint;

pub use command::{Command, CommandError};
pub use paint::{paint, player_style};
