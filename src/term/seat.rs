//! Who sits where.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::framework::Player;
use crate::reversi::search::{Bot, BotError, Level};

/// Who plays for a player.
///
/// ```
/// use outflank::term::Seat;
/// assert_eq!("human".parse(), Ok(Seat::Person));
/// assert_eq!("computer".parse::<Seat>()?.to_string(), "computer:3");
/// # Ok::<(), outflank::term::SeatError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seat {
    /// Somebody at the keyboard. Written `human`.
    Person,
    /// The computer, written as [`Bot`] says.
    Computer(Bot),
}

/// Seats that cannot be taken. The message says how to mend it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SeatError {
    /// No such player.
    #[error(
        "unknown player `{name}`: write `human`, `computer:LEVEL` (1 to 10), `greedy` or `random`"
    )]
    Unknown {
        /// The name as written.
        name: String,
    },
    /// A level that does not exist.
    #[error(transparent)]
    Level(#[from] BotError),
    /// More or fewer seats than players.
    #[error(
        "{given} seats for {players} players: give one for each, such as `{}`",
        such_as(*players)
    )]
    Count {
        /// How many were given.
        given: usize,
        /// How many players the variant has.
        players: usize,
    },
}

fn such_as(players: usize) -> String {
    Seats::usual(players).to_string()
}

impl FromStr for Seat {
    type Err = SeatError;

    fn from_str(name: &str) -> Result<Self, SeatError> {
        let name = name.trim();
        let word = name.to_lowercase();
        match word.as_str() {
            "human" | "person" | "me" => Ok(Self::Person),
            _ => word
                .parse()
                .map(Self::Computer)
                .map_err(|error| match error {
                    BotError::Unknown { .. } => SeatError::Unknown { name: name.into() },
                    level @ BotError::Level { .. } => level.into(),
                }),
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str("human"),
            Self::Computer(bot) => bot.fmt(f),
        }
    }
}

/// A seat for each player, in turn order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seats(Vec<Seat>);

impl Seats {
    /// A person in the first seat, the computer in the others.
    #[must_use]
    pub fn usual(players: usize) -> Self {
        let computer = Seat::Computer(Bot::Computer {
            level: Level::default(),
        });
        let mut seats = vec![computer; players];
        if let Some(first) = seats.first_mut() {
            *first = Seat::Person;
        }
        Self(seats)
    }

    /// Reads seats in turn order, with commas between them.
    ///
    /// ```
    /// use outflank::term::Seats;
    /// let seats = Seats::parse("human, computer:5,human", 3)?;
    /// assert_eq!(seats.to_string(), "human,computer:5,human");
    /// assert_eq!(
    ///     Seats::parse("human", 2).unwrap_err().to_string(),
    ///     "1 seats for 2 players: give one for each, such as `human,computer:3`"
    /// );
    /// # Ok::<(), outflank::term::SeatError>(())
    /// ```
    ///
    /// # Errors
    /// [`SeatError`] for unknown names and for too many or too few.
    pub fn parse(text: &str, players: usize) -> Result<Self, SeatError> {
        let seats: Vec<Seat> = text.split(',').map(str::parse).collect::<Result<_, _>>()?;
        if seats.len() != players {
            let given = seats.len();
            return Err(SeatError::Count { given, players });
        }
        Ok(Self(seats))
    }

    /// Who plays for a player.
    #[must_use]
    pub fn of(&self, player: Player) -> Seat {
        self.0.get(player.index()).copied().unwrap_or(Seat::Person)
    }

    /// Whether a person plays for a player.
    #[must_use]
    pub fn is_person(&self, player: Player) -> bool {
        self.of(player) == Seat::Person
    }

    /// The seats in turn order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Seat> + '_ {
        self.0.iter().copied()
    }

    /// The players for whom a person plays.
    pub fn people(&self) -> impl Iterator<Item = Player> + '_ {
        Player::all(self.0.len()).filter(|&player| self.is_person(player))
    }

    /// Gives every computer this level.
    pub fn set_level(&mut self, level: Level) {
        for seat in &mut self.0 {
            if let Seat::Computer(bot) = seat {
                *bot = Bot::Computer { level };
            }
        }
    }
}

/// As they are read.
impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, seat) in self.0.iter().enumerate() {
            let comma = if index > 0 { "," } else { "" };
            write!(f, "{comma}{seat}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_seats_are_named_and_mended() {
        let message = |text| Seats::parse(text, 2).unwrap_err().to_string();
        assert!(message("human,robot").starts_with("unknown player `robot`: write `human`"));
        assert!(message("human,computer:99").contains("`99` is no level"));
        assert!(message("human,,human").starts_with("unknown player ``"));
        assert!(message("human,human,human").contains("3 seats for 2 players"));
    }

    #[test]
    fn a_level_is_given_to_computers_only() {
        let mut seats = Seats::parse("human,greedy,computer", 3).unwrap();
        seats.set_level(Level::MAX);
        assert_eq!(seats.to_string(), "human,computer:10,computer:10");
        assert_eq!(seats.people().collect::<Vec<_>>(), [Player::new(0)]);
    }
}
