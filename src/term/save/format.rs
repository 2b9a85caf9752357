//! What a saved game looks like.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::framework::clock::{Clock, TimeControl};
use crate::framework::{Departure, Event, Game, Player, Stop};
use crate::reversi::Move;
use crate::reversi::notation::{move_text, one_line};
use crate::reversi::variant::{Variant, builtins};
use crate::term::Session;

/// What `format` says.
pub(super) const FORMAT: &str = "outflank-game";

/// The newest version of the format, the one that is written.
pub(super) const VERSION: u32 = 1;

/// A game as its file says: not yet known to be one.
///
/// ```json
/// {
///   "format": "outflank-game", "version": 1,
///   "variant": {"name": "classic"},
///   "seats": ["human", "computer:3"],
///   "seed": 7,
///   "time": {"each": "5m+3s", "left_ms": [300000, 291000]},
///   "events": [
///     {"player": 1, "move": "d3", "left_ms": [303000, 300000]},
///     {"player": 2, "left": "resigned", "left_ms": [303000, 291000]}
///   ],
///   "undone": [],
///   "position": "-------------------B-------BB------BW--------------------------- W"
/// }
/// ```
///
/// Players are counted from 1 in turn order. A variant that is not built in
/// brings its descriptor, and a start that is not the variant's own its
/// position, so a file stands alone. `left_ms` is what the clocks show after
/// an event, in milliseconds: one number a player, or one for the game. The
/// position at the end is there for other programs, and to notice when the
/// game would not come out the same.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct SavedGame {
    pub(super) format: String,
    pub(super) version: u32,
    pub(super) variant: SavedVariant,
    #[serde(default)]
    pub(super) start: Option<String>,
    pub(super) seats: Vec<String>,
    #[serde(default)]
    pub(super) seed: u64,
    #[serde(default)]
    pub(super) time: Option<SavedTime>,
    pub(super) events: Vec<SavedEvent>,
    #[serde(default)]
    pub(super) undone: Vec<SavedEvent>,
    pub(super) position: String,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct SavedVariant {
    pub(super) name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) descriptor: Option<String>,
}

/// The time control, `each` or `game`, and what the clocks show now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct SavedTime {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) each: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) game: Option<String>,
    pub(super) left_ms: Vec<u64>,
}

/// One thing that happened: a `move` or a departure (`left`) of a player, or
/// that the game was `stopped`.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(super) struct SavedEvent {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) player: Option<usize>,
    #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
    pub(super) mv: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) left: Option<SavedDeparture>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) stopped: Option<SavedStop>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) left_ms: Option<Vec<u64>>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SavedDeparture {
    Resigned,
    OutOfTime,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SavedStop {
    GameTime,
    Agreement,
}

impl SavedGame {
    /// The game as it is at this moment.
    #[must_use]
    pub fn of(session: &Session, at: Duration) -> Self {
        let rules = session.rules();
        let variant = session.variant();
        let record = session.record();
        let line = |state| one_line(variant, &rules.setup(state));
        let mut events: Vec<SavedEvent> = session
            .timeline()
            .map(|(event, clock)| SavedEvent {
                left_ms: clock.map(|clock| faces(&clock, rules.players(), Duration::ZERO)),
                ..saved_event(variant, event)
            })
            .collect();
        let undone = events.split_off(record.len());
        let time = session.clock().map(|clock| SavedTime {
            left_ms: faces(&clock, rules.players(), at),
            ..saved_control(clock.control())
        });
        Self {
            format: FORMAT.into(),
            version: VERSION,
            variant: SavedVariant {
                name: variant.name().into(),
                descriptor: (!is_builtin(variant)).then(|| variant.descriptor().to_text()),
            },
            start: (*record.start() != rules.start()).then(|| line(record.start())),
            seats: session
                .seats()
                .iter()
                .map(|seat| seat.to_string())
                .collect(),
            seed: session.first_seed(),
            time,
            events,
            undone,
            position: line(record.state()),
        }
    }

    /// The file's text, with a line for each event.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut fields = vec![
            field("format", &self.format),
            field("version", &self.version),
            field("variant", &self.variant),
            field("seats", &self.seats),
            field("seed", &self.seed),
        ];
        fields.extend(self.start.iter().map(|start| field("start", start)));
        fields.extend(self.time.iter().map(|time| field("time", time)));
        fields.push(list("events", &self.events));
        fields.push(list("undone", &self.undone));
        fields.push(field("position", &self.position));
        format!("{{\n  {}\n}}\n", fields.join(",\n  "))
    }
}

fn field(name: &str, value: &impl Serialize) -> String {
    format!("\"{name}\": {}", json(value))
}

fn list(name: &str, events: &[SavedEvent]) -> String {
    let events: Vec<String> = events.iter().map(json).collect();
    match events.is_empty() {
        true => format!("\"{name}\": []"),
        false => format!("\"{name}\": [\n    {}\n  ]", events.join(",\n    ")),
    }
}

fn json(value: &impl Serialize) -> String {
    // Only maps with keys that are no text cannot be written.
    serde_json::to_string(value).unwrap_or_default()
}

/// Whether the variant is the built-in one of its name.
fn is_builtin(variant: &Variant) -> bool {
    let known = is_builtin_name(variant.name()).then(|| Variant::load(variant.name()));
    matches!(known, Some(Ok(known)) if known.descriptor() == variant.descriptor())
}

/// Whether a built-in variant has this name.
pub(super) fn is_builtin_name(name: &str) -> bool {
    builtins().any(|builtin| builtin.name == name)
}

fn saved_event(variant: &Variant, event: Event<Move>) -> SavedEvent {
    let number = |player: Player| Some(player.index() + 1);
    match event {
        Event::Move(player, mv) => SavedEvent {
            player: number(player),
            mv: Some(move_text(variant, mv).into()),
            ..SavedEvent::default()
        },
        Event::Left(player, how) => SavedEvent {
            player: number(player),
            left: Some(match how {
                Departure::Resigned => SavedDeparture::Resigned,
                Departure::OutOfTime => SavedDeparture::OutOfTime,
            }),
            ..SavedEvent::default()
        },
        Event::Stopped(why) => SavedEvent {
            stopped: Some(match why {
                Stop::GameTime => SavedStop::GameTime,
                Stop::Agreement => SavedStop::Agreement,
            }),
            ..SavedEvent::default()
        },
    }
}

fn saved_control(control: TimeControl) -> SavedTime {
    let text = Some(control.to_string());
    let (each, game) = match control {
        TimeControl::PerPlayer { .. } => (text, None),
        TimeControl::WholeGame(_) => (None, text),
    };
    SavedTime {
        each,
        game,
        left_ms: Vec::new(),
    }
}

/// What the clocks show: one time a player, or one for the game.
fn faces(clock: &Clock, players: usize, at: Duration) -> Vec<u64> {
    let faces = match clock.control() {
        TimeControl::PerPlayer { .. } => players,
        TimeControl::WholeGame(_) => 1,
    };
    Player::all(faces)
        .map(|player| clock.remaining(player, at).as_millis())
        .map(|left| u64::try_from(left).unwrap_or(u64::MAX))
        .collect()
}
