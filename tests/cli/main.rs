//! The program as people and scripts use it: arguments in; output, messages
//! and exit codes out.

mod bad_boards;
mod bad_descriptors;
mod bad_transcripts;
mod check;
mod drawings;
mod json;
mod kata;
mod perft;
mod streams;
mod survey;
mod usage;

use std::fs;
use std::path::PathBuf;

use assert_cmd::Command;

/// What a run of the program left behind.
struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

/// The program, not yet started, with nothing on its standard input.
fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_outflank"));
    program.write_stdin("");
    program
}

/// Runs the program with arguments that stand in one text, separated by
/// blanks; single quotes hold an argument together.
fn run(arguments: &str) -> Ran {
    run_with(arguments, "")
}

/// Runs the program with a text on its standard input.
fn run_with(arguments: &str, input: &str) -> Ran {
    let output = program()
        .args(split(arguments))
        .write_stdin(input)
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ran {
        code: output.status.code(),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

fn split(arguments: &str) -> Vec<String> {
    let parts = arguments.split('\'').enumerate();
    parts
        .flat_map(|(number, part)| match number % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

impl Ran {
    /// The output of a run that went well and had nothing to say besides.
    fn good(self) -> String {
        assert_eq!(
            (self.code, self.err.as_str()),
            (Some(0), ""),
            "{}",
            self.out
        );
        self.out
    }

    fn json(self) -> serde_json::Value {
        let out = self.good();
        serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error} in {out}"))
    }

    /// Asserts that wrong input was refused in one paragraph that says all of
    /// these words, and gives the paragraph.
    #[track_caller]
    fn refused(self, words: &[&str]) -> String {
        let Self { code, out, err } = self;
        assert_eq!((code, out.as_str()), (Some(2), ""), "{err}");
        assert!(err.starts_with("error: "), "{err}");
        assert_eq!(
            err.trim_end().lines().count(),
            1,
            "more than a paragraph: {err}"
        );
        for word in words {
            assert!(err.contains(word), "no `{word}` in: {err}");
        }
        err
    }
}

/// A folder for files of one test, deleted at its end.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    /// Where a file of this name lies.
    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Writes a file, and gives its path as an argument.
    fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        fs::write(&path, content).unwrap();
        path.to_str().unwrap().to_owned()
    }
}
