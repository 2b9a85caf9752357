//! Who has what, whose turn it is, and how a game ended, in words.

use super::explain::player_name;
use crate::framework::{Game, Goal, Outcome, Player, Scores};
use crate::reversi::{Reversi, ReversiPosition};

/// What each player has, in turn order: `Black 4, White 1`.
#[must_use]
pub fn scores_in_words(rules: &Reversi, scores: &Scores) -> String {
    let each: Vec<String> = Player::all(rules.players())
        .map(|player| {
            format!(
                "{} {}",
                player_name(rules.variant(), player),
                scores[player]
            )
        })
        .collect();
    each.join(", ")
}

/// Whose turn it is and how many placements are legal, or that it is a pass.
/// Of a game that goes on.
///
/// ```
/// use outflank::framework::Game;
/// use outflank::reversi::Reversi;
/// use outflank::term::turn_in_words;
/// let rules = Reversi::load("classic")?;
/// assert_eq!(turn_in_words(&rules, &rules.start()), "Black is to move: 4 legal placements.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn turn_in_words(rules: &Reversi, position: &ReversiPosition) -> String {
    let mover = player_name(rules.variant(), position.turn());
    let placements = rules.moves(position).filter(|mv| mv.cell().is_some());
    match placements.count() {
        0 => format!("{mover} cannot place anywhere and must pass."),
        1 => format!("{mover} is to move: 1 legal placement."),
        more => format!("{mover} is to move: {more} legal placements."),
    }
}

/// How a game ended and who won: `The game is over, no moves left: Black wins.`
#[must_use]
pub fn end_in_words(rules: &Reversi, outcome: &Outcome) -> String {
    let variant = rules.variant();
    let reason = outcome
        .reason
        .in_words(|player| player_name(variant, player));
    let fewest = match rules.goal() {
        Goal::Most => "",
        Goal::Fewest => " (the fewest discs win)",
    };
    let winners = outcome.winners();
    let winners: Vec<&str> = winners.iter().map(|&w| player_name(variant, w)).collect();
    match &winners[..] {
        [winner] => format!("The game is over, {reason}: {winner} wins{fewest}."),
        _ => format!(
            "The game is over, {reason}: {} share the first place{fewest}.",
            winners.join(" and ")
        ),
    }
}
