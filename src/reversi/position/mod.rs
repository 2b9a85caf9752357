//! The rule: whose discs may be captured, who moves next, when it is over.
//!
//! [`Rules`] joins a variant to a kernel and plays; a [`Position`] is what it
//! plays on. [`Reversi`] are the rules as people's front ends use them, on
//! every board with one type; [`compile`] runs a [`Job`] on rules made as fast
//! as the board allows.
//!
//! ```
//! use outflank::framework::Game;
//! use outflank::reversi::{Move, Reversi};
//! let classic = Reversi::load("classic")?;
//! let start = classic.start();
//! let d3 = Move::Place(classic.variant().board().names().cell("d3")?);
//! let next = classic.play(&start, d3)?;
//! assert_eq!(classic.scores(&next).as_slice(), [4, 1]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod compile;
mod discs;
mod endings;
mod explain;
mod game;
mod opening;
mod rules;
mod setup;
mod turns;
mod zobrist;

use std::sync::Arc;

pub use compile::{CompileError, Job, compile};
pub use discs::Position;
pub use explain::{Explanation, RayReport, Verdict};
pub use opening::OpeningError;
pub use rules::Rules;
pub use setup::{PositionError, Setup};
pub use zobrist::{Hashing, NoHash};

use super::kernel::RayWalk;
use super::variant::{Variant, VariantError};
use crate::framework::MAX_PLAYERS;
use crate::topology::Wide;

/// A position of [`Reversi`]: any board, any number of players.
pub type ReversiPosition = Position<Wide<64>, MAX_PLAYERS>;

/// The rules as front ends use them: one type for every variant, on the walk
/// that shows its work. Search, perft and surveys run on [`compile`]d rules.
pub type Reversi = Rules<RayWalk<Wide<64>>, MAX_PLAYERS>;

/// Why there are no rules to play by.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The descriptor is not a variant.
    #[error(transparent)]
    Variant(#[from] VariantError),
    /// The opening cannot be played.
    #[error(transparent)]
    Opening(#[from] OpeningError),
}

impl Reversi {
    /// The rules of a built-in variant or of a descriptor file.
    ///
    /// # Errors
    /// When the name is unknown, the file is not a good descriptor, or its
    /// forced opening line is not legal.
    pub fn load(name_or_path: &str) -> Result<Self, LoadError> {
        Ok(Self::of(Variant::load(name_or_path)?.into())?)
    }

    /// The rules of a variant.
    ///
    /// # Errors
    /// When the forced opening line is not legal.
    pub fn of(variant: Arc<Variant>) -> Result<Self, OpeningError> {
        let core = compile::core(&variant);
        match RayWalk::new(core) {
            Ok(kernel) => Self::new(variant, kernel),
            Err(_) => unreachable!("4,096 bits hold every board"),
        }
    }
}
