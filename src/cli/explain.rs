//! `outflank explain`: Explain a move.

use std::io::Write;

use super::error::CliError;
use super::options::StartOptions;

/// Explain a move.
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    #[command(flatten)]
    start: StartOptions,
}

/// Runs the command.
pub(super) fn run(_args: &Args, _out: &mut dyn Write) -> Result<(), CliError> {
    Err(CliError::failure("`explain` is not here yet"))
}
