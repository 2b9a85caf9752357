//! How boards look.

use insta::assert_snapshot;
use outflank::framework::Game;
use outflank::reversi::notation::{BoardText, Ink, Mark, one_line};

use crate::games::named;

/// The start with coordinates, legal cells and mover.
fn picture(variant: &str) -> String {
    let rules = named(variant);

    let start = rules.start();
    let setup = rules.setup(&start);
    let legal = rules.moves(&start).filter_map(|mv| mv.cell());
    let board = BoardText::new(rules.variant(), &setup).marks(Mark::Legal, legal);
    board.labels().mover().to_string()
}

#[test]
fn the_kata_is_printed_exactly() {
    let rules = named("mirrored");
    let start = rules.start();
    let setup = rules.setup(&start);
    let legal = rules.moves(&start).filter_map(|mv| mv.cell());
    let board = BoardText::new(rules.variant(), &setup)
        .marks(Mark::Legal, legal)
        .mover();
    let rows = [
        ". . . . . . . .",
        ". . . . . . . .",
        ". . . . 0 . . .",
        ". . . B W 0 . .",
        ". . 0 W B . . .",
        ". . . 0 . . . .",
        ". . . . . . . .",
        ". . . . . . . .",
        "B",
    ];
    assert_eq!(
        board.to_string(),
        rows.map(|row| format!("{row}\n")).concat()
    );
}

#[test]
fn squares() {
    assert_snapshot!(picture("classic"), @r"
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . 0 . . . .
    4 . . 0 W B . . .
    5 . . . B W 0 . .
    6 . . . . 0 . . .
    7 . . . . . . . .
    8 . . . . . . . .
    B
    ");
    assert_snapshot!(picture("chessboard"), @r"
      a b c d e f g h
    8 . . . . . . . .
    7 . . . . . . . .
    6 . . . 0 . . . .
    5 . . 0 W B . . .
    4 . . . B W 0 . .
    3 . . . . 0 . . .
    2 . . . . . . . .
    1 . . . . . . . .
    B
    ");
    assert_snapshot!(picture("octagon"), @r"
       a b c d e f g h i j
     1     . . . . . .
     2   . . . . . . . .
     3 . . . . . . . . . .
     4 . . . . 0 . . . . .
     5 . . . 0 W B . . . .
     6 . . . . B W 0 . . .
     7 . . . . . 0 . . . .
     8 . . . . . . . . . .
     9   . . . . . . . .
    10     . . . . . .
    B
    ");
    assert_snapshot!(picture("tricolour"), @r"
      a b c d e f g h i
    1 . . . . . . . . .
    2 . . . . . . . . .
    3 . . . . 0 0 0 . .
    4 . . . B R W 0 . .
    5 . . 0 W B R 0 . .
    6 . . 0 R W B . . .
    7 . . 0 0 0 . . . .
    8 . . . . . . . . .
    9 . . . . . . . . .
    B
    ");
    assert_snapshot!(picture("wide"), @r"
                                                          a a a a
      a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d
    1 . . . . . . . . . . . . . . 0 . . . . . . . . . . . . . . .
    2 . . . . . . . . . . . . . 0 W B . . . . . . . . . . . . . .
    3 . . . . . . . . . . . . . . B W 0 . . . . . . . . . . . . .
    4 . . . . . . . . . . . . . . . 0 . . . . . . . . . . . . . .
    B
    ");
}

#[test]
fn hexagons() {
    assert_snapshot!(picture("hex-5"), @r"
          e f g h i
    1    d . . . . .
    2   c . . . . . .
    3  b . . . 0 . . .
    4 a . . 0 B W 0 . .
    5  . . . W . B . . .
    6   . . 0 B W 0 . .
    7    . . . 0 . . .
    8     . . . . . .
    9      . . . . .
    B
    ");
    assert_snapshot!(picture("drop"), @r"
       b c
    1 a . .
    2  . B W
    3   . .
    4    .
    B
    ");
}

#[test]
fn graphs_have_no_coordinates() {
    assert_snapshot!(picture("graph"), @r"
    0 W B .
      B W 0
    B
    ");
}

#[test]
fn marks_stand_beside_discs() {
    let rules = named("mini-4");
    let start = rules.start();
    let names = rules.variant().board().names();
    let [b1, b2, b3] = ["b1", "b2", "b3"].map(|name| names.cell(name).unwrap());
    let setup = rules.setup(&start);
    let board = BoardText::new(rules.variant(), &setup)
        .mark(Mark::Asked, b1)
        .mark(Mark::Captured, b2)
        .mark(Mark::Last, b3);
    assert_eq!(board.to_string(), ". ? . .\n. W+B .\n. B*W .\n. . . .\n");
}

#[test]
fn a_drawing_tells_what_each_character_is() {
    let rules = named("mini-4");
    let start = rules.start();
    let setup = rules.setup(&start);
    let board = BoardText::new(rules.variant(), &setup).labels().mover();
    let drawing = board.drawing();
    assert_eq!(drawing.text(), board.to_string());

    let b2 = rules.variant().board().names().cell("b2").unwrap();
    let is_b2 = |ink: Ink| matches!(ink, Ink::Cell { cell, .. } if cell == b2);
    let glyph = drawing.lines()[2]
        .iter()
        .find(|glyph| is_b2(glyph.ink))
        .unwrap();
    assert_eq!((glyph.column, glyph.symbol), (4, 'W'));
    let white = setup.discs[b2.index()];
    assert_eq!(
        glyph.ink,
        Ink::Cell {
            cell: b2,
            owner: white,
            mark: None
        }
    );
    assert_eq!(drawing.lines()[5][0].ink, Ink::Mover(setup.turn));
}

#[test]
fn one_line_is_a_board_in_reading_order() {
    let line = |name: &str| {
        let rules = named(name);
        one_line(rules.variant(), &rules.setup(&rules.start()))
    };
    assert_snapshot!(line("classic"), @"---------------------------WB------BW--------------------------- B");
    assert_snapshot!(line("hex-5"), @"---------------------BW------W-B------BW--------------------- B");
    assert_snapshot!(line("rolit"), @"---------------------------RY------BG--------------------------- R");
}
