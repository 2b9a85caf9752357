//! Clocks at the table.

use std::time::Duration;

use super::Session;
use crate::framework::clock::{Clock, Flag, TimeControl};
use crate::framework::{Departure, Game, Player, Stop};
use crate::reversi::search::time_share;
use crate::term::Output;

/// More time makes no difference to a computer, and is easier to reckon with.
const LONG: Duration = Duration::from_secs(24 * 3600);

impl Session {
    /// How much time there was at the start, if it is limited.
    #[must_use]
    pub fn time_control(&self) -> Option<TimeControl> {
        self.clock.map(|clock| clock.control())
    }

    /// What a player has left, or the whole game; `None` when time is not
    /// limited.
    #[must_use]
    pub fn remaining(&self, player: Player, at: Duration) -> Option<Duration> {
        self.clock.map(|clock| clock.remaining(player, at))
    }

    /// When the next flag falls, unless something happens before. A computer's
    /// own flag never does: the program sees to it that it moves in time.
    #[must_use]
    pub fn deadline(&self, at: Duration) -> Option<Duration> {
        let clock = self.clock?;
        let player = clock.running()?;
        self.flag_counts(&clock, player)
            .then(|| at.saturating_add(clock.remaining(player, at)))
    }

    /// Whether a flag has fallen by now that nobody has noticed yet.
    #[must_use]
    pub fn flag_has_fallen(&self, at: Duration) -> bool {
        self.deadline(at).is_some_and(|deadline| deadline <= at)
    }

    /// How long the computer may think about its move now; `None` when time
    /// is not limited.
    #[must_use]
    pub fn thinking_time(&self, at: Duration) -> Option<Duration> {
        let clock = self.clock?;
        let player = self.record.mover()?;
        let left = clock.remaining(player, at).min(LONG);
        let setup = self.rules().setup(self.position());
        let empty = setup.discs.iter().filter(|owner| owner.is_none()).count();
        let present = self.rules().players() - setup.away.len();
        Some(match clock.control() {
            TimeControl::PerPlayer { increment, .. } => {
                time_share(left, increment.min(LONG), empty.div_ceil(present.max(1)))
            }
            TimeControl::WholeGame(_) => time_share(left, Duration::ZERO, empty),
        })
    }

    /// Lets the flag fall of whoever has run out of time, and tells whether
    /// one did.
    pub(super) fn let_flag_fall(&mut self, at: Duration, said: &mut Vec<Output>) -> bool {
        let Some(clock) = self.clock else {
            return false;
        };
        match clock.flag_fallen(at) {
            Some(Flag::Player(player)) if self.flag_counts(&clock, player) => {
                self.depart(player, Departure::OutOfTime, at, said);
                true
            }
            Some(Flag::Game) => {
                self.stop(Stop::GameTime, at, said);
                true
            }
            Some(Flag::Player(_)) | None => false,
        }
    }

    pub(super) fn start_clock(&mut self, player: Player, at: Duration) {
        if let Some(clock) = &mut self.clock {
            clock.start(player, at);
        }
    }

    pub(super) fn stop_clock(&mut self, at: Duration) {
        if let Some(clock) = &mut self.clock {
            clock.stop(at);
        }
    }

    pub(super) fn press_clock(&mut self, at: Duration) {
        if let Some(clock) = &mut self.clock {
            clock.press(at);
        }
    }

    /// Puts the clocks back to what they showed in the state that the record
    /// is in now.
    pub(super) fn put_clock_back(&mut self) {
        if self.clock.is_some() {
            self.clock = self.readings.get(self.record.len()).copied();
        }
    }

    fn flag_counts(&self, clock: &Clock, player: Player) -> bool {
        match clock.control() {
            TimeControl::PerPlayer { .. } => self.seats.is_person(player),
            TimeControl::WholeGame(_) => true,
        }
    }
}
