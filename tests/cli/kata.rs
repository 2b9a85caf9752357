//! What must hold, to the letter.

use super::{run, run_with};

/// The reversi kata: a board as it is given there, and what it asks for.
const KATA_BOARD: &str = "\
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . B W . . .
. . . W B . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
B
";

const KATA_ANSWER: &str = "\
. . . . . . . .
. . . . . . . .
. . . . 0 . . .
. . . B W 0 . .
. . 0 W B . . .
. . . 0 . . . .
. . . . . . . .
. . . . . . . .
B
";

#[test]
fn the_kata_is_answered_exactly() {
    assert_eq!(run("moves -V mirrored").good(), KATA_ANSWER);
    let from_input = run_with("moves -V mirrored --position -", KATA_BOARD);
    assert_eq!(from_input.good(), KATA_ANSWER);
    let inline = run(&format!("moves -V mirrored --position '{KATA_BOARD}'"));
    assert_eq!(inline.good(), KATA_ANSWER);
}

#[test]
fn what_moves_prints_can_be_read_back() {
    let again = run_with("moves -V mirrored --position -", KATA_ANSWER);
    assert_eq!(again.good(), KATA_ANSWER);
}

#[test]
fn the_katas_moves_by_name() {
    let moves = &run("moves -V mirrored --json").json()["moves"];
    assert_eq!(moves.as_array().unwrap().len(), 4);
    for cell in ["e3", "f4", "c5", "d6"] {
        assert!(
            moves.as_array().unwrap().iter().any(|mv| mv == cell),
            "{cell}"
        );
    }
}

#[test]
fn on_the_chessboard_f4_turns_e4_and_b4_is_refused() {
    let game = run("replay f4 -V chessboard --json").json();
    assert_eq!(game["plies"][0]["player"], "Black");
    assert_eq!(game["plies"][0]["captured"], serde_json::json!(["e4"]));
    run("replay b4 -V chessboard").refused(&["ply 1", "Black cannot play b4"]);
}

/// White turns a whole row and a whole diagonal with one disc.
const ROW_AND_DIAGONAL: &str = "\
. B B B B B B W
. B . . . . . .
. . B . . . . .
. . . B . . . .
. . . . B . . .
. . . . . W . .
. . . . . . . .
. . . . . . . .
W
";

#[test]
fn a8_turns_ten_discs() {
    let game = run_with("moves -V chessboard --json --position -", ROW_AND_DIAGONAL).json();
    assert!(
        game["moves"]
            .as_array()
            .unwrap()
            .iter()
            .any(|mv| mv == "a8")
    );
    let arguments = format!("replay a8 -V chessboard --json --position '{ROW_AND_DIAGONAL}'");
    let game = run(&arguments).json();
    assert_eq!(game["plies"][0]["captured"].as_array().unwrap().len(), 10);
    assert_eq!(game["scores"], serde_json::json!([0, 13]));
    assert_eq!(game["winners"], serde_json::json!(["White"]));
}
