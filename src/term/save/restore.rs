//! From a file's text back to a game, trusting nothing in it.

use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;

use super::format::{
    FORMAT, SavedDeparture, SavedEvent, SavedGame, SavedStop, SavedTime, SavedVariant, VERSION,
    is_builtin_name,
};
use crate::framework::clock::{Clock, TimeControl, TimeError};
use crate::framework::{Departure, Event, Game, Player, Stop};
use crate::reversi::notation::{one_line, parse_move, parse_position};
use crate::reversi::position::LoadError;
use crate::reversi::variant::Variant;
use crate::reversi::{Move, Reversi, ReversiPosition};
use crate::term::{Seats, Session, Start};

/// Why a text is no game to go on with, as the end of a sentence that begins
/// with the file's name.
#[derive(Debug, Error)]
pub enum RestoreError {
    /// Another kind of file.
    #[error("is not a saved game of Outflank: {0}")]
    Foreign(String),
    /// A later version of this program wrote it.
    #[error(
        "was saved by a newer Outflank (its format is {found}, this program reads {VERSION}); \
         update the program"
    )]
    Newer {
        /// The version it has.
        found: u64,
    },
    /// It does not say what a saved game says.
    #[error("is damaged: {0}")]
    Damaged(String),
    /// It is the game of a built-in variant that there is not.
    #[error("needs the built-in variant `{0}`, which this program does not have")]
    Unknown(String),
    /// Its variant cannot be had.
    #[error("needs a variant that cannot be had: {0}")]
    Variant(#[from] LoadError),
    /// An event cannot have happened.
    #[error("is damaged: event {number} is not possible: {why}")]
    Event {
        /// The event, counted from 1.
        number: usize,
        /// What is wrong with it.
        why: String,
    },
    /// The moves lead somewhere else than they did.
    #[error(
        "does not come out as it was saved: its moves lead to another position, so the variant \
         `{variant}` must have been another one"
    )]
    Differs {
        /// The variant's name.
        variant: String,
    },
}

impl SavedGame {
    /// Reads a file's text.
    ///
    /// # Errors
    /// [`RestoreError`] when it is no saved game, or one of a newer version.
    pub fn from_json(text: &str) -> Result<Self, RestoreError> {
        let value: serde_json::Value =
            serde_json::from_str(text).map_err(|error| match text.trim() {
                "" => RestoreError::Foreign("it is empty".into()),
                text if text.starts_with('{') && text.contains(FORMAT) => {
                    RestoreError::Damaged(error.to_string())
                }
                _ => RestoreError::Foreign("it is not JSON".into()),
            })?;
        if value.get("format").and_then(|format| format.as_str()) != Some(FORMAT) {
            return Err(RestoreError::Foreign(format!(
                "it does not say `\"format\": \"{FORMAT}\"`"
            )));
        }
        match value.get("version").and_then(|version| version.as_u64()) {
            Some(found) if found > u64::from(VERSION) => Err(RestoreError::Newer { found }),
            Some(found) if found == u64::from(VERSION) => serde_json::from_value(value)
                .map_err(|error| RestoreError::Damaged(error.to_string())),
            _ => Err(RestoreError::Damaged("it has no good version".into())),
        }
    }

    /// The game, ready to go on.
    ///
    /// # Errors
    /// [`RestoreError`] when what the file says is not possible.
    pub fn restore(&self) -> Result<Session, RestoreError> {
        let rules = Arc::new(self.variant.rules()?);
        let control = self.time.as_ref().map(SavedTime::control).transpose()?;
        let players = rules.players();
        let seats = Seats::parse(&self.seats.join(","), players)
            .map_err(|error| RestoreError::Damaged(error.to_string()))?;
        let position = match &self.start {
            Some(line) => position(&rules, line)?,
            None => rules.start(),
        };
        let start = Start {
            rules,
            position,
            moves: Vec::new(),
            seats,
            time: control,
            seed: self.seed,
        };
        let mut session =
            Session::new(start).map_err(|error| RestoreError::Damaged(error.to_string()))?;
        for (index, event) in self.events.iter().chain(&self.undone).enumerate() {
            event
                .happen_in(&mut session, control)
                .map_err(|why| RestoreError::Event {
                    number: index + 1,
                    why,
                })?;
        }
        let now = self.time.as_ref().zip(control);
        session.rewind_to(
            self.events.len(),
            now.map(|(time, control)| showing(control, &time.left_ms)),
        );
        self.check_position(&session)?;
        Ok(session)
    }

    fn check_position(&self, session: &Session) -> Result<(), RestoreError> {
        let setup = session.rules().setup(session.position());
        if one_line(session.variant(), &setup) == self.position {
            return Ok(());
        }
        Err(RestoreError::Differs {
            variant: self.variant.name.clone(),
        })
    }
}

impl SavedVariant {
    /// A name alone must be that of a built-in variant: a saved game never
    /// makes anybody read another file.
    fn rules(&self) -> Result<Reversi, RestoreError> {
        let variant = match &self.descriptor {
            Some(text) => Variant::from_text(&self.name, text),
            None if is_builtin_name(&self.name) => Variant::load(&self.name),
            None => return Err(RestoreError::Unknown(self.name.clone())),
        };
        let variant = variant.map_err(LoadError::from)?;
        Ok(Reversi::of(Arc::new(variant)).map_err(LoadError::from)?)
    }
}

impl SavedTime {
    fn control(&self) -> Result<TimeControl, RestoreError> {
        let control: Result<TimeControl, TimeError> = match (&self.each, &self.game) {
            (Some(each), None) => each.parse(),
            (None, Some(game)) => TimeControl::whole_game(game),
            _ => {
                let both = "`time` says neither or both of `each` and `game`";
                return Err(RestoreError::Damaged(both.into()));
            }
        };
        control.map_err(|error| RestoreError::Damaged(error.to_string()))
    }
}

impl SavedEvent {
    /// Lets it happen again. The error is the end of a sentence.
    fn happen_in(&self, session: &mut Session, control: Option<TimeControl>) -> Result<(), String> {
        let event = self.event(session.variant())?;
        if let Event::Move(player, _) = event
            && session
                .record()
                .mover()
                .is_some_and(|mover| mover != player)
        {
            return Err("it is another player's turn".into());
        }
        let clock = control
            .zip(self.left_ms.as_deref())
            .map(|(control, left)| showing(control, left));
        session
            .replay(event, clock)
            .map_err(|error| error.to_string())
    }

    fn event(&self, variant: &Variant) -> Result<Event<Move>, String> {
        let player = || match self.player {
            Some(number) if (1..=variant.players().len()).contains(&number) => {
                Ok(Player::new(number - 1))
            }
            _ => Err(format!(
                "it needs a player, 1 to {}",
                variant.players().len()
            )),
        };
        match (&self.mv, self.left, self.stopped) {
            (Some(text), None, None) => {
                let mv = parse_move(variant, text).map_err(|error| error.to_string())?;
                Ok(Event::Move(player()?, mv))
            }
            (None, Some(how), None) => {
                let how = match how {
                    SavedDeparture::Resigned => Departure::Resigned,
                    SavedDeparture::OutOfTime => Departure::OutOfTime,
                };
                Ok(Event::Left(player()?, how))
            }
            (None, None, Some(why)) => Ok(Event::Stopped(match why {
                SavedStop::GameTime => Stop::GameTime,
                SavedStop::Agreement => Stop::Agreement,
            })),
            _ => Err("it must be one of `move`, `left` and `stopped`".into()),
        }
    }
}

fn position(rules: &Reversi, line: &str) -> Result<ReversiPosition, RestoreError> {
    let parsed = parse_position(rules.variant(), line)
        .map_err(|error| RestoreError::Damaged(error.to_string()))?;
    rules
        .position(&parsed.setup)
        .map_err(|error| RestoreError::Damaged(error.to_string()))
}

fn showing(control: TimeControl, left_ms: &[u64]) -> Clock {
    let left: Vec<Duration> = left_ms
        .iter()
        .map(|&ms| Duration::from_millis(ms))
        .collect();
    Clock::showing(control, &left)
}
