//! `outflank play`: Play a game.

use std::io::Write;

use super::error::CliError;
use super::options::StartOptions;

/// Play a game.
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    #[command(flatten)]
    start: StartOptions,
}

/// Runs the command.
pub(super) fn run(_args: &Args, _out: &mut dyn Write) -> Result<(), CliError> {
    Err(CliError::failure("`play` is not here yet"))
}
