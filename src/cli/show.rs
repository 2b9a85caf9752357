//! `outflank show`: a board and who has what on it.

use std::io::Write;

use serde::Serialize;

use super::board;
use super::error::CliError;
use super::options::{JsonOption, StartOptions};
use super::output;
use super::results::{Seat, seats};
use crate::framework::{Game, Record};
use crate::reversi::notation::one_line;
use crate::reversi::variant::{Builtin, Variant};
use crate::term::player_name;

/// Draw a board with its coordinates, the scores and the player to move
#[derive(clap::Args, Debug)]
#[command(after_long_help = "\
Examples:
  outflank show                                the start of classic
  outflank show -V hex-5                       what the cells are called
  outflank show -V octagon --descriptor        the text that describes it
  outflank show -V hex-3 --dot | dot -Tsvg -Kneato -n > hex-3.svg
  outflank show -V mini-4 --position '-----WB--BW----- B'

JSON: {\"variant\",\"title\",\"players\":[{\"name\",\"symbol\",\"colour\"}],\"board\",\"mover\",
\"scores\":[…],\"over\"}. The board is the position on one line, as --position
reads it; players and scores stand in turn order.")]
pub(super) struct Args {
    #[command(flatten)]
    start: StartOptions,

    /// Print the board's cells and links for Graphviz instead.
    #[arg(long, conflicts_with_all = ["json", "descriptor", "position"])]
    dot: bool,

    /// Print the text that describes the variant instead: that of a built-in
    /// one with its comments, that of a file with all that it extends.
    #[arg(long, conflicts_with_all = ["json", "position"])]
    descriptor: bool,

    #[command(flatten)]
    json: JsonOption,
}

#[derive(Serialize)]
struct Shown<'a> {
    variant: &'a str,
    title: &'a str,
    players: Vec<Seat<'a>>,
    board: String,
    mover: &'a str,
    scores: &'a [i32],
    over: bool,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    if args.descriptor {
        return print_descriptor(&args.start.variant.variant, out);
    }
    let (rules, position) = args.start.load()?;
    let variant = rules.variant();
    if args.dot {
        return Ok(write!(out, "{}", variant.board().dot())?);
    }
    let record = Record::from_state(&rules, position);
    if args.json.json {
        let scores = rules.scores(&position);
        let shown = Shown {
            variant: variant.name(),
            title: variant.title(),
            players: seats(variant),
            board: one_line(variant, &rules.setup(&position)),
            mover: player_name(variant, position.turn()),
            scores: scores.as_slice(),
            over: record.is_over(),
        };
        return output::json(out, &shown);
    }
    writeln!(out, "{}: {}\n", variant.name(), variant.title())?;
    Ok(board::print_standing(out, &record)?)
}

fn print_descriptor(named: &str, out: &mut dyn Write) -> Result<(), CliError> {
    match Builtin::named(named) {
        Some(builtin) => write!(out, "{}", builtin.text)?,
        None => write!(out, "{}", Variant::load(named)?.descriptor().to_text())?,
    }
    Ok(())
}
