//! How people play in a terminal.

mod command;
mod explain;
mod paint;

pub use command::{Command, CommandError};
pub use explain::explanation;
pub use paint::{paint, player_style};
