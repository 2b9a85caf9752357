//! `outflank explain`: why a move captures or not.

use std::io::Write;

use serde::Serialize;

use super::board;
use super::error::CliError;
use super::input::Given;
use super::options::{JsonOption, StartOptions};
use super::output;
use super::results::cell_names;
use crate::framework::Game;
use crate::reversi::notation::{BoardText, Mark, move_text, parse_move, parse_transcript, why_not};
use crate::reversi::position::{Explanation, RayReport};
use crate::reversi::variant::Variant;
use crate::reversi::{Move, Reversi, ReversiPosition};
use crate::term::{self, player_name};

/// Explain a move, direction by direction
///
/// Looks from the cell along every direction of the board, as the rule does,
/// and tells what is found there and what becomes of it:
///
///   captured        the run is closed by one of the mover's discs: it turns
///   open end        the run is followed by an empty cell
///   board edge      the board ends before a disc closes the run
///   hole            a hole ends the run
///   own disc next   the next disc is the mover's own: nothing between
///   empty next      the next cell is empty
///   mixed colours   closed, but of several colours where one is asked for
///   came back       the ray came back to the cell: a disc cannot close itself
///
/// A move is legal when at least one run is captured. On the drawing the cell
/// is marked with ? and each disc that turns with +.
#[derive(clap::Args, Debug)]
#[command(
    verbatim_doc_comment,
    after_long_help = "\
Examples:
  outflank explain d3                          the first move of classic
  outflank explain d6 --moves 'd3 c5'          after two moves
  outflank explain e5 -V hex-5                 a cell with six directions
  outflank explain a8 -V chessboard --position board.txt --json

JSON: {\"variant\",\"player\",\"move\",\"legal\",\"why_not\",\"occupied_by\",\"captured\":[…],
\"rays\":[{\"direction\",\"run\":[…],\"closed_by\",\"verdict\"}]}, one ray a direction;
`run` lists the other players' discs met, nearest first."
)]
pub(super) struct Args {
    /// A cell, or pass.
    #[arg(value_name = "MOVE")]
    r#move: String,

    /// Play these moves first: a transcript, a file that holds it, or -.
    #[arg(long, value_name = "MOVES|FILE|-", value_hint = clap::ValueHint::FilePath)]
    moves: Option<String>,

    #[command(flatten)]
    start: StartOptions,

    #[command(flatten)]
    json: JsonOption,
}

#[derive(Serialize)]
struct Explained<'a> {
    variant: &'a str,
    player: &'a str,
    r#move: &'a str,
    legal: bool,
    why_not: Option<&'a str>,
    occupied_by: Option<&'a str>,
    captured: Vec<&'a str>,
    rays: Vec<Looked<'a>>,
}

#[derive(Serialize)]
struct Looked<'a> {
    direction: &'a str,
    run: Vec<&'a str>,
    closed_by: Option<&'a str>,
    verdict: &'static str,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let (rules, start) = args.start.load()?;
    let position = match &args.moves {
        Some(moves) => after(&rules, start, moves)?,
        None => start,
    };
    let mv = parse_move(rules.variant(), &args.r#move)
        .map_err(|why| CliError::input(why.to_string()))?;
    let question = Question {
        rules: &rules,
        position: &position,
        mv,
        why_not: why_not(&rules, &position, mv),
        explanation: mv.cell().map(|cell| rules.explain(&position, cell)),
    };
    match args.json.json {
        true => output::json(out, &question.result()),
        false => question.print(out),
    }
}

/// The position after the moves of a transcript.
fn after(
    rules: &Reversi,
    start: ReversiPosition,
    argument: &str,
) -> Result<ReversiPosition, CliError> {
    let given = Given::read("transcript", argument)?;
    let moves = parse_transcript(rules, &start, &given.text).map_err(|why| given.wrong(&why))?;
    let played = moves.iter();
    Ok(played.fold(start, |position, &mv| rules.apply(&position, mv)))
}

struct Question<'a> {
    rules: &'a Reversi,
    position: &'a ReversiPosition,
    mv: Move,
    why_not: Option<String>,
    /// What is found along the rays; a pass has none.
    explanation: Option<Explanation>,
}

impl Question<'_> {
    fn result(&self) -> Explained<'_> {
        let variant = self.rules.variant();
        let explanation = self.explanation.as_ref();
        let owner = explanation.and_then(|found| found.occupied_by);
        let rays = explanation.filter(|found| owner.is_none() && !found.free_opening);
        let rays = rays.map_or(&[][..], |found| &found.rays);
        let captured = explanation.map_or(Vec::new(), Explanation::captured);
        Explained {
            variant: variant.name(),
            player: player_name(variant, self.position.turn()),
            r#move: move_text(variant, self.mv),
            legal: self.why_not.is_none(),
            why_not: self.why_not.as_deref(),
            occupied_by: owner.map(|owner| player_name(variant, owner)),
            captured: cell_names(variant, captured),
            rays: rays.iter().map(|ray| looked(variant, ray)).collect(),
        }
    }

    fn print(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let variant = self.rules.variant();
        let setup = self.rules.setup(self.position);
        let mut drawn = BoardText::new(variant, &setup).labels();
        if let Some(found) = &self.explanation {
            drawn = drawn.mark(Mark::Asked, found.at);
            drawn = drawn.marks(Mark::Captured, found.captured());
        }
        board::print(out, variant, &drawn)?;
        writeln!(out)?;
        match &self.explanation {
            Some(found) => write!(out, "{}", term::explanation(variant, found))?,
            None => self.print_pass(out)?,
        }
        Ok(())
    }

    fn print_pass(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let player = player_name(self.rules.variant(), self.position.turn());
        match &self.why_not {
            Some(why) => writeln!(out, "{player} cannot pass, {why}.")?,
            None => writeln!(out, "{player} may pass.")?,
        }
        Ok(())
    }
}

fn looked<'a>(variant: &'a Variant, ray: &RayReport) -> Looked<'a> {
    let board = variant.board();
    Looked {
        direction: board.graph().directions().name(ray.direction),
        run: cell_names(variant, ray.run.iter().copied()),
        closed_by: ray.closed_by.map(|cell| board.names().name(cell)),
        verdict: ray.verdict.words(),
    }
}
