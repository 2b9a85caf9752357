//! `outflank survey`: plays many games and tells what a variant is like.

mod json;
mod table;

use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use super::error::CliError;
use super::options::{JsonOption, SeedOption, variant_names};
use super::progress::Progress;
use super::{interrupt, output};
use crate::reversi::search::Bot;
use crate::reversi::survey::{Plan, Survey, SurveyError, Watcher, survey_watched};
use crate::reversi::variant::Variant;

/// Play many games between computers and tell what a variant is like
///
/// How long games are, how many moves there are to choose from, how full the
/// board gets, how early a game is decided, and whether a seat has an
/// advantage: what you want to know before you settle on a rule of your own.
///
/// The first plies of every game are random, two for each player unless
/// --random-plies says otherwise, so that equal players do not play the same
/// game again and again. Where the players differ, each opening is played once
/// in every rotation of the seats. The same seed gives the same result on any
/// number of cores.
#[derive(clap::Args, Debug)]
#[command(after_long_help = "\
Examples:
  outflank survey -V hex-5 -V hex --games 2000
  outflank survey -V tricolour --seats computer:3,random,random
  outflank survey -V my-game.toml --games 500 --seed 7 --json

Players: computer:1 to computer:10, greedy, random; one a seat in turn order,
or a single one for all seats. After each ± stands half the width of the 95 %
interval. Ctrl-C ends the survey with the games finished so far.

JSON: a list with one entry a variant. A mean is {\"mean\",\"sd\",\"error\",
\"count\"} with its standard error; \"count\" is the number of openings, which
is less than that of games where seats are rotated.")]
pub(super) struct Args {
    /// A built-in variant or the path of a descriptor file; may be repeated.
    #[arg(
        short = 'V',
        long = "variant",
        value_name = "NAME|FILE",
        default_value = "classic",
        value_parser = variant_names(),
        hide_possible_values = true
    )]
    variants: Vec<String>,

    /// How many games to play of each variant.
    #[arg(long, value_name = "NUMBER", default_value_t = 1000,
          value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,

    /// Who plays: a computer player for each seat, or one for all.
    #[arg(
        long,
        value_name = "PLAYERS",
        value_delimiter = ',',
        default_value = "computer:1"
    )]
    seats: Vec<Bot>,

    /// How many plies at the start of each game are random; two for each
    /// player unless given.
    #[arg(long, value_name = "PLIES")]
    random_plies: Option<u32>,

    #[command(flatten)]
    seed: SeedOption,

    #[command(flatten)]
    json: JsonOption,
}

/// One variant's survey and how it came about.
struct Surveyed {
    variant: Arc<Variant>,
    survey: Survey,
    plan: Plan,
    random_plies: u32,
    seconds: f64,
    interrupted: bool,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let variants = args.variants.iter().map(|name| Variant::load(name));
    let variants = variants.collect::<Result<Vec<_>, _>>()?;
    let plan = args.plan();
    for variant in &variants {
        plan.bots(variant.players().len())?;
    }
    let stop = interrupt::flag();
    let mut surveyed = Vec::new();
    for variant in variants {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let one = args.survey(Arc::new(variant), stop)?;
        if !args.json.json {
            table::print(&one, surveyed.is_empty(), out)?;
            out.flush()?;
        }
        surveyed.push(one);
    }
    match args.json.json {
        true => output::json(out, &surveyed.iter().map(json::report).collect::<Vec<_>>()),
        false => Ok(()),
    }
}

impl Args {
    fn plan(&self) -> Plan {
        Plan {
            seats: self.seats.clone(),
            games: self.games,
            seed: self.seed.seed.unwrap_or(1),
            random_plies: self.random_plies,
        }
    }

    fn survey(&self, variant: Arc<Variant>, stop: &AtomicBool) -> Result<Surveyed, CliError> {
        let plan = self.plan();
        let started = Instant::now();
        let bar = Mutex::new(Progress::start());
        let played = AtomicU64::new(0);
        let progress = |games| {
            let played = played.fetch_add(games, Ordering::Relaxed) + games;
            if let Ok(bar) = bar.try_lock() {
                let share = played as f64 / self.games as f64;
                bar.show(share, || format!("{}: game {played}", variant.name()));
            }
        };
        let watcher = Watcher {
            stop,
            progress: &progress,
        };
        let survey = survey_watched(&variant, &plan, watcher);
        if let Ok(bar) = bar.lock() {
            bar.finish();
        }
        let survey = survey?;
        Ok(Surveyed {
            interrupted: survey.games < self.games,
            random_plies: plan.random_plies(variant.players().len()),
            seconds: started.elapsed().as_secs_f64(),
            variant,
            survey,
            plan,
        })
    }
}

impl From<SurveyError> for CliError {
    fn from(error: SurveyError) -> Self {
        match error {
            SurveyError::Seats { .. } => Self::input(error.to_string()),
            SurveyError::Compile(error) => error.into(),
        }
    }
}
