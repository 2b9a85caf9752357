//! Alpha-beta over two sides: the player the search works for, and the rest.

use std::cmp::Reverse;
use std::sync::atomic::Ordering;
use std::time::Instant;

use super::evaluator::estimate;
use super::{Evaluator, Limits, Value};
use crate::framework::{Game, Player};

/// No line is followed further than this many plies, forced moves included.
pub const MAX_PLIES: usize = 256;

/// The clock is read once in this many nodes.
const NODES_A_LOOK: u64 = 64;

pub(super) struct Tree<'a, G: Game, E> {
    pub(super) game: &'a G,
    pub(super) evaluator: &'a E,
    limits: &'a Limits<'a>,
    pub(super) started: Instant,
    /// For whom the search works; everybody else is the other side.
    player: Player,
    pub(super) nodes: u64,
    /// Whether any state was estimated since the depth grew.
    pub(super) guessed: bool,
    /// The line from the root to try first.
    hint: Vec<G::Move>,
    /// Moves of all nodes on the line being searched, one after the other.
    moves: Vec<(i64, G::Move)>,
    /// The best line below each ply of the line being searched.
    lines: Vec<Vec<G::Move>>,
}

impl<'a, G: Game, E: Evaluator<G>> Tree<'a, G, E> {
    pub(super) fn new(
        game: &'a G,
        evaluator: &'a E,
        player: Player,
        limits: &'a Limits<'a>,
    ) -> Self {
        Self {
            game,
            evaluator,
            limits,
            started: Instant::now(),
            player,
            nodes: 0,
            guessed: false,
            hint: Vec::new(),
            moves: Vec::new(),
            lines: vec![Vec::new(); MAX_PLIES + 2],
        }
    }

    /// The legal moves, those that look good first.
    pub(super) fn sorted_moves(&mut self, state: &G::State, depth: u32) -> Vec<G::Move> {
        self.list_moves(state, depth, None);
        self.moves.drain(..).map(|(_, mv)| mv).collect()
    }

    /// What the first move of a line is worth to the player, searched to a
    /// depth below it; some bound that is no more than `floor` when it is not
    /// worth more. The rest of the line is tried first. `None` when stopped.
    pub(super) fn follow(
        &mut self,
        state: &G::State,
        line: &[G::Move],
        depth: u32,
        floor: Value,
    ) -> Option<Value> {
        self.moves.clear();
        self.hint.clear();
        self.hint.extend_from_slice(line);
        let next = self.game.apply(state, line[0]);
        if self.works_for_mover(&next) {
            self.node(&next, depth, 1, true, floor, Value::INFINITE)
        } else {
            let value = self.node(&next, depth, 1, true, -Value::INFINITE, -floor)?;
            Some(-value)
        }
    }

    /// The best replies to the move that was followed last.
    pub(super) fn best_line(&self) -> &[G::Move] {
        &self.lines[1]
    }

    /// What a state is worth to the side to move, fail-soft between `alpha`
    /// and `beta`; `None` when stopped. The best line is left in
    /// `lines[ply]`.
    fn node(
        &mut self,
        state: &G::State,
        depth: u32,
        ply: usize,
        hinted: bool,
        mut alpha: Value,
        beta: Value,
    ) -> Option<Value> {
        self.count_node()?;
        self.lines[ply].clear();
        if depth == 0 || ply >= MAX_PLIES {
            return Some(self.leaf(state));
        }
        let hint = hinted.then(|| self.hint.get(ply).copied()).flatten();
        let first = self.moves.len();
        self.list_moves(state, depth, hint);
        let end = self.moves.len();
        if first == end {
            return Some(self.end(state));
        }
        let forced = u32::from(end - first == 1);
        let ours = self.works_for_mover(state);
        let mut best = -Value::INFINITE;
        for index in first..end {
            let mv = self.moves[index].1;
            let next = self.game.apply(state, mv);
            let hinted = hint == Some(mv);
            let depth = depth - 1 + forced;
            let value = if self.works_for_mover(&next) == ours {
                self.node(&next, depth, ply + 1, hinted, alpha, beta)?
            } else {
                -self.node(&next, depth, ply + 1, hinted, -beta, -alpha)?
            };
            if value > best {
                best = value;
                self.remember(ply, mv);
                alpha = alpha.max(best);
                if alpha >= beta {
                    break;
                }
            }
        }
        self.moves.truncate(first);
        Some(best)
    }

    /// Makes the best line of a ply this move and the best line after it.
    fn remember(&mut self, ply: usize, mv: G::Move) {
        let (above, below) = self.lines.split_at_mut(ply + 1);
        let line = &mut above[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&below[0]);
    }

    /// Appends the legal moves, the hint first, then by the evaluator's order,
    /// then as the game lists them.
    fn list_moves(&mut self, state: &G::State, depth: u32, hint: Option<G::Move>) {
        let first = self.moves.len();
        let (game, evaluator) = (self.game, self.evaluator);
        self.moves.extend(game.moves(state).map(|mv| {
            if hint == Some(mv) {
                (i64::MAX, mv)
            } else {
                (i64::from(evaluator.order(game, state, mv, depth)), mv)
            }
        }));
        self.moves[first..].sort_by_key(|&(order, _)| Reverse(order));
    }

    fn leaf(&mut self, state: &G::State) -> Value {
        if self.game.mover(state).is_none() {
            return self.end(state);
        }
        self.guessed = true;
        let value = self.estimate(state);
        if self.works_for_mover(state) {
            value
        } else {
            -value
        }
    }

    /// What a finished game is worth to the side whose turn it would be.
    fn end(&self, state: &G::State) -> Value {
        let margin = self.evaluator.final_margin(self.game, state, self.player);
        let value = Value::end(margin);
        if self.works_for_mover(state) {
            value
        } else {
            -value
        }
    }

    /// What an unfinished game may be worth to the player.
    pub(super) fn estimate(&self, state: &G::State) -> Value {
        let values = self.evaluator.evaluate(self.game, state);
        estimate(self.game, state, &values, self.player)
    }

    fn works_for_mover(&self, state: &G::State) -> bool {
        self.game.turn(state) == self.player
    }

    /// Counts a node; `None` when a limit is reached.
    fn count_node(&mut self) -> Option<()> {
        let Limits {
            nodes, time, stop, ..
        } = *self.limits;
        let spent = nodes.is_some_and(|most| self.nodes >= most)
            || stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
            || self.nodes.is_multiple_of(NODES_A_LOOK)
                && time.is_some_and(|most| self.started.elapsed() >= most);
        if spent {
            return None;
        }
        self.nodes += 1;
        Some(())
    }
}
