//! Any text at all gets an answer.

use outflank::framework::Game;
use outflank::reversi::Reversi;
use outflank::reversi::notation::{
    BoardText, move_text, one_line, parse_move, parse_position, parse_transcript, why_not,
};
use proptest::prelude::*;

use crate::games::{any_game, any_setup, any_variant};

/// All readers; what they accept is written back as the same thing.
fn read(rules: &Reversi, text: &str) {
    let variant = rules.variant();
    if let Ok(mv) = parse_move(variant, text) {
        assert_eq!(parse_move(variant, move_text(variant, mv)), Ok(mv));
    }
    if let Ok(parsed) = parse_position(variant, text) {
        rules
            .position(&parsed.setup)
            .expect("a position of this variant");
        let again = parse_position(variant, &one_line(variant, &parsed.setup)).unwrap();
        assert_eq!(again.setup, parsed.setup);
    }
    let start = rules.start();
    if let Ok(moves) = parse_transcript(rules, &start, text) {
        let mut position = start;
        for mv in moves {
            position = rules.play(&position, mv).expect("a legal move");
        }
    }
}

fn mutate(text: &str, changes: &[(prop::sample::Index, Option<char>)]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for (at, change) in changes {
        if letters.is_empty() {
            break;
        }
        let at = at.index(letters.len());
        match change {
            Some(c) if at % 2 == 0 => letters.insert(at, *c),
            Some(c) => letters[at] = *c,
            None => drop(letters.remove(at)),
        }
    }
    letters.into_iter().collect()
}

fn changes() -> impl Strategy<Value = Vec<(prop::sample::Index, Option<char>)>> {
    let c = prop_oneof![
        prop::sample::select("BWRXO*x.-_0+?;%ab19 \t\n\r#@".chars().collect::<Vec<_>>()),
        any::<char>(),
    ];
    prop::collection::vec((any::<prop::sample::Index>(), prop::option::of(c)), 0..6)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn arbitrary_text(rules in any_variant(), text: String) {
        read(&rules, &text);
    }

    #[test]
    fn text_of_the_right_letters(rules in any_variant(), text in "[-a-hBWROXpsPASS.,;%@*+?0-9 \r\n]{0,200}") {
        read(&rules, &text);
    }

    #[test]
    fn boards_with_slips((rules, setup) in any_setup(), labels: bool, changes in changes()) {
        let board = BoardText::new(rules.variant(), &setup).mover();
        let board = if labels { board.labels() } else { board };
        read(&rules, &mutate(&board.to_string(), &changes));
        read(&rules, &mutate(&one_line(rules.variant(), &setup), &changes));
    }

    #[test]
    fn games_with_slips((rules, moves) in any_game(), changes in changes()) {
        let texts: Vec<&str> = moves.iter().map(|&mv| move_text(rules.variant(), mv)).collect();
        read(&rules, &mutate(&texts.join(" "), &changes));
        read(&rules, &mutate(&texts.concat(), &changes));
    }

    #[test]
    fn every_refusal_has_a_reason((rules, setup) in any_setup()) {
        let position = rules.position(&setup).unwrap();
        for (cell, _) in rules.variant().board().names().iter() {
            let mv = outflank::reversi::Move::Place(cell);
            let why = why_not(&rules, &position, mv);
            prop_assert_eq!(why.is_none(), rules.is_legal(&position, mv));
        }
    }
}

#[test]
fn very_long_text_is_answered_quickly() {
    let rules = crate::games::named("classic");
    for text in [
        "a", "-", "@@", "pa", "1.", "B", ". ", "\n", "B\n", "é", "%", ";",
    ] {
        read(&rules, &text.repeat(200_000));
    }
}
