//! `outflank play`: the game table.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::io::{self, BufReader, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::error::CliError;
use super::input::Given;
use super::interrupt;
use super::options::StartOptions;
use super::output;
use crate::framework::Game;
use crate::framework::clock::TimeControl;
use crate::reversi::notation::parse_transcript;
use crate::term::{
    End, Farewell, Kept, Place, Seats, Session, Start, Table, TableOptions, load_game,
};

/// Play against the computer, with others at the keyboard, or watch
///
/// People and computers may sit in any seats of any variant. Type a cell to
/// place a disc; `?` shows where you may, `help` lists everything else: hints,
/// explanations, undo and redo, saving and loading. Forced passes are played
/// and announced. It works in a pipe as well as on a terminal: one command a
/// line, every answer flushed.
#[derive(clap::Args, Debug)]
#[command(after_long_help = "\
Examples:
  outflank play                                      Black against computer:3
  outflank play -V hex-5 --seats computer:5,human
  outflank play -V tricolour --seats human,computer:2,human
  outflank play --seats human,human --time 5m+3s     a clock for each player
  outflank play --game-time 20m                      one for the whole game
  outflank play --seats computer:4,greedy --seed 1   watch
  outflank play --moves f5d6c3                       from the middle of a game
  outflank play --load classic-1.json                go on with a saved game

A seat is human, computer:LEVEL (1 to 10), greedy or random. A computer never
loses on time. When the time for the whole game is up, the discs count as they
stand. Of three or more, one who resigns or runs out of time is ranked last and
the others go on. When the game is over, undo can still take it back; quit or
the end of the input leaves the table.

Nothing is lost: after every ply the game is written to a file of its own in
$OUTFLANK_STATE_DIR/games or, without that, in outflank/games in your state
directory ($XDG_STATE_HOME, usually ~/.local/state). The file is removed when
the game is over or you saved it yourself before you left. Otherwise the program
says where it is, and --load goes on with it.

Exit code: 0 when the game ended or you left with quit; 2 when standard input
ended in the middle of a game; 1 when you interrupted it or it could not go on.
In all these cases the game is kept.")]
pub(super) struct Args {
    #[command(flatten)]
    start: StartOptions,

    /// Who sits where, in turn order; without it, you play first and
    /// computer:3 the others.
    #[arg(long, value_name = "SEAT,SEAT,…")]
    seats: Option<String>,

    /// Moves that are played already: a transcript or a file that holds one.
    #[arg(long, value_name = "MOVES|FILE")]
    moves: Option<String>,

    /// Time for each player, such as 5m, or 5m+3s with an increment a move.
    #[arg(long, value_name = "TIME")]
    time: Option<String>,

    /// Time for the whole game, such as 20m.
    #[arg(long, value_name = "TIME", conflicts_with = "time")]
    game_time: Option<String>,

    /// Go on with a saved game.
    #[arg(
        long,
        value_name = "FILE",
        value_hint = clap::ValueHint::FilePath,
        conflicts_with_all = ["variant", "position", "seed", "seats", "moves", "time", "game_time"]
    )]
    load: Option<PathBuf>,

    /// Keep the game in this file while you play, not in the state directory.
    #[arg(long, value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    autosave: Option<PathBuf>,

    /// Do not keep the game while you play.
    #[arg(long, conflicts_with = "autosave")]
    no_autosave: bool,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let session = match &args.load {
        Some(file) => load_game(file).map_err(|error| CliError::input(error.to_string()))?,
        None => Session::new(args.start()?).map_err(|error| CliError::input(error.to_string()))?,
    };
    let at_terminal = io::stdin().is_terminal();
    if at_terminal && args.load.is_none() {
        tell_of_unfinished(&args.place());
    }
    let options = TableOptions {
        place: args.place(),
        echo: at_terminal,
        watch: io::stdout().is_terminal(),
        loaded_from: args.load.clone(),
    };
    let mut talk = anstream::stderr();
    let input = BufReader::new(io::stdin());
    let table = Table::new(session, options, input, out, &mut talk);
    let stop = table.interrupt();
    interrupt::call(move || stop.raise());
    farewell(table.run())
}

impl Args {
    fn start(&self) -> Result<Start, CliError> {
        for argument in [&self.start.position.position, &self.moves] {
            if argument.as_deref() == Some("-") {
                return Err(CliError::input(
                    "standard input is where moves are typed; name a file instead of -",
                ));
            }
        }
        let (rules, position) = self.start.load()?;
        let players = rules.players();
        let seats = match &self.seats {
            Some(seats) => Seats::parse(seats, players)
                .map_err(|error| CliError::input(format!("--seats: {error}")))?,
            None => Seats::usual(players),
        };
        let moves = match &self.moves {
            Some(argument) => {
                let given = Given::read("transcript", argument)?;
                parse_transcript(&rules, &position, &given.text).map_err(|why| given.wrong(&why))?
            }
            None => Vec::new(),
        };
        Ok(Start {
            rules: Arc::new(rules),
            position,
            moves,
            seats,
            time: self.time()?,
            seed: self.start.seed.seed.unwrap_or_else(any_seed),
        })
    }

    fn time(&self) -> Result<Option<TimeControl>, CliError> {
        let control = match (&self.time, &self.game_time) {
            (Some(text), _) => Some(("--time", text.parse())),
            (None, Some(text)) => Some(("--game-time", TimeControl::whole_game(text))),
            (None, None) => None,
        };
        control
            .map(|(option, read)| read.map_err(|why| CliError::input(format!("{option}: {why}"))))
            .transpose()
    }

    fn place(&self) -> Place {
        match &self.autosave {
            _ if self.no_autosave => Place::Nowhere,
            Some(file) => Place::File(file.clone()),
            None => Place::usual(),
        }
    }
}

/// Reminds people of games that were left, so that they find them again.
fn tell_of_unfinished(place: &Place) {
    let games = place.games();
    let Some(latest) = games.first() else {
        return;
    };
    let how_many = match games.len() {
        1 => "An unfinished game is".to_owned(),
        more => format!("{more} unfinished games are"),
    };
    output::talk(format_args!(
        "{how_many} kept; go on with `outflank play --load {}`\n",
        shell_word(latest)
    ));
}

/// Another number for every run.
fn any_seed() -> u64 {
    RandomState::new().hash_one(std::process::id())
}

fn farewell(farewell: Farewell) -> Result<(), CliError> {
    let rest = match &farewell.kept {
        Kept::NoNeed => String::new(),
        Kept::In(path) => format!(
            " It is kept: `outflank play --load {}` goes on with it.",
            shell_word(path)
        ),
        Kept::Nowhere => format!(" It is not kept; the moves were {}", farewell.transcript),
    };
    let played = match farewell.plies {
        1 => "1 ply".to_owned(),
        plies => format!("{plies} plies"),
    };
    match farewell.end {
        End::Quit if farewell.kept != Kept::NoNeed => {
            output::talk(format_args!("The game is not over.{rest}"));
            Ok(())
        }
        End::Finished | End::Quit => Ok(()),
        End::InputEnded => Err(CliError::input(format!(
            "standard input ended in the middle of the game, after {played}.{rest}"
        ))),
        End::Interrupted => Err(CliError::failure(format!(
            "interrupted after {played}.{rest}"
        ))),
        End::OutputEnded(why) => Err(CliError::failure(format!(
            "the game cannot be shown any more ({why}), after {played}.{rest}"
        ))),
    }
}

/// The path as a shell reads it.
fn shell_word(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |c: char| c.is_alphanumeric() || "/._-+:~".contains(c);
    match text.chars().all(plain) {
        true => text,
        false => format!("'{}'", text.replace('\'', r"'\''")),
    }
}
