//! Placing, passing and the end of the game.

use std::sync::Arc;

use rand::seq::IteratorRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use thiserror::Error;

use super::Position;
use super::zobrist::Zobrist;
use crate::framework::{Game, Goal, Player, Scores};
use crate::reversi::Move;
use crate::reversi::kernel::Kernel;
use crate::reversi::variant::{Empties, PassRule, Run, Variant, WhenBlocked};
use crate::topology::{Cell, CellSet};

/// A forced opening line that the rules do not allow.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error(
    "the opening of `{variant}` cannot be played: move {number}, {cell}, is not legal for \
     {player}. Mend `moves` in [opening], or the discs before it"
)]
pub struct OpeningError {
    /// The variant's name.
    pub variant: String,
    /// The number of the move in the line, from 1.
    pub number: usize,
    /// The cell's name.
    pub cell: String,
    /// Whose turn it was.
    pub player: String,
}

/// The rules of a variant, played on a kernel.
#[derive(Clone, Debug)]
pub struct Rules<K: Kernel, const P: usize> {
    pub(super) variant: Arc<Variant>,
    pub(super) kernel: K,
    pub(super) keys: Zobrist<P>,
    /// Cells to be filled before the first capture.
    free: K::Set,
    /// The neighbours of each bit, where a blocked player may place by them.
    neighbours: Vec<K::Set>,
    start: Position<K::Set, P>,
}

impl<K: Kernel, const P: usize> Rules<K, P> {
    /// The rules of a variant on a kernel made for its board.
    ///
    /// # Errors
    /// [`OpeningError`] when the forced opening line is not legal.
    pub fn new(variant: Arc<Variant>, kernel: K) -> Result<Self, OpeningError> {
        let graph = variant.board().graph();
        let bits = kernel.all().bits();
        let sets = |cells: &mut dyn Iterator<Item = Cell>| {
            cells.fold(K::Set::EMPTY, |set, cell| set.with(kernel.bit(cell)))
        };
        let neighbours = match variant.rules().when_blocked {
            WhenBlocked::Pass => Vec::new(),
            WhenBlocked::PlaceAdjacent => (0..K::Set::CAPACITY)
                .map(|bit| match kernel.all().contains(bit) {
                    true => sets(&mut graph.neighbours(kernel.cell(bit))),
                    false => K::Set::EMPTY,
                })
                .collect(),
        };
        let highest = bits.last().map_or(0, |bit| bit + 1);
        let cells = (0..highest).map(|bit| match kernel.all().contains(bit) {
            true => kernel.cell(bit).index(),
            false => 0,
        });
        let mut rules = Self {
            keys: Zobrist::new(cells),
            free: sets(&mut variant.opening().free.iter().copied()),
            neighbours,
            start: Position::empty(variant.first()),
            variant: Arc::clone(&variant),
            kernel,
        };
        rules.start = rules.opening()?;
        Ok(rules)
    }

    /// The discs of the opening and the forced line after them.
    fn opening(&self) -> Result<Position<K::Set, P>, OpeningError> {
        let opening = self.variant.opening();
        let mut position = self.start;
        for (cell, owner) in opening.discs.iter().enumerate() {
            if let &Some(owner) = owner {
                position.put(&self.keys, owner, self.kernel.bit(Cell::new(cell)));
            }
        }
        for (number, &cell) in opening.moves.iter().enumerate() {
            while self.moves(&position).next() == Some(Move::Pass) {
                position = self.pass(&position);
            }
            let illegal = |_| OpeningError {
                variant: self.variant.name().into(),
                number: number + 1,
                cell: self.variant.board().names().name(cell).into(),
                player: self.variant.players()[position.turn().index()].name.clone(),
            };
            position = self.play(&position, Move::Place(cell)).map_err(illegal)?;
        }
        Ok(position)
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

    /// The start of a game whose random opening plies, where the variant has
    /// them, come from this seed.
    #[must_use]
    pub fn start_from_seed(&self, seed: u64) -> Position<K::Set, P> {
        let plies = self
            .variant
            .opening()
            .random
            .map_or(0, |random| random.plies);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        self.random_plies(self.start, plies, &mut rng)
    }

    /// Plays up to this many random plies; fewer when the game ends before.
    #[must_use]
    pub fn random_plies(
        &self,
        mut position: Position<K::Set, P>,
        plies: u32,
        rng: &mut impl Rng,
    ) -> Position<K::Set, P> {
        for _ in 0..plies {
            match self.moves(&position).choose(rng) {
                Some(mv) => position = self.apply(&position, mv),
                None => break,
            }
        }
        position
    }

    /// Where a player may place a disc, were it that player's turn.
    #[inline]
    #[must_use]
    pub fn placements(&self, position: &Position<K::Set, P>, player: Player) -> K::Set {
        let empty = self.kernel.all() & !position.occupied();
        let free = self.free & empty;
        if !free.is_empty() {
            return free;
        }
        let mine = position.discs(player);
        let capturing = empty
            & self.union_of_runs(position, player, |capturable| {
                self.kernel.placements(mine, capturable)
            });
        if capturing.is_empty() && self.variant.rules().when_blocked == WhenBlocked::PlaceAdjacent {
            return empty & self.beside(position.occupied());
        }
        capturing
    }

    /// What a disc of a player on an empty cell captures. Nothing while free
    /// cells of the opening are left.
    #[inline]
    #[must_use]
    pub fn captures(&self, position: &Position<K::Set, P>, player: Player, at: usize) -> K::Set {
        if !(self.free & !position.occupied()).is_empty() {
            return K::Set::EMPTY;
        }
        let mine = position.discs(player);
        self.union_of_runs(position, player, |capturable| {
            self.kernel.captures(mine, capturable, at)
        })
    }

    /// Asks the kernel about everybody else's discs: all at once where runs
    /// may mix colours, one colour after the other where they may not.
    #[inline]
    fn union_of_runs(
        &self,
        position: &Position<K::Set, P>,
        player: Player,
        ask: impl Fn(K::Set) -> K::Set,
    ) -> K::Set {
        match self.variant.rules().run {
            Run::Mixed => ask(position.occupied() & !position.discs(player)),
            Run::SingleColour => self
                .seats()
                .filter(|&other| other != player)
                .fold(K::Set::EMPTY, |all, other| all | ask(position.discs(other))),
        }
    }

    fn beside(&self, discs: K::Set) -> K::Set {
        let neighbours = discs.bits().map(|bit| self.neighbours[bit]);
        neighbours.fold(K::Set::EMPTY, |all, set| all | set)
    }

    /// The position after a legal placement of the player to move.
    #[inline]
    #[must_use]
    pub fn place(&self, position: &Position<K::Set, P>, at: usize) -> Position<K::Set, P> {
        let player = position.turn();
        let captured = self.captures(position, player, at);
        let mut next = *position;
        next.put(&self.keys, player, at);
        next.turn_over(&self.keys, player, captured);
        if self.counts_passes() {
            next.set_passes(0);
        }
        next.give_turn(self.after(position, player));
        next
    }

    /// The position after the player to move passes.
    #[inline]
    #[must_use]
    pub fn pass(&self, position: &Position<K::Set, P>) -> Position<K::Set, P> {
        let mut next = *position;
        if self.counts_passes() {
            next.set_passes(position.passes().saturating_add(1));
        }
        next.give_turn(self.after(position, position.turn()));
        next
    }

    /// Passes in a row only matter where they end the game.
    #[inline]
    pub(super) fn counts_passes(&self) -> bool {
        self.variant.rules().pass == PassRule::Voluntary
    }

    /// Who has the turn after a player: the next one still at the table.
    #[inline]
    fn after(&self, position: &Position<K::Set, P>, player: Player) -> Player {
        let players = self.players();
        let mut next = player.next(players);
        while position.is_away(next) && next != player {
            next = next.next(players);
        }
        next
    }

    #[inline]
    fn seats(&self) -> impl Iterator<Item = Player> + use<K, P> {
        Player::all(self.players())
    }

    /// Whether the rules end the game for everybody, whoever's turn it is:
    /// too few players are left, or all of them passed in a row.
    #[inline]
    fn is_broken_off(&self, position: &Position<K::Set, P>) -> bool {
        if position.away() == 0 && !self.counts_passes() {
            return false;
        }
        let present = self.players() - position.away().count_ones() as usize;
        present < 2 || usize::from(position.passes()) >= present
    }

    /// Whether a player who cannot place may pass, or the game is over.
    fn can_pass(&self, position: &Position<K::Set, P>) -> bool {
        let others = || {
            self.seats()
                .filter(|&other| other != position.turn() && !position.is_away(other))
        };
        self.variant.rules().pass != PassRule::EndsGame
            && others().any(|other| !self.placements(position, other).is_empty())
    }

    /// Where the player to move may place, and whether passing is a move.
    #[inline]
    fn options(&self, position: &Position<K::Set, P>) -> (K::Set, bool) {
        if self.is_broken_off(position) {
            return (K::Set::EMPTY, false);
        }
        let placements = self.placements(position, position.turn());
        let pass = if placements.is_empty() {
            self.can_pass(position)
        } else {
            self.variant.rules().pass == PassRule::Voluntary
        };
        (placements, pass)
    }

    /// Who gets the empty cells, where the variant gives them away and the
    /// game is over: the only player ahead of everybody else.
    fn sole_winner(&self, scores: &Scores) -> Option<Player> {
        let best = match self.variant.rules().goal {
            Goal::Most => scores.as_slice().iter().max(),
            Goal::Fewest => scores.as_slice().iter().min(),
        }?;
        let mut winners = self.seats().filter(|&player| scores[player] == *best);
        let winner = winners.next();
        winner.filter(|_| winners.next().is_none())
    }
}

impl<K: Kernel, const P: usize> Game for Rules<K, P> {
    type State = Position<K::Set, P>;
    type Move = Move;

    #[inline]
    fn players(&self) -> usize {
        self.variant.players().len()
    }

    fn goal(&self) -> Goal {
        self.variant.rules().goal
    }

    fn start(&self) -> Self::State {
        let seed = self
            .variant
            .opening()
            .random
            .map_or(0, |random| random.seed);
        self.start_from_seed(seed)
    }

    #[inline]
    fn turn(&self, position: &Self::State) -> Player {
        position.turn()
    }

    #[inline]
    fn moves(&self, position: &Self::State) -> impl Iterator<Item = Move> {
        let (placements, pass) = self.options(position);
        placements
            .bits()
            .map(|bit| Move::Place(self.kernel.cell(bit)))
            .chain(pass.then_some(Move::Pass))
    }

    #[inline]
    fn count_moves(&self, position: &Self::State) -> usize {
        let (placements, pass) = self.options(position);
        placements.len() + usize::from(pass)
    }

    fn is_legal(&self, position: &Self::State, mv: Move) -> bool {
        let (placements, pass) = self.options(position);
        match mv {
            Move::Pass => pass,
            Move::Place(cell) => {
                cell.index() < self.variant.board().graph().len()
                    && placements.contains(self.kernel.bit(cell))
            }
        }
    }

    #[inline]
    fn apply(&self, position: &Self::State, mv: Move) -> Self::State {
        match mv {
            Move::Place(cell) => self.place(position, self.kernel.bit(cell)),
            Move::Pass => self.pass(position),
        }
    }

    fn leave(&self, position: &Self::State, player: Player) -> Self::State {
        let mut next = *position;
        next.set_away(position.away() | 1 << player.index());
        if position.turn() == player {
            next.give_turn(self.after(&next, player));
        }
        next
    }

    fn scores(&self, position: &Self::State) -> Scores {
        let mut scores = Scores::zero(self.players());
        for player in self.seats() {
            scores[player] = position.discs(player).len() as i32;
        }
        if self.variant.rules().empties == Empties::Winner
            && position.away() == 0
            && self.count_moves(position) == 0
            && let Some(winner) = self.sole_winner(&scores)
        {
            let empty = self.kernel.all() & !position.occupied();
            scores[winner] += empty.len() as i32;
        }
        scores
    }
}
