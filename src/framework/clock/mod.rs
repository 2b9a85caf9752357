//! Clocks as data: whoever asks says what time it is.
//!
//! Times are durations since some beginning that the caller chooses, the same
//! for all calls; so a clock can be tested, saved and run backwards.

mod control;

use std::time::Duration;

use super::{MAX_PLAYERS, Player};

pub use control::{TimeControl, TimeError};

/// Whose time is up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Flag {
    /// This player's.
    Player(Player),
    /// The whole game's.
    Game,
}

/// The clocks of one game, at most one of them running.
///
/// Small and `Copy`: keep a copy before each move, and undo is putting it back
/// and starting it again.
///
/// ```
/// use std::time::Duration;
/// use outflank::framework::{Player, clock::{Clock, Flag}};
/// let second = Duration::from_secs;
/// let (black, white) = (Player::new(0), Player::new(1));
///
/// let mut clock = Clock::new("1m+3s".parse()?);
/// clock.start(black, second(100));
/// assert_eq!(clock.remaining(black, second(120)), second(40));
/// clock.press(second(120));
/// assert_eq!(clock.remaining(black, second(500)), second(43));
///
/// clock.start(white, second(120));
/// assert_eq!(clock.flag_fallen(second(179)), None);
/// assert_eq!(clock.flag_fallen(second(180)), Some(Flag::Player(white)));
/// # Ok::<(), outflank::framework::clock::TimeError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    control: TimeControl,
    /// What each clock shows while it stands; the first is everybody's where
    /// there is one time for the game.
    left: [Duration; MAX_PLAYERS],
    running: Option<Running>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Running {
    player: Player,
    since: Duration,
}

impl Clock {
    /// Clocks that stand at their full time.
    #[must_use]
    pub fn new(control: TimeControl) -> Self {
        Self {
            control,
            left: [control.main(); MAX_PLAYERS],
            running: None,
        }
    }

    /// Clocks that stand and show these times, in turn order: those of a game
    /// that goes on. With one time for the game it is the first that counts.
    /// Clocks without a time show their full time.
    ///
    /// ```
    /// use std::time::Duration;
    /// use outflank::framework::{Player, clock::Clock};
    /// let left = [70, 0].map(Duration::from_secs);
    /// let clock = Clock::showing("5m".parse()?, &left);
    /// assert_eq!(clock.remaining(Player::new(0), Duration::ZERO), left[0]);
    /// # Ok::<(), outflank::framework::clock::TimeError>(())
    /// ```
    #[must_use]
    pub fn showing(control: TimeControl, left: &[Duration]) -> Self {
        let mut clock = Self::new(control);
        for (face, &left) in clock.left.iter_mut().zip(left) {
            *face = left;
        }
        clock
    }

    /// How much time there is at the start.
    #[must_use]
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// Whose clock is running; with one time for the game, on whose turn.
    #[must_use]
    pub fn running(&self) -> Option<Player> {
        self.running.map(|running| running.player)
    }

    /// Starts a player's clock, and stops another that was running.
    pub fn start(&mut self, player: Player, now: Duration) {
        self.stop(now);
        self.running = Some(Running { player, since: now });
    }

    /// Stops the clock that is running, as for a break; nothing is added.
    pub fn stop(&mut self, now: Duration) {
        if let Some(Running { player, .. }) = self.running {
            self.left[self.face(player)] = self.remaining(player, now);
            self.running = None;
        }
    }

    /// Stops the clock that is running because its player has moved, and adds
    /// the increment. A clock whose flag has fallen gets none.
    pub fn press(&mut self, now: Duration) {
        let Some(player) = self.running() else {
            return;
        };
        self.stop(now);
        let left = &mut self.left[self.face(player)];
        if let TimeControl::PerPlayer { increment, .. } = self.control
            && !left.is_zero()
        {
            *left = left.saturating_add(increment);
        }
    }

    /// What is left of a player's time, or of the time for the game.
    #[must_use]
    pub fn remaining(&self, player: Player, now: Duration) -> Duration {
        let face = self.face(player);
        match self.running {
            Some(running) if self.face(running.player) == face => {
                self.left[face].saturating_sub(now.saturating_sub(running.since))
            }
            _ => self.left[face],
        }
    }

    /// Whose time is up, if the clock that is running has no time left.
    #[must_use]
    pub fn flag_fallen(&self, now: Duration) -> Option<Flag> {
        let player = self.running()?;
        self.remaining(player, now)
            .is_zero()
            .then_some(match self.control {
                TimeControl::PerPlayer { .. } => Flag::Player(player),
                TimeControl::WholeGame(_) => Flag::Game,
            })
    }

    fn face(&self, player: Player) -> usize {
        match self.control {
            TimeControl::PerPlayer { .. } => player.index(),
            TimeControl::WholeGame(_) => 0,
        }
    }
}
