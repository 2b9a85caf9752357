//! Who plays: the names of computer players.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// How strong the computer plays, 1 to 10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const MIN: Self = Self(1);
    /// The strongest.
    pub const MAX: Self = Self(10);

    /// The level of this number, `None` unless it is 1 to 10.
    #[must_use]
    pub const fn new(level: u8) -> Option<Self> {
        if level >= Self::MIN.0 && level <= Self::MAX.0 {
            Some(Self(level))
        } else {
            None
        }
    }

    /// The number, 1 to 10.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// Level 3.
impl Default for Level {
    fn default() -> Self {
        Self(3)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A computer player.
///
/// ```
/// use outflank::reversi::search::{Bot, Level};
/// assert_eq!("computer:3".parse(), Ok(Bot::Computer { level: Level::default() }));
/// assert_eq!("computer".parse::<Bot>()?.to_string(), "computer:3");
/// assert_eq!("greedy".parse(), Ok(Bot::Greedy));
/// assert!("computer:11".parse::<Bot>().is_err());
/// # Ok::<(), outflank::reversi::search::BotError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bot {
    /// Searches; see [`Level`].
    Computer {
        /// How strong.
        level: Level,
    },
    /// Takes what is best at once: the move with the most discs after it, or
    /// the fewest where fewest wins; among equals a random one.
    Greedy,
    /// Any legal move, each as likely.
    Random,
}

/// A name that is no computer player's.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BotError {
    /// The name is unknown.
    #[error(
        "unknown player `{name}`: the computer players are `computer` (level 3), \
         `computer:1` to `computer:10`, `greedy` and `random`"
    )]
    Unknown {
        /// The name as written.
        name: String,
    },
    /// The level is no number from 1 to 10.
    #[error("`{level}` is no level of the computer: write `computer:1` (weakest) to `computer:10`")]
    Level {
        /// The level as written.
        level: String,
    },
}

impl FromStr for Bot {
    type Err = BotError;

    fn from_str(name: &str) -> Result<Self, BotError> {
        let (kind, level) = match name.split_once(':') {
            Some((kind, level)) => (kind, Some(level)),
            None => (name, None),
        };
        match (kind.to_ascii_lowercase().as_str(), level) {
            ("computer", None) => Ok(Self::Computer {
                level: Level::default(),
            }),
            ("computer", Some(level)) => level
                .parse()
                .ok()
                .and_then(Level::new)
                .map(|level| Self::Computer { level })
                .ok_or_else(|| BotError::Level {
                    level: level.into(),
                }),
            ("greedy", None) => Ok(Self::Greedy),
            ("random", None) => Ok(Self::Random),
            _ => Err(BotError::Unknown { name: name.into() }),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Computer { level } => write!(f, "computer:{level}"),
            Self::Greedy => f.write_str("greedy"),
            Self::Random => f.write_str("random"),
        }
    }
}
