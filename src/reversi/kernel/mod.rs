//! The two questions of the rule, answered at several speeds.
//!
//! A kernel sees sets of cells only. Who the players are, whose discs may be
//! captured and what happens next is the rule's business
//! ([`position`](crate::reversi::position)), which turns "who may be captured"
//! into one set. So games for two and for eight share every kernel:
//!
//! ```text
//!   mine  = x      a b c d e        placements: a1 (east, over b1 c1 to d1)
//!   other = o    1 . o o x .                    not e1: nothing to turn
//! ```
//!
//! [`RayWalk`] holds the rule for readers and is the oracle that every other
//! kernel is compared with. [`compile`] picks the fastest kernel that can carry
//! a board.

mod compile;
mod lanes;
mod motion;
mod numbering;
mod ray_walk;
mod shift;
mod steps;
mod straight;
mod stride;
#[cfg(test)]
mod tests;

pub use compile::{Choice, Job, NAMES, Refused, able, compile};
pub use ray_walk::RayWalk;

use std::sync::Arc;

use crate::topology::{Cell, CellGraph, CellSet, RayTable};

/// What a kernel is made of: a board's links and rays.
#[derive(Clone, Debug)]
pub struct Core {
    /// Cells and links.
    pub graph: Arc<CellGraph>,
    /// Every ray.
    pub rays: Arc<RayTable>,
}

/// Answers where a disc would capture, and what.
///
/// Sets are in the kernel's own numbering: cell `c` is bit
/// [`bit(c)`](Kernel::bit), and a specialist may number cells in any way that
/// makes it fast.
pub trait Kernel: Clone + Send + Sync + 'static {
    /// Sets as wide as the board needs.
    type Set: CellSet;

    /// What the kernel is called, such as `ray-walk`.
    const NAME: &'static str;

    /// The bit of a cell.
    fn bit(&self, cell: Cell) -> usize;

    /// The cell of a bit.
    fn cell(&self, bit: usize) -> Cell;

    /// The bits of all cells.
    fn all(&self) -> Self::Set;

    /// The cells outside both sets from which at least one ray starts with one
    /// or more `capturable` discs and then meets one of `mine`. Cells that hold
    /// a third party's disc may be among them: the rule knows which are empty.
    fn placements(&self, mine: Self::Set, capturable: Self::Set) -> Self::Set;

    /// The discs that a disc of `mine` on `at` turns: along every ray the
    /// `capturable` discs before the first of `mine`, if nothing else comes
    /// between. `at` itself is in neither set.
    fn captures(&self, mine: Self::Set, capturable: Self::Set, at: usize) -> Self::Set;
}
