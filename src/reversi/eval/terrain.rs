//! What the links of a board make of its cells.

use crate::reversi::kernel::Kernel;
use crate::topology::{Cell, CellGraph, CellSet, RayTable};

/// Cells sorted by how easily a disc on them is turned, in the numbering of a
/// kernel.
///
/// ```text
///   S b r r b S     S  safe: on every ray that meets it, it is the last cell
///   b b . . b b     b  beside a safe cell
///   r . . . . r     r  rim: rays pass through along few directions
///   r . . . . r
///   b b . . b b
///   S b r r b S
/// ```
#[derive(Clone, Debug)]
pub(super) struct Terrain<S> {
    /// Cells whose discs can never be turned.
    pub safe: S,
    /// Each safe cell's bit and the cells beside it that are not safe.
    pub beside_safe: Vec<(usize, S)>,
    /// Cells through which rays pass along at most a third as many directions
    /// as through the most exposed cell of the board.
    pub rim: S,
    /// The cells linked with each bit, in either direction of the link.
    pub neighbours: Vec<S>,
}

impl<S: CellSet> Terrain<S> {
    pub fn new<K: Kernel<Set = S>>(graph: &CellGraph, rays: &RayTable, kernel: &K) -> Self {
        let passed = passed_through(graph, rays);
        let most = passed.iter().copied().max().unwrap_or(0);
        let cells = |wanted: &dyn Fn(usize) -> bool| {
            let cells = graph.cells().filter(|cell| wanted(passed[cell.index()]));
            cells.fold(S::EMPTY, |set, cell| set.with(kernel.bit(cell)))
        };
        let safe = cells(&|count| count == 0);
        let neighbours = neighbours(graph, kernel);
        Self {
            beside_safe: safe
                .bits()
                .map(|bit| (bit, neighbours[bit] & !safe))
                .collect(),
            rim: cells(&|count| count > 0 && 3 * count <= most),
            safe,
            neighbours,
        }
    }
}

/// Along how many directions a ray passes through each cell: meets it and goes
/// on. A disc can be turned along those directions only.
fn passed_through(graph: &CellGraph, rays: &RayTable) -> Vec<usize> {
    let mut passed = vec![0; graph.len()];
    for ray in rays.iter() {
        if let [cell, _, ..] = ray.cells {
            passed[cell.index()] += 1;
        }
    }
    passed
}

fn neighbours<K: Kernel>(graph: &CellGraph, kernel: &K) -> Vec<K::Set> {
    let highest = kernel.all().bits().last().map_or(0, |bit| bit + 1);
    let mut sets = vec![K::Set::EMPTY; highest];
    let mut join = |from: Cell, to: Cell| {
        sets[kernel.bit(from)] |= K::Set::single(kernel.bit(to));
    };
    for (from, _, step) in graph.links() {
        join(from, step.to);
        join(step.to, from);
    }
    sets
}
