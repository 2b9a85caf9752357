//! Facts about a variant that follow from its board and its opening alone.

use super::{Variant, WhenBlocked};
use crate::framework::Player;
use crate::topology::{Cell, Ray};

/// What can be said about a variant without playing it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// How many cells there are.
    pub cells: usize,
    /// How many links; one that leads both ways counts twice.
    pub links: usize,
    /// The names of the directions.
    pub directions: Vec<String>,
    /// Into how many parts the board falls.
    pub parts: usize,
    /// Empty cells on which no disc can ever be placed, see [`never_filled`].
    pub never_filled: Vec<Cell>,
    /// Cells whose disc can never be turned: no ray passes through them.
    pub never_turned: Vec<Cell>,
    /// Players who start without a disc.
    pub seats_without_disc: Vec<Player>,
}

impl Facts {
    /// The facts of a variant.
    #[must_use]
    pub fn of(variant: &Variant) -> Self {
        let graph = variant.board().graph();
        let ways = graph.directions();
        let discs = &variant.opening().discs;
        Self {
            cells: graph.len(),
            links: graph.links().count(),
            directions: ways.iter().map(|way| ways.name(way).to_owned()).collect(),
            parts: graph.parts().len(),
            never_filled: never_filled(variant),
            never_turned: variant.board().rays().never_passed(),
            seats_without_disc: Player::all(variant.players().len())
                .filter(|player| !discs.contains(&Some(*player)))
                .collect(),
        }
    }
}

/// Empty cells on which, provably, no disc can ever be placed.
///
/// A capture needs a disc to turn and one beyond it. So all empty cells that
/// are not free at the start are suspected, and one is cleared when on some ray
/// from it the two nearest cells are both cleared or filled. What nothing
/// clears stays empty for ever: the first disc among those cells would need
/// two others there before it.
///
/// ```
/// use outflank::reversi::variant::{Variant, never_filled};
/// // From the ring, a hexagon of side 3 leaves its centre and its corners empty.
/// let hexagon = Variant::load("hex-3").unwrap();
/// assert_eq!(never_filled(&hexagon).len(), 7);
/// ```
#[must_use]
pub fn never_filled(variant: &Variant) -> Vec<Cell> {
    let board = variant.board();
    let graph = board.graph();
    let mut suspected: Vec<bool> = variant
        .opening()
        .discs
        .iter()
        .map(Option::is_none)
        .collect();
    for free in &variant.opening().free {
        suspected[free.index()] = false;
    }
    let touching = touching(variant);
    loop {
        let open = |cell: Cell| !suspected[cell.index()];
        let two_open =
            |ray: Ray<'_>| matches!(ray.cells, [near, next, ..] if open(*near) && open(*next));
        let cleared: Vec<Cell> = graph
            .cells()
            .filter(|&cell| !open(cell))
            .filter(|&cell| {
                touching[cell.index()].iter().any(|&other| open(other))
                    || board.rays().from(cell).any(two_open)
            })
            .collect();
        if cleared.is_empty() {
            return graph.cells().filter(|&cell| !open(cell)).collect();
        }
        for cell in cleared {
            suspected[cell.index()] = false;
        }
    }
}

/// For each cell the cells linked with it, if a disc there is reason enough to
/// place one here.
fn touching(variant: &Variant) -> Vec<Vec<Cell>> {
    let graph = variant.board().graph();
    let mut touching = vec![Vec::new(); graph.len()];
    if variant.rules().when_blocked == WhenBlocked::PlaceAdjacent {
        for (from, _, step) in graph.links() {
            touching[from.index()].push(step.to);
            touching[step.to.index()].push(from);
        }
    }
    touching
}
