//! Moves as text.

use insta::assert_snapshot;
use outflank::reversi::Move;
use outflank::reversi::notation::{move_text, parse_move};

use crate::games::{ALL, named};

#[test]
fn every_move_of_every_variant_reads_back_in_any_case() {
    for rules in ALL.iter() {
        let variant = rules.variant();
        let cells = variant
            .board()
            .names()
            .iter()
            .map(|(cell, _)| Move::Place(cell));
        for mv in cells.chain([Move::Pass]) {
            let text = move_text(variant, mv);
            assert_eq!(parse_move(variant, text), Ok(mv));
            assert_eq!(
                parse_move(variant, &format!(" {}\n", text.to_uppercase())),
                Ok(mv)
            );
        }
    }
}

#[test]
fn a_pass_has_many_spellings() {
    let classic = named("classic");
    for text in "pa PA Pa ps PS pass PASS -- - @@ @@@@".split(' ') {
        assert_eq!(
            parse_move(classic.variant(), text),
            Ok(Move::Pass),
            "{text}"
        );
    }
    for text in ["p", "passe", "---", "@", "@@@"] {
        assert!(parse_move(classic.variant(), text).is_err(), "{text}");
    }
}

fn refused(variant: &str, text: &str) -> String {
    let rules = named(variant);
    let error = parse_move(rules.variant(), text).unwrap_err();
    error.to_string()
}

#[test]
fn errors_suggest_what_was_meant() {
    assert_snapshot!(refused("classic", "i4"), @"`i4` is neither a cell nor a pass (did you mean `h4`?); cells run from a1 to h8");
    assert_snapshot!(refused("classic", "Castle!"), @"`Castle!` is neither a cell nor a pass; cells run from a1 to h8");
    assert_snapshot!(refused("classic", " "), @"no move was given: write a cell or `pass`; cells run from a1 to h8");
    assert_snapshot!(refused("chessboard", "d9"), @"`d9` is neither a cell nor a pass (did you mean `d8`?); cells run from a1 to h8");
    assert_snapshot!(refused("hex-5", "a1"), @"`a1` is neither a cell nor a pass (did you mean `e1`?); cells are a letter from a to i and a number from 1 to 9, though not every pair is a cell");
    assert_snapshot!(refused("wide", "ae1"), @"`ae1` is neither a cell nor a pass (did you mean `ad1`?); cells run from a1 to ad4");
    assert_snapshot!(refused("graph", "nroth-gate"), @"`nroth-gate` is neither a cell nor a pass (did you mean `north-gate`?); cells are pass, north-gate, 12., --, hub, rim and far.away");
    assert_snapshot!(refused("classic", &"long\n".repeat(100)), @r"`long\nlong\nlong\nlong\nlong\nlong\nlong\nlong\n…` is neither a cell nor a pass; cells run from a1 to h8");
}
