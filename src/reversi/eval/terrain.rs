//! What the links of a board make of its cells.

use crate::reversi::kernel::Kernel;
use crate::reversi::variant::{Variant, never_filled};
use crate::topology::{Cell, CellGraph, CellSet, RayTable};

/// Cells sorted by how easily a disc on them is turned, in the numbering of a
/// kernel.
///
/// A cell that can never be filled is as good as a hole: no run crosses it. So
/// on some boards a cell in the middle is as safe as a corner.
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
    /// Cells that are filled at the start or can ever be.
    pub fillable: S,
    /// Cells whose discs can never be turned.
    pub safe: Vec<SafeCell<S>>,
    /// Cells through which rays pass along at most a third as many directions
    /// as through the most exposed cell of the board.
    pub rim: S,
    /// The cells linked with each bit, in either direction of the link.
    pub neighbours: Vec<S>,
}

/// A cell whose disc can never be turned.
#[derive(Clone, Copy, Debug)]
pub(super) struct SafeCell<S> {
    pub bit: usize,
    /// How many cells runs from it can reach: a disc here helps to hold them.
    pub reach: i32,
    /// The cells beside it that are not safe.
    pub beside: S,
}

impl<S: CellSet> Terrain<S> {
    pub fn new<K: Kernel<Set = S>>(variant: &Variant, kernel: &K) -> Self {
        let graph = variant.board().graph();
        let mut fillable = vec![true; graph.len()];
        for cell in never_filled(variant) {
            fillable[cell.index()] = false;
        }
        let passed = passed_through(variant.board().rays(), &fillable);
        let most = passed.iter().copied().max().unwrap_or(0);
        let those = |wanted: &dyn Fn(usize) -> bool| {
            graph
                .cells()
                .filter(|cell| fillable[cell.index()] && wanted(passed[cell.index()]))
                .fold(S::EMPTY, |set, cell| set.with(kernel.bit(cell)))
        };
        let safe = those(&|count| count == 0);
        let neighbours = neighbours(graph, kernel);
        let rays = variant.board().rays();
        let safe_cell = |bit: usize| SafeCell {
            bit,
            reach: reach(rays, kernel.cell(bit), &fillable),
            beside: neighbours[bit] & !safe,
        };
        Self {
            safe: safe.bits().map(safe_cell).collect(),
            rim: those(&|count| count > 0 && 3 * count <= most),
            fillable: those(&|_| true),
            neighbours,
        }
    }
}

/// How many cells there are on the rays from a cell before the first that can
/// never be filled.
fn reach(rays: &RayTable, cell: Cell, fillable: &[bool]) -> i32 {
    let runs = rays.from(cell).map(|ray| {
        let cells = ray.cells.iter();
        cells.take_while(|cell| fillable[cell.index()]).count()
    });
    runs.sum::<usize>() as i32
}

/// Along how many directions a run can cross each cell: coming from a cell and
/// going on to another that can both be filled. A disc can be turned along
/// those directions only.
fn passed_through(rays: &RayTable, fillable: &[bool]) -> Vec<usize> {
    let mut passed = vec![0; fillable.len()];
    for ray in rays.iter() {
        if let &[cell, next, ..] = ray.cells
            && fillable[ray.origin.index()]
            && fillable[next.index()]
        {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reversi::Reversi;

    fn terrain(name: &str) -> (Reversi, Terrain<crate::topology::Wide<64>>) {
        let rules = Reversi::load(name).unwrap();
        let terrain = Terrain::new(rules.variant(), rules.kernel());
        (rules, terrain)
    }

    #[test]
    fn a_square_has_four_safe_corners_and_a_rim() {
        let (rules, terrain) = terrain("classic");
        let names = rules.variant().board().names();
        let safe: Vec<&str> = terrain
            .safe
            .iter()
            .map(|safe| names.name(Cell::new(safe.bit)))
            .collect();
        assert_eq!(safe, ["a1", "h1", "a8", "h8"]);
        assert!(terrain.safe.iter().all(|safe| safe.reach == 21));
        assert!(terrain.safe.iter().all(|safe| safe.beside.len() == 3));
        assert_eq!(terrain.rim.len(), 4 * 6);
        assert_eq!(terrain.fillable.len(), 64);
    }

    #[test]
    fn a_torus_has_no_safe_cell() {
        let (_, terrain) = terrain("torus");
        assert!(terrain.safe.is_empty());
        assert!(terrain.rim.is_empty());
    }

    #[test]
    fn cells_that_stay_empty_make_others_safe() {
        let (rules, terrain) = terrain("hex-3");
        assert_eq!(terrain.fillable.len(), 12);
        let names = rules.variant().board().names();
        let corner = rules.kernel().bit(names.cell("a3").unwrap());
        assert!(!terrain.fillable.contains(corner));
        assert!(terrain.safe.iter().all(|safe| safe.bit != corner));
        assert_eq!(rules.variant().board().rays().never_passed().len(), 6);
        assert!(!terrain.safe.is_empty());
    }
}
