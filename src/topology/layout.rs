//! Where cells are drawn. Only for eyes; no rule reads it.

/// A point in the plane, in units of the distance between neighbouring cells;
/// x to the right, y downwards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

/// Where each cell is drawn.
#[derive(Clone, Debug)]
pub struct Layout;
