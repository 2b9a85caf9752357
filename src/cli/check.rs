//! `outflank check`: Check descriptors.

use std::io::Write;

use super::error::CliError;
use super::options::JsonOption;

/// Check descriptors.
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    #[command(flatten)]
    json: JsonOption,
}

/// Runs the command.
pub(super) fn run(_args: &Args, _out: &mut dyn Write) -> Result<(), CliError> {
    Err(CliError::failure("`check` is not here yet"))
}
