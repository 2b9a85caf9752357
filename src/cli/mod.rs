//! The command line, one file a subcommand. clap lives here and nowhere else.

use std::process::ExitCode;

/// Runs the program with the arguments of the process.
#[must_use]
pub fn run() -> ExitCode {
    ExitCode::SUCCESS
}
