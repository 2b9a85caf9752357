//! Boards and standings as commands print them.

use std::io::{self, Write};

use crate::framework::{Game, Goal, Outcome, Player};
use crate::reversi::notation::BoardText;
use crate::reversi::variant::Variant;
use crate::reversi::{Move, Reversi, ReversiPosition};
use crate::term;

/// The name of a player.
pub(super) fn name(variant: &Variant, player: Player) -> &str {
    &variant.players()[player.index()].name
}

/// Prints a board, in colour where the output shows colours.
pub(super) fn print(
    out: &mut dyn Write,
    variant: &Variant,
    board: &BoardText<'_>,
) -> io::Result<()> {
    write!(out, "{}", term::paint(variant, &board.drawing()))
}

/// Prints the scores and who is to move, or, when the game is over, who won
/// and why.
pub(super) fn print_standing(
    out: &mut dyn Write,
    rules: &Reversi,
    position: &ReversiPosition,
    outcome: Option<&Outcome>,
) -> io::Result<()> {
    let variant = rules.variant();
    let scores = rules.scores(position);
    let each: Vec<String> = Player::all(rules.players())
        .map(|player| format!("{} {}", name(variant, player), scores[player]))
        .collect();
    writeln!(out, "{}", each.join(", "))?;
    match outcome {
        Some(outcome) => writeln!(out, "{}", end_in_words(variant, rules.goal(), outcome)),
        None => writeln!(out, "{}", turn_in_words(rules, position)),
    }
}

fn end_in_words(variant: &Variant, goal: Goal, outcome: &Outcome) -> String {
    let reason = outcome.reason.in_words(|player| name(variant, player));
    let fewest = match goal {
        Goal::Most => "",
        Goal::Fewest => " (the fewest discs win)",
    };
    let winners = outcome.winners();
    let named: Vec<&str> = winners.iter().map(|&w| name(variant, w)).collect();
    match &named[..] {
        [winner] => format!("The game is over, {reason}: {winner} wins{fewest}."),
        _ => format!(
            "The game is over, {reason}: {} share the first place{fewest}.",
            named.join(" and ")
        ),
    }
}

fn turn_in_words(rules: &Reversi, position: &ReversiPosition) -> String {
    let mover = name(rules.variant(), position.turn());
    let moves: Vec<Move> = rules.moves(position).collect();
    let placements = moves.iter().filter(|mv| mv.cell().is_some()).count();
    match placements {
        0 => format!("{mover} is to move and must pass."),
        1 => format!("{mover} is to move: 1 legal placement."),
        more => format!("{mover} is to move: {more} legal placements."),
    }
}
