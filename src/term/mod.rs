//! How people play in a terminal.

mod paint;

pub use paint::{paint, player_style};
