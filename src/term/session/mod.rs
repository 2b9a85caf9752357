//! A game at the table, as pure data: events go in, outputs come out.

mod answer;
mod changes;
mod play;
mod rewind;
mod timeline;
mod timing;

use std::sync::Arc;
use std::time::Duration;

use super::{Command, CommandError, Output, Seat, Seats};
use crate::framework::clock::{Clock, TimeControl};
use crate::framework::{Game, Player, Record, RecordError};
use crate::reversi::search::{Bot, Report};
use crate::reversi::variant::Variant;
use crate::reversi::{Move, Reversi, ReversiPosition};

pub use changes::Changes;

/// Something that happened, and when: time since some beginning that is the
/// same for all events of a session.
#[derive(Clone, PartialEq, Debug)]
pub struct Event {
    /// When.
    pub at: Duration,
    /// What.
    pub what: Happening,
}

/// What can happen at a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Happening {
    /// The table is ready, and the clock of whoever is to move starts.
    Begin,
    /// A person typed something.
    Typed(Command),
    /// The computer chose a move for the player to move.
    Chose(Move),
    /// The computer found what was asked for with `hint`.
    Hinted(Report<Move>),
    /// Time went by.
    Tick,
}

/// Whom the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// Somebody at the keyboard, to move for this player.
    Person(Player),
    /// The computer, to move for this player.
    Computer(Player, Bot),
    /// The computer, to find a hint for this player.
    Hint(Player),
    /// Nobody: the game is over. It can still be taken back.
    Over,
}

/// What a game starts from.
#[derive(Clone, Debug)]
pub struct Start {
    /// The rules.
    pub rules: Arc<Reversi>,
    /// The position to start from.
    pub position: ReversiPosition,
    /// Moves that are played already, with all passes.
    pub moves: Vec<Move>,
    /// Who plays for whom.
    pub seats: Seats,
    /// How much time there is, if it is limited.
    pub time: Option<TimeControl>,
    /// Where the computers' random numbers start from.
    pub seed: u64,
}

/// A game at the table: its record, who sits where, and the clocks.
///
/// ```
/// use std::{sync::Arc, time::Duration};
/// use outflank::framework::Game;
/// use outflank::reversi::Reversi;
/// use outflank::term::{Command, Event, Happening, Output, Seats, Session, Start, Waiting};
/// let rules = Arc::new(Reversi::load("classic")?);
/// let mut session = Session::new(Start {
///     position: rules.start(),
///     moves: Vec::new(),
///     seats: Seats::parse("human,human", 2)?,
///     time: None,
///     seed: 1,
///     rules,
/// })?;
/// let typed = |line| Event {
///     at: Duration::ZERO,
///     what: Happening::Typed(Command::parse(line).unwrap()),
/// };
/// assert!(matches!(session.update(typed("D3"))[0], Output::Placed { .. }));
/// assert!(matches!(session.update(typed("a1"))[0], Output::Refused { .. }));
/// assert_eq!(session.record().plies(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Session {
    record: Record<Arc<Reversi>>,
    seats: Seats,
    clock: Option<Clock>,
    /// What the clocks showed when each state of the record was reached, the
    /// undone ones included. Empty without clocks.
    readings: Vec<Clock>,
    /// Who would stop here.
    agreed: Vec<Player>,
    wants_hint: bool,
    seed: u64,
    revision: u64,
}

impl Session {
    /// A game that is about to start or to go on. [`Happening::Begin`] starts
    /// the clocks.
    ///
    /// # Errors
    /// When one of the moves is not legal.
    pub fn new(start: Start) -> Result<Self, RecordError> {
        let clock = start.time.map(Clock::new);
        let mut session = Self {
            record: Record::from_state(start.rules, start.position),
            seats: start.seats,
            clock,
            readings: clock.into_iter().collect(),
            agreed: Vec::new(),
            wants_hint: false,
            seed: start.seed,
            revision: 0,
        };
        for mv in start.moves {
            session.record.play(mv)?;
            session.note();
        }
        Ok(session)
    }

    /// Lets something happen, and tells what comes of it.
    pub fn update(&mut self, event: Event) -> Vec<Output> {
        let Event { at, what } = event;
        let mut said = Vec::new();
        let fallen = self.let_flag_fall(at, &mut said);
        match what {
            Happening::Begin => self.begin(at, &mut said),
            Happening::Typed(command) if fallen && command.is_for_the_mover() => {}
            Happening::Typed(command) => self.obey(command, at, &mut said),
            Happening::Chose(mv) => self.chosen(mv, at, &mut said),
            Happening::Hinted(report) => self.hinted(report, &mut said),
            Happening::Tick => {}
        }
        said
    }

    /// Understands a line at this table: a cell that is called like a command
    /// is a cell, and the command is written with a stroke, `/undo`.
    ///
    /// # Errors
    /// [`CommandError`] for several words that make no command.
    pub fn understand(&self, line: &str) -> Result<Command, CommandError> {
        match self.variant().board().names().cell(line.trim()) {
            Ok(_) => Ok(Command::Move(line.trim().to_owned())),
            Err(_) => Command::parse(line),
        }
    }

    /// Whom the game waits for.
    #[must_use]
    pub fn waiting(&self) -> Waiting {
        match self.record.mover() {
            None => Waiting::Over,
            Some(player) => match self.seats.of(player) {
                Seat::Computer(bot) => Waiting::Computer(player, bot),
                Seat::Person if self.wants_hint => Waiting::Hint(player),
                Seat::Person => Waiting::Person(player),
            },
        }
    }

    /// What has happened.
    #[must_use]
    pub fn record(&self) -> &Record<Arc<Reversi>> {
        &self.record
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Arc<Reversi> {
        self.record.game()
    }

    /// The variant.
    #[must_use]
    pub fn variant(&self) -> &Variant {
        self.rules().variant()
    }

    /// The position as it is now.
    #[must_use]
    pub fn position(&self) -> &ReversiPosition {
        self.record.state()
    }

    /// Who plays for whom.
    #[must_use]
    pub fn seats(&self) -> &Seats {
        &self.seats
    }

    /// The number to choose the next random move from: another one for every
    /// ply, the same when the game is played again.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed.wrapping_add(self.record.len() as u64)
    }

    /// A number that changes whenever something worth saving does.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The legal moves.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        match self.record.is_over() {
            true => Vec::new(),
            false => self.rules().moves(self.position()).collect(),
        }
    }

    /// Notes what the clocks show after an event was recorded.
    fn note(&mut self) {
        self.revision += 1;
        if let Some(clock) = self.clock {
            self.readings.truncate(self.record.len());
            self.readings.push(clock);
        }
    }
}
