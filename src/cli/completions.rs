//! `outflank completions`: what a shell needs to complete commands.

use std::io::Write;

use clap::CommandFactory;
use clap_complete::{Shell, generate};

use super::command::Cli;
use super::error::CliError;

/// Print a script that makes a shell complete commands, options and variants.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  source <(outflank completions bash)
  outflank completions zsh > \"${fpath[1]}/_outflank\"
  outflank completions fish > ~/.config/fish/completions/outflank.fish")]
pub(super) struct Args {
    /// The shell.
    shell: Shell,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    // Into memory first: the generator panics where its writer fails.
    let mut script = Vec::new();
    generate(args.shell, &mut Cli::command(), "outflank", &mut script);
    out.write_all(&script)?;
    Ok(())
}
