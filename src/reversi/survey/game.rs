//! One game of a survey and what it showed.

use std::sync::atomic::{AtomicBool, Ordering};

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::framework::{Game, Goal, Outcome, Player, Reason, Scores};
use crate::reversi::Move;
use crate::reversi::kernel::Kernel;
use crate::reversi::position::{Position, Rules};
use crate::reversi::search::{Bot, Engine, Limits};

/// What one game showed.
#[derive(Clone, Debug)]
pub(super) struct GameRecord {
    pub outcome: Outcome,
    /// Moves and passes.
    pub plies: u32,
    pub passes: u32,
    /// Discs on the board at the end.
    pub filled: u32,
    /// Legal placements, summed over the positions that have any.
    pub options: u64,
    /// How many positions have any.
    pub choices: u32,
    /// How often a player took the sole lead over from another.
    pub lead_changes: u32,
    /// The ply after which a sole winner was in the sole lead for good; 0 when
    /// that was so from the start.
    pub led_from: Option<u32>,
}

/// Plays one game, or `None` when told to stop before it is over.
pub(super) fn play<K: Kernel, const P: usize>(
    engine: &Engine<'_, K, P>,
    bots: &[Bot],
    opening: Opening,
    stop: &AtomicBool,
) -> Option<GameRecord> {
    let rules = engine.rules();
    let mut opening_rng = ChaCha8Rng::seed_from_u64(opening.seed);
    let mut rng = ChaCha8Rng::seed_from_u64(opening.game_seed);
    let mut position = rules.start_from_seed(opening_rng.random());
    let limits = Limits {
        stop: Some(stop),
        ..Limits::default()
    };
    let mut watch = Watch::new(rules, &position);
    while let Some(mover) = rules.mover(&position) {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let bot = match watch.plies < opening.random_plies {
            true => Bot::Random,
            false => bots[mover.index()],
        };
        let seed = match watch.plies < opening.random_plies {
            true => opening_rng.next_u64(),
            false => rng.next_u64(),
        };
        let mv = engine.choose(bot, &position, &limits, seed)?;
        watch.sees_options(rules.count_moves(&position), mv);
        position = rules.apply(&position, mv);
        watch.sees(rules, &position);
    }
    Some(watch.end(rules, &position))
}

/// How a game starts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Opening {
    /// Where the random plies come from: equal seeds give equal openings.
    pub seed: u64,
    pub random_plies: u32,
    /// Where the bots' own random numbers come from.
    pub game_seed: u64,
}

/// Watches a game go by.
struct Watch {
    goal: Goal,
    plies: u32,
    passes: u32,
    options: u64,
    choices: u32,
    lead_changes: u32,
    /// Who is in the sole lead, and after which ply that began.
    leader: Option<(Player, u32)>,
    last_leader: Option<Player>,
}

impl Watch {
    fn new<K: Kernel, const P: usize>(rules: &Rules<K, P>, position: &Position<K::Set, P>) -> Self {
        let mut watch = Self {
            goal: rules.goal(),
            plies: 0,
            passes: 0,
            options: 0,
            choices: 0,
            lead_changes: 0,
            leader: None,
            last_leader: None,
        };
        watch.note_leader(&rules.scores(position));
        watch
    }

    fn sees_options(&mut self, moves: usize, mv: Move) {
        self.plies += 1;
        if mv == Move::Pass {
            self.passes += 1;
        } else {
            self.choices += 1;
            self.options += moves as u64;
        }
    }

    fn sees<K: Kernel, const P: usize>(
        &mut self,
        rules: &Rules<K, P>,
        position: &Position<K::Set, P>,
    ) {
        self.note_leader(&rules.scores(position));
    }

    fn note_leader(&mut self, scores: &Scores) {
        let leader = sole_leader(self.goal, scores);
        if leader == self.leader.map(|(player, _)| player) {
            return;
        }
        self.leader = leader.map(|player| (player, self.plies));
        if leader.is_some() {
            if self.last_leader.is_some() && self.last_leader != leader {
                self.lead_changes += 1;
            }
            self.last_leader = leader;
        }
    }

    fn end<K: Kernel, const P: usize>(
        self,
        rules: &Rules<K, P>,
        position: &Position<K::Set, P>,
    ) -> GameRecord {
        let outcome = Outcome::of(rules.scores(position), self.goal, &[], Reason::NoMoves);
        let led_from = outcome.sole_winner().and(self.leader);
        GameRecord {
            outcome,
            plies: self.plies,
            passes: self.passes,
            filled: crate::topology::CellSet::len(position.occupied()) as u32,
            options: self.options,
            choices: self.choices,
            lead_changes: self.lead_changes,
            led_from: led_from.map(|(_, ply)| ply),
        }
    }
}

/// Who is ahead of everybody else.
fn sole_leader(goal: Goal, scores: &Scores) -> Option<Player> {
    Outcome::of(*scores, goal, &[], Reason::NoMoves).sole_winner()
}
