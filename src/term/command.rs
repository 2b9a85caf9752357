//! What people type at the table.

use std::path::PathBuf;

use thiserror::Error;

/// A line that a person typed, understood as far as it can be without a board.
///
/// ```
/// use outflank::term::Command;
/// assert_eq!(Command::parse("D3"), Ok(Command::Move("D3".into())));
/// assert_eq!(Command::parse(" ? "), Ok(Command::Moves));
/// assert_eq!(Command::parse("Explain c4"), Ok(Command::Explain("c4".into())));
/// assert_eq!(
///     Command::parse("undo everything").unwrap_err().to_string(),
///     "`undo` stands alone"
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Command {
    /// An empty line.
    Nothing,
    /// A move or a pass, as written: only a board knows what its cells are
    /// called.
    Move(String),
    /// Which moves are legal.
    Moves,
    /// What the computer would play.
    Hint,
    /// What a move would capture and why.
    Explain(String),
    /// Back to this person's own previous turn.
    Undo,
    /// Back to the latest turn of any person.
    Back,
    /// Forward again.
    Redo,
    /// Leave the game.
    Resign,
    /// Offer to stop, or agree to.
    Draw,
    /// Show the board.
    Board,
    /// Who has how many discs.
    Score,
    /// Who has how much time.
    Clock,
    /// The moves so far on one line.
    Transcript,
    /// Write the game to a file.
    Save {
        /// Where to; the game's own file, or a new one, when not said.
        file: Option<PathBuf>,
        /// Whether a file that holds something else may be replaced.
        replace: bool,
    },
    /// Go on with the game of a file.
    Load(PathBuf),
    /// Who sits where, or who shall.
    Seats(Option<String>),
    /// How strong the computers shall play.
    Level(String),
    /// What can be typed.
    Help,
    /// Leave the table.
    Quit,
}

/// A line that is no command. The message says how to mend it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum CommandError {
    /// A command that needs a word more.
    #[error("`{word}` needs to know more: write {usage}")]
    Missing {
        /// The command.
        word: &'static str,
        /// How it is written.
        usage: &'static str,
    },
    /// A command that takes no more words.
    #[error("`{word}` stands alone")]
    Alone {
        /// The command.
        word: &'static str,
    },
    /// Several words, the first of which is no command.
    #[error("one move or command a line: `{word}` is not a command{}", meant(near.as_ref()))]
    Unknown {
        /// The first word.
        word: String,
        /// A command that is like it.
        near: Option<&'static str>,
    },
}

fn meant(near: Option<&&str>) -> String {
    near.map_or_else(
        || "; `help` lists them".to_owned(),
        |near| format!(" (did you mean `{near}`?)"),
    )
}

/// What follows a command's word.
enum Form {
    Alone(Command),
    Optional(fn(Option<&str>) -> Command),
    Needed(fn(&str) -> Command),
}

/// A command: its words, the first of which is the usual one; how it is
/// written; what it does.
pub(super) struct Entry {
    words: &'static [&'static str],
    pub(super) usage: &'static str,
    pub(super) does: &'static str,
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
pub(super) static COMMANDS: &[Entry] = &[
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
        &["draw"],
        "draw",
        "offer to stop here, or agree to",
        Command::Draw,
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

impl Command {
    /// Understands a line. A single word that is no command may be a cell's
    /// name and comes back as a [`Command::Move`]; `play WORD` always does.
    ///
    /// # Errors
    /// [`CommandError`] for several words that make no command.
    pub fn parse(line: &str) -> Result<Self, CommandError> {
        let line = line.trim();
        let (first, rest) = match line.split_once(char::is_whitespace) {
            Some((first, rest)) => (first, Some(rest.trim_start())),
            None => (line, None),
        };
        let word = first.to_lowercase();
        match (entry(&word), rest) {
            (Some(entry), rest) => entry.fill(rest),
            (None, _) if line.is_empty() => Ok(Self::Nothing),
            (None, None) => Ok(Self::Move(first.to_owned())),
            (None, Some(_)) => Err(CommandError::Unknown {
                word: first
                    .chars()
                    .take(40)
                    .flat_map(char::escape_debug)
                    .collect(),
                near: nearest(&word),
            }),
        }
    }
}

impl Entry {
    fn fill(&self, rest: Option<&str>) -> Result<Command, CommandError> {
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

fn entry(word: &str) -> Option<&'static Entry> {
    COMMANDS.iter().find(|entry| entry.words.contains(&word))
}

/// The command most like a word: one slip of the finger away, two in longer
/// words.
pub(super) fn nearest(word: &str) -> Option<&'static str> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn every_usage_is_understood() {
        for entry in COMMANDS.iter().filter(|entry| !entry.usage.is_empty()) {
            for usage in entry.usage.split(", ") {
                let line = usage.replace(['[', ']'], "");
                assert!(Command::parse(&line).is_ok(), "{line}");
            }
        }
    }

    #[test]
    fn no_word_is_two_commands() {
        let mut words: Vec<_> = COMMANDS.iter().flat_map(|entry| entry.words).collect();
        words.sort();
        let all = words.len();
        words.dedup();
        assert_eq!(words.len(), all);
    }

    #[test]
    fn undo_as_bots_write_it() {
        assert_eq!(Command::parse("u1"), Ok(Command::Undo));
        assert_eq!(Command::parse("U1\r"), Ok(Command::Undo));
    }

    #[test]
    fn file_names_keep_their_case_and_blanks() {
        let save = |file: Option<&str>, replace| Command::Save {
            file: file.map(PathBuf::from),
            replace,
        };
        assert_eq!(Command::parse("save"), Ok(save(None, false)));
        assert_eq!(
            Command::parse("SAVE My Game.json "),
            Ok(save(Some("My Game.json"), false))
        );
        assert_eq!(Command::parse("save! x"), Ok(save(Some("x"), true)));
    }

    #[test]
    fn cells_called_like_commands_can_be_played() {
        assert_eq!(
            Command::parse("play hint"),
            Ok(Command::Move("hint".into()))
        );
    }

    #[test]
    fn mistakes_say_how_to_mend_them() {
        let message = |line| Command::parse(line).unwrap_err().to_string();
        assert_eq!(
            message("explain"),
            "`explain` needs to know more: write explain d3"
        );
        assert_eq!(
            message("explian d3"),
            "one move or command a line: `explian` is not a command (did you mean `explain`?)"
        );
        assert_eq!(
            message("d3 c5"),
            "one move or command a line: `d3` is not a command; `help` lists them"
        );
    }

    proptest! {
        #[test]
        fn any_line_is_answered(line in ".{0,80}") {
            let _ = Command::parse(&line);
        }

        #[test]
        fn a_word_that_is_no_command_is_a_move(word in "[a-zA-Z][0-9]{2}") {
            prop_assert_eq!(Command::parse(&word), Ok(Command::Move(word)));
        }
    }
}
