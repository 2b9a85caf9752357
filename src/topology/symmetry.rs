//! The symmetries of a board.

/// The symmetries of a board as cell permutations.
#[derive(Clone, Debug)]
pub struct Symmetries;
