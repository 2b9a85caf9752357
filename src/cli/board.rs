//! Boards as commands print them.

use std::io::{self, Write};

use crate::framework::Scores;
use crate::reversi::notation::BoardText;
use crate::reversi::variant::Variant;
use crate::term;

/// Prints a board, in colour where the output shows colours.
pub(super) fn print(
    out: &mut dyn Write,
    variant: &Variant,
    board: &BoardText<'_>,
) -> io::Result<()> {
    write!(out, "{}", term::paint(variant, &board.drawing()))
}

/// What each player has: `Black 4, White 1`.
pub(super) fn scores(variant: &Variant, scores: &Scores) -> String {
    let players = variant.players().iter().zip(scores.as_slice());
    let each: Vec<String> = players
        .map(|(player, score)| format!("{} {score}", player.name))
        .collect();
    each.join(", ")
}
