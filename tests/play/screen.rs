//! What people see, word for word.

use std::process::Command;

fn screen(args: &[&str], lines: &[&str]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
    command
        .arg("play")
        .args(args)
        .env("OUTFLANK_STATE_DIR", folder.path())
        .current_dir(folder.path());
    let output = assert_cmd::Command::from_std(command)
        .write_stdin(lines.join("\n"))
        .output()
        .unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn two_people_at_the_classic_board() {
    let lines = [
        "?",
        "a1",
        "d3",
        "explain c5",
        "c5",
        "undo",
        "redo",
        "score",
        "seats",
        "clock",
        "agree",
        "d6",
        "agree",
    ];
    insta::assert_snapshot!(screen(&["--seats", "human,human"], &lines));
}

#[test]
fn three_people_with_tricolour_discs() {
    let lines = [
        "e3",
        "resign",
        "?",
        "g4",
        "help",
        "resign",
        "transcript",
        "undo",
        "quit",
    ];
    let args = ["-V", "tricolour", "--seats", "human,human,human"];
    insta::assert_snapshot!(screen(&args, &lines));
}
