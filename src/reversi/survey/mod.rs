//! Surveys: many games of a variant, and what they say about its rules.
//!
//! Is a board decided too early? Does a seat have an advantage? How much of
//! the board is ever filled? A survey plays games between computer players on
//! all cores and answers with means and their errors. The same seed gives the
//! same survey, whatever the number of threads.
//!
//! Equal players would play the same game again and again, so the first plies
//! of each game are random: by default two for each player. Where the players
//! differ, each opening is played once in every rotation of the seats:
//!
//! ```text
//!   seats    Black        White        Red
//!   game 1   computer:3   computer:1   random     one unit: the same
//!   game 2   random       computer:3   computer:1   random opening
//!   game 3   computer:1   random       computer:3   three times
//! ```
//!
//! Errors are computed from units, for games of one unit resemble each other.

mod game;
mod mean;
mod tally;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;
use thiserror::Error;

pub use mean::Mean;
pub use tally::{Standing, Survey};

use super::kernel::{Choice, Kernel};
use super::position::{self, CompileError, Rules};
use super::search::{Bot, Engine};
use super::variant::Variant;
use game::{GameRecord, Opening};

/// What to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Who plays: one bot a seat, or a single one for all seats.
    pub seats: Vec<Bot>,
    /// How many games; rounded up to whole units.
    pub games: u64,
    /// Where all random numbers come from.
    pub seed: u64,
    /// Random plies at the start of each game; two for each player where it
    /// is `None`.
    pub random_plies: Option<u32>,
}

impl Plan {
    /// How many plies are random in a game of this many players.
    #[must_use]
    pub fn random_plies(&self, players: usize) -> u32 {
        self.random_plies.unwrap_or(2 * players as u32)
    }

    /// The bot of each seat in a game of this many players.
    ///
    /// # Errors
    /// [`SurveyError::Seats`] when there is neither one a seat nor a single one.
    pub fn bots(&self, players: usize) -> Result<Vec<Bot>, SurveyError> {
        match self.seats[..] {
            [bot] => Ok(vec![bot; players]),
            _ if self.seats.len() == players => Ok(self.seats.clone()),
            _ => Err(SurveyError::Seats {
                given: self.seats.len(),
                players,
            }),
        }
    }
}

/// Whom a survey listens to and whom it tells.
#[derive(Clone, Copy)]
pub struct Watcher<'a> {
    /// Ends the survey with the units finished so far when set.
    pub stop: &'a AtomicBool,
    /// Called after each unit with the number of games in it, from any thread.
    pub progress: &'a (dyn Fn(u64) + Sync),
}

/// Why there is no survey.
#[derive(Debug, Error)]
pub enum SurveyError {
    /// Bots for another number of players.
    #[error(
        "{given} bots for {players} seats: name one bot a seat, or a single one for all of them"
    )]
    Seats {
        /// How many bots are named.
        given: usize,
        /// How many players the variant has.
        players: usize,
    },
    /// The variant cannot be played.
    #[error(transparent)]
    Compile(#[from] CompileError),
}

/// Plays the games of a plan on all cores.
///
/// ```
/// use std::sync::Arc;
/// use outflank::reversi::search::Bot;
/// use outflank::reversi::survey::{Plan, survey};
/// use outflank::reversi::variant::Variant;
/// let variant = Arc::new(Variant::load("mini-4")?);
/// let plan = Plan { seats: vec![Bot::Random], games: 50, seed: 1, random_plies: None };
/// let survey = survey(&variant, &plan)?;
/// assert_eq!(survey.games, 50);
/// assert!(survey.length.mean() <= 12.0 + survey.passes.mean());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`SurveyError`] when bots and seats do not match or the variant cannot be
/// played.
pub fn survey(variant: &Arc<Variant>, plan: &Plan) -> Result<Survey, SurveyError> {
    let watcher = Watcher {
        stop: &AtomicBool::new(false),
        progress: &|_| (),
    };
    survey_watched(variant, plan, watcher)
}

/// Like [`survey`], and can be watched and stopped.
///
/// # Errors
/// Like [`survey`].
pub fn survey_watched(
    variant: &Arc<Variant>,
    plan: &Plan,
    watcher: Watcher<'_>,
) -> Result<Survey, SurveyError> {
    let players = variant.players().len();
    let seats = plan.bots(players)?;
    let job = Series {
        rotations: match seats.iter().all(|bot| *bot == seats[0]) {
            true => 1,
            false => players,
        },
        random_plies: plan.random_plies(players),
        seats,
        plan,
        watcher,
    };
    Ok(position::compile(variant, &Choice::Fastest, job)?)
}

/// All units of a survey.
struct Series<'a> {
    plan: &'a Plan,
    seats: Vec<Bot>,
    random_plies: u32,
    rotations: usize,
    watcher: Watcher<'a>,
}

impl position::Job for Series<'_> {
    type Output = Survey;

    fn run<K: Kernel, const P: usize>(self, rules: &Rules<K, P>) -> Survey {
        let engine = Engine::new(rules);
        let units = self.plan.games.div_ceil(self.rotations as u64);
        let played: Vec<Option<Vec<GameRecord>>> = (0..units)
            .into_par_iter()
            .map(|unit| self.play(&engine, unit))
            .collect();
        let mut survey = Survey::new(rules.variant(), &self.seats);
        for unit in played.iter().flatten() {
            survey.take(unit);
        }
        survey
    }
}

impl Series<'_> {
    /// One opening in every rotation of the seats; `None` when stopped.
    fn play<K: Kernel, const P: usize>(
        &self,
        engine: &Engine<'_, K, P>,
        unit: u64,
    ) -> Option<Vec<GameRecord>> {
        if self.watcher.stop.load(Ordering::Relaxed) {
            return None;
        }
        let mut rng = ChaCha8Rng::seed_from_u64(self.plan.seed);
        rng.set_stream(unit);
        let opening_seed = rng.random();
        let games = (0..self.rotations).map(|rotation| {
            let mut seats = self.seats.clone();
            seats.rotate_right(rotation);
            let opening = Opening {
                seed: opening_seed,
                random_plies: self.random_plies,
                game_seed: rng.random(),
            };
            game::play(engine, &seats, opening, self.watcher.stop)
        });
        let games: Option<Vec<GameRecord>> = games.collect();
        if let Some(games) = &games {
            (self.watcher.progress)(games.len() as u64);
        }
        games
    }
}
