//! The symmetries of a board, found from its graph.

mod colours;
mod elements;
mod matching;
mod search;
mod structure;

use petgraph::unionfind::UnionFind;

use super::{Cell, CellGraph};
use elements::Level;
use search::Search;

pub use elements::Elements;

/// Comparisons of links before the search for symmetries gives up: about a
/// second. A 64 × 64 torus takes one percent of it.
const EFFORT: u64 = 1 << 27;

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
        let mut found = Found {
            generators: Vec::new(),
            orbits: UnionFind::new(graph.len()),
        };
        let mut symmetries = Self {
            cells: graph.len(),
            generators: Vec::new(),
            levels: Vec::new(),
            complete: false,
        };
        // The smallest stabilizer first: its symmetries shorten the search for
        // those of the larger ones.
        for (depth, (from, images)) in base.iter().enumerate().rev() {
            if symmetries.order() == u64::MAX {
                break;
            }
            search.fix(base[..depth].iter().map(|(cell, _)| *cell));
            found.extend(&mut search, *from, images);
            let level = Level::new(*from, &found.generators, graph.len());
            symmetries.levels.extend((level.len() > 1).then_some(level));
        }
        symmetries.complete = search.has_effort() && symmetries.order() < u64::MAX;
        symmetries.levels.reverse();
        symmetries.generators = found.generators;
        symmetries
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

    /// Whether these are all symmetries. The search gives up early where there
    /// are more than [`u64`] can count, and on boards so tangled that it would
    /// take long.
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

/// Symmetries found so far, and which cells they take to each other.
struct Found {
    generators: Vec<Vec<Cell>>,
    orbits: UnionFind<u16>,
}

impl Found {
    /// Adds symmetries that fix what is to be fixed, until together they take
    /// `from` to every one of `images` to which any such symmetry takes it.
    fn extend(&mut self, search: &mut Search<'_>, from: u16, images: &[u16]) {
        let mut failed: Vec<u16> = Vec::new();
        for &to in images {
            let known = |&cell: &u16| self.orbits.equiv(cell, to);
            if known(&from) || failed.iter().any(known) {
                continue;
            }
            match search.find(from, to) {
                Some(symmetry) => self.add(&symmetry),
                None => failed.push(to),
            }
        }
    }

    fn add(&mut self, symmetry: &[u16]) {
        for (cell, &image) in symmetry.iter().enumerate() {
            self.orbits.union(cell as u16, image);
        }
        let cells = symmetry.iter().map(|&cell| Cell::new(usize::from(cell)));
        self.generators.push(cells.collect());
    }
}
