//! Discs, turn and hash, changed through one door.

use super::zobrist::{Hashing, NoHash, Zobrist};
use crate::framework::Player;
use crate::topology::CellSet;

/// A position for up to `P` players on a board of up to `S::CAPACITY` cells.
///
/// Small, `Copy`, and always consistent: only [`Rules`](super::Rules) make and
/// change positions, through the five changes below, each of which keeps the
/// hash.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position<S, const P: usize, H = u64> {
    discs: [S; P],
    hash: H,
    turn: Player,
    /// A bit a player who resigned or ran out of time.
    away: u8,
    /// Passes since the last placement, where the rules ask for them.
    passes: u8,
}

impl<S: CellSet, const P: usize, H: Hashing> Position<S, P, H> {
    /// No discs yet.
    pub(super) fn empty(turn: Player) -> Self {
        let mut hash = H::default();
        hash.toggle(Zobrist::<P>::turn(turn));
        Self {
            discs: [S::EMPTY; P],
            hash,
            turn,
            away: 0,
            passes: 0,
        }
    }

    /// Puts a disc on an empty cell.
    #[inline]
    pub(super) fn put(&mut self, keys: &Zobrist<P>, player: Player, bit: usize) {
        // Every player's set is written, and none by a computed index: a narrow
        // write before a wide read would stall the processor.
        let disc = S::single(bit);
        for (owner, discs) in self.discs.iter_mut().enumerate() {
            if owner == player.index() {
                *discs |= disc;
            }
        }
        self.hash.toggle(keys.disc(player.index(), bit));
    }

    /// Turns captured discs, whosever they are.
    #[inline]
    pub(super) fn turn_over(&mut self, keys: &Zobrist<P>, player: Player, captured: S) {
        let winner = player.index();
        for (owner, discs) in self.discs.iter_mut().enumerate() {
            if H::KEEPS {
                for bit in (*discs & captured).bits() {
                    self.hash
                        .toggle(keys.disc(owner, bit) ^ keys.disc(winner, bit));
                }
            }
            *discs = match owner == winner {
                true => *discs | captured,
                false => *discs & !captured,
            };
        }
    }

    /// Gives the turn to a player.
    #[inline]
    pub(super) fn give_turn(&mut self, player: Player) {
        self.hash
            .toggle(Zobrist::<P>::turn(self.turn) ^ Zobrist::<P>::turn(player));
        self.turn = player;
    }

    /// Counts passes.
    #[inline]
    pub(super) fn set_passes(&mut self, passes: u8) {
        self.hash
            .toggle(Zobrist::<P>::passes(self.passes) ^ Zobrist::<P>::passes(passes));
        self.passes = passes;
    }

    /// Notes that a player left.
    pub(super) fn set_away(&mut self, away: u8) {
        self.hash
            .toggle(Zobrist::<P>::away(self.away) ^ Zobrist::<P>::away(away));
        self.away = away;
    }

    /// The discs of a player, in the kernel's numbering.
    #[inline]
    #[must_use]
    pub fn discs(&self, player: Player) -> S {
        self.discs[player.index()]
    }

    /// All discs.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> S {
        self.discs.iter().fold(S::EMPTY, |all, &set| all | set)
    }

    /// Whose turn it is.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> Player {
        self.turn
    }

    /// Whether the player resigned or ran out of time.
    #[inline]
    #[must_use]
    pub fn is_away(&self, player: Player) -> bool {
        self.away >> player.index() & 1 != 0
    }

    #[inline]
    pub(super) fn away(&self) -> u8 {
        self.away
    }

    #[inline]
    pub(super) fn passes(&self) -> u8 {
        self.passes
    }
}

impl<S: CellSet, const P: usize> Position<S, P> {
    /// A hash that is equal for equal positions, also across kernels, and
    /// almost surely different for different ones.
    #[inline]
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    pub(super) fn without_hash(&self) -> Position<S, P, NoHash> {
        Position {
            discs: self.discs,
            hash: NoHash,
            turn: self.turn,
            away: self.away,
            passes: self.passes,
        }
    }
}
