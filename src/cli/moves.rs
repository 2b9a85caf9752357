//! `outflank moves`: where the player to move may place.

use std::io::Write;

use serde::Serialize;

use super::board;
use super::error::CliError;
use super::options::{JsonOption, StartOptions};
use super::output;
use crate::framework::Game;
use crate::reversi::Move;
use crate::reversi::notation::{BoardText, Mark, move_text};
use crate::term::{player_name, turn_in_words};

/// Show the legal moves of the player to move
///
/// Prints the board with a 0 on each cell where the player to move may place,
/// and that player's letter below:
///
///   . . . . . . . .
///   . . . . . . . .
///   . . . . 0 . . .
///   . . . B W 0 . .
///   . . 0 W B . . .
///   . . . 0 . . . .
///   . . . . . . . .
///   . . . . . . . .
///   B
///
/// A move is legal when it outflanks: in at least one direction, a straight
/// run of other players' discs starts next to the cell and is closed by one of
/// the mover's own. `outflank explain` tells direction by direction why.
///
/// What is printed can be read back as --position. Without --position it is
/// the variant's start that is shown.
#[derive(clap::Args, Debug)]
#[command(
    verbatim_doc_comment,
    after_long_help = "\
Examples:
  outflank moves                               the start of classic
  outflank moves -V hex-5                      six directions, same rule
  outflank moves -V mirrored --position board.txt
  outflank moves -V mirrored --position - < board.txt
  outflank moves -V mini-4 --position '-----WB--BW----- B'

A position is the board row by row, `.` for an empty cell and each player's
letter for a disc (blanks between cells may be left out, coordinates may stand
on the margins), with the letter of the player to move on the last line. Or it
is one line: all cells in reading order, a blank, the player to move.

JSON: {\"variant\",\"mover\",\"moves\":[…],\"must_pass\":bool,\"over\":bool}. The mover is
a player's name; moves are cell names, and `pass` where passing is a choice.
`must_pass` says that passing is the only move."
)]
pub(super) struct Args {
    #[command(flatten)]
    start: StartOptions,

    #[command(flatten)]
    json: JsonOption,
}

#[derive(Serialize)]
struct Moves<'a> {
    variant: &'a str,
    mover: &'a str,
    moves: Vec<&'a str>,
    must_pass: bool,
    over: bool,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let (rules, position) = args.start.load()?;
    let variant = rules.variant();
    let moves: Vec<Move> = rules.moves(&position).collect();
    let must_pass = moves == [Move::Pass];
    let over = moves.is_empty();
    if args.json.json {
        let shown = moves.iter().filter(|_| !must_pass);
        let result = Moves {
            variant: variant.name(),
            mover: player_name(variant, position.turn()),
            moves: shown.map(|&mv| move_text(variant, mv)).collect(),
            must_pass,
            over,
        };
        return output::json(out, &result);
    }
    if over {
        output::talk("The game is over: nobody can move.");
    } else if must_pass {
        output::talk(turn_in_words(&rules, &position));
    }
    let setup = rules.setup(&position);
    let cells = moves.iter().filter_map(|mv| mv.cell());
    let board = BoardText::new(variant, &setup).marks(Mark::Legal, cells);
    Ok(board::print(out, variant, &board.mover())?)
}
