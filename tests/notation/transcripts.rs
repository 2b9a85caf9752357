//! Games read back.

use outflank::framework::Game;
use outflank::reversi::Move;
use outflank::reversi::notation::{Passes, move_text, parse_transcript, transcript};
use proptest::prelude::*;

use crate::games::{any_game, named};

proptest! {
    #[test]
    fn every_game_reads_back((rules, moves) in any_game(), shout: bool) {
        let start = rules.start();
        for passes in [Passes::Omitted, Passes::Written] {
            let mut text = transcript(&rules, &start, &moves, passes);
            if shout {
                text = text.to_uppercase();
            }
            let read = parse_transcript(&rules, &start, &text);
            prop_assert_eq!(read, Ok(moves.clone()), "{}", text);
        }
    }

    #[test]
    fn separators_and_numbers_are_skipped(
        (rules, moves) in any_game(),
        separators in prop::collection::vec(
            prop::sample::select(vec![" ", ", ", "\n", "\t\r\n", " 7. ", "\n12... ", ",3."]), 1..9),
        passes in prop::collection::vec(
            prop::sample::select(vec!["pa", "PS", "Pass", "@@", "@@@@"]), 1..5),
    ) {
        let variant = rules.variant();
        let is_cell = |text: &str| variant.board().names().cell(text).is_ok();
        let mut separators = separators.iter().cycle();
        let mut passes = passes.iter().filter(|pass| !is_cell(pass)).chain([&"@@"]).cycle();
        let mut text = String::new();
        for &mv in &moves {
            text += separators.next().unwrap();
            text += match mv {
                Move::Pass => passes.next().unwrap(),
                Move::Place(_) => move_text(variant, mv),
            };
        }
        prop_assert_eq!(parse_transcript(&rules, &rules.start(), &text), Ok(moves), "{}", text);
    }
}

const GAME: &str = "f5d6c3d3c4f4e3f3g4";

#[test]
fn forms_of_the_same_game() {
    let classic = named("classic");
    let read = |text: &str| parse_transcript(&classic, &classic.start(), text).unwrap();
    let moves = read(GAME);
    for text in [
        "F5D6C3D3C4F4E3F3G4",
        "1. f5 d6 2. c3 d3 3. c4 f4 4. e3 f3 5. g4",
        "1.f5 d6 2.c3 d3\n3.c4 f4\r\n4.e3 f3,5.g4",
        "f5, d6, c3, d3, c4, f4, e3, f3, g4",
        " f5d6c3 d3c4f4 e3f3g4\n",
    ] {
        assert_eq!(read(text), moves, "{text}");
    }
    assert_eq!(read(""), []);
    assert_eq!(
        transcript(&classic, &classic.start(), &moves, Passes::Omitted),
        GAME
    );
}

/// The shortest known games with passes are long; a small board has them soon.
#[test]
fn passes_are_found_written_or_not() {
    let mini = named("mini-4");
    let start = mini.start();
    let mut with_pass = 0;
    for seed in 0..40 {
        use rand_chacha::rand_core::SeedableRng;
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
        let mut position = start;
        let mut moves = Vec::new();
        while let Some(mv) = rand::seq::IteratorRandom::choose(mini.moves(&position), &mut rng) {
            position = mini.apply(&position, mv);
            moves.push(mv);
        }
        let passes = moves.iter().filter(|&&mv| mv == Move::Pass).count();
        with_pass += usize::from(passes > 0);
        let text = transcript(&mini, &start, &moves, Passes::Omitted);
        assert_eq!(text.len(), 2 * (moves.len() - passes), "{text}");
        let text = transcript(&mini, &start, &moves, Passes::Written);
        assert_eq!(text.matches("--").count(), passes, "{text}");
        for spelling in ["pa", "PASS", "ps", "-", "@@", "@@@@", " - "] {
            let text = text.replace("--", spelling);
            assert_eq!(
                parse_transcript(&mini, &start, &text).as_ref(),
                Ok(&moves),
                "{text}"
            );
        }
    }
    assert!(with_pass > 10, "{with_pass} games with a pass");
}

#[test]
fn a_pass_that_is_a_choice_is_written() {
    let voluntary = named("voluntary");

    let start = voluntary.start();
    let moves = parse_transcript(&voluntary, &start, "pass d2").unwrap();
    assert_eq!(moves[0], Move::Pass);
    assert_eq!(
        transcript(&voluntary, &start, &moves, Passes::Omitted),
        "--d2"
    );
}

#[test]
fn names_that_would_run_together_are_kept_apart() {
    let graph = named("graph");
    let start = graph.start();
    let moves = parse_transcript(&graph, &start, "1. PASS @@ 2.,far.Away").unwrap();
    assert_eq!(
        moves.iter().filter(|&&mv| mv == Move::Pass).count(),
        1,
        "`pass` is a cell here"
    );
    let write = |passes| transcript(&graph, &start, &moves, passes);
    assert_eq!(write(Passes::Omitted), "pass far.away");
    assert_eq!(
        write(Passes::Written),
        "pass pa far.away",
        "`--` is a cell as well"
    );
}
