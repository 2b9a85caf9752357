//! The directions of the two lattices.

use super::{Directions, TopologyError};

/// Which lattice the cells lie on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LatticeKind {
    /// Rows and columns, up to eight directions.
    Square,
    /// Hexagons, six directions.
    Hex,
}

/// Which directions a square lattice has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ways {
    /// Eight.
    All,
    /// Four, along rows and columns.
    Orthogonal,
    /// Four, along diagonals.
    Diagonal,
}

/// A direction of a lattice and what it adds to the coordinates.
pub(super) struct Way {
    name: &'static str,
    pub(super) dx: i32,
    pub(super) dy: i32,
}

const fn way(name: &'static str, dx: i32, dy: i32) -> Way {
    Way { name, dx, dy }
}

const ALL: &[Way] = &[
    way("north", 0, -1),
    way("north-east", 1, -1),
    way("east", 1, 0),
    way("south-east", 1, 1),
    way("south", 0, 1),
    way("south-west", -1, 1),
    way("west", -1, 0),
    way("north-west", -1, -1),
];
const ORTHOGONAL: &[Way] = &[
    way("north", 0, -1),
    way("east", 1, 0),
    way("south", 0, 1),
    way("west", -1, 0),
];
const DIAGONAL: &[Way] = &[
    way("north-east", 1, -1),
    way("south-east", 1, 1),
    way("south-west", -1, 1),
    way("north-west", -1, -1),
];
const HEX: &[Way] = &[
    way("east", 1, 0),
    way("south-east", 0, 1),
    way("south-west", -1, 1),
    way("west", -1, 0),
    way("north-west", 0, -1),
    way("north-east", 1, -1),
];

pub(super) fn ways(kind: LatticeKind, ways: Ways) -> &'static [Way] {
    match (kind, ways) {
        (LatticeKind::Hex, _) => HEX,
        (LatticeKind::Square, Ways::All) => ALL,
        (LatticeKind::Square, Ways::Orthogonal) => ORTHOGONAL,
        (LatticeKind::Square, Ways::Diagonal) => DIAGONAL,
    }
}

/// Each list above goes round the compass, so the opposite of a direction
/// stands half the list away.
pub(super) fn directions(ways: &[Way]) -> Result<Directions, TopologyError> {
    let names: Vec<&str> = ways.iter().map(|way| way.name).collect();
    Directions::compass(&names)
}
