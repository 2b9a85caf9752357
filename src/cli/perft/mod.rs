//! `outflank perft`: counts all ways to play on.

mod count;
mod tell;

use std::io::Write;
use std::num::NonZeroUsize;
use std::thread::available_parallelism;

use serde::Serialize;

use super::error::CliError;
use super::options::{JsonOption, StartOptions};
use super::output;
use super::suggested::Suggested;
use crate::framework::{Game, LastPly, Perft, PerftOptions};
use crate::reversi::kernel::{self, Choice};
use crate::reversi::notation::move_text;
use crate::reversi::position::{Setup, compile};
use crate::reversi::{Move, Reversi};

use count::{Counting, Dividing};
use tell::Teller;

/// Count all positions to a depth in plies, a test of move generators
///
/// Plays every legal move, every answer, and so on, and counts the positions
/// at each ply. A pass is a ply; a finished game counts as one leaf at every
/// greater depth; games that end exactly at a ply are also counted on their
/// own. Two programs that agree on these numbers agree on the rules.
///
/// A line is printed as soon as its ply is counted. Ctrl-C ends the count with
/// the plies finished so far.
#[derive(clap::Args, Debug)]
#[command(after_long_help = "\
Examples:
  outflank perft --depth 8
  outflank perft --depth 6 -V tricolour --json
  outflank perft --depth 5 --divide            leaves below each first move
  outflank perft --depth 9 --bulk              faster: the last ply unseen
  outflank perft --depth 11 --threads 0        on all processors
  outflank perft --depth 4 --position board.txt

JSON: {\"variant\",\"depth\",\"leaves\":[…],\"finished\":[…],\"kernel\",\"threads\",
\"seconds\"}, one entry a ply in both lists, the first for ply 1 (with --bulk
`finished` lacks the last). A count that was interrupted has the depth it
reached and \"interrupted\":true. With --divide there is \"moves\":[{\"move\",
\"leaves\"}] instead of \"finished\", and \"leaves\" is the total.")]
pub(super) struct Args {
    #[command(flatten)]
    start: StartOptions,

    /// How many plies to look ahead.
    #[arg(short, long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(1..=MAX_DEPTH))]
    depth: u32,

    /// Count on this kernel instead of the fastest that can carry the board.
    #[arg(long, value_name = "NAME", value_parser = Suggested(kernel::NAMES.to_vec()), hide_possible_values = true)]
    kernel: Option<String>,

    /// Count on so many threads at once; 0 means one a processor.
    #[arg(short, long, value_name = "NUMBER", default_value_t = 1, value_parser = threads, conflicts_with = "divide")]
    threads: usize,

    /// Count the last ply in bulk, without looking which of its games are
    /// finished: several times faster.
    #[arg(long, conflicts_with = "divide")]
    bulk: bool,

    /// Print the leaves below each first move.
    #[arg(long)]
    divide: bool,

    #[command(flatten)]
    json: JsonOption,
}

/// Far more plies than any count comes to in a lifetime, unless its games end.
const MAX_DEPTH: i64 = 10_000;

/// More threads than any machine has processors for.
const MAX_THREADS: usize = 1024;

#[derive(Serialize)]
struct Report<'a> {
    variant: &'a str,
    depth: usize,
    #[serde(flatten)]
    counts: Counts<'a>,
    kernel: &'a str,
    threads: usize,
    seconds: f64,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    interrupted: bool,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Counts<'a> {
    Plies {
        leaves: &'a [u64],
        finished: &'a [u64],
    },
    Moves {
        leaves: u64,
        moves: Vec<RootMove<'a>>,
    },
}

#[derive(Serialize)]
struct RootMove<'a> {
    r#move: &'a str,
    leaves: u64,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let (rules, position) = args.start.load()?;
    let setup = rules.setup(&position);
    match args.divide {
        true => divide(args, &rules, &setup, out),
        false => count(args, &rules, &setup, out),
    }
}

fn count(args: &Args, rules: &Reversi, setup: &Setup, out: &mut dyn Write) -> Result<(), CliError> {
    let teller = Teller::new(args, out);
    let counting = Counting {
        setup,
        depth: args.depth,
        options: PerftOptions {
            last_ply: match args.bulk {
                true => LastPly::Count,
                false => LastPly::Look,
            },
            stop: Some(teller.stop),
            threads: args.threads,
            progress: Some(&|progress| teller.tell_ply(progress)),
        },
    };
    let counted = compile(rules.variant(), &args.choice(), counting)??;
    teller.finish()?;
    let Perft { leaves, finished } = &counted.found;
    let report = Report {
        variant: rules.variant().name(),
        depth: leaves.len(),
        counts: Counts::Plies { leaves, finished },
        kernel: counted.kernel,
        threads: args.threads,
        seconds: counted.seconds,
        interrupted: leaves.len() < args.depth as usize,
    };
    report.print(args.json, out)
}

fn divide(
    args: &Args,
    rules: &Reversi,
    setup: &Setup,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let variant = rules.variant();
    let teller = Teller::new(args, out);
    let dividing = Dividing {
        setup,
        depth: args.depth,
        stop: teller.stop,
        tell: &mut |mv, leaves| teller.tell_move(move_text(variant, mv), leaves),
    };
    let counted = compile(variant, &args.choice(), dividing)??;
    teller.finish()?;
    let named = |&(mv, leaves): &(Move, u64)| RootMove {
        r#move: move_text(variant, mv),
        leaves,
    };
    let report = Report {
        variant: variant.name(),
        depth: args.depth as usize,
        counts: Counts::Moves {
            leaves: counted.found.iter().map(|&(_, leaves)| leaves).sum(),
            moves: counted.found.iter().map(named).collect(),
        },
        kernel: counted.kernel,
        threads: args.threads,
        seconds: counted.seconds,
        interrupted: counted.found.len() < rules.count_moves(&rules.position(setup)?),
    };
    report.print(args.json, out)
}

/// Reads a number of threads.
fn threads(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(0) => Ok(available_parallelism().map_or(1, NonZeroUsize::get)),
        Ok(number @ 1..=MAX_THREADS) => Ok(number),
        _ => Err(format!("expected a number from 0 to {MAX_THREADS}")),
    }
}

impl Args {
    fn choice(&self) -> Choice {
        self.kernel.clone().map_or(Choice::Fastest, Choice::Named)
    }
}

impl Report<'_> {
    fn leaves(&self) -> u64 {
        match self.counts {
            Counts::Plies { leaves, .. } => leaves.last().copied().unwrap_or(0),
            Counts::Moves { leaves, .. } => leaves,
        }
    }

    fn print(&self, json: JsonOption, out: &mut dyn Write) -> Result<(), CliError> {
        if json.json {
            return output::json(out, self);
        }
        let threads = match self.threads {
            1 => "1 thread".to_owned(),
            more => format!("{more} threads"),
        };
        let (leaves, seconds) = (self.leaves(), self.seconds);
        let rate = leaves as f64 / seconds.max(1e-9) / 1e6;
        let stopped = if self.interrupted {
            "interrupted; "
        } else {
            ""
        };
        writeln!(
            out,
            "{stopped}{} on {}, {threads}: {leaves} leaves in {seconds:.3} s, {rate:.2} million a second",
            self.variant, self.kernel
        )?;
        Ok(())
    }
}
