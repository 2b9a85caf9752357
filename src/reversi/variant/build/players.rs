//! From `[[players]]` to the players, and finding them again by name.

use crate::framework::{MAX_PLAYERS, Player};
use crate::reversi::variant::descriptor::{Colour, PlayerSpec};
use crate::reversi::variant::error::{Fault, Problems};
use crate::reversi::variant::model::PlayerInfo;
use crate::reversi::variant::source::KeyPath;
use crate::reversi::variant::suggest;

/// Who sits where when the file does not say, and the colour that goes with
/// such a name in any seat.
const USUAL: [(&str, Colour); MAX_PLAYERS + 1] = [
    ("Black", Colour([0x1c, 0x1c, 0x1c])),
    ("White", Colour([0xf5, 0xf5, 0xf0])),
    ("Red", Colour([0xd6, 0x3b, 0x3b])),
    ("Green", Colour([0x2f, 0x9e, 0x55])),
    ("Yellow", Colour([0xf0, 0xc0, 0x30])),
    ("Cyan", Colour([0x25, 0xb0, 0xc0])),
    ("Purple", Colour([0x8e, 0x4e, 0xc6])),
    ("Orange", Colour([0xf0, 0x80, 0x30])),
    ("Blue", Colour([0x3a, 0x6e, 0xd8])),
];

/// Longest name, in characters.
pub(super) const MAX_NAME: usize = 40;

/// Builds the players, or says why not.
pub(super) fn build(specs: &[PlayerSpec], problems: &mut Problems<'_>) -> Option<Vec<PlayerInfo>> {
    let usual = [PlayerSpec::default(), PlayerSpec::default()];
    let specs = if specs.is_empty() { &usual } else { specs };
    if !(2..=MAX_PLAYERS).contains(&specs.len()) {
        let players = specs.len();
        problems.add(Fault::PlayerCount { players }, KeyPath::of("players"));
        return None;
    }
    let players: Vec<PlayerInfo> = specs.iter().enumerate().map(player).collect();
    for (seat, info) in players.iter().enumerate() {
        if let Some(fault) = bad_name(&info.name, "player") {
            problems.add(fault, key(&specs[seat], seat, "name"));
        } else if !good_symbol(info.symbol) {
            let symbol = info.symbol;
            let key = key(&specs[seat], seat, "symbol");
            problems.add(Fault::BadSymbol { symbol }, key);
        }
        for (earlier, other) in players[..seat].iter().enumerate() {
            let mut same = |what, value: String| {
                let fault = Fault::SamePlayer {
                    what,
                    value,
                    first: earlier + 1,
                    second: seat + 1,
                };
                problems.add(fault, key(&specs[seat], seat, what));
            };
            if alike(&info.name, &other.name) {
                same("name", info.name.clone());
            } else if alike(&info.symbol.to_string(), &other.symbol.to_string()) {
                same("symbol", info.symbol.into());
            }
        }
    }
    Some(players)
}

/// The key of a player's name or symbol: the symbol follows from the name where
/// it is not given, and both from the seat.
fn key(spec: &PlayerSpec, seat: usize, what: &str) -> KeyPath {
    let player = KeyPath::of("players").entry(seat);
    match what {
        "symbol" if spec.symbol.is_some() => player.key("symbol"),
        _ if spec.name.is_some() => player.key("name"),
        _ => player,
    }
}

fn player((seat, spec): (usize, &PlayerSpec)) -> PlayerInfo {
    let (usual_name, usual_colour) = USUAL[seat];
    let name = spec.name.as_deref().unwrap_or(usual_name).trim();
    let symbol = spec.symbol.unwrap_or_else(|| initial(name));
    let named = || USUAL.iter().find(|(usual, _)| alike(usual, name));
    let colour = spec
        .colour
        .or_else(|| named().map(|(_, colour)| *colour))
        .or_else(|| name.parse().ok())
        .unwrap_or(usual_colour);
    PlayerInfo {
        name: name.into(),
        symbol,
        colour: colour.to_string(),
    }
}

/// The first letter of the name as a capital; `ß` has two and stays.
fn initial(name: &str) -> char {
    let first = name.chars().next().unwrap_or(' ');
    let mut capital = first.to_uppercase();
    match (capital.next(), capital.next()) {
        (Some(only), None) => only,
        _ => first,
    }
}

fn good_symbol(symbol: char) -> bool {
    let taken = ".-_;:%,/";
    !symbol.is_control()
        && !symbol.is_whitespace()
        && !symbol.is_numeric()
        && !taken.contains(symbol)
}

/// The fault of a name that does not fit on a line.
pub(super) fn bad_name(name: &str, what: &'static str) -> Option<Fault> {
    let bad =
        name.is_empty() || name.chars().count() > MAX_NAME || name.chars().any(char::is_control);
    bad.then(|| Fault::BadName {
        what,
        name: name.chars().take(MAX_NAME).collect(),
    })
}

fn alike(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// The player of this number in turn order, name or symbol.
pub(super) fn named(players: &[PlayerInfo], word: &str) -> Result<Player, Fault> {
    let by_name = || players.iter().position(|info| alike(&info.name, word));
    let seat = match seat(players, word) {
        None => by_name().or_else(|| with_symbol(players, word)),
        seat => seat,
    };
    seat.map(Player::new)
        .ok_or_else(|| unknown(players, word, |info| info.name.clone()))
}

/// The player whom this character stands for in a drawing: number or symbol.
pub(super) fn drawn(players: &[PlayerInfo], mark: char) -> Result<Player, Fault> {
    let mark = mark.to_string();
    seat(players, &mark)
        .or_else(|| with_symbol(players, &mark))
        .map(Player::new)
        .ok_or_else(|| unknown(players, &mark, |info| info.symbol.to_string()))
}

fn seat(players: &[PlayerInfo], number: &str) -> Option<usize> {
    let seat = number.parse::<usize>().ok()?.checked_sub(1)?;
    (seat < players.len()).then_some(seat)
}

fn with_symbol(players: &[PlayerInfo], symbol: &str) -> Option<usize> {
    let is = |info: &PlayerInfo| alike(&info.symbol.to_string(), symbol);
    players.iter().position(is)
}

fn unknown(players: &[PlayerInfo], word: &str, called: fn(&PlayerInfo) -> String) -> Fault {
    let known: Vec<String> = players.iter().map(called).collect();
    Fault::UnknownPlayer {
        player: word.into(),
        near: suggest::nearest(word, known.iter().map(String::as_str)).map(str::to_owned),
        known,
    }
}
