//! What a search may spend, and what it found.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use super::Value;
use crate::framework::Scores;

/// What a search may spend. Without any limit it ends when the game is
/// searched to its end.
#[derive(Clone, Copy, Default, Debug)]
pub struct Limits<'a> {
    /// How many plies deep. A forced move does not count.
    pub depth: Option<u32>,
    /// How many states to look at.
    pub nodes: Option<u64>,
    /// How much time to take.
    pub time: Option<Duration>,
    /// Ends the search when it turns true.
    pub stop: Option<&'a AtomicBool>,
    /// For how many of the best moves to find the true value and the line of
    /// play; one at least. `usize::MAX` asks for every legal move.
    pub lines: usize,
}

impl Limits<'_> {
    /// No limit but a depth in plies.
    #[must_use]
    pub fn depth(plies: u32) -> Self {
        Self {
            depth: Some(plies),
            ..Self::default()
        }
    }

    /// No limit but a time.
    #[must_use]
    pub fn time(time: Duration) -> Self {
        Self {
            time: Some(time),
            ..Self::default()
        }
    }
}

/// One root move and what follows it.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<M> {
    /// The principal variation: the move, and the best replies as far as they
    /// were searched. Never empty.
    pub moves: Vec<M>,
    /// What it is worth to the player to move at the root.
    pub value: Value,
    /// What the end of the line promises each player, in hundredths of a
    /// point; more is better.
    pub values: Scores,
}

/// What a search found so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Report<M> {
    /// The best moves, best first: as many as asked for and there are, and at
    /// least one. A search that was stopped may know fewer.
    pub lines: Vec<Line<M>>,
    /// How many plies deep all moves were searched; 0 when it was stopped
    /// before that, and the best move is then only the first at sight.
    pub depth: u32,
    /// Whether the values are those of perfect play to the end of the game
    /// (for three players and more: against a coalition).
    pub exact: bool,
    /// How many states were looked at.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
}

impl<M: Copy> Report<M> {
    /// The best move.
    #[must_use]
    pub fn best(&self) -> M {
        self.lines[0].moves[0]
    }

    /// What the best move is worth to the player to move.
    #[must_use]
    pub fn value(&self) -> Value {
        self.lines[0].value
    }

    /// What each player can expect, in hundredths of a point; more is better.
    #[must_use]
    pub fn values(&self) -> &Scores {
        &self.lines[0].values
    }

    /// The best move and the best replies.
    #[must_use]
    pub fn principal_variation(&self) -> &[M] {
        &self.lines[0].moves
    }
}
