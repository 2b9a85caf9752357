//! Boards and standings as commands print them.

use std::io::{self, Write};

use crate::framework::{Game, Record};
use crate::reversi::notation::{BoardText, Mark};
use crate::reversi::variant::Variant;
use crate::reversi::{Move, Reversi};
use crate::term;

/// Prints a board, in colour where the output shows colours.
pub(super) fn print(
    out: &mut dyn Write,
    variant: &Variant,
    board: &BoardText<'_>,
) -> io::Result<()> {
    write!(out, "{}", term::paint(variant, &board.drawing()))
}

/// Prints a position with its coordinates and the last disc marked, the
/// scores, and who is to move or, when the game is over, who won and why.
pub(super) fn print_standing(out: &mut dyn Write, record: &Record<&Reversi>) -> io::Result<()> {
    let rules = *record.game();
    let setup = rules.setup(record.state());
    let last = record.moves().last().and_then(Move::cell);
    let board = BoardText::new(rules.variant(), &setup).labels();
    print(out, rules.variant(), &board.marks(Mark::Last, last))?;
    let scores = term::scores_in_words(rules, &rules.scores(record.state()));
    writeln!(out, "\n{scores}")?;
    match record.outcome() {
        Some(outcome) => writeln!(out, "{}", term::end_in_words(rules, &outcome)),
        None => writeln!(out, "{}", term::turn_in_words(rules, record.state())),
    }
}
