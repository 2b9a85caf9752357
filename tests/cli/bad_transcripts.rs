//! Games that nobody could have played.

use super::{Folder, run, run_with};

#[test]
fn an_illegal_move_tells_ply_turn_reason_and_what_would_be_legal() {
    run("replay 'd3 c5 a1'").refused(&[
        "ply 3",
        "line 1, column 7",
        "Black cannot play a1",
        "captures nothing",
        "legal moves are",
    ]);
}

#[test]
fn a_pass_that_is_not_due() {
    run("replay 'd3 pass'").refused(&["ply 2", "White cannot pass", "legal moves are"]);
}

#[test]
fn trailing_junk() {
    run("replay 'd3 c5 and so on'").refused(&["ply 3", "`and`", "neither a cell nor a pass"]);
}

#[test]
fn moves_after_the_end() {
    run("replay d3c5f6f3f4e3b5f5f2a1").refused(&["over after ply 9", "`a1`"]);
}

#[test]
fn a_cell_off_the_board_suggests_the_nearest() {
    run("replay d9").refused(&["ply 1", "did you mean", "cells run from a1 to h8"]);
}

#[test]
fn the_source_is_named() {
    let folder = Folder::new();
    let game = folder.file("game.txt", "d3 c5\nzz");
    run(&format!("replay {game}")).refused(&["in the file", "game.txt", "line 2, column 1"]);
    run_with("replay -", "d3 d3").refused(&["on standard input", "Black has a disc there"]);
    run("replay nosuchgame.txt").refused(&["No file has that name"]);
}

#[test]
fn explain_refuses_a_bad_game_and_a_bad_move() {
    run("explain d3 --moves 'd3 d3'").refused(&["ply 2"]);
    run("explain d33").refused(&["`d33`", "did you mean"]);
}

#[test]
fn an_empty_game_is_a_game() {
    let game = run("replay '' --json").json();
    assert_eq!(game["plies"], serde_json::json!([]));
    assert_eq!(game["over"], false);
}

#[test]
fn standard_input_is_read_once() {
    let twice = run_with("replay - -V mini-4 --position -", "-----WB--BW----- B");
    twice.refused(&["the transcript on standard input", "can only be read once"]);
}
