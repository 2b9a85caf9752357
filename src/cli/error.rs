//! Why a command did not do what it was asked to.

use std::io;

use thiserror::Error;

use crate::reversi::kernel::Refused;
use crate::reversi::position::{CompileError, LoadError, OpeningError, PositionError};
use crate::reversi::variant::VariantError;

/// Why a command failed; decides the exit code.
#[derive(Debug, Error)]
pub(super) enum CliError {
    /// Wrong usage or input, told in a paragraph that says what is wrong,
    /// where, and how to mend it. Exit code 2.
    #[error("{0}")]
    Input(String),
    /// Something that should have worked did not. Exit code 1.
    #[error("{0}")]
    Failure(String),
    /// Everything that can be said stands on standard error already. Exit
    /// code 2.
    #[error("the input is not good; see above")]
    Reported,
    /// No such variant, or a bad descriptor. Exit code 2.
    #[error("{}", first_problem(.0))]
    Variant(#[from] VariantError),
    /// A forced opening that cannot be played. Exit code 2.
    #[error(transparent)]
    Opening(#[from] OpeningError),
    /// Discs that do not fit the board. Exit code 2.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// No kernel of that name. Exit code 2.
    #[error(transparent)]
    Kernel(#[from] Refused),
    /// Standard output cannot be written. A closed pipe is a normal end: who
    /// reads has read enough. Exit code 0 or 1.
    #[error("cannot write the result: {0}")]
    Output(#[from] io::Error),
}

impl CliError {
    /// Wrong usage or input.
    pub(super) fn input(message: impl Into<String>) -> Self {
        Self::Input(message.into())
    }

    /// Something that should have worked.
    pub(super) fn failure(message: impl Into<String>) -> Self {
        Self::Failure(message.into())
    }

    /// The exit code of the program.
    pub(super) fn exit_code(&self) -> u8 {
        match self {
            Self::Input(_)
            | Self::Reported
            | Self::Variant(_)
            | Self::Opening(_)
            | Self::Position(_)
            | Self::Kernel(_) => 2,
            Self::Failure(_) => 1,
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            Self::Output(_) => 1,
        }
    }

    /// Whether there is anything left to say about it.
    pub(super) fn is_silent(&self) -> bool {
        self.exit_code() == 0 || matches!(self, Self::Reported)
    }
}

impl From<LoadError> for CliError {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::Variant(error) => error.into(),
            LoadError::Opening(error) => error.into(),
        }
    }
}

impl From<CompileError> for CliError {
    fn from(error: CompileError) -> Self {
        match error {
            CompileError::Kernel(error) => error.into(),
            CompileError::Opening(error) => error.into(),
        }
    }
}

/// One paragraph, however much is wrong.
fn first_problem(error: &VariantError) -> String {
    match error.problems() {
        [first, _, ..] => format!(
            "{first} (And more: `outflank check` shows all {} problems.)",
            error.problems().len()
        ),
        _ => error.to_string(),
    }
}
