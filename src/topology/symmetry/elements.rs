//! All products of a chain of stabilizers, one after the other.

use super::Cell;

/// One level of the chain: the cells to which its symmetries take its base
/// cell, as a tree whose branches are generators, in preorder. The path from
/// the root to a cell spells a symmetry that takes the base cell there.
#[derive(Clone, Debug)]
pub(super) struct Level {
    tree: Vec<Branch>,
}

#[derive(Clone, Copy, Debug)]
struct Branch {
    depth: usize,
    generator: usize,
}

impl Level {
    pub(super) fn new(base: u16, generators: &[Vec<Cell>], cells: usize) -> Self {
        let children = breadth_first(usize::from(base), generators, cells);
        let mut tree = Vec::new();
        let root = Branch {
            depth: 0,
            generator: usize::MAX,
        };
        let mut stack = vec![(usize::from(base), root)];
        while let Some((cell, branch)) = stack.pop() {
            tree.push(branch);
            stack.extend(children[cell].iter().map(|&(child, generator)| {
                let depth = branch.depth + 1;
                (child, Branch { depth, generator })
            }));
        }
        Self { tree }
    }

    pub(super) fn len(&self) -> usize {
        self.tree.len()
    }
}

/// The shallowest tree: for each cell its children and the generators that
/// take it there.
fn breadth_first(base: usize, generators: &[Vec<Cell>], cells: usize) -> Vec<Vec<(usize, usize)>> {
    let mut children = vec![Vec::new(); cells];
    let mut known = vec![false; cells];
    known[base] = true;
    let mut queue = vec![base];
    let mut at = 0;
    while at < queue.len() {
        let cell = queue[at];
        at += 1;
        for (number, generator) in generators.iter().enumerate() {
            let child = generator[cell].index();
            if !std::mem::replace(&mut known[child], true) {
                children[cell].push((child, number));
                queue.push(child);
            }
        }
    }
    children
}

/// Iterator over all symmetries of a board.
#[derive(Clone, Debug)]
pub struct Elements<'a> {
    generators: &'a [Vec<Cell>],
    levels: &'a [Level],
    places: Vec<Place>,
    /// Products of the levels' symmetries: the first of none, then of the first
    /// level, of the first two and so on.
    products: Vec<Vec<Cell>>,
    done: bool,
}

/// Where in a level's tree the iterator is.
#[derive(Clone, Debug)]
struct Place {
    at: usize,
    /// The symmetries spelt by the path from the root to here.
    path: Vec<Vec<Cell>>,
}

impl<'a> Elements<'a> {
    pub(super) fn new(cells: usize, generators: &'a [Vec<Cell>], levels: &'a [Level]) -> Self {
        let identity: Vec<Cell> = (0..cells).map(Cell::new).collect();
        let start = Place {
            at: 0,
            path: vec![identity.clone()],
        };
        Self {
            generators,
            levels,
            places: vec![start; levels.len()],
            products: vec![identity; levels.len() + 1],
            done: false,
        }
    }

    /// Goes on to the next symmetry, the last level turning fastest.
    fn advance(&mut self) -> bool {
        let turns = |(level, place): (&Level, &Place)| place.at + 1 < level.len();
        let Some(turning) = self.levels.iter().zip(&self.places).rposition(turns) else {
            return false;
        };
        self.step(turning);
        for place in &mut self.places[turning + 1..] {
            place.at = 0;
            place.path.truncate(1);
        }
        for number in turning..self.levels.len() {
            let last = &self.places[number].path;
            let last = &last[last.len() - 1];
            self.products[number + 1] = compose(&self.products[number], last);
        }
        true
    }

    fn step(&mut self, number: usize) {
        let place = &mut self.places[number];
        place.at += 1;
        let branch = self.levels[number].tree[place.at];
        place.path.truncate(branch.depth);
        let longer = compose(
            &self.generators[branch.generator],
            &place.path[branch.depth - 1],
        );
        place.path.push(longer);
    }
}

impl Iterator for Elements<'_> {
    type Item = Vec<Cell>;

    fn next(&mut self) -> Option<Vec<Cell>> {
        if self.done {
            return None;
        }
        let symmetry = self.products.last().cloned();
        self.done = !self.advance();
        symmetry
    }
}

/// First `inner`, then `outer`.
fn compose(outer: &[Cell], inner: &[Cell]) -> Vec<Cell> {
    inner.iter().map(|cell| outer[cell.index()]).collect()
}
