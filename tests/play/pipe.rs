//! `outflank play` through a pipe.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Output, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use outflank::framework::Game;
use outflank::reversi::Reversi;
use outflank::reversi::notation::move_text;
use outflank::term::load_game;
use tempfile::{TempDir, tempdir};

/// The program with a state directory of its own.
struct Home(TempDir);

impl Home {
    fn new() -> Self {
        Self(tempdir().unwrap())
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
        command
            .arg("play")
            .args(args)
            .env("OUTFLANK_STATE_DIR", self.0.path())
            .current_dir(self.0.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    fn play(&self, args: &[&str], input: &str) -> Output {
        assert_cmd::Command::from_std(self.command(args))
            .write_stdin(input)
            .output()
            .unwrap()
    }

    fn kept(&self) -> Vec<PathBuf> {
        let games = self.0.path().join("games");
        let files = fs::read_dir(games).into_iter().flatten();
        files.map(|file| file.unwrap().path()).collect()
    }
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// A program that is spoken to line by line.
struct Talk {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Talk {
    fn new(home: &Home, args: &[&str]) -> Self {
        let mut child = home.command(args).spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in output.lines() {
                let _ = sender.send(line.unwrap());
            }
        });
        Self {
            input: child.stdin.take(),
            lines,
            child,
        }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    /// Reads up to the line with these words, which it gives.
    fn hear(&mut self, words: &str) -> String {
        let mut told = Vec::new();
        loop {
            match self.lines.recv_timeout(Duration::from_secs(60)) {
                Ok(line) if line.contains(words) => return line,
                Ok(line) => told.push(line),
                Err(_) => {
                    let _ = self.child.kill();
                    panic!("no `{words}` in:\n{}", told.join("\n"));
                }
            }
        }
    }

    fn close(mut self) -> Output {
        drop(self.input.take());
        self.child.wait_with_output().unwrap()
    }
}

/// A whole game of first legal moves, without passes.
fn whole_game(variant: &str) -> Vec<String> {
    let rules = Reversi::load(variant).unwrap();
    let mut position = rules.start();
    let mut moves = Vec::new();
    while rules.mover(&position).is_some() {
        let mv = rules.moves(&position).next().unwrap();
        if mv.cell().is_some() {
            moves.push(move_text(rules.variant(), mv).to_uppercase());
        }
        position = rules.apply(&position, mv);
    }
    moves
}

#[test]
fn people_play_a_whole_game() {
    for (variant, seats) in [
        ("mini-6", "human,human"),
        ("hex-4", "human,human"),
        ("tricolour", "human,human,human"),
    ] {
        let home = Home::new();
        let moves = whole_game(variant);
        let output = home.play(&["-V", variant, "--seats", seats], &moves.join("\n"));
        let told = text(&output.stdout);
        assert!(output.status.success(), "{told}{}", text(&output.stderr));
        assert_eq!(told.matches(" plays ").count(), moves.len(), "{told}");
        assert!(told.contains("The game is over, no moves left: "), "{told}");
        assert!(
            told.contains(&format!("Transcript: {}", moves.concat().to_lowercase())),
            "{told}"
        );
        assert!(!told.contains('\u{1b}'), "no colours in a pipe");
        assert_eq!(text(&output.stderr), "");
        assert_eq!(home.kept(), [] as [PathBuf; 0]);
    }
}

#[test]
fn computers_play_by_themselves_the_same_game_for_the_same_seed() {
    let home = Home::new();
    let game = |seed| {
        let output = home.play(
            &[
                "-V",
                "mini-6",
                "--seats",
                "computer:1,random",
                "--seed",
                seed,
            ],
            "",
        );
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout).to_owned()
    };
    assert_eq!(game("5"), game("5"));
    assert_ne!(game("5"), game("6"));
    assert!(game("7").contains("The game is over"));
}

#[test]
fn a_person_plays_with_computers() {
    let home = Home::new();
    let mut talk = Talk::new(
        &home,
        &[
            "-V",
            "tricolour",
            "--seats",
            "computer:1,human,greedy",
            "--seed",
            "3",
        ],
    );
    for _ in 0..3 {
        talk.hear("> ".trim_end());
        talk.say("?");
        let legal = talk.hear("marked 0: ");
        let first = legal
            .split("marked 0: ")
            .nth(1)
            .unwrap()
            .split_whitespace()
            .next();
        talk.say(first.unwrap());
        talk.hear(&format!("plays {}", first.unwrap()));
    }
    talk.say("resign");
    talk.hear("is ranked last");
    talk.hear("resigned");
    talk.hear("Transcript: ");
    assert!(talk.close().status.success());
}

#[test]
fn input_that_ends_early_keeps_the_game_and_says_where() {
    let home = Home::new();
    let output = home.play(&["--seats", "human,human", "--time", "5m"], "d3\nc5\n");
    assert_eq!(output.status.code(), Some(2));
    let [path] = &home.kept()[..] else {
        panic!("{:?}", home.kept());
    };
    let said = text(&output.stderr);
    assert!(
        said.contains("standard input ended in the middle of the game, after 2 plies"),
        "{said}"
    );
    assert!(
        said.contains(&format!("outflank play --load {}", path.display())),
        "{said}"
    );

    let output = home.play(
        &["--load", path.to_str().unwrap()],
        "transcript\nd6\nquit\n",
    );
    assert!(output.status.success());
    assert!(text(&output.stdout).contains("d3c5\n"));
    let said = text(&output.stderr);
    assert!(
        said.contains("The game is not over. It is kept: "),
        "{said}"
    );
    let [next] = &home.kept()[..] else {
        panic!("{:?}", home.kept());
    };
    assert_eq!(load_game(next).unwrap().record().plies(), 3);
}

#[test]
fn a_game_that_was_saved_leaves_nothing_behind() {
    let home = Home::new();
    let output = home.play(
        &["--seats", "human,human"],
        "d3\nsave\nc5\nsave\nsave other.json\nquit\n",
    );
    assert!(output.status.success());
    let told = text(&output.stdout);
    assert_eq!(
        told.matches("Saved in `classic-1.json`").count(),
        2,
        "{told}"
    );
    assert_eq!(text(&output.stderr), "");
    assert_eq!(home.kept(), [] as [PathBuf; 0]);
    let file = home.0.path().join("other.json");
    assert_eq!(load_game(&file).unwrap().record().plies(), 2);

    // Going on with it leaves the file as it is until it is saved again.
    let output = home.play(&["--load", "other.json"], "d6\nquit\n");
    assert!(output.status.success());
    assert_eq!(load_game(&file).unwrap().record().plies(), 2);
    assert_eq!(load_game(&home.kept()[0]).unwrap().record().plies(), 3);
}

#[test]
fn save_does_not_replace_other_files_and_load_refuses_them() {
    let home = Home::new();
    let diary = home.0.path().join("diary");
    fs::write(&diary, "dear diary").unwrap();
    let output = home.play(
        &["--seats", "human,human"],
        "d3\nsave diary\nload diary\nload nowhere.json\nscore\nquit\n",
    );
    let told = text(&output.stdout);
    assert!(
        told.contains("Not saved: `diary` exists already; `save! FILE` replaces it."),
        "{told}"
    );
    assert!(
        told.contains("`diary` is not a saved game of Outflank"),
        "{told}"
    );
    assert!(told.contains("Cannot read `nowhere.json`"), "{told}");
    assert!(
        told.contains("Black 4, White 1"),
        "the game goes on: {told}"
    );
    assert_eq!(fs::read_to_string(&diary).unwrap(), "dear diary");
}

#[test]
fn another_game_is_loaded_in_the_middle_of_one() {
    let home = Home::new();
    home.play(
        &["-V", "hex-3", "--seats", "human,human"],
        "d1\nsave hex.json\nquit\n",
    );
    let output = home.play(
        &["--seats", "human,human"],
        "d3\nload hex.json\ntranscript\nquit\n",
    );
    let told = text(&output.stdout);
    assert!(told.contains("The last game is kept in `"), "{told}");
    assert!(told.contains("\nd1\n"), "{told}");
    assert_eq!(home.kept().len(), 1, "only the first game is not saved");
}

#[test]
fn two_games_at_once_are_kept_apart() {
    let home = Home::new();
    let mut one = Talk::new(&home, &["--seats", "human,human"]);
    let mut two = Talk::new(&home, &["--seats", "human,human"]);
    one.say("d3");
    two.say("f5");
    one.hear("plays d3");
    two.hear("plays f5");
    two.say("f6");
    two.hear("plays f6");
    assert_eq!(one.close().status.code(), Some(2));
    assert_eq!(two.close().status.code(), Some(2));
    let mut plies: Vec<usize> = home
        .kept()
        .iter()
        .map(|path| load_game(path).unwrap().record().plies())
        .collect();
    plies.sort_unstable();
    assert_eq!(plies, [1, 2]);
}

#[test]
fn a_killed_game_goes_on() {
    let home = Home::new();
    let mut talk = Talk::new(
        &home,
        &["-V", "hex-5", "--seats", "human,human", "--time", "9m"],
    );
    talk.say("f3");
    talk.hear("plays f3");
    talk.child.kill().unwrap();
    talk.child.wait().unwrap();
    let [path] = &home.kept()[..] else {
        panic!("{:?}", home.kept());
    };
    let mut talk = Talk::new(&home, &["--load", path.to_str().unwrap()]);
    talk.hear("hex-5");
    talk.hear("White (W) 9:00>");
    talk.say("undo");
    talk.say("transcript");
    talk.say("resign");
    talk.hear("White resigns");
    assert!(talk.close().status.success());
    assert_eq!(home.kept(), [] as [PathBuf; 0]);
}

#[cfg(unix)]
#[test]
fn an_interrupted_game_is_kept() {
    let home = Home::new();
    let mut talk = Talk::new(&home, &["--seats", "human,human"]);
    talk.say("d3");
    talk.hear("plays d3");
    talk.hear("White (W)>");
    let killed = Command::new("kill")
        .args(["-INT", &talk.child.id().to_string()])
        .status();
    assert!(killed.unwrap().success());
    let status = talk.child.wait().unwrap();
    assert_eq!(status.code(), Some(1));
    assert_eq!(home.kept().len(), 1);
    let said = text(&talk.close().stderr).to_owned();
    assert!(
        said.contains("interrupted after 1 ply. It is kept: "),
        "{said}"
    );
}

#[test]
fn the_flag_falls_though_nobody_types() {
    let home = Home::new();
    let mut talk = Talk::new(&home, &["--seats", "human,human", "--time", "100ms"]);
    talk.hear("Black has run out of time");
    talk.hear("White wins");
    assert!(talk.close().status.success());
}

#[test]
fn the_time_of_the_game_ends_it_while_nobody_types() {
    let home = Home::new();
    let mut talk = Talk::new(
        &home,
        &["--game-time", "300ms", "--seats", "computer:1,human"],
    );
    talk.hear("the time for the game is up");
    assert!(talk.close().status.success());
}

#[test]
fn a_folder_that_cannot_be_written_is_a_warning() {
    let home = Home::new();
    fs::write(home.0.path().join("games"), "in the way").unwrap();
    let output = home.play(&["--seats", "human,human"], "d3\nc5\ne6\n");
    assert_eq!(output.status.code(), Some(2));
    let said = text(&output.stderr);
    assert_eq!(
        said.matches("warning: the game is not kept").count(),
        1,
        "{said}"
    );
    assert!(
        said.contains("It is not kept; the moves were d3c5e6"),
        "{said}"
    );
}

#[test]
fn a_game_starts_from_a_position_and_from_moves() {
    let home = Home::new();
    let output = home.play(
        &[
            "-V",
            "mini-4",
            "--position",
            "-----WB--BW----- B",
            "--moves",
            "a2",
            "--seats",
            "human,human",
        ],
        "transcript\nu1\nback\nquit\n",
    );
    let told = text(&output.stdout);
    assert!(told.contains("\na2\n"), "{told}");
    assert!(told.contains("Took back 1 ply."), "{told}");
    assert!(output.status.success());
}

#[test]
fn wrong_usage_is_told_in_a_paragraph() {
    let home = Home::new();
    fs::write(home.0.path().join("broken.json"), "{").unwrap();
    for (args, words) in [
        (&["--seats", "human"][..], "1 seats for 2 players"),
        (&["--seats", "human,robot"], "unknown player `robot`"),
        (
            &["--time", "5 minuets"],
            "--time: `5 minuets` is not a time",
        ),
        (
            &["--game-time", "5m+1s"],
            "--game-time: `5m+1s`: a time for the whole game",
        ),
        (&["--moves", "d3a1"], "White cannot play a1"),
        (
            &["--position", "-"],
            "standard input is where moves are typed",
        ),
        (
            &["--load", "none.json"],
            "cannot read `none.json`: there is no such file",
        ),
        (
            &["--load", "broken.json"],
            "`broken.json` is not a saved game of Outflank",
        ),
    ] {
        let output = home.play(args, "");
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
        assert!(said.contains(words), "{args:?}: {said}");
        assert_eq!(text(&output.stdout), "", "{args:?}");
    }
}

#[test]
fn the_file_for_keeping_can_be_named() {
    let home = Home::new();
    let output = home.play(
        &["--seats", "human,human", "--autosave", "mine.json"],
        "d3\n",
    );
    assert_eq!(output.status.code(), Some(2));
    let mine = home.0.path().join("mine.json");
    assert_eq!(load_game(&mine).unwrap().record().plies(), 1);
    let output = home.play(
        &["--load", "mine.json", "--autosave", "mine.json"],
        "c5\nquit\n",
    );
    assert!(output.status.success());
    assert_eq!(load_game(Path::new(&mine)).unwrap().record().plies(), 2);
    assert_eq!(home.kept(), [] as [PathBuf; 0]);
}

#[test]
fn odd_input_is_answered_and_the_game_goes_on() {
    let home = Home::new();
    let mut input = b"\xff\xfe\n\x00\n".to_vec();
    input.extend(vec![b'x'; 1 << 20]);
    input.extend(b"\nhint\nd3\nquit\n");
    let output = assert_cmd::Command::from_std(home.command(&["--seats", "human,human"]))
        .write_stdin(input)
        .output()
        .unwrap();
    let told = text(&output.stdout);
    assert!(output.status.success(), "{told}");
    assert!(told.contains("Hint for Black: "), "{told}");
    assert!(told.contains("Black plays d3"), "{told}");
    assert!(
        !told.contains(['\0', '\u{fffd}']) || told.len() < 10_000,
        "{told}"
    );
}

#[test]
fn a_game_that_nobody_can_see_any_more_is_kept() {
    let home = Home::new();
    let mut child = home.command(&["--seats", "human,human"]).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    writeln!(input, "d3").unwrap();
    let mut line = String::new();
    while !line.contains("plays d3") {
        line.clear();
        output.read_line(&mut line).unwrap();
    }
    drop(output);
    // It notices when it next says something.
    let _ = writeln!(input, "c5\nscore\nscore");
    let left = child.wait_with_output().unwrap();
    assert_eq!(left.status.code(), Some(1));
    let said = text(&left.stderr);
    assert!(said.contains("cannot be shown any more"), "{said}");
    assert_eq!(home.kept().len(), 1);
}

#[test]
fn who_does_not_want_the_game_kept_gets_its_moves() {
    let home = Home::new();
    let output = home.play(&["--seats", "human,human", "--no-autosave"], "d3\nquit\n");
    assert!(output.status.success());
    let said = text(&output.stderr);
    assert!(said.contains("It is not kept; the moves were d3"), "{said}");
    assert_eq!(home.kept(), [] as [PathBuf; 0]);
}
