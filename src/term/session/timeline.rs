//! The whole record with its clocks, as saved games need it.

use super::Session;
use crate::framework::clock::Clock;
use crate::framework::{Event, RecordError};
use crate::reversi::Move;

impl Session {
    /// Every event with what the clocks showed after it, those that were taken
    /// back last.
    pub(in crate::term) fn timeline(
        &self,
    ) -> impl Iterator<Item = (Event<Move>, Option<Clock>)> + '_ {
        let events = self.record.events().chain(self.record.undone());
        let clocks = self.readings.iter().skip(1).copied().map(Some);
        events.zip(clocks.chain(std::iter::repeat(None)))
    }

    /// Lets an event happen that happened before, with what the clocks showed
    /// after it. Time does not pass.
    pub(in crate::term) fn replay(
        &mut self,
        event: Event<Move>,
        clock: Option<Clock>,
    ) -> Result<(), RecordError> {
        match event {
            Event::Move(_, mv) => self.record.play(mv)?,
            Event::Left(player, how) => self.record.leave(player, how)?,
            Event::Stopped(why) => self.record.stop(why)?,
        };
        if self.clock.is_some() && clock.is_some() {
            self.clock = clock;
        }
        self.note();
        Ok(())
    }

    /// Goes back to the state after this many events and sets the clocks.
    pub(in crate::term) fn rewind_to(&mut self, events: usize, clock: Option<Clock>) {
        while self.record.len() > events {
            self.record.undo();
        }
        self.put_clock_back();
        if clock.is_some() {
            self.clock = clock;
        }
    }

    pub(in crate::term) fn clock(&self) -> Option<Clock> {
        self.clock
    }

    pub(in crate::term) fn first_seed(&self) -> u64 {
        self.seed
    }
}
