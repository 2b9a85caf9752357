//! Texts that a command reads: written on the command line, in a file, or on
//! standard input.

use std::fmt;
use std::fs::File;
use std::io::{self, IsTerminal, Read};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use super::error::CliError;
use super::output;

/// The longest text read, in bytes. A board of 4,096 cells with labels needs
/// 20 thousand, the longest game about as many.
const MAX_BYTES: u64 = 1 << 22;

/// Where a text came from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Origin {
    /// Standard input, asked for with `-`.
    Input,
    /// A file of this name.
    File(String),
    /// The argument itself; no file has that name.
    Inline,
}

/// A text and where it came from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Given {
    /// What it is in the user's words, such as `position`.
    pub what: &'static str,
    pub origin: Origin,
    pub text: String,
}

impl Given {
    /// Reads what an argument means: `-` is standard input, the name of a file
    /// that exists is the file, and everything else is the text itself.
    pub(super) fn read(what: &'static str, argument: &str) -> Result<Self, CliError> {
        let origin = match argument {
            "-" => Origin::Input,
            name if Path::new(name).exists() => Origin::File(name.to_owned()),
            _ => Origin::Inline,
        };
        let text = match &origin {
            Origin::Inline => Ok(argument.to_owned()),
            Origin::Input => read_input(what),
            Origin::File(name) => File::open(name).and_then(read_text),
        };
        let given = |text| Self { what, origin, text };
        match text {
            Ok(text) => Ok(given(text)),
            Err(error) => Err(given(String::new()).cannot_read(&error)),
        }
    }

    /// A text that was put together from several arguments.
    pub(super) fn inline(what: &'static str, text: String) -> Self {
        let origin = Origin::Inline;
        Self { what, origin, text }
    }

    /// The error that the text is not good, with where it came from.
    pub(super) fn wrong(&self, why: &dyn fmt::Display) -> CliError {
        let hint = match self.origin {
            Origin::Inline if self.looks_like_a_path() => {
                " (No file has that name, so the words themselves were read.)"
            }
            _ => "",
        };
        CliError::input(format!("{self}: {why}{hint}"))
    }

    /// Says something about the text that need not be wrong.
    pub(super) fn warn(&self, what: &dyn fmt::Display) {
        output::warn(format_args!("{self}: {what}"));
    }

    fn cannot_read(&self, error: &io::Error) -> CliError {
        let why = match error.kind() {
            io::ErrorKind::InvalidData => "it is not UTF-8 text; save it as UTF-8".to_owned(),
            io::ErrorKind::IsADirectory => "it is a directory; name a file in it".to_owned(),
            io::ErrorKind::FileTooLarge => {
                format!("it is longer than {MAX_BYTES} bytes, more than any board or game needs")
            }
            _ => format!("it cannot be read: {error}"),
        };
        CliError::input(format!("{self}: {why}"))
    }

    fn looks_like_a_path(&self) -> bool {
        let one_word = !self.text.trim().contains(char::is_whitespace);
        one_word && self.text.contains(['/', '\\', '.']) && self.text.contains(char::is_alphabetic)
    }
}

/// `the position in board.txt`, `the position on standard input`.
impl fmt::Display for Given {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.origin {
            Origin::Input => write!(f, "the {} on standard input", self.what),
            Origin::File(name) => write!(f, "the {} in the file `{name}`", self.what),
            Origin::Inline => write!(f, "the {} on the command line", self.what),
        }
    }
}

/// Whether standard input has been read: it can be only once.
static INPUT_TAKEN: AtomicBool = AtomicBool::new(false);

fn read_input(what: &str) -> io::Result<String> {
    if INPUT_TAKEN.swap(true, Ordering::Relaxed) {
        return Err(io::Error::other(
            "- stands for standard input, which can only be read once",
        ));
    }
    let input = io::stdin();
    if input.is_terminal() {
        output::talk(format_args!(
            "Type the {what}; Ctrl-D on a line of its own ends it."
        ));
    }
    read_text(input)
}

fn read_text(from: impl Read) -> io::Result<String> {
    let mut bytes = Vec::new();
    from.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    String::from_utf8(bytes).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}
