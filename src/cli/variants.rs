//! `outflank variants`: List the built-in variants.

use std::io::Write;

use super::error::CliError;
use super::options::JsonOption;

/// List the built-in variants.
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    #[command(flatten)]
    json: JsonOption,
}

/// Runs the command.
pub(super) fn run(_args: &Args, _out: &mut dyn Write) -> Result<(), CliError> {
    Err(CliError::failure("`variants` is not here yet"))
}
