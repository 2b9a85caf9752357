//! A variant joined to a kernel.

use std::sync::Arc;

use super::zobrist::Zobrist;
use super::{Hashing, NoHash, OpeningError, Position};
use crate::reversi::kernel::Kernel;
use crate::reversi::variant::{RuleSet, Variant, WhenBlocked};
use crate::topology::{Cell, CellSet};

/// The rules of a variant, played on a kernel.
#[derive(Clone, Debug)]
pub struct Rules<K: Kernel, const P: usize, H = u64> {
    pub(super) variant: Arc<Variant>,
    /// Copied from the variant, where hot code finds them at once.
    pub(super) rule: RuleSet,
    pub(super) players: usize,
    pub(super) kernel: K,
    pub(super) keys: Zobrist<P>,
    /// Cells to be filled before the first capture.
    pub(super) free: K::Set,
    /// The neighbours of each bit, where a blocked player may place by them.
    pub(super) neighbours: Vec<K::Set>,
    pub(super) start: Position<K::Set, P, H>,
}

impl<K: Kernel, const P: usize, H: Hashing> Rules<K, P, H> {
    /// The rules of a variant on a kernel made for its board.
    ///
    /// # Errors
    /// [`OpeningError`] when the forced opening line is not legal.
    pub fn new(variant: Arc<Variant>, kernel: K) -> Result<Self, OpeningError> {
        let graph = variant.board().graph();
        let cell_of = |bit| kernel.all().contains(bit).then(|| kernel.cell(bit));
        let set_of = |cells: &mut dyn Iterator<Item = Cell>| {
            cells.fold(K::Set::EMPTY, |set, cell| set.with(kernel.bit(cell)))
        };
        let bits = 0..kernel.all().bits().last().map_or(0, |bit| bit + 1);
        let neighbours_of = |cell| set_of(&mut graph.neighbours(cell));
        let neighbours = match variant.rules().when_blocked {
            WhenBlocked::Pass => Vec::new(),
            WhenBlocked::PlaceAdjacent => bits
                .clone()
                .map(|bit| cell_of(bit).map_or(K::Set::EMPTY, neighbours_of))
                .collect(),
        };
        let mut rules = Self {
            keys: Zobrist::new(bits.map(|bit| cell_of(bit).map_or(0, Cell::index))),
            free: set_of(&mut variant.opening().free.iter().copied()),
            neighbours,
            start: Position::empty(variant.first()),
            rule: *variant.rules(),
            players: variant.players().len(),
            variant: Arc::clone(&variant),
            kernel,
        };
        rules.start = rules.opening()?;
        Ok(rules)
    }

    /// The variant these are the rules of.
    #[must_use]
    pub fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// The kernel they are played on.
    #[must_use]
    pub fn kernel(&self) -> &K {
        &self.kernel
    }
}

impl<K: Kernel, const P: usize> Rules<K, P> {
    /// The same rules on positions that carry no hash, for work that never
    /// asks for it: perft never asks.
    #[must_use]
    pub fn without_hash(&self) -> Rules<K, P, NoHash> {
        Rules {
            variant: Arc::clone(&self.variant),
            rule: self.rule,
            players: self.players,
            kernel: self.kernel.clone(),
            keys: self.keys.clone(),
            free: self.free,
            neighbours: self.neighbours.clone(),
            start: self.start.without_hash(),
        }
    }
}
