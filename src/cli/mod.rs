//! The command line, one file a subcommand. clap lives here and nowhere else.
//!
//! Results go to standard output, talk to standard error. A command is a
//! `run(&Args, &mut dyn Write)`: it writes to what it is given, so that tests
//! read what people would see, and leaves printing of errors and the exit code
//! to [`run`]. Styles may be written freely: on anything but a terminal, or
//! with `NO_COLOR` set, they are dropped on the way out.

mod board;
mod check;
mod command;
mod completions;
mod error;
mod explain;
mod input;
mod interrupt;
mod moves;
mod options;
mod output;
mod perft;
mod play;
mod progress;
mod replay;
mod results;
mod show;
mod suggested;
mod survey;
mod variants;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;

use command::{Cli, Command};
use error::CliError;

/// Runs the program with the arguments of the process.
///
/// The exit code is 0 for success, 2 for wrong usage or input, 1 for failure.
/// When the reader of standard output closes it early, that is a normal end.
#[must_use]
pub fn run() -> ExitCode {
    match Cli::try_parse() {
        Ok(cli) => finish(cli.command),
        Err(usage) => output::usage(&usage),
    }
}

fn finish(command: Command) -> ExitCode {
    let mut out = output::standard();
    let done = dispatch(command, &mut out);
    let flushed = out.flush().map_err(CliError::from);
    match done.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => output::report(&error),
    }
}

fn dispatch(command: Command, out: &mut dyn Write) -> Result<(), CliError> {
    match command {
        Command::Variants(args) => variants::run(&args, out),
        Command::Show(args) => show::run(&args, out),
        Command::Moves(args) => moves::run(&args, out),
        Command::Replay(args) => replay::run(&args, out),
        Command::Explain(args) => explain::run(&args, out),
        Command::Survey(args) => survey::run(&args, out),
        Command::Perft(args) => perft::run(&args, out),
        Command::Play(args) => play::run(&args, out),
        Command::Check(args) => check::run(&args, out),
        Command::Completions(args) => completions::run(&args, out),
    }
}
