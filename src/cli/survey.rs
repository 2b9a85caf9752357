//! `outflank survey`: Play many games and tell what a variant is like.

use std::io::Write;

use super::error::CliError;
use super::options::SeedOption;

/// Play many games and tell what a variant is like.
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    #[command(flatten)]
    seed: SeedOption,
}

/// Runs the command.
pub(super) fn run(_args: &Args, _out: &mut dyn Write) -> Result<(), CliError> {
    Err(CliError::failure("`survey` is not here yet"))
}
