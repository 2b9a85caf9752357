//! The symmetries of a board, found from its graph.

mod colours;
mod elements;
mod matching;
mod search;

use petgraph::unionfind::UnionFind;

use super::{Cell, CellGraph};
use elements::Level;
use search::Search;

pub use elements::Elements;

/// Comparisons of links before the search for symmetries gives up: about two
/// seconds. A 64 × 64 torus takes one percent of it.
const EFFORT: u64 = 1 << 28;

/// The symmetries of a board: the permutations σ of its cells for which there
/// is a permutation π of its directions such that a step from c in direction d
/// leads to c′, heading for h, just when the step from σc in direction πd leads
/// to σc′, heading for πh. So they map rays to rays, and games to games.
///
/// ```text
///   a b      b a      a c      d c      the square has eight: four turns,
///   c d      d c      b d      b a      and four with a reflection
/// ```
///
/// They are found from the links alone. A symmetry that moves no cell but
/// exchanges directions is not told from the one that does nothing.
///
/// ```
/// use outflank::topology::{Lattice, Symmetries, Ways};
/// let count = |lattice: Lattice| Symmetries::of(lattice.build().unwrap().graph()).order();
/// assert_eq!(count(Lattice::square(8, 8, Ways::All).unwrap()), 8);
/// assert_eq!(count(Lattice::square(8, 6, Ways::All).unwrap()), 4);
/// assert_eq!(count(Lattice::hexagon(5).unwrap()), 12);
/// ```
#[derive(Clone, Debug)]
pub struct Symmetries {
    cells: usize,
    generators: Vec<Vec<Cell>>,
    /// A chain of stabilizers: each level's symmetries fix the base cells of
    /// the levels before. Every symmetry is a product of one of each level.
    levels: Vec<Level>,
    complete: bool,
}

impl Symmetries {
    /// Finds the symmetries of a graph.
    #[must_use]
    pub fn of(graph: &CellGraph) -> Self {
        Self::within(graph, EFFORT)
    }

    fn within(graph: &CellGraph, effort: u64) -> Self {
        let mut search = Search::new(graph, effort);
        let base = search.base();
        let mut generators: Vec<Vec<Cell>> = Vec::new();
        let mut levels = Vec::new();
        // The smallest stabilizer first: its symmetries shorten the search for
        // those of the larger ones.
        for depth in (0..base.len()).rev() {
            let fixed = &base[..depth];
            find_generators(&mut search, fixed, base[depth], &mut generators);
            levels.push(Level::new(base[depth], &generators, graph.len()));
        }
        levels.retain(|level| level.len() > 1);
        levels.reverse();
        Self {
            cells: graph.len(),
            generators,
            levels,
            complete: search.is_complete(),
        }
    }

    /// How many symmetries there are, the one that does nothing included;
    /// [`u64::MAX`] when they are more.
    #[must_use]
    pub fn order(&self) -> u64 {
        let sizes = self.levels.iter().map(|level| level.len() as u64);
        sizes.fold(1, u64::saturating_mul)
    }

    /// Some symmetries from which all others are composed, none of them the
    /// one that does nothing. `generator[c]` is where cell c goes.
    #[must_use]
    pub fn generators(&self) -> &[Vec<Cell>] {
        &self.generators
    }

    /// All symmetries, each once, the one that does nothing first; made as they
    /// are asked for. `symmetry[c]` is where cell c goes.
    ///
    /// ```
    /// use outflank::topology::{Cell, Lattice, Symmetries, Ways};
    /// let board = Lattice::square(2, 1, Ways::All).unwrap().build().unwrap();
    /// let all: Vec<_> = Symmetries::of(board.graph()).iter().collect();
    /// assert_eq!(all, [[0, 1].map(Cell::new), [1, 0].map(Cell::new)]);
    /// ```
    #[must_use]
    pub fn iter(&self) -> Elements<'_> {
        Elements::new(self.cells, &self.generators, &self.levels)
    }

    /// Whether the search came to its end. On a very irregular board it may
    /// give up early: then these are symmetries, but perhaps not all.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.complete
    }
}

impl<'a> IntoIterator for &'a Symmetries {
    type Item = Vec<Cell>;
    type IntoIter = Elements<'a>;

    fn into_iter(self) -> Elements<'a> {
        self.iter()
    }
}

/// Adds symmetries that fix the cells of `fixed`, until together they take
/// `from` to every cell to which any such symmetry takes it.
fn find_generators(
    search: &mut Search<'_>,
    fixed: &[u16],
    from: u16,
    generators: &mut Vec<Vec<Cell>>,
) {
    let alike = search.alike(from).to_vec();
    let mut orbits = UnionFind::<u16>::new(search.cell_count());
    for generator in generators.iter() {
        join(&mut orbits, generator);
    }
    let mut failed: Vec<u16> = Vec::new();
    for to in alike {
        let known = orbits.equiv(from, to) || failed.iter().any(|&cell| orbits.equiv(cell, to));
        if known {
            continue;
        }
        match search.find(fixed, from, to) {
            Some(symmetry) => {
                let symmetry: Vec<Cell> = symmetry
                    .into_iter()
                    .map(|cell| Cell::new(usize::from(cell)))
                    .collect();
                join(&mut orbits, &symmetry);
                generators.push(symmetry);
            }
            None => failed.push(to),
        }
    }
}

fn join(orbits: &mut UnionFind<u16>, symmetry: &[Cell]) {
    for (cell, image) in symmetry.iter().enumerate() {
        orbits.union(cell as u16, image.index() as u16);
    }
}
