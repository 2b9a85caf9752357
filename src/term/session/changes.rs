//! What happened on the board since somebody last looked.

use super::Session;
use crate::framework::{Event, Player};
use crate::reversi::{Move, ReversiPosition};
use crate::topology::Cell;

/// The cells that a person wants to look at first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Changes {
    /// Where discs were placed.
    pub placed: Vec<Cell>,
    /// Whose discs have another owner now.
    pub turned: Vec<Cell>,
}

impl Session {
    /// What changed on the board since the player to move last moved; at the
    /// end of the game, with the last placement.
    #[must_use]
    pub fn changes(&self) -> Changes {
        let mover = self.record.mover();
        let entries = || self.record.entries();
        let is_since = |event: Event<Move>| match (mover, event) {
            (Some(mover), Event::Move(player, _)) => player == mover,
            (None, Event::Move(_, Move::Place(_))) => true,
            _ => false,
        };
        let last = entries().rposition(|entry| is_since(entry.event));
        let first = match (mover, last) {
            (Some(_), Some(own)) => own + 1,
            (None, Some(placement)) => placement,
            (_, None) => 0,
        };
        let Some(before) = entries().nth(first).map(|entry| entry.before) else {
            return Changes::default();
        };
        let placed = entries().skip(first).filter_map(|entry| match entry.event {
            Event::Move(_, mv) => mv.cell(),
            Event::Left(..) | Event::Stopped(_) => None,
        });
        let turned = self.turned(before, self.position());
        Changes {
            placed: placed.collect(),
            turned: turned.into_iter().map(|(cell, _)| cell).collect(),
        }
    }

    /// The discs that changed their owner, by who lost them, in turn order.
    pub(super) fn turned_by_loser(
        &self,
        before: &ReversiPosition,
        after: &ReversiPosition,
    ) -> Vec<(Player, Vec<Cell>)> {
        let turned = self.turned(before, after);
        let of = |loser| {
            let cells = turned.iter().filter(|&&(_, owner)| owner == loser);
            cells.map(|&(cell, _)| cell).collect::<Vec<_>>()
        };
        Player::all(self.variant().players().len())
            .map(|loser| (loser, of(loser)))
            .filter(|(_, cells)| !cells.is_empty())
            .collect()
    }

    /// The discs that changed their owner, and who lost them.
    fn turned(&self, before: &ReversiPosition, after: &ReversiPosition) -> Vec<(Cell, Player)> {
        let (before, after) = (self.rules().setup(before), self.rules().setup(after));
        let owners = before.discs.iter().zip(&after.discs).enumerate();
        owners
            .filter_map(|(cell, (&old, &new))| match (old, new) {
                (Some(old), Some(new)) if old != new => Some((Cell::new(cell), old)),
                _ => None,
            })
            .collect()
    }
}
