//! Positions as anybody may write them, and the door to proven ones.

use thiserror::Error;

use super::{Hashing, Position, Rules};
use crate::framework::Player;
use crate::reversi::kernel::Kernel;
use crate::topology::Cell;

/// A position as written: not yet known to fit any board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Who owns the disc on each cell, in the order of cells.
    pub discs: Vec<Option<Player>>,
    /// Whose turn it is.
    pub turn: Player,
    /// Players who resigned or ran out of time.
    pub away: Vec<Player>,
    /// Passes since the last placement; only voluntary passing asks for them.
    pub passes: u8,
}

/// Why a setup is no position of a variant.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PositionError {
    /// Discs for another board.
    #[error("the position has {given} cells, but this board has {cells}")]
    WrongSize {
        /// Cells in the setup.
        given: usize,
        /// Cells of the board.
        cells: usize,
    },
    /// A disc, a turn or a departure of a player who does not take part.
    #[error("player {} does not take part: this game has {players} players", player.index() + 1)]
    NoSuchPlayer {
        /// The player.
        player: Player,
        /// How many take part.
        players: usize,
    },
    /// The turn of a player who left.
    #[error("player {} has left the game and cannot be to move", player.index() + 1)]
    TurnOfAbsent {
        /// The player.
        player: Player,
    },
}

impl<K: Kernel, const P: usize, H: Hashing> Rules<K, P, H> {
    /// The position that a setup describes.
    ///
    /// # Errors
    /// [`PositionError`] when it does not fit this board and these players.
    pub fn position(&self, setup: &Setup) -> Result<Position<K::Set, P, H>, PositionError> {
        self.check(setup)?;
        let mut position = Position::empty(setup.turn);
        for (cell, owner) in setup.discs.iter().enumerate() {
            if let &Some(owner) = owner {
                position.put(&self.keys, owner, self.kernel.bit(Cell::new(cell)));
            }
        }
        let away = setup.away.iter().fold(0, |mask, p| mask | 1 << p.index());
        position.set_away(away);
        if self.counts_passes() {
            position.set_passes(setup.passes);
        }
        Ok(position)
    }

    fn check(&self, setup: &Setup) -> Result<(), PositionError> {
        let cells = self.variant.board().graph().len();
        if setup.discs.len() != cells {
            return Err(PositionError::WrongSize {
                given: setup.discs.len(),
                cells,
            });
        }
        let players = self.players;
        let discs = setup.discs.iter().flatten();
        let named = discs.chain(&setup.away).chain([&setup.turn]);
        for &player in named {
            if player.index() >= players {
                return Err(PositionError::NoSuchPlayer { player, players });
            }
        }
        if setup.away.contains(&setup.turn) && setup.away.len() < players {
            return Err(PositionError::TurnOfAbsent { player: setup.turn });
        }
        Ok(())
    }

    /// The position as anybody may read it.
    #[must_use]
    pub fn setup(&self, position: &Position<K::Set, P, H>) -> Setup {
        let players = self.players;
        let mut discs = vec![None; self.variant.board().graph().len()];
        for player in Player::all(players) {
            for bit in crate::topology::CellSet::bits(position.discs(player)) {
                discs[self.kernel.cell(bit).index()] = Some(player);
            }
        }
        Setup {
            discs,
            turn: position.turn(),
            away: Player::all(players)
                .filter(|&p| position.is_away(p))
                .collect(),
            passes: position.passes(),
        }
    }
}
