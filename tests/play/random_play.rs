//! Whatever people do, in whatever order: nothing breaks, and a saved game is
//! the same game.

use std::time::Duration;

use outflank::framework::clock::TimeControl;
use outflank::term::{SavedGame, Waiting, greeting, prompt, tell};
use proptest::prelude::*;

use crate::table::Table;

#[derive(Clone, Debug)]
enum Act {
    Play(usize),
    Type(&'static str),
    Wait(u64),
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        8 => (0..100usize).prop_map(Act::Play),
        4 => prop::sample::select(vec!["undo", "back", "redo", "redo", "agree"]).prop_map(Act::Type),
        1 => prop::sample::select(vec![
            "resign", "hint", "level 2", "seats", "?", "explain a1", "score", "clock", "a1", "pass",
            "transcript", "board", "help",
        ]).prop_map(Act::Type),
        1 => (0..9_000u64).prop_map(Act::Wait),
    ]
}

fn time() -> impl Strategy<Value = Option<TimeControl>> {
    prop_oneof![
        Just(None),
        Just(Some("60s+2s".parse().unwrap())),
        Just(Some(TimeControl::whole_game("90s").unwrap())),
    ]
}

fn seats() -> impl Strategy<Value = (&'static str, &'static str)> {
    prop::sample::select(vec![
        ("mini-4", "human,human"),
        ("mini-4", "human,computer:1"),
        ("free-opening", "human,human"),
        ("ternio", "human,computer:1,human"),
        ("rolit", "human,human,computer:1,human"),
    ])
}

fn perform(table: &mut Table, act: &Act) {
    let computer = matches!(table.session.waiting(), Waiting::Computer(..));
    let outputs = match *act {
        Act::Wait(ms) => {
            table.now += Duration::from_millis(ms);
            table.happen(outflank::term::Happening::Tick)
        }
        _ if computer => table.computer_plays(),
        Act::Play(number) => match table.session.legal_moves() {
            moves if moves.is_empty() => Vec::new(),
            moves => {
                let text = table.text(moves[number % moves.len()]);
                table.type_line(&text)
            }
        },
        Act::Type(line) => table.type_line(line),
    };
    for output in outputs {
        let told = tell(&table.session, &output, table.now);
        assert!(told.is_empty() || told.ends_with('\n'), "{told:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn a_saved_game_is_the_same_game(
        (variant, seats) in seats(),
        time in time(),
        acts in prop::collection::vec(act(), 0..60),
    ) {
        let mut table = Table::with(variant, seats, "", time);
        for act in &acts {
            perform(&mut table, act);
            prop_assert!(!prompt(&table.session, table.now).is_empty());
        }
        let saved = SavedGame::of(&table.session, table.now);
        let read = SavedGame::from_json(&saved.to_json()).unwrap();
        prop_assert_eq!(&read, &saved);
        let session = read.restore().unwrap();
        prop_assert_eq!(SavedGame::of(&session, Duration::ZERO), saved);
        prop_assert_eq!(session.record().outcome(), table.session.record().outcome());
        prop_assert_eq!(greeting(&session), greeting(&table.session));

        // Both go on the same way, also backwards.
        let mut other = Table { session, now: table.now };
        other.happen(outflank::term::Happening::Begin);
        table.happen(outflank::term::Happening::Begin);
        for act in [Act::Type("undo"), Act::Play(1), Act::Type("back"), Act::Type("redo")] {
            perform(&mut table, &act);
            perform(&mut other, &act);
            let now = table.now;
            prop_assert_eq!(SavedGame::of(&table.session, now), SavedGame::of(&other.session, now));
        }
    }

    #[test]
    fn a_file_cut_anywhere_is_refused(moves in 0..6usize, cut in 0.0..1.0f64) {
        let mut table = Table::new("classic", "human,human");
        for _ in 0..moves {
            table.type_any();
        }
        let text = SavedGame::of(&table.session, table.now).to_json();
        let end = (text.trim_end().len() as f64 * cut) as usize;
        prop_assert!(SavedGame::from_json(&text[..end]).is_err());
    }

    #[test]
    fn a_damaged_file_never_breaks_anything(at in 0.0..1.0f64, byte in b' '..b'~') {
        let mut table = Table::timed("mini-4", "human,human", "5m");
        table.type_any();
        table.type_any();
        let text = SavedGame::of(&table.session, table.now).to_json();
        let place = ((text.len() - 1) as f64 * at) as usize;
        let mut bytes = text.into_bytes();
        bytes[place] = byte;
        let text = String::from_utf8(bytes).unwrap();
        let _ = SavedGame::from_json(&text).and_then(|game| game.restore());
    }
}
