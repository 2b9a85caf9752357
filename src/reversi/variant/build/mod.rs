//! From descriptor to variant: every check that needs no rule of the game.

mod board;
mod graph;
mod layout;
mod opening;
mod players;

use std::sync::Arc;

use super::descriptor::{Descriptor, RulesSpec};
use super::error::{Problems, VariantError};
use super::model::{RuleSet, Variant};
use super::source::{KeyPath, Source};
use crate::framework::Player;

/// Builds the variant that a complete descriptor describes. Problems are
/// looked up in `sources`, the file asked for first.
///
/// # Errors
/// [`VariantError`] with all that was found wrong.
pub(super) fn variant(
    descriptor: Descriptor,
    fallback_name: &str,
    sources: &[Arc<Source>],
) -> Result<Variant, VariantError> {
    let mut problems = Problems::new(sources);
    let name = descriptor.name.as_deref().unwrap_or(fallback_name).trim();
    if let Some(fault) = players::bad_name(name, "variant") {
        problems.add(fault, KeyPath::of("name"));
    }
    let ground = board::build(&descriptor.board, &mut problems);
    let players = players::build(&descriptor.players, &mut problems);
    let mut first = Player::new(0);
    if let (Some(players), Some(word)) = (&players, &descriptor.first) {
        match players::named(players, word) {
            Ok(player) => first = player,
            Err(fault) => problems.add(fault, KeyPath::of("first")),
        }
    }
    let (Some(ground), Some(players)) = (ground, players) else {
        return Err(problems.into_error());
    };
    let opening = opening::build(&descriptor.opening, &ground, &players, &mut problems);
    if !problems.is_empty() {
        return Err(problems.into_error());
    }
    Ok(Variant {
        name: name.into(),
        title: descriptor.title.clone().unwrap_or_else(|| name.into()),
        board: Arc::new(ground.board),
        players,
        first,
        opening,
        rules: rules(&descriptor.rules),
        descriptor,
    })
}

fn rules(spec: &RulesSpec) -> RuleSet {
    RuleSet {
        run: spec.run.unwrap_or_default(),
        pass: spec.pass.unwrap_or_default(),
        when_blocked: spec.when_blocked.unwrap_or_default(),
        goal: spec.goal.unwrap_or_default().into(),
        empties: spec.empties.unwrap_or_default(),
    }
}
