//! *Outflank*: a board-game framework, and a place to play, study and invent
//! reversi.
//!
//! A board is a graph of cells with direction rays, and one capture rule plays
//! on it: a straight run of other players' discs, closed at each end by one of
//! yours, is *outflanked* and turns.
//!
//! ```text
//! . . . . . . . .        . . . . . . . .
//! . . . . . . . .        . . . . . . . .
//! . . . 0 . . . .        . . . B . . . .     d3 outflanks d4:
//! . . 0 W B . . .   d3   . . . B B . . .     B at d3, W at d4, B at d5
//! . . . B W 0 . .  --->  . . . B W . . .     in the direction south.
//! . . . . 0 . . .        . . . . . . . .
//! . . . . . . . .        . . . . . . . .
//! . . . . . . . .        . . . . . . . .
//! ```
//!
//! The rooms, in the order in which they may use each other:
//! [`topology`] → [`framework`] → [`reversi`] → [`term`] → `cli`.
//! `docs/ARCHITECTURE.md` shows the whole house on one page.

// The library never prints, exits or panics on bad input; tests may.
#![cfg_attr(
    not(test),
    warn(
        clippy::dbg_macro,
        clippy::exit,
        clippy::panic,
        clippy::print_stderr,
        clippy::print_stdout,
        clippy::todo,
        clippy::unimplemented,
        clippy::unwrap_used
    )
)]

pub mod cli;
pub mod framework;
pub mod reversi;
pub mod term;
pub mod topology;
