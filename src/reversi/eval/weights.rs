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
    /// A disc that can never be turned, for each cell that runs from it can
    /// reach: 21 from the corner of a square of side 8.
    pub safe: i32,
    /// A disc beside such a cell while it is empty, again for each cell within
    /// its reach: it helps others there.
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
    /// Chosen by matches between equal searches two plies deep, 300 games a
    /// change, on boards of several shapes.
    pub const MOST: Self = Self {
        mobility: 4000,
        frontier: 4000,
        safe: 43,
        beside_safe: 21,
        rim: 100,
        disc: 40,
        reply: 60,
    };

    /// The same for games that the fewest discs win.
    pub const FEWEST: Self = Self {
        safe: 57,
        beside_safe: 5,
        ..Self::MOST
    };
}
