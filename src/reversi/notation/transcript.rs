//! Whole games as text.

use super::moves::{move_text, pass_text};
use super::transcript_error::TranscriptError;
use super::why_not::{legal_in_words, name, others_move, why_not};
use super::words::{Word, Words, can_be_glued};
use crate::framework::Game;
use crate::reversi::{Move, Reversi, ReversiPosition};

/// What a transcript does with passes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Passes {
    /// Leaves out those that the reader can tell: somebody who could only
    /// pass, and a placement follows.
    #[default]
    Omitted,
    /// Writes each as `--`.
    Written,
}

/// A game as text, in lower case: `f5d6c3`, or with blanks between the moves
/// where cells have names that cannot be told apart without.
///
/// ```
/// use outflank::framework::Game;
/// use outflank::reversi::{Reversi, notation::{Passes, parse_transcript, transcript}};
/// let rules = Reversi::load("classic")?;
/// let moves = parse_transcript(&rules, &rules.start(), "1. F5 D6 2. C3")?;
/// assert_eq!(transcript(&rules, &rules.start(), &moves, Passes::Omitted), "f5d6c3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// The moves are those of a game from `start`; [`parse_transcript`] gives them
/// back exactly.
#[must_use]
pub fn transcript(
    rules: &Reversi,
    start: &ReversiPosition,
    moves: &[Move],
    passes: Passes,
) -> String {
    let names = rules.variant().board().names();
    let last_placement = moves.iter().rposition(|&mv| mv != Move::Pass);
    let mut position = *start;
    let mut texts = Vec::with_capacity(moves.len());
    for (ply, &mv) in moves.iter().enumerate() {
        let understood = passes == Passes::Omitted
            && mv == Move::Pass
            && last_placement.is_some_and(|last| ply < last)
            && must_pass(rules, &position);
        match mv {
            Move::Pass if understood => {}
            Move::Pass => texts.push(pass_text(names, "--")),
            Move::Place(_) => texts.push(move_text(rules.variant(), mv)),
        }
        position = rules.apply(&position, mv);
    }
    texts.join(if can_be_glued(names) { "" } else { " " })
}

/// The moves of a game from `start`, with every pass that was due before a
/// placement, written or not.
///
/// Moves may be glued together (`f5d6`) or have blanks, commas, line ends and
/// move numbers (`1.`) between them, in any case; a pass is whatever
/// [`parse_move`](super::parse_move) takes for one.
///
/// ```
/// use outflank::framework::Game;
/// use outflank::reversi::{Reversi, notation::parse_transcript};
/// let rules = Reversi::load("classic")?;
/// let error = parse_transcript(&rules, &rules.start(), "f5 d6 c4 a1").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "ply 4 (line 1, column 10): White cannot play a1 because it captures nothing: no \
///      disc is next to it; legal moves are b3, d3, f3, f4 and g5"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`TranscriptError`] at the first move that cannot be read or played.
pub fn parse_transcript(
    rules: &Reversi,
    start: &ReversiPosition,
    text: &str,
) -> Result<Vec<Move>, TranscriptError> {
    let mut game = Replay {
        rules,
        position: *start,
        moves: Vec::new(),
    };
    for word in Words::new(rules.variant(), text) {
        match word {
            Ok(word) => game.play(&word)?,
            Err((at, error)) => {
                return Err(TranscriptError::Unreadable {
                    ply: game.moves.len() + 1,
                    at,
                    error: Box::new(error),
                });
            }
        }
    }
    Ok(game.moves)
}

/// Whether a pass is the only move.
fn must_pass(rules: &Reversi, position: &ReversiPosition) -> bool {
    rules.moves(position).next() == Some(Move::Pass)
}

struct Replay<'r> {
    rules: &'r Reversi,
    position: ReversiPosition,
    moves: Vec<Move>,
}

impl Replay<'_> {
    fn play(&mut self, word: &Word<'_>) -> Result<(), TranscriptError> {
        while !self.rules.is_legal(&self.position, word.mv) {
            if word.mv == Move::Pass || !must_pass(self.rules, &self.position) {
                return Err(self.refusal(word));
            }
            self.push(Move::Pass);
        }
        self.push(word.mv);
        Ok(())
    }

    fn push(&mut self, mv: Move) {
        self.position = self.rules.apply(&self.position, mv);
        self.moves.push(mv);
    }

    fn refusal(&self, word: &Word<'_>) -> TranscriptError {
        let (rules, position) = (self.rules, &self.position);
        let ply = self.moves.len() + 1;
        let at = word.at;
        let text = word.text.to_lowercase();
        if rules.count_moves(position) == 0 {
            let last = self.moves.len();
            return TranscriptError::Over { last, at, text };
        }
        let player = name(rules, position.turn()).to_owned();
        let legal = legal_in_words(rules, position);
        let Move::Place(cell) = word.mv else {
            return TranscriptError::PassNotDue {
                ply,
                at,
                player,
                legal,
            };
        };
        let why = why_not(rules, position, word.mv).unwrap_or_default();
        let other = others_move(rules, position, cell);
        let note = other.map_or_else(String::new, |other| {
            format!(" ({} could play it)", name(rules, other))
        });
        TranscriptError::Illegal {
            ply,
            at,
            what: format!("{player} cannot play {text} because {why}{note}"),
            legal,
        }
    }
}
