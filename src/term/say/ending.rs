//! The end of a game: scores, places, the moves.

use std::sync::Arc;

use super::name;
use crate::framework::{Departure, Event, Game, Outcome, Player, Record};
use crate::reversi::notation::{Passes, transcript};
use crate::reversi::{Move, Reversi};
use crate::term::{Session, end_in_words, player_name};

/// Who won and why, the ranking, and the transcript.
pub(super) fn ending(session: &Session, outcome: &Outcome) -> String {
    let rules = session.rules();
    let mut text = format!("\n{}\n", end_in_words(rules, outcome));
    let players = rules.players();
    let length = |player| player_name(session.variant(), player).chars().count();
    let widest = Player::all(players).map(length).max().unwrap_or(0);
    for player in outcome.ranking() {
        let shared = Player::all(players).filter(|&p| outcome.place(p) == outcome.place(player));
        let equal = if shared.count() > 1 { '=' } else { '.' };
        let line = format!(
            "  {}{equal} {}{}  {:>3}{}\n",
            outcome.place(player),
            name(session.variant(), player),
            " ".repeat(widest - length(player)),
            outcome.scores[player],
            departure(session.record(), player),
        );
        text.push_str(&line);
    }
    match transcript_text(session.record()) {
        none if none.is_empty() => {}
        moves => text.push_str(&format!("Transcript: {moves}\n")),
    }
    if session.seats().people().next().is_some() {
        text.push_str("`undo` takes the last turn back, `quit` leaves.\n");
    }
    text
}

fn departure(record: &Record<Arc<Reversi>>, player: Player) -> &'static str {
    let how = record.events().find_map(|event| match event {
        Event::Left(who, how) if who == player => Some(how),
        _ => None,
    });
    match how {
        Some(Departure::Resigned) => "  resigned",
        Some(Departure::OutOfTime) => "  out of time",
        None => "",
    }
}

/// The moves of a game on one line, as they are read back. Where a player left
/// and others went on, that stands between them in brackets.
#[must_use]
pub fn transcript_text(record: &Record<Arc<Reversi>>) -> String {
    let rules = record.game();
    let mut parts = Vec::new();
    let mut from = *record.start();
    let mut moves: Vec<Move> = Vec::new();
    for entry in record.entries() {
        match entry.event {
            Event::Move(_, mv) => moves.push(mv),
            Event::Left(player, how) => {
                parts.push(transcript(rules, &from, &moves, Passes::Omitted));
                parts.push(format!(
                    "[{} {}]",
                    player_name(rules.variant(), player),
                    match how {
                        Departure::Resigned => "resigned",
                        Departure::OutOfTime => "ran out of time",
                    }
                ));
                moves.clear();
                from = *entry.after;
            }
            Event::Stopped(_) => {}
        }
    }
    parts.push(transcript(rules, &from, &moves, Passes::Omitted));
    parts.retain(|part| !part.is_empty());
    // What ended the game is told with the result.
    while parts.last().is_some_and(|part| part.starts_with('[')) {
        parts.pop();
    }
    parts.join(" ")
}
