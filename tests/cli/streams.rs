//! Pipes that close, signals, colours.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};

use super::{program, run};

fn start(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_outflank"))
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Reads what is left on standard error and waits for the end.
fn end(mut child: Child) -> (Option<i32>, String) {
    let mut err = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut err)
        .unwrap();
    (child.wait().unwrap().code(), err)
}

#[test]
fn a_reader_who_has_read_enough_is_no_failure() {
    let commands: [&[&str]; 6] = [
        &["perft", "--depth", "30"],
        &["perft", "--depth", "3", "--divide"],
        &["variants"],
        &["check", "--schema"],
        &["completions", "zsh"],
        &["help", "moves"],
    ];
    for command in commands {
        let mut child = start(command);
        drop(child.stdout.take());
        assert_eq!(end(child), (Some(0), String::new()), "{command:?}");
    }
}

#[test]
fn one_line_is_enough() {
    let mut child = start(&["perft", "--depth", "30"]);
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    out.read_line(&mut line).unwrap();
    assert!(line.contains("leaves"), "{line}");
    drop(out);
    assert_eq!(end(child), (Some(0), String::new()));
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_a_count_with_what_was_found() {
    for arguments in [
        &["perft", "--depth", "30"][..],
        &["perft", "--depth", "30", "--json"],
    ] {
        let mut child = start(arguments);
        // Early plies are counted at once; give the program time to hear.
        std::thread::sleep(std::time::Duration::from_millis(400));
        let kill = Command::new("kill")
            .args(["-INT", &child.id().to_string()])
            .status();
        assert!(kill.unwrap().success());
        let mut out = String::new();
        child
            .stdout
            .take()
            .unwrap()
            .read_to_string(&mut out)
            .unwrap();
        assert_eq!(end(child), (Some(0), String::new()));
        assert!(out.contains("interrupted"), "{out}");
        assert!(out.contains("244"), "{out}");
    }
}

#[test]
fn no_colour_goes_into_a_pipe() {
    for command in ["show", "moves", "variants", "check hex-5", "help"] {
        let ran = run(command);
        assert!(!ran.out.contains('\u{1b}'), "{command}");
    }
    assert!(!run("moves -V zebra").err.contains('\u{1b}'));
}

#[test]
fn colour_can_be_forced_and_forbidden() {
    let with = |key: &str| {
        let output = program().arg("show").env(key, "1").output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(with("CLICOLOR_FORCE").contains("\u{1b}["));
    assert!(!with("NO_COLOR").contains('\u{1b}'));
    let painted = with("CLICOLOR_FORCE");
    assert_eq!(
        anstream::adapter::strip_str(&painted).to_string(),
        with("NO_COLOR")
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disc_is_a_failure() {
    let full = std::fs::File::create("/dev/full").unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_outflank"));
    let output = child.arg("show").stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let err = String::from_utf8(output.stderr).unwrap();
    assert!(err.starts_with("error: cannot write the result"), "{err}");
}
