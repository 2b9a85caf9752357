//! Games that cannot be read or played, and what is said about them.

use insta::assert_snapshot;
use outflank::framework::Game;
use outflank::reversi::notation::{parse_move, parse_position, parse_transcript, why_not};

use crate::games::named;

fn refused(variant: &str, text: &str) -> String {
    let rules = named(variant);
    match parse_transcript(&rules, &rules.start(), text) {
        Ok(moves) => panic!("read as {moves:?}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn illegal_moves() {
    assert_snapshot!(refused("classic", "f5 d6 c4 a1"), @"ply 4 (line 1, column 10): White cannot play a1 because it captures nothing: no disc is next to it; legal moves are b3, d3, f3, f4 and g5");
    assert_snapshot!(refused("classic", "f5 d6 d6"), @"ply 3 (line 1, column 7): Black cannot play d6 because White has a disc there; legal moves are c3, c4, c5, c6 and c7");
    assert_snapshot!(refused("classic", "f5f6f3"), @"ply 3 (line 1, column 5): Black cannot play f3 because it captures nothing: next to it is only an own disc (south-west); legal moves are d3, c4, e6 and f7");
    assert_snapshot!(refused("classic", "d6"), @"ply 1 (line 1, column 1): Black cannot play d6 because it captures nothing: the run e5 (north-east) ends at an empty cell (White could play it); legal moves are d3, c4, f5 and e6");
    assert_snapshot!(refused("chessboard", "f4 b4"), @"ply 2 (line 1, column 4): White cannot play b4 because it captures nothing: no disc is next to it; legal moves are f5, d3 and f3");
    assert_snapshot!(refused("free-opening", "d3"), @"ply 1 (line 1, column 1): Black cannot play d3 because the opening is not finished: d4, e4, d5 and e5 come first; legal moves are d4, e4, d5 and e5");
    assert_snapshot!(refused("rolit", "a1"), @"ply 1 (line 1, column 1): Red cannot play a1 because it captures nothing: no disc is next to it; legal moves are f4, d6 and f6");
    assert_snapshot!(refused("octagon", "c1"), @"ply 1 (line 1, column 1): Black cannot play c1 because it captures nothing: no disc is next to it; legal moves are e4, d5, g6 and f7");
}

/// Why Black may not place there on this board.
fn why(variant: &str, board: &str, cell: &str) -> String {
    let rules = named(variant);
    let setup = parse_position(rules.variant(), board).unwrap().setup;
    let position = rules.position(&setup).unwrap();
    let mv = parse_move(rules.variant(), cell).unwrap();
    why_not(&rules, &position, mv).expect("an illegal move")
}

#[test]
fn reasons() {
    let mixed = format!(".WRB.....\n{}BW.......\nB", ".........\n".repeat(7));
    assert_snapshot!(why("ternio", &mixed, "a1"), @"it captures nothing: the run b1 and c1 (east) has more than one colour");
    let round = "WWWW.WWW\n........\nB.WB....\n........\n........\n........\n........\n........\nB";
    assert_snapshot!(why("torus", round, "e1"), @"it captures nothing: the run f1, g1, h1, a1, b1, c1 and d1 (east) comes back to the same cell; the run d1, c1, b1, a1, h1, g1 and f1 (west) comes back to the same cell");
    let pierced = "......\n.W...\n......\n.BW...\n......\n......\nB";
    assert_snapshot!(why("pierced", pierced, "a2"), @"it captures nothing: the run b2 (east) ends at a hole");
    assert_snapshot!(why("mini-4", ".WWW\n....\n.BW.\n....\nB", "a1"), @"it captures nothing: the run b1, c1 and d1 (east) ends at the edge of the board");
    assert_snapshot!(why("mini-4", ".B..\nBB..\n..W.\n....\nB", "a1"), @"it captures nothing: next to it are only own discs (east, south-east, south)");
    assert_snapshot!(why("mini-4", "....\n....\n.BW.\n....\nB", "a1"), @"it captures nothing: no disc is next to it");
    assert_snapshot!(why("mini-4", ".WB.\n....\n....\n....\nW", "a1"), @"it captures nothing: next to it is only an own disc (east)");
    assert_snapshot!(why("mini-4", ".B..\n....\n....\n....\nW", "a1"), @"the game is over");
    assert_snapshot!(why("mini-4", ".W..\n.B..\n....\n....\nW", "pass"), @"a pass is not due: there is a cell to place on");
    assert_snapshot!(why("rolit", &format!("{}R", "........\n".repeat(7) + "RR......\n"), "h8"), @"no disc is next to it");
}

#[test]
fn passes_that_are_not_due() {
    assert_snapshot!(refused("classic", "f5 pass"), @"ply 2 (line 1, column 4): White cannot pass, because a disc can be placed; legal moves are f4, d6 and f6");
    assert_snapshot!(refused("classic", "--f5"), @"ply 1 (line 1, column 1): Black cannot pass, because a disc can be placed; legal moves are d3, c4, f5 and e6");
}

#[test]
fn junk() {
    assert_snapshot!(refused("classic", "f5 d6\nc3 hello"), @"ply 4 (line 2, column 4): `hello` is neither a cell nor a pass; cells run from a1 to h8");
    assert_snapshot!(refused("classic", "f5d6c9"), @"ply 3 (line 1, column 5): `c9` is neither a cell nor a pass (did you mean `c8`?); cells run from a1 to h8");
    assert_snapshot!(refused("classic", "f5d6 37-27"), @"ply 3 (line 1, column 6): `37-27` is neither a cell nor a pass; cells run from a1 to h8");
    assert_snapshot!(refused("classic", "1 f5"), @"ply 1 (line 1, column 1): `1` is neither a cell nor a pass (did you mean `a1`?); cells run from a1 to h8");
    assert_snapshot!(refused("classic", "f5d6;"), @"ply 3 (line 1, column 5): `;` is neither a cell nor a pass; cells run from a1 to h8");
    assert_snapshot!(refused("graph", "12.-pass"), @"ply 1 (line 1, column 4): `-pass` is neither a cell nor a pass (did you mean `pass`?); cells are pass, north-gate, 12., --, hub, rim and far.away");
}

#[test]
fn moves_after_the_end() {
    assert_snapshot!(refused("classic", "d3 c5 f6 f3 f4 e3 b5 f5 f2 a1"), @"line 1, column 28: the game was over after ply 9; remove `a1` and what follows");
    assert_snapshot!(refused("classic", "d3 c5 f6 f3 f4 e3 b5 f5 f2 --"), @"line 1, column 28: the game was over after ply 9; remove `--` and what follows");
}
