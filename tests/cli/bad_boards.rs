//! Positions that are none.

use super::{Folder, run, run_with};

const GOOD: &str = "\
. . . .
. W B .
. B W .
. . . .
B
";

fn read(text: &str) -> super::Ran {
    run_with("moves -V mini-4 --position -", text)
}

#[test]
fn a_good_board_is_read() {
    assert!(read(GOOD).good().contains('0'));
}

#[test]
fn a_row_short() {
    let text = GOOD.replace(". W B .", ". W B");
    read(&text).refused(&["standard input", "line 2", "3 cells instead of 4"]);
}

#[test]
fn a_row_missing() {
    let text = GOOD.replacen(". . . .\n", "", 1);
    read(&text).refused(&["3 rows instead of 4"]);
}

#[test]
fn an_unknown_symbol() {
    let text = GOOD.replace(". W B .", ". W Q .");
    read(&text).refused(&["line 2, column 5", "`Q`", "B (Black)", "W (White)"]);
}

#[test]
fn no_mover() {
    let text = GOOD.replace("\nB\n", "\n");
    read(&text).refused(&["player to move is missing", "B or W"]);
}

#[test]
fn two_movers() {
    let text = format!("{GOOD}W\n");
    read(&text).refused(&["line 6", "Black and White cannot both be to move"]);
}

#[test]
fn nothing_at_all() {
    read("").refused(&["the position on standard input", "there is no position"]);
}

#[test]
fn a_position_that_may_have_been_meant_as_a_file() {
    let error = run("moves --position no-such-board.txt").refused(&["on the command line"]);
    assert!(error.contains("No file has that name"), "{error}");
    let error = run("moves -V mini-4 --position '-----WB--BW-----'").refused(&["to move"]);
    assert!(!error.contains("No file"), "{error}");
}

#[test]
fn a_file_says_which_it_was() {
    let folder = Folder::new();
    let board = folder.file("board.txt", GOOD.replace(". W B .", ". W B"));
    run(&format!("show -V mini-4 --position {board}")).refused(&["in the file", "board.txt"]);
}

#[test]
fn files_that_cannot_be_read() {
    let folder = Folder::new();
    let of = |path: &str| run(&format!("moves --position {path}"));
    of(folder.path("").to_str().unwrap()).refused(&["it is a directory"]);
    of(&folder.file("latin-1.txt", b"\xe4\xf6\xfc\n")).refused(&["not UTF-8"]);
    of(&folder.file("empty.txt", "")).refused(&["there is no position"]);
    let large = folder.path("large.txt");
    let file = std::fs::File::create(&large).unwrap();
    file.set_len(100_000_000).unwrap();
    of(large.to_str().unwrap()).refused(&["longer than"]);
}

#[test]
fn another_boards_position() {
    run_with("moves -V hex-3 --position -", GOOD).refused(&["standard input"]);
}
