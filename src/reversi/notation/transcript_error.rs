//! What can be wrong with a transcript.

use thiserror::Error;

use super::{NotationError, Spot};

/// Why a text is no game. Plies count from 1 and include passes, also those
/// that the text leaves out.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TranscriptError {
    /// Something that is no move.
    #[error("ply {ply} ({at}): {error}")]
    Unreadable {
        /// The ply that should stand there.
        ply: usize,
        /// Where it stands.
        at: Spot,
        /// What is wrong with it.
        error: Box<NotationError>,
    },
    /// A placement that the rules do not allow.
    #[error("ply {ply} ({at}): {what}; {legal}")]
    Illegal {
        /// The ply.
        ply: usize,
        /// Where it stands.
        at: Spot,
        /// Whose turn it is, the move, and why it is refused.
        what: String,
        /// The legal moves, in words.
        legal: String,
    },
    /// A pass of somebody who can place.
    #[error("ply {ply} ({at}): {player} cannot pass, because a disc can be placed; {legal}")]
    PassNotDue {
        /// The ply.
        ply: usize,
        /// Where it stands.
        at: Spot,
        /// Whose turn it is.
        player: String,
        /// The legal moves, in words.
        legal: String,
    },
    /// A move after the end of the game.
    #[error("{at}: the game was over after ply {last}; remove `{text}` and what follows")]
    Over {
        /// The last ply of the game.
        last: usize,
        /// Where the move stands.
        at: Spot,
        /// The move.
        text: String,
    },
}

impl TranscriptError {
    /// Where the trouble begins.
    #[must_use]
    pub fn at(&self) -> Spot {
        match *self {
            Self::Unreadable { at, .. }
            | Self::Illegal { at, .. }
            | Self::PassNotDue { at, .. }
            | Self::Over { at, .. } => at,
        }
    }
}
