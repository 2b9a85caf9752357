//! Every command in one list: how it is written, what it does.

use std::path::PathBuf;

use super::{Command, CommandError};

/// What follows a command's word.
enum Form {
    Alone(Command),
    Optional(fn(Option<&str>) -> Command),
    Needed(fn(&str) -> Command),
}

/// A command: its words, the first of which is the usual one; how it is
/// written; what it does.
pub(in crate::term) struct Entry {
    pub(super) words: &'static [&'static str],
    pub(in crate::term) usage: &'static str,
    pub(in crate::term) does: &'static str,
    form: Form,
}

const fn alone(
    words: &'static [&'static str],
    usage: &'static str,
    does: &'static str,
    command: Command,
) -> Entry {
    let form = Form::Alone(command);
    Entry {
        words,
        usage,
        does,
        form,
    }
}

/// Every command, in the order in which `help` shows them.
pub(in crate::term) static COMMANDS: &[Entry] = &[
    Entry {
        words: &["play", "move"],
        usage: "d3, play d3",
        does: "place a disc; `pass` where passing is a choice",
        form: Form::Needed(|text| Command::Move(text.to_owned())),
    },
    alone(
        &["moves", "?"],
        "moves, ?",
        "which moves are legal",
        Command::Moves,
    ),
    alone(
        &["hint"],
        "hint",
        "what the computer would play",
        Command::Hint,
    ),
    Entry {
        words: &["explain", "why"],
        usage: "explain d3",
        does: "what a move captures, direction by direction",
        form: Form::Needed(|text| Command::Explain(text.to_owned())),
    },
    alone(
        &["undo", "u1", "u"],
        "undo, u1",
        "back to your own previous turn",
        Command::Undo,
    ),
    alone(
        &["back"],
        "back",
        "back to the latest turn of any person",
        Command::Back,
    ),
    alone(&["redo"], "redo", "take an undo back", Command::Redo),
    alone(
        &["board", "show"],
        "board",
        "show the board",
        Command::Board,
    ),
    alone(
        &["score", "scores"],
        "score",
        "count the discs",
        Command::Score,
    ),
    alone(
        &["clock", "time"],
        "clock",
        "who has how much time",
        Command::Clock,
    ),
    alone(
        &["transcript"],
        "transcript",
        "the moves so far",
        Command::Transcript,
    ),
    Entry {
        words: &["save"],
        usage: "save [FILE]",
        does: "write the game to a file; `save! FILE` replaces one",
        form: Form::Optional(|file| Command::Save {
            file: file.map(PathBuf::from),
            replace: false,
        }),
    },
    Entry {
        words: &["save!"],
        usage: "",
        does: "",
        form: Form::Optional(|file| Command::Save {
            file: file.map(PathBuf::from),
            replace: true,
        }),
    },
    Entry {
        words: &["load", "open"],
        usage: "load FILE",
        does: "go on with a saved game",
        form: Form::Needed(|file| Command::Load(PathBuf::from(file))),
    },
    Entry {
        words: &["seats"],
        usage: "seats [human,computer:5]",
        does: "who sits where; with a list, who shall",
        form: Form::Optional(|seats| Command::Seats(seats.map(str::to_owned))),
    },
    Entry {
        words: &["level"],
        usage: "level 5",
        does: "how strong the computers play, 1 to 10",
        form: Form::Needed(|level| Command::Level(level.to_owned())),
    },
    alone(
        &["agree", "stop"],
        "agree",
        "offer to stop as the discs stand, or agree to",
        Command::Agree,
    ),
    alone(
        &["resign"],
        "resign",
        "leave the game; others go on",
        Command::Resign,
    ),
    alone(&["help"], "help", "this list", Command::Help),
    alone(
        &["quit", "exit", "q"],
        "quit",
        "leave the table",
        Command::Quit,
    ),
];

impl Entry {
    /// The command with what stands after its word.
    pub(super) fn fill(&self, rest: Option<&str>) -> Result<Command, CommandError> {
        let word = self.words[0];
        match (&self.form, rest) {
            (Form::Alone(command), None) => Ok(command.clone()),
            (Form::Alone(_), Some(_)) => Err(CommandError::Alone { word }),
            (Form::Optional(make), rest) => Ok(make(rest)),
            (Form::Needed(make), Some(rest)) => Ok(make(rest)),
            (Form::Needed(_), None) => Err(CommandError::Missing {
                word,
                usage: self.usage,
            }),
        }
    }
}

/// The command of a word in lower case.
pub(super) fn entry(word: &str) -> Option<&'static Entry> {
    COMMANDS.iter().find(|entry| entry.words.contains(&word))
}

/// The command most like a word: one slip of the finger away, two in longer
/// words.
pub(in crate::term) fn nearest(word: &str) -> Option<&'static str> {
    let word = word.to_lowercase();
    let slips = word.chars().count() / 3;
    let words = COMMANDS.iter().flat_map(|entry| entry.words);
    words
        .filter(|known| known.len() > 2 && word.len() < 20)
        .map(|&known| (strsim::osa_distance(known, &word), known))
        .filter(|&(distance, _)| distance <= slips)
        .min()
        .map(|(_, known)| known)
}
