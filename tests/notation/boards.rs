//! Positions read back.

use outflank::framework::{Game, Player};
use outflank::reversi::Move;
use outflank::reversi::notation::{BoardText, Mark, one_line, parse_move, parse_position};
use outflank::reversi::position::Setup;
use outflank::topology::Cell;
use proptest::prelude::*;

use crate::games::{any_setup, named};

/// Where a mark on an empty cell is a disc of nobody.
fn marks_of(setup: &Setup, seeds: &[Option<u8>]) -> Vec<(Mark, Cell)> {
    let cells = (0..setup.discs.len())
        .map(Cell::new)
        .zip(seeds.iter().cycle());
    let marks = cells.filter_map(|(cell, seed)| {
        let mark = match (setup.discs[cell.index()], (*seed)? % 3) {
            (_, 0) => Mark::Captured,
            (Some(_), 1) => Mark::Last,
            (None, 1) => Mark::Legal,
            _ => Mark::Asked,
        };
        Some((mark, cell))
    });
    marks.collect()
}

proptest! {
    #[test]
    fn every_board_reads_back(
        (rules, setup) in any_setup(),
        labels: bool,
        seeds in prop::collection::vec(prop::option::of(any::<u8>()), 1..50),
    ) {
        let variant = rules.variant();
        let mut board = BoardText::new(variant, &setup).mover();
        if labels {
            board = board.labels();
        }
        for (mark, cell) in marks_of(&setup, &seeds) {
            board = board.mark(mark, cell);
        }
        let text = board.to_string();
        let read = |text: &str| parse_position(variant, text).map(|parsed| parsed.setup);
        prop_assert_eq!(read(&text), Ok(setup.clone()), "{}", text);
        let crlf = text.replace('\n', "\r\n");
        prop_assert_eq!(read(&crlf), Ok(setup.clone()), "{}", text);
        let at_the_margin: String = text.lines().map(|line| format!("{}\n", line.trim())).collect();
        prop_assert_eq!(read(&at_the_margin), Ok(setup.clone()), "{}", text);
        let name = &variant.players()[setup.turn.index()].name;
        let rows = text.trim_end().rsplit_once('\n').unwrap().0;
        let named = format!("% a comment\n{rows}  % here too\n\n{}\n", name.to_uppercase());
        prop_assert_eq!(read(&named), Ok(setup.clone()), "{}", named);
    }

    #[test]
    fn rows_need_no_blanks((rules, setup) in any_setup()) {
        let variant = rules.variant();
        let text = BoardText::new(variant, &setup).mover().to_string().replace(' ', "");
        prop_assert_eq!(parse_position(variant, &text).map(|parsed| parsed.setup), Ok(setup));
    }

    #[test]
    fn every_one_line_position_reads_back((rules, setup) in any_setup()) {
        let variant = rules.variant();
        let line = one_line(variant, &setup);
        let read = |text: &str| parse_position(variant, text).map(|parsed| parsed.setup);
        prop_assert_eq!(read(&line), Ok(setup.clone()));
        let (cells, mover) = line.rsplit_once(' ').unwrap();
        let spaced: String = cells.chars().flat_map(|c| [c, ' ']).collect();
        prop_assert_eq!(read(&format!("  {spaced}{mover} ; d3:+1; % so\n\n")), Ok(setup.clone()));
    }
}

#[test]
fn other_programs_spellings() {
    let mini = named("mini-4");
    let start = mini.setup(&mini.start());
    let boards = [
        "-----OX--XO----- X",
        "_____wb__bw_____ b",
        "-----O*--*O----- *;",
        ". . . .\n. o x .\n. x o .\n. . . .\nBlack to move",
        "% mini\n- - - -\n- W B -\n- B W -\n- - - -\nBLACK",
        "....\n.WB.\n.BW.\n....\nB",
        "  a b c d\n1 . . . .\n2 . W B .\n3 . B W .\n4 . . . .\nB",
        "1 ....\n2 .WB.\n3 .BW.\n4 ....\nB",
        "A B C D\n....\n.WB.\n.BW.\n....\nB",
        "\u{feff}. . 0 .\n. W B 0\n0 B W .\n. 0 . .\nB",
    ];
    for board in boards {
        let read = parse_position(mini.variant(), board);
        let read = read.unwrap_or_else(|error| panic!("{board}\n{error}"));
        assert_eq!(read.setup, start, "{board}");
        assert_eq!(
            read.warnings.len(),
            usize::from(board.contains('0')),
            "{board}"
        );
    }
}

#[test]
fn own_symbols_come_before_other_programs() {
    let turned = named("turned");

    let read = |mover: &str| {
        let text = format!("{}xo{}{mover}", "-".repeat(60), "-- ");
        parse_position(turned.variant(), &text).unwrap().setup
    };
    let setup = read("x");
    assert_eq!(
        (setup.discs[60], setup.discs[61]),
        (Some(Player::new(1)), Some(Player::new(0)))
    );
    assert_eq!(setup.turn, Player::new(1));
    assert_eq!(
        read("b").turn,
        Player::new(1),
        "who plays with X is Black elsewhere"
    );
}

#[test]
fn legal_marks_pass_without_a_word_and_others_warn() {
    let mirrored = named("mirrored");
    let start = mirrored.start();
    let setup = mirrored.setup(&start);
    let legal: Vec<Cell> = mirrored.moves(&start).filter_map(Move::cell).collect();
    let board = BoardText::new(mirrored.variant(), &setup)
        .marks(Mark::Legal, legal)
        .mover();
    let parsed = parse_position(mirrored.variant(), &board.to_string()).unwrap();
    assert_eq!(parsed.warnings, Vec::<String>::new());

    let corner = board.mark(Mark::Legal, Cell::new(0)).to_string();
    let parsed = parse_position(mirrored.variant(), &corner).unwrap();
    insta::assert_snapshot!(parsed.warnings.join("\n"), @"`0` was read as an empty cell with the mark of a legal move, but Black may not place on a1; if it was meant as a disc, write B (Black), W (White) or . (empty)");
}

#[test]
fn what_follows_a_one_line_position_is_kept() {
    let classic = named("classic");
    let obf = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18; H1:+12;";
    let parsed = parse_position(classic.variant(), obf).unwrap();
    assert_eq!(parsed.rest.as_deref(), Some("G8:+18; H1:+12;"));
    assert_eq!(parsed.setup.discs.iter().flatten().count(), 50);
}

/// Positions of FForum with the value of every move, as an engine wrote them.
const FFORUM: [&str; 2] = [
    include_str!("../facts/fforum-1-19.obf"),
    include_str!("../facts/fforum-40-59.obf"),
];

#[test]
fn positions_of_other_programs_have_the_moves_they_say() {
    let classic = named("classic");
    let variant = classic.variant();
    let lines = FFORUM.iter().flat_map(|file| file.lines());
    let lines: Vec<&str> = lines.filter(|line| !line.trim().is_empty()).collect();
    assert_eq!(lines.len(), 39);
    for line in lines {
        let parsed = parse_position(variant, line).unwrap();
        let position = classic.position(&parsed.setup).unwrap();
        let rest = parsed.rest.expect("scored moves");
        let scored = rest
            .split(';')
            .filter_map(|scored| scored.trim().split_once(':'));
        let mut scored: Vec<Move> = scored
            .map(|(mv, _)| parse_move(variant, mv).unwrap())
            .collect();
        scored.sort_unstable();
        let legal: Vec<Move> = classic.moves(&position).collect();
        assert_eq!(scored, legal, "{line}");
    }
}
