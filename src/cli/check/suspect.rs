//! What a descriptor may say but hardly means.

use super::describe::counted;
use crate::cli::results::cell_names;
use crate::framework::{Game, Player};
use crate::reversi::variant::{Facts, Run, Variant, WhenBlocked};
use crate::reversi::{Move, Reversi};
use crate::term::player_name;

/// All that is suspicious about a variant, each in a sentence.
pub(super) fn warnings(rules: &Reversi, facts: &Facts) -> Vec<String> {
    let variant = rules.variant();
    let mut warnings = Vec::new();
    warnings.extend(start(rules));
    warnings.extend(seats(variant, facts));
    warnings.extend(unequal(variant, facts));
    warnings.extend(never_filled(variant, facts));
    warnings.extend(parts(facts));
    warnings.extend(idle_directions(variant));
    warnings.extend(idle_run(variant));
    warnings
}

fn start(rules: &Reversi) -> Option<String> {
    let start = rules.start();
    let first = player_name(rules.variant(), start.turn());
    match rules.moves(&start).collect::<Vec<_>>()[..] {
        [] => Some("nobody can move at the start: the game is over before it begins".to_owned()),
        [Move::Pass] => Some(format!("{first} cannot place at the start and must pass")),
        _ => None,
    }
}

/// Whether players get discs before the first capture, as they like.
fn has_free_start(variant: &Variant) -> bool {
    variant.opening().free.len() >= variant.players().len()
        || variant.rules().when_blocked == WhenBlocked::PlaceAdjacent
}

fn seats(variant: &Variant, facts: &Facts) -> Vec<String> {
    let seats = facts.seats_without_disc.iter();
    let bare = seats.filter(|_| !has_free_start(variant));
    let warning = |&player: &Player| {
        format!(
            "{} starts without a disc and can never capture",
            player_name(variant, player)
        )
    };
    bare.map(warning).collect()
}

fn unequal(variant: &Variant, facts: &Facts) -> Option<String> {
    let discs = &variant.opening().discs;
    let counts = Player::all(variant.players().len()).map(|player| {
        let own = discs.iter().filter(|disc| **disc == Some(player));
        (player_name(variant, player), own.count())
    });
    let counts: Vec<_> = counts.collect();
    let equal = counts.iter().all(|(_, count)| *count == counts[0].1);
    if equal || !facts.seats_without_disc.is_empty() {
        return None;
    }
    let each: Vec<String> = counts
        .iter()
        .map(|(name, n)| format!("{name} {n}"))
        .collect();
    Some(format!(
        "the players start with unequal discs: {}",
        each.join(", ")
    ))
}

fn never_filled(variant: &Variant, facts: &Facts) -> Option<String> {
    let cells = cell_names(variant, facts.never_filled.iter().copied());
    (!cells.is_empty()).then(|| format!("cells that can never be filled, {}", counted(&cells)))
}

fn parts(facts: &Facts) -> Option<String> {
    (facts.parts > 1).then(|| {
        format!(
            "the board falls into {} parts without a link between them",
            facts.parts
        )
    })
}

fn idle_directions(variant: &Variant) -> Option<String> {
    let graph = variant.board().graph();
    let ways = graph.directions();
    let idle = ways
        .iter()
        .filter(|&way| graph.cells().all(|cell| graph.step(cell, way).is_none()));
    let idle: Vec<&str> = idle.map(|way| ways.name(way)).collect();
    (!idle.is_empty()).then(|| format!("no link goes {}", idle.join(" or ")))
}

fn idle_run(variant: &Variant) -> Option<String> {
    (variant.rules().run == Run::SingleColour && variant.players().len() == 2)
        .then(|| "`run = \"single-colour\"` makes no difference between two players".to_owned())
}
