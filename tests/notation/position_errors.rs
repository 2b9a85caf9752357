//! Positions that are none, and what is said about them.

use insta::assert_snapshot;
use outflank::reversi::notation::parse_position;

use crate::games::named;

fn refused(variant: &str, text: &str) -> String {
    let rules = named(variant);
    match parse_position(rules.variant(), text) {
        Ok(parsed) => panic!("read as {:?}", parsed.setup),
        Err(error) => error.to_string(),
    }
}

#[test]
fn nothing() {
    assert_snapshot!(refused("mini-4", " \n% nothing but a comment\n"), @"there is no position in the text: write the board row by row or all cells on one line, and after it the player to move");
}

#[test]
fn rows() {
    assert_snapshot!(refused("mini-4", ". . . .\n. W B\n. B W .\n. . . .\nB"), @"line 2: row 2 of the board has 3 cells instead of 4; add 1 cell");
    assert_snapshot!(refused("mini-4", "....\n.WB.\n.BW...\n....\nB"), @"line 3: row 3 of the board has 6 cells instead of 4; remove 2 cells");
    assert_snapshot!(refused("mini-4", "....\n.WB.\n.BW.\nB"), @"line 4: the board has 3 rows instead of 4; add 1 row");
    assert_snapshot!(refused("mini-4", "....\n.WB.\n.BW.\n....\n....\n....\nB"), @"line 5: the board has 6 rows instead of 4; remove 2 rows");
    assert_snapshot!(refused("mini-4", "....\n.WB.\n.BW.\n....\n....\n"), @"line 5: the board has 5 rows instead of 4; remove 1 row");
    assert_snapshot!(refused("hex-3", "...\n....\n....\n....\n...\nB"), @"line 3: row 3 of the board has 4 cells instead of 5; add 1 cell");
}

#[test]
fn rows_with_coordinates() {
    let without_a_row = "  a b c d\n1 . . . .\n2 . W B .\n3 . B W .\nB";
    assert_snapshot!(refused("mini-4", without_a_row), @"line 5: the board has 3 rows instead of 4; add 1 row");
    let short = "  a b c d\n1 . . . .\n2 . W B\n3 . B W .\n4 . . . .\nB";
    assert_snapshot!(refused("mini-4", short), @"line 3: row 2 of the board has 3 cells instead of 4; add 1 cell");
    let diagonal = "\
    c d e
1  b . .
2 a . . . .
3  . . . . .
4   . . . .
5    . . .
B";
    assert_snapshot!(refused("hex-3", diagonal), @"line 2: row 1 of the board has 2 cells instead of 3; add 1 cell");
}

#[test]
fn symbols() {
    assert_snapshot!(refused("mini-4", "....\n.WB.\n.BQ.\n....\nB"), @"line 3, column 3: `Q` is neither a disc nor an empty cell; write B (Black), W (White) or . (empty)");
    assert_snapshot!(refused("mini-4", ". . . .\n. 1 0 .\n. 0 1 .\n. . . .\nB"), @"line 2, column 3: `1` is neither a disc nor an empty cell; write B (Black), W (White) or . (empty). Digits are no discs: programs disagree on whose 0 and 1 are");
    assert_snapshot!(refused("mini-4", ". . . .\n. 1 0 .\n. 0 1 .\n. . . .\n0"), @"line 5: `0` is no player of this game; write B or W for the player to move. Digits are no discs: programs disagree on whose 0 and 1 are");
    assert_snapshot!(refused("mini-4", "....\n.WB.\n.BW.\n#...\nB"), @"line 4, column 1: `#` is neither a disc nor an empty cell; write B (Black), W (White) or . (empty). Holes are left blank");
    assert_snapshot!(refused("mini-4", "....\n.WB.\n.BW*\n....\nB"), @"line 3, column 4: `*` may be a disc of Black or a mark on an empty cell, because this text also writes `B` for Black; write `B` or `.`");
    assert_snapshot!(refused("tricolour", &"x".repeat(81)), @"line 1, column 1: `x` is neither a disc nor an empty cell; write B (Black), W (White), R (Red) or . (empty)");
    assert_snapshot!(refused("mini-4", "hello world"), @"line 1, column 1: `h` is neither a disc nor an empty cell; write B (Black), W (White) or . (empty)");
}

#[test]
fn movers() {
    assert_snapshot!(refused("mini-4", "....\n.WB.\n.BW.\n....\n"), @"line 5: the player to move is missing; write B or W after the board");
    assert_snapshot!(refused("mini-4", "....\n.WB.\n.BW.\n....\nB\nW\n"), @"line 6: Black and White cannot both be to move; keep one of them");
    assert_snapshot!(refused("mini-4", "....\n.WB.\n.BW.\n....\nB W"), @"line 5: Black and White cannot both be to move; keep one of them");
    assert_snapshot!(refused("mini-4", "....\n.WB.\n.BW.\n....\nRed"), @"line 5: `Red` is no player of this game; write B or W for the player to move");
    assert_snapshot!(refused("tricolour", &format!("{}\nX", ".........\n".repeat(9))), @"line 11: `X` is no player of this game; write B, W or R for the player to move");
    assert_snapshot!(refused("drop", "..\n.BW\n..\n."), @"line 5: the player to move is missing; write B or W after the board");
    assert_snapshot!(refused("drop", "..\n.BW\n..\nB\nB\nW"), @"line 6: Black and White cannot both be to move; keep one of them");
}

#[test]
fn one_line() {
    assert_snapshot!(refused("mini-4", "-----WB--BW----- "), @"line 1: the player to move is missing; write B or W after the board");
    assert_snapshot!(refused("mini-4", "-----WB--BW----- B W"), @"line 1: Black and White cannot both be to move; keep one of them");
    assert_snapshot!(refused("mini-4", "-----WB--BW----- Q;"), @"line 1: `Q` is no player of this game; write B or W for the player to move");
    assert_snapshot!(refused("mini-4", "-----WB--BW---- B"), @"line 1: the position has 15 cells instead of 16 before the player to move; add 1 cell");
    assert_snapshot!(refused("mini-4", "-----WB--BW-----B"), @"line 1: the position has 17 cells instead of 16 before the player to move; remove 1 cell");
    assert_snapshot!(refused("mini-4", "-----WB--BW------- B; a1:+2;"), @"line 1: the position has 18 cells instead of 16 before the player to move; remove 2 cells");
    assert_snapshot!(refused("mini-4", ". . . . . W B . . B W . . . . . . . B"), @"line 1: the position has 18 cells instead of 16 before the player to move; remove 2 cells");
    let two = "-----WB--BW----- B;\n-----WB--BW----- W;\n";
    assert_snapshot!(refused("mini-4", two), @"line 2: `-----WB--BW----- W;` stands after the end of the position; give one position at a time");
}
