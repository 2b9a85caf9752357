//! How much each feature counts.

/// Weights in hundredths of a disc.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Weights {
    /// All placements of all players are worth this much; each gets the share
    /// that is theirs.
    pub mobility: i32,
    /// All discs beside empty cells cost this much; each pays the share that is
    /// theirs, for they are what others will turn.
    pub frontier: i32,
    /// A disc that can never be turned.
    pub safe: i32,
    /// A disc beside such a cell while it is empty: it helps others there.
    pub beside_safe: i32,
    /// A disc on the rim.
    pub rim: i32,
    /// A disc when the board is full; less before, by the square of how full
    /// it is.
    pub disc: i32,
    /// A reply to a move, for the order in which moves are searched.
    pub reply: i32,
}

impl Weights {
    /// Chosen by matches between equal searches, 200 games a change, on
    /// `classic` and `hex-5`.
    pub const DEFAULT: Self = Self {
        mobility: 3000,
        frontier: 3000,
        safe: 900,
        beside_safe: 500,
        rim: 80,
        disc: 60,
        reply: 60,
    };
}
