//! The framework's battery of tests for any game, on every built-in variant
//! and on every choice that the rules leave.

use outflank::framework::battery;
use outflank::reversi::Reversi;
use outflank::reversi::kernel::{Choice, Kernel};
use outflank::reversi::position::{Job, Rules, compile};
use outflank::reversi::variant::{Variant, builtins};

/// Random games a variant; each checks the laws at every position.
const GAMES: u64 = 3;

struct Battery;

impl Job for Battery {
    type Output = Result<(), battery::Violation>;

    fn run<K: Kernel, const P: usize>(self, rules: &Rules<K, P>) -> Self::Output {
        battery::check(rules, 1, GAMES)
    }
}

fn check(variant: Variant) {
    let name = variant.name().to_owned();
    let variant = variant.into();
    let compiled = compile(&variant, &Choice::Fastest, Battery).unwrap();
    compiled.unwrap_or_else(|violation| panic!("{name}, compiled: {violation}"));
    let reversi = Reversi::of(variant).unwrap();
    battery::check(&reversi, 2, 2).unwrap_or_else(|violation| panic!("{name}: {violation}"));
}

#[test]
fn built_in_variants_keep_the_laws_of_games() {
    for builtin in builtins() {
        check(builtin.load().unwrap());
    }
}

#[test]
fn every_choice_of_the_rules_keeps_the_laws_of_games() {
    let choices = [
        ("mini-4", "pass = \"voluntary\""),
        ("mini-6", "pass = \"ends-game\""),
        ("mini-6", "empties = \"winner\""),
        ("mini-6", "goal = \"fewest\"\nempties = \"winner\""),
        ("mini-6", "when_blocked = \"place-adjacent\""),
        ("tricolour", "run = \"single-colour\"\npass = \"voluntary\""),
        ("rolit", "pass = \"ends-game\""),
    ];
    for (number, (base, rules)) in choices.into_iter().enumerate() {
        let text = format!("extends = \"{base}\"\n[rules]\n{rules}\n");
        check(Variant::from_text(&format!("choice-{number}"), &text).unwrap());
    }
}
