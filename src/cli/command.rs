//! What can be typed after `outflank`.

use clap::{Parser, Subcommand};

use super::{check, completions, explain, moves, perft, play, replay, show, survey, variants};

/// Play, study and invent reversi: any board, any number of directions, one
/// capture rule.
#[derive(Parser, Debug)]
#[command(
    name = "outflank",
    version,
    disable_version_flag = true,
    subcommand_required = true,
    arg_required_else_help = true,
    after_help = AFTER
)]
pub(super) struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,

    /// Print the version.
    #[arg(long, action = clap::ArgAction::Version)]
    version: Option<bool>,
}

const AFTER: &str = "\
Examples:
  outflank play                      a game against the computer
  outflank variants                  every game that is built in
  outflank show -V hex-5             a board, drawn with its names
  outflank moves -V tricolour        where the first player may place
  outflank help moves                how a command works, with examples

A variant is a built-in name or the path of a descriptor file. Results go to
standard output and talk to standard error; --json makes results readable for
programs. The exit code is 0 for success, 2 for wrong usage or input and 1 for
failure. NO_COLOR switches colours off.";

/// One subcommand, each with a file of its own.
#[derive(Subcommand, Debug)]
pub(super) enum Command {
    Variants(variants::Args),
    Show(show::Args),
    Moves(moves::Args),
    Replay(replay::Args),
    Explain(explain::Args),
    Survey(survey::Args),
    Perft(perft::Args),
    Play(play::Args),
    Check(check::Args),
    Completions(completions::Args),
}
