//! `outflank moves`: List the legal moves.

use std::io::Write;

use super::error::CliError;
use super::options::StartOptions;

/// List the legal moves.
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    #[command(flatten)]
    start: StartOptions,
}

/// Runs the command.
pub(super) fn run(_args: &Args, _out: &mut dyn Write) -> Result<(), CliError> {
    Err(CliError::failure("`moves` is not here yet"))
}
