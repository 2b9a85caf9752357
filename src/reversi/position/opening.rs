//! How a game begins: the discs, the forced line, the random plies.

use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use thiserror::Error;

use super::{Hashing, Position, Rules};
use crate::framework::Game;
use crate::reversi::Move;
use crate::reversi::kernel::Kernel;
use crate::topology::Cell;

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

impl<K: Kernel, const P: usize, H: Hashing> Rules<K, P, H> {
    /// The discs of the opening and the forced line after them.
    pub(super) fn opening(&self) -> Result<Position<K::Set, P, H>, OpeningError> {
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

    /// The start of a game whose random opening plies, where the variant has
    /// them, come from this seed.
    #[must_use]
    pub fn start_from_seed(&self, seed: u64) -> Position<K::Set, P, H> {
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
        mut position: Position<K::Set, P, H>,
        plies: u32,
        rng: &mut impl Rng,
    ) -> Position<K::Set, P, H> {
        for _ in 0..plies {
            match self.sorted_moves(&position).choose(rng) {
                Some(&mv) => position = self.apply(&position, mv),
                None => break,
            }
        }
        position
    }

    /// The legal moves in the order of cells, a pass last. `moves` lists them
    /// in the order of the kernel's bits, which is another on every kernel; a
    /// seed must mean the same moves on all of them.
    #[must_use]
    pub fn sorted_moves(&self, position: &Position<K::Set, P, H>) -> Vec<Move> {
        let mut moves: Vec<Move> = self.moves(position).collect();
        moves.sort_unstable();
        moves
    }
}
