//! Iterative deepening: the moves at the root, searched ply by ply deeper.

use std::cmp::Reverse;

use super::alphabeta::{MAX_PLIES, Tree};
use super::evaluator::hundredths;
use super::{Evaluator, Limits, Line, Report, Value};
use crate::framework::{Game, Scores};

/// Searches for the best move; `None` when the game is over.
///
/// One thread, and the same result each time unless time or a stop ends it.
/// However early that happens, the report names a legal move.
#[must_use]
pub fn search<G: Game, E: Evaluator<G>>(
    game: &G,
    evaluator: &E,
    state: &G::State,
    limits: &Limits<'_>,
) -> Option<Report<G::Move>> {
    search_with(game, evaluator, state, limits, |_| ())
}

/// [`search`] that shows what it has found after each ply of depth.
pub fn search_with<G: Game, E: Evaluator<G>>(
    game: &G,
    evaluator: &E,
    state: &G::State,
    limits: &Limits<'_>,
    mut show: impl FnMut(&Report<G::Move>),
) -> Option<Report<G::Move>> {
    let player = game.mover(state)?;
    let deepest = limits.depth.unwrap_or(u32::MAX).min(MAX_PLIES as u32);
    let mut search = Deepening::new(Tree::new(game, evaluator, player, limits), state, limits);
    while search.depth < deepest && !search.exact && search.deepen() {
        show(&search.report());
    }
    Some(search.report())
}

/// A move at the root.
struct Root<M> {
    line: Vec<M>,
    value: Value,
    /// Whether the value is a true one, not a bound or a first guess.
    known: bool,
}

struct Deepening<'a, G: Game, E> {
    tree: Tree<'a, G, E>,
    state: &'a G::State,
    /// How many lines are wanted.
    wanted: usize,
    /// All legal moves, the best first.
    roots: Vec<Root<G::Move>>,
    /// How deep they have all been searched.
    depth: u32,
    /// Whether that was deep enough to see every game end.
    exact: bool,
}

impl<'a, G: Game, E: Evaluator<G>> Deepening<'a, G, E> {
    fn new(mut tree: Tree<'a, G, E>, state: &'a G::State, limits: &Limits<'_>) -> Self {
        let at_sight = tree.estimate(state);
        let moves = tree.sorted_moves(state, limits.depth.unwrap_or(u32::MAX));
        let roots = moves.into_iter().map(|mv| Root {
            line: vec![mv],
            value: at_sight,
            known: false,
        });
        Self {
            roots: roots.collect(),
            tree,
            state,
            wanted: limits.lines.max(1),
            depth: 0,
            exact: false,
        }
    }

    /// Searches a ply deeper; `false` when stopped before that was done. What
    /// was found until then is kept: the best move of the ply before was
    /// searched first, so one that beats it now is better still.
    fn deepen(&mut self) -> bool {
        self.tree.guessed = false;
        let mut searched = Vec::with_capacity(self.roots.len());
        let complete = self.search_roots(&mut searched).is_some();
        for (index, root) in self.roots.iter_mut().enumerate() {
            match searched.get(index) {
                Some(&Some(value)) => (root.value, root.known) = (value, true),
                Some(None) => root.known = false,
                None => {}
            }
        }
        self.roots
            .sort_by_key(|root| (!root.known, Reverse(root.known.then_some(root.value))));
        if complete {
            self.depth += 1;
            self.exact = !self.tree.guessed;
        }
        complete
    }

    /// For each root move its value, or `None` where it is no better than the
    /// moves wanted; ends early when stopped.
    fn search_roots(&mut self, searched: &mut Vec<Option<Value>>) -> Option<()> {
        let forced = u32::from(self.roots.len() == 1);
        let mut best: Vec<Value> = Vec::new();
        for root in &mut self.roots {
            let floor = best.get(self.wanted - 1).copied();
            let floor = floor.unwrap_or(-Value::INFINITE);
            let value = self
                .tree
                .follow(self.state, &root.line, self.depth + forced, floor)?;
            let better = value > floor;
            if better {
                best.insert(best.partition_point(|&other| other >= value), value);
                root.line.truncate(1);
                root.line.extend_from_slice(self.tree.best_line());
            }
            searched.push(better.then_some(value));
        }
        Some(())
    }

    fn report(&self) -> Report<G::Move> {
        let known = self.roots.iter().filter(|root| root.known).count();
        let shown = &self.roots[..known.min(self.wanted).max(1)];
        let lines = shown.iter().map(|root| Line {
            moves: root.line.clone(),
            value: root.value,
            values: self.values_after(&root.line),
        });
        Report {
            lines: lines.collect(),
            depth: self.depth,
            exact: self.exact,
            nodes: self.tree.nodes,
            time: self.tree.started.elapsed(),
        }
    }

    /// What the end of a line promises each player, in hundredths.
    fn values_after(&self, line: &[G::Move]) -> Scores {
        let game = self.tree.game;
        let end = line
            .iter()
            .fold(self.state.clone(), |state, &mv| game.apply(&state, mv));
        match game.mover(&end) {
            Some(_) => self.tree.evaluator.evaluate(game, &end),
            None => hundredths(game.goal(), game.scores(&end)),
        }
    }
}
