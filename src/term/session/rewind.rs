//! Undo and redo, and the clocks with them.

use std::time::Duration;

use super::Session;
use crate::framework::{Entry, Event, Game, Player};
use crate::reversi::{Move, Reversi};
use crate::term::Output;
use std::sync::Arc;

impl Session {
    /// Back to this person's own previous turn. When no person is to move,
    /// back to the latest turn of any.
    pub(super) fn undo(&mut self, at: Duration, said: &mut Vec<Output>) {
        let person = self.person();
        let undone = match person {
            Some(player) => self.record.undo_to_previous_turn_of(player),
            None => self.undo_to(self.latest_turn_of_people()),
        };
        if undone > 0 {
            return self.taken_back(undone, at, said);
        }
        let sorry = match person {
            Some(player) if self.latest_turn_of_people().is_some() => {
                let name = &self.variant().players()[player.index()].name;
                format!("{name} has not had a turn before; `back` takes back what others did")
            }
            _ => "there is nothing to take back".into(),
        };
        said.push(Output::Sorry(sorry));
    }

    /// Back to the latest turn of any person.
    pub(super) fn back(&mut self, at: Duration, said: &mut Vec<Output>) {
        match self.undo_to(self.latest_turn_of_people()) {
            0 => said.push(Output::Sorry("there is nothing to take back".into())),
            undone => self.taken_back(undone, at, said),
        }
    }

    pub(super) fn redo(&mut self, at: Duration, said: &mut Vec<Output>) {
        let redone = match self.person() {
            Some(player) => self.record.redo_to_next_turn_of(player),
            None => std::iter::from_fn(|| self.record.redo().map(drop)).count(),
        };
        if redone == 0 {
            return said.push(Output::Sorry("there is no undo to take back".into()));
        }
        self.put_clock_back();
        self.changed();
        said.push(Output::Replayed(redone));
        self.settle(at, said);
    }

    fn taken_back(&mut self, undone: usize, at: Duration, said: &mut Vec<Output>) {
        self.put_clock_back();
        self.changed();
        said.push(Output::TakenBack(undone));
        self.settle(at, said);
    }

    fn changed(&mut self) {
        self.agreed.clear();
        self.revision += 1;
    }

    /// The player to move, if a person plays for that player.
    fn person(&self) -> Option<Player> {
        let mover = self.record.mover();
        mover.filter(|&player| self.seats.is_person(player))
    }

    fn undo_to(&mut self, target: Option<usize>) -> usize {
        let before = self.record.len();
        while target.is_some_and(|target| self.record.len() > target) {
            self.record.undo();
        }
        before - self.record.len()
    }

    /// The latest event that was a person's doing, or nobody's: a move that
    /// was chosen, a departure, a stop.
    fn latest_turn_of_people(&self) -> Option<usize> {
        self.record.entries().rposition(|entry| match entry.event {
            Event::Move(player, _) => self.seats.is_person(player) && !self.is_forced(&entry),
            Event::Left(player, _) => self.seats.is_person(player),
            Event::Stopped(_) => true,
        })
    }

    fn is_forced(&self, entry: &Entry<'_, Arc<Reversi>>) -> bool {
        matches!(entry.event, Event::Move(_, Move::Pass))
            && self.rules().count_moves(entry.before) == 1
    }
}
