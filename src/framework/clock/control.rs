//! How much time a game gives, as people write it.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimeControl {
    /// Each player has a clock. Written `5m+3s`, or `5m` without increment.
    PerPlayer {
        /// What the clock starts with.
        main: Duration,
        /// What every move adds to it.
        increment: Duration,
    },
    /// One time for the whole game. When it is up, scores count as they stand.
    WholeGame(Duration),
}

impl TimeControl {
    /// Reads a time for the whole game, such as `20m`.
    ///
    /// # Errors
    /// When the text is no duration, is zero, or has an increment.
    pub fn whole_game(text: &str) -> Result<Self, TimeError> {
        if text.contains('+') {
            return Err(TimeError::WholeGameIncrement { text: text.into() });
        }
        Ok(Self::WholeGame(main_time(text, text)?))
    }

    /// What each clock starts with.
    pub(super) fn main(self) -> Duration {
        match self {
            Self::PerPlayer { main, .. } | Self::WholeGame(main) => main,
        }
    }
}

/// Reads a time for each player.
///
/// ```
/// use outflank::framework::clock::TimeControl;
/// let control: TimeControl = "5m+3s".parse()?;
/// assert_eq!(control.to_string(), "5m+3s");
/// assert!("5 minuets".parse::<TimeControl>().is_err());
/// # Ok::<(), outflank::framework::clock::TimeError>(())
/// ```
impl FromStr for TimeControl {
    type Err = TimeError;

    fn from_str(text: &str) -> Result<Self, TimeError> {
        let (main, increment) = match text.split_once('+') {
            Some((main, increment)) => (main, duration(increment, text)?),
            None => (text, Duration::ZERO),
        };
        Ok(Self::PerPlayer {
            main: main_time(main, text)?,
            increment,
        })
    }
}

/// As it is read: `1h30m`, `5m+3s`.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&compact(self.main()))?;
        match self {
            Self::PerPlayer { increment, .. } if !increment.is_zero() => {
                write!(f, "+{}", compact(*increment))
            }
            _ => Ok(()),
        }
    }
}

fn compact(duration: Duration) -> String {
    humantime::format_duration(duration)
        .to_string()
        .replace(' ', "")
}

/// A text that is no time control.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TimeError {
    /// A part is no duration.
    #[error(
        "`{text}` is not a time: {problem}; write it like 5m, 90s, 1h or, with an increment, 5m+3s"
    )]
    NoDuration {
        /// The whole text.
        text: String,
        /// What is wrong with the part.
        problem: String,
    },
    /// A clock that starts with nothing.
    #[error(
        "`{text}` leaves no time at all; write it like 5m, 90s, 1h or, with an increment, 5m+3s"
    )]
    Zero {
        /// The whole text.
        text: String,
    },
    /// An increment where nobody has a clock of their own.
    #[error(
        "`{text}`: a time for the whole game has no increment; write it like 20m, or give each player a time"
    )]
    WholeGameIncrement {
        /// The whole text.
        text: String,
    },
}

/// The duration that `part` of a text says, more than zero.
fn main_time(part: &str, text: &str) -> Result<Duration, TimeError> {
    let main = duration(part, text)?;
    if main.is_zero() {
        return Err(TimeError::Zero { text: text.into() });
    }
    Ok(main)
}

/// The duration that `part` of a text says.
fn duration(part: &str, text: &str) -> Result<Duration, TimeError> {
    humantime::parse_duration(part.trim()).map_err(|problem| TimeError::NoDuration {
        text: text.into(),
        problem: problem.to_string(),
    })
}
