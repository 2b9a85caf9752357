//! One battery of tests for every game.
//!
//! [`check`] plays a game at random and holds it to every law that [`Game`]
//! states, move by move; so a new game needs one line of test to be sound
//! with records, perft and search:
//!
//! ```text
//! battery::check(&MyGame::default(), 1, 100).unwrap();
//! ```

mod laws;
mod violation;

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{Departure, Game, MAX_PLAYERS, Record, random_move};
use laws::{Finding, demand};

pub use violation::{Law, Violation};

/// More moves than any game checked here has.
const ENDLESS: usize = 20_000;

/// Moves remembered to be tried where they are not legal.
const REMEMBERED: usize = 24;

/// Plays this many games at random and checks every law of [`Game`] in each
/// of their states. In every other game players leave in mid-play.
///
/// # Errors
/// The first law that was broken, where and how.
pub fn check<G: Game>(game: &G, seed: u64, games: u64) -> Result<(), Violation> {
    let mut run = Run {
        game,
        others: Vec::new(),
        went_on: false,
    };
    let violation = |(law, detail), game, events| Violation {
        law,
        detail,
        seed,
        game,
        events,
    };
    run.start().map_err(|broken| violation(broken, 0, 0))?;
    for number in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(number);
        let mut record = Record::new(game);
        run.play(&mut record, &mut rng, number % 2 == 1)
            .map_err(|broken| violation(broken, number, record.len()))?;
    }
    run.end(games).map_err(|broken| violation(broken, games, 0))
}

struct Run<'a, G: Game> {
    game: &'a G,
    /// Moves seen so far, to be tried where they are not legal.
    others: Vec<G::Move>,
    /// Whether the game ever went on after somebody left.
    went_on: bool,
}

impl<G: Game> Run<'_, G> {
    fn start(&self) -> Finding {
        let players = self.game.players();
        demand!(
            Law::Players,
            (2..=MAX_PLAYERS).contains(&players),
            "this one has {players}"
        );
        let start = self.game.start();
        demand!(
            Law::Apply,
            self.game.start() == start,
            "the second start is not {start:?}"
        );
        let present = laws::staying(self.game, &start).count();
        demand!(
            Law::Leave,
            present == players,
            "only {present} of {players} players are there at the start"
        );
        Ok(())
    }

    fn end(&self, games: u64) -> Finding {
        // Players leave in every second game only.
        demand!(
            Law::GoesOn,
            games < 2 || self.game.players() == 2 || self.went_on,
            "with {} players it was over whenever one left",
            self.game.players()
        );
        laws::perft(self.game, &self.game.start())
    }

    /// Plays one game to its end, there and back.
    fn play(
        &mut self,
        record: &mut Record<&G>,
        rng: &mut impl Rng,
        with_departures: bool,
    ) -> Finding {
        let mut states = vec![record.state().clone()];
        loop {
            laws::state(self.game, record.state(), &self.others)?;
            let Some(mv) = random_move(self.game, record.state(), rng) else {
                break;
            };
            if with_departures && rng.random_ratio(1, 12) {
                self.leave(record, rng)?;
            } else {
                demand!(
                    Law::Legal,
                    record.play(mv).is_ok(),
                    "{mv:?} cannot be played in {:?}",
                    record.state()
                );
                self.remember(mv);
            }
            states.push(record.state().clone());
            demand!(
                Law::Ends,
                states.len() < ENDLESS,
                "this one had not after {ENDLESS} moves"
            );
        }
        outcome(record)?;
        there_and_back(record, &states)?;
        laws::perft(self.game, &states[rng.random_range(0..states.len())])
    }

    /// Lets somebody leave who has not.
    fn leave(&mut self, record: &mut Record<&G>, rng: &mut impl Rng) -> Finding {
        let stay: Vec<_> = laws::staying(self.game, record.state()).collect();
        let player = stay[rng.random_range(0..stay.len())];
        let how = if rng.random() {
            Departure::Resigned
        } else {
            Departure::OutOfTime
        };
        demand!(
            Law::Leave,
            record.leave(player, how).is_ok() && record.leave(player, how).is_err(),
            "{player:?} cannot leave, or can twice, in {:?}",
            record.state()
        );
        self.went_on |= !record.is_over();
        Ok(())
    }

    fn remember(&mut self, mv: G::Move) {
        if self.others.len() < REMEMBERED && !self.others.contains(&mv) {
            self.others.push(mv);
        }
    }
}

/// A finished record knows who won, and nobody who left did.
fn outcome<G: Game>(record: &Record<&G>) -> Finding {
    let Some(outcome) = record.outcome() else {
        return Err((Law::Outcome, format!("none for {:?}", record.state())));
    };
    let left = record.left();
    demand!(
        Law::Outcome,
        !outcome.winners().is_empty()
            && outcome
                .winners()
                .iter()
                .all(|winner| !left.contains(winner)),
        "{outcome:?} when {left:?} left"
    );
    Ok(())
}

/// Undo to the start and redo to the end meet every state again.
fn there_and_back<G: Game>(record: &mut Record<&G>, states: &[G::State]) -> Finding {
    for (events, state) in states.iter().enumerate().rev() {
        let met = record.state();
        demand!(
            Law::Undo,
            met == state,
            "{met:?} is not {state:?} after {events} events"
        );
        record.undo();
    }
    for (events, state) in states.iter().enumerate() {
        let met = record.state();
        demand!(
            Law::Undo,
            met == state,
            "{met:?} is not {state:?} after {events} events"
        );
        record.redo();
    }
    Ok(())
}
