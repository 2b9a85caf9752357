//! What people read: outputs in words, boards, prompts.
//!
//! Texts carry ANSI styles; strip them, and all that was said is still there.

mod board;
mod ending;
mod time;

use std::time::Duration;

use super::command::COMMANDS;
use super::explain::{cells, explanation, player_name};
use super::{Output, Session, Waiting, player_style, scores_in_words};
use crate::framework::{Departure, Game, Player};
use crate::reversi::Move;
use crate::reversi::notation::{Mark, move_text};
use crate::reversi::search::Report;
use crate::reversi::variant::Variant;

pub use ending::transcript_text;
pub use time::clock_face;

/// An output as people read it, in lines that each end with a line feed. What
/// is to be done rather than told is empty.
#[must_use]
pub fn tell(session: &Session, output: &Output, at: Duration) -> String {
    let variant = session.variant();
    match output {
        Output::Placed {
            player,
            cell,
            turned,
        } => placed(variant, *player, Move::Place(*cell), turned),
        Output::Passed { player, forced } => {
            let why = if *forced {
                " cannot place anywhere and"
            } else {
                ""
            };
            format!("{}{why} passes.\n", name(variant, *player))
        }
        Output::Left { player, how } => left(session, *player, *how),
        Output::Offered { player } => format!(
            "{} would stop here; the next to move agrees with `agree`, or just plays on.\n",
            name(variant, *player)
        ),
        Output::TakenBack(events) => format!("Took back {}.\n", plies(*events)),
        Output::Replayed(events) => format!("Played {} again.\n", plies(*events)),
        Output::Legal(moves) => legal(session, moves),
        Output::Refused { mv, why, legal, .. } => refused(variant, *mv, why, legal),
        Output::Explained(found) => {
            let board = board::Board::of(session)
                .marks(Mark::Captured, found.captured())
                .marks(Mark::Asked, [found.at]);
            format!("\n{}\n{}", board.text(), explanation(variant, found))
        }
        Output::Hinted { player, report } => hinted(variant, *player, report),
        Output::Board => standing(session),
        Output::Score => {
            let scores = session.rules().scores(session.position());
            format!("{}\n", scores_in_words(session.rules(), &scores))
        }
        Output::Clock => time::clocks(session, at),
        Output::Seats => seats(session),
        Output::Transcript => format!("{}\n", transcript_text(session.record())),
        Output::Help => help(),
        Output::Over(outcome) => ending::ending(session, outcome),
        Output::Sorry(text) => format!("{}\n", sentence(text)),
        Output::Save { .. } | Output::Load(_) | Output::Quit => String::new(),
    }
}

/// What is said when people sit down.
#[must_use]
pub fn greeting(session: &Session) -> String {
    let variant = session.variant();
    let mut text = format!(
        "{}: {}\n{}",
        variant.name(),
        variant.title(),
        seats(session)
    );
    match session.record().plies() {
        0 => {}
        played => text.push_str(&format!("The game goes on after {}.\n", plies(played))),
    }
    if let Some(control) = session.time_control() {
        text.push_str(&time::control_in_words(control));
    }
    if session.seats().people().next().is_some() {
        let moves = session.legal_moves();
        let place = moves.iter().find(|mv| mv.cell().is_some());
        let such_as = place.map_or("d3", |&mv| move_text(variant, mv));
        text.push_str(&format!(
            "Type a cell, such as {such_as}, to place a disc there; ? shows where you may, \
             help lists the rest.\nOn the board * marks new discs and + discs that have turned.\n"
        ));
    }
    text
}

/// What stands before the place where a person types.
#[must_use]
pub fn prompt(session: &Session, at: Duration) -> String {
    match session.waiting() {
        Waiting::Person(player) | Waiting::Computer(player, _) | Waiting::Hint(player) => {
            let info = &session.variant().players()[player.index()];
            let left = session.remaining(player, at);
            let clock = left.map_or_else(String::new, |left| format!(" {}", clock_face(left)));
            format!(
                "{} ({}){clock}> ",
                name(session.variant(), player),
                info.symbol
            )
        }
        Waiting::Over => "game over> ".into(),
    }
}

/// A player's name in the colours of the player's discs.
fn name(variant: &Variant, player: Player) -> String {
    let style = player_style(variant, player);
    format!("{style}{}{style:#}", player_name(variant, player))
}

fn placed(
    variant: &Variant,
    player: Player,
    mv: Move,
    turned: &[(Player, Vec<crate::topology::Cell>)],
) -> String {
    let mover = name(variant, player);
    let cell = move_text(variant, mv);
    if turned.is_empty() {
        return format!("{mover} plays {cell} and turns nothing.\n");
    }
    let only_opponent = variant.players().len() == 2;
    let runs: Vec<String> = turned
        .iter()
        .map(|(loser, discs)| match only_opponent {
            true => cells(variant, discs),
            false => format!("{} of {}", cells(variant, discs), name(variant, *loser)),
        })
        .collect();
    format!("{mover} plays {cell} and turns {}.\n", runs.join(", "))
}

fn left(session: &Session, player: Player, how: Departure) -> String {
    let who = name(session.variant(), player);
    let what = match how {
        Departure::Resigned => "resigns",
        Departure::OutOfTime => "has run out of time",
    };
    match session.record().is_over() {
        true => format!("{who} {what}.\n"),
        false => {
            format!("{who} {what} and is ranked last; the discs stay, and the others go on.\n")
        }
    }
}

fn plies(events: usize) -> String {
    match events {
        1 => "1 ply".into(),
        more => format!("{more} plies"),
    }
}

fn move_list(variant: &Variant, moves: &[Move]) -> String {
    let names: Vec<&str> = moves.iter().map(|&mv| move_text(variant, mv)).collect();
    names.join(" ")
}

fn legal(session: &Session, moves: &[Move]) -> String {
    if moves.is_empty() {
        return "The game is over: there are no moves.\n".into();
    }
    let cells = moves.iter().filter_map(|mv| mv.cell());
    let board = board::Board::of(session).marks(Mark::Legal, cells);
    let count = match moves.len() {
        1 => "1 legal move".into(),
        more => format!("{more} legal moves"),
    };
    let list = move_list(session.variant(), moves);
    format!("\n{}\n{count}, marked 0: {list}\n", board.text())
}

fn refused(variant: &Variant, mv: Move, why: &str, legal: &[Move]) -> String {
    let what = match mv {
        Move::Pass => sentence(why),
        Move::Place(_) => format!("{} is not legal: {why}.", move_text(variant, mv)),
    };
    format!("{what}\nLegal moves: {}\n", move_list(variant, legal))
}

fn hinted(variant: &Variant, player: Player, report: &Report<Move>) -> String {
    let value = report.value();
    let worth = match value.margin() {
        Some(margin) if margin > 0 => format!("wins by {margin}"),
        Some(margin) => format!("loses by {}", -margin),
        None if report.exact => "a draw".into(),
        None => format!("worth {value}"),
    };
    let far = match report.exact {
        true => "seen to the end".into(),
        false => format!("seen {} ahead", plies(report.depth as usize)),
    };
    format!(
        "Hint for {}: {}, {worth}, {far}; the line: {}\n",
        name(variant, player),
        move_text(variant, report.best()),
        move_list(variant, report.principal_variation())
    )
}

/// The board, and who has how many discs.
fn standing(session: &Session) -> String {
    let scores = session.rules().scores(session.position());
    let scores = scores_in_words(session.rules(), &scores);
    let board = board::Board::of(session).changes(&session.changes());
    format!("\n{}\n{scores}\n", board.text())
}

fn seats(session: &Session) -> String {
    let variant = session.variant();
    let widest = variant
        .players()
        .iter()
        .map(|info| info.name.chars().count());
    let widest = widest.max().unwrap_or(0);
    let players = Player::all(variant.players().len());
    players
        .map(|player| {
            let info = &variant.players()[player.index()];
            let blanks = " ".repeat(widest - info.name.chars().count());
            let seat = session.seats().of(player);
            format!(
                "  {} ({}){blanks}  {seat}\n",
                name(variant, player),
                info.symbol
            )
        })
        .collect()
}

fn help() -> String {
    let shown = || COMMANDS.iter().filter(|entry| !entry.usage.is_empty());
    let widest = shown().map(|entry| entry.usage.len()).max().unwrap_or(0);
    shown()
        .map(|entry| format!("  {:widest$}  {}\n", entry.usage, entry.does))
        .collect()
}

/// With a capital letter and a full stop.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|c| c.to_uppercase().to_string());
    let stop = if text.ends_with(['.', '?', ')']) {
        ""
    } else {
        "."
    };
    format!("{}{}{stop}", first.unwrap_or_default(), letters.as_str())
}
