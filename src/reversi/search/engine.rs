//! A search and its evaluation, ready for the rules of one variant.

use rand::SeedableRng;
use rand::seq::{IndexedRandom, IteratorRandom};
use rand_chacha::ChaCha8Rng;

use super::{Bot, Effort, Level, Limits, Report};
use crate::framework::Game;
use crate::framework::search::search;
use crate::reversi::Move;
use crate::reversi::eval::GraphEvaluator;
use crate::reversi::kernel::Kernel;
use crate::reversi::position::{Position, Rules};

/// Moves this close to the best, in hundredths of a disc, are as good.
const NEARLY: i32 = 25;

/// How many moves the computer chooses among when they are nearly as good.
const CANDIDATES: usize = 3;

/// Thinks about positions of one variant. Made once and used for many
/// positions, from any number of threads.
#[derive(Debug)]
pub struct Engine<'r, K: Kernel, const P: usize> {
    rules: &'r Rules<K, P>,
    evaluator: GraphEvaluator<K::Set>,
}

impl<'r, K: Kernel, const P: usize> Engine<'r, K, P> {
    /// The engine for these rules.
    #[must_use]
    pub fn new(rules: &'r Rules<K, P>) -> Self {
        Self {
            rules,
            evaluator: GraphEvaluator::new(rules),
        }
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &'r Rules<K, P> {
        self.rules
    }

    /// Searches for the best move; `None` when the game is over.
    #[must_use]
    pub fn think(
        &self,
        position: &Position<K::Set, P>,
        limits: &Limits<'_>,
    ) -> Option<Report<Move>> {
        search(self.rules, &self.evaluator, position, limits)
    }

    /// The move of a bot; `None` when the game is over. The same seed gives
    /// the same move, unless time or a stop ends a search.
    ///
    /// `limits` come on top of the bot's own. When they are reached, the best
    /// move so far is returned.
    #[must_use]
    pub fn choose(
        &self,
        bot: Bot,
        position: &Position<K::Set, P>,
        limits: &Limits<'_>,
        seed: u64,
    ) -> Option<Move> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        match bot {
            Bot::Random => self.rules.sorted_moves(position).choose(&mut rng).copied(),
            Bot::Greedy => self.grab(position, &mut rng),
            Bot::Computer { level } => self.compute(level, position, limits, &mut rng),
        }
    }

    /// A move after which the mover has the best score.
    fn grab(&self, position: &Position<K::Set, P>, rng: &mut ChaCha8Rng) -> Option<Move> {
        let player = self.rules.turn(position);
        let score = |mv: &Move| self.rules.scores(&self.rules.apply(position, *mv))[player];
        let mut moves: Vec<(i32, Move)> = Vec::new();
        for mv in self.rules.sorted_moves(position) {
            let score = score(&mv);
            let order = moves
                .first()
                .map(|&(best, _)| self.rules.goal().compare(score, best));
            if order.is_some_and(|order| order.is_lt()) {
                moves.clear();
            }
            if order.is_none_or(|order| order.is_le()) {
                moves.push((score, mv));
            }
        }
        moves.choose(rng).map(|&(_, mv)| mv)
    }

    /// The move of a level: one of the best by its depth, or the best of all
    /// where it can see to the end.
    fn compute(
        &self,
        level: Level,
        position: &Position<K::Set, P>,
        limits: &Limits<'_>,
        rng: &mut ChaCha8Rng,
    ) -> Option<Move> {
        let cells = self.rules.variant().board().graph().len();
        let effort = Effort::of(level, cells);
        let first = self.think(position, &effort.ahead(limits, CANDIDATES))?;
        if first.exact || self.rules.count_moves(position) == 1 {
            return Some(first.best());
        }
        if let Some(limits) = effort.to_the_end(limits, &first, self.evaluator.open_cells(position))
        {
            let end = self.think(position, &limits)?;
            if end.exact {
                return Some(end.best());
            }
        }
        Some(nearly_best(&first, rng))
    }
}

/// One of the moves that are nearly as good as the best.
fn nearly_best(report: &Report<Move>, rng: &mut ChaCha8Rng) -> Move {
    let best = report.value();
    let close = |value: super::Value| {
        value == best
            || best.margin().is_none()
                && value.margin().is_none()
                && (best.points() - value.points()) * 100.0 <= f64::from(NEARLY)
    };
    let close = report.lines.iter().filter(|line| close(line.value));
    close
        .choose(rng)
        .map_or(report.best(), |line| line.moves[0])
}
