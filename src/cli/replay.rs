//! `outflank replay`: a game, ply by ply.

use std::io::Write;

use serde::Serialize;

use super::board;
use super::error::CliError;
use super::input::Given;
use super::options::{JsonOption, StartOptions};
use super::output;
use super::results::cell_names;
use crate::framework::{Entry, Event, Game, Outcome, Record};
use crate::reversi::Reversi;
use crate::reversi::notation::{move_text, one_line, parse_transcript};
use crate::term::player_name;

/// Replay a game and show what each move captures
///
/// Prints each ply with the discs it turned, passes included, then the board,
/// the scores and, when the game is over, who won and why. Every move is
/// checked: the first one that the rules do not allow is refused with the ply,
/// whose turn it is, why, and what would be legal.
#[derive(clap::Args, Debug)]
#[command(after_long_help = "\
Examples:
  outflank replay d3c5f6f3f4e3b5f5f2           a game of nine moves
  outflank replay d3 c5 f6 -V classic --json
  outflank replay game.txt -V hex-5
  outflank replay - < game.txt
  outflank replay 'c1 d1' -V mini-4 --position board.txt

Moves may be glued together or have blanks, commas, line ends and move numbers
(`1.`) between them, in any case. A pass may be left out or written as pass, pa,
ps, --, -, @@ or @@@@; one that is not due is an error.

JSON: {\"variant\",\"plies\":[{\"player\",\"move\",\"captured\":[…]}],\"board\",\"scores\":[…],
\"over\",\"winners\":[…],\"reason\"}. A pass has \"move\":\"pass\". The board is the
position on one line, as --position reads it; scores stand in turn order; while
the game is not over, there are no winners and the reason is null.")]
pub(super) struct Args {
    /// The moves, or the name of a file that holds them, or - for standard
    /// input.
    #[arg(required = true, value_name = "MOVES|FILE|-", value_hint = clap::ValueHint::FilePath)]
    moves: Vec<String>,

    #[command(flatten)]
    start: StartOptions,

    #[command(flatten)]
    json: JsonOption,
}

#[derive(Serialize)]
struct Replay<'a> {
    variant: &'a str,
    plies: Vec<Ply<'a>>,
    board: String,
    scores: &'a [i32],
    over: bool,
    winners: Vec<&'a str>,
    reason: Option<&'static str>,
}

#[derive(Serialize)]
struct Ply<'a> {
    player: &'a str,
    r#move: &'a str,
    captured: Vec<&'a str>,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let (rules, start) = args.start.load()?;
    let given = match &args.moves[..] {
        [only] => Given::read("transcript", only)?,
        words => Given::inline("transcript", words.join(" ")),
    };
    let moves = parse_transcript(&rules, &start, &given.text).map_err(|why| given.wrong(&why))?;
    let mut record = Record::from_state(&rules, start);
    for mv in moves {
        let played = record.play(mv);
        played.map_err(|why| given.wrong(&why))?;
    }
    match args.json.json {
        true => print_json(&record, out),
        false => print_text(&record, out),
    }
}

type Replayed<'a> = Record<&'a Reversi>;

fn print_json(record: &Replayed<'_>, out: &mut dyn Write) -> Result<(), CliError> {
    let rules = *record.game();
    let variant = rules.variant();
    let outcome = record.outcome();
    let winners = outcome.as_ref().map_or(Vec::new(), Outcome::winners);
    let scores = rules.scores(record.state());
    let replay = Replay {
        variant: variant.name(),
        plies: plies(record).collect(),
        board: one_line(variant, &rules.setup(record.state())),
        scores: scores.as_slice(),
        over: outcome.is_some(),
        winners: winners
            .iter()
            .map(|&winner| player_name(variant, winner))
            .collect(),
        reason: outcome.map(|outcome| outcome.reason.word()),
    };
    output::json(out, &replay)
}

fn print_text(record: &Replayed<'_>, out: &mut dyn Write) -> Result<(), CliError> {
    for (number, ply) in plies(record).enumerate() {
        let number = number + 1;
        let Ply {
            player, captured, ..
        } = &ply;
        match (ply.r#move, &captured[..]) {
            ("pass", _) => writeln!(out, "{number:>3}. {player} passes")?,
            (mv, []) => writeln!(out, "{number:>3}. {player} {mv}, turns nothing")?,
            (mv, turned) => writeln!(
                out,
                "{number:>3}. {player} {mv}, turns {}",
                turned.join(" ")
            )?,
        }
    }
    writeln!(out)?;
    Ok(board::print_standing(out, record)?)
}

fn plies<'a>(record: &'a Replayed<'_>) -> impl Iterator<Item = Ply<'a>> {
    record
        .entries()
        .filter_map(|entry| ply(record.game(), &entry))
}

fn ply<'a>(rules: &'a Reversi, entry: &Entry<'_, &Reversi>) -> Option<Ply<'a>> {
    let Event::Move(player, mv) = entry.event else {
        return None;
    };
    let variant = rules.variant();
    let captured = mv
        .cell()
        .map(|cell| rules.explain(entry.before, cell).captured());
    Some(Ply {
        player: player_name(variant, player),
        r#move: mv.cell().map_or("pass", |_| move_text(variant, mv)),
        captured: cell_names(variant, captured.unwrap_or_default()),
    })
}
