//! What people type at the table.

mod list;

use std::path::PathBuf;

use thiserror::Error;

pub(super) use list::{COMMANDS, nearest};

use list::entry;

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
    /// Offer to stop as the discs stand, or agree to.
    Agree,
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

impl Command {
    /// Understands a line. A single word that is no command may be a cell's
    /// name and comes back as a [`Command::Move`]; `play WORD` always does. A
    /// stroke may stand before a command: `/undo`.
    ///
    /// # Errors
    /// [`CommandError`] for several words that make no command.
    pub fn parse(line: &str) -> Result<Self, CommandError> {
        let line = line.trim();
        let line = line.strip_prefix('/').unwrap_or(line);
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
