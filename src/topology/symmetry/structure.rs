//! What the search reads off a graph before it starts.

use std::collections::HashMap;

use super::super::{CellGraph, MAX_DIRECTIONS, Step};
use super::colours;

/// For each direction, a set of directions as bits.
pub(super) type Ways = [u32; MAX_DIRECTIONS];

/// A graph, indexed for the search.
pub(super) struct Structure<'a> {
    graph: &'a CellGraph,
    colours: Vec<u64>,
    classes: HashMap<u64, Vec<u16>>,
    /// The cells next to each cell, links read both ways.
    around: Vec<Vec<u16>>,
    /// The cells and directions from which links lead to each cell.
    pub(super) incoming: Vec<Vec<(u16, usize)>>,
    /// The directions that links use, as bits.
    pub(super) used: u32,
    /// The directions that each direction could go to by its colour.
    pub(super) ways: Ways,
}

impl<'a> Structure<'a> {
    pub(super) fn of(graph: &'a CellGraph) -> Self {
        let colours = colours::of_cells(graph);
        let of_ways = colours::of_directions(graph, &colours);
        let (mut used, mut ways) = (0, [0; MAX_DIRECTIONS]);
        for (way, colour) in of_ways.iter().enumerate() {
            used |= u32::from(*colour != 0) << way;
            for (other, _) in of_ways.iter().enumerate().filter(|(_, c)| *c == colour) {
                ways[way] |= 1 << other;
            }
        }
        let mut classes: HashMap<u64, Vec<u16>> = HashMap::new();
        for (cell, &colour) in colours.iter().enumerate() {
            classes.entry(colour).or_default().push(cell as u16);
        }
        let mut incoming = vec![Vec::new(); graph.len()];
        let mut around = vec![Vec::new(); graph.len()];
        for (from, leaving, step) in graph.links() {
            let (from, to) = (from.index(), step.to.index());
            incoming[to].push((from as u16, leaving.index()));
            around[from].push(to as u16);
            around[to].push(from as u16);
        }
        for cells in &mut around {
            cells.sort_unstable();
            cells.dedup();
        }
        Self {
            graph,
            colours,
            classes,
            around,
            incoming,
            used,
            ways,
        }
    }

    pub(super) fn len(&self) -> usize {
        self.around.len()
    }

    pub(super) fn step(&self, cell: usize, way: usize) -> Option<Step> {
        self.graph.step_at(cell, way)
    }

    pub(super) fn around(&self, cell: u16) -> &[u16] {
        &self.around[usize::from(cell)]
    }

    /// The cells that have this cell's colour.
    pub(super) fn alike(&self, cell: u16) -> &[u16] {
        &self.classes[&self.colours[usize::from(cell)]]
    }

    pub(super) fn are_alike(&self, one: usize, other: usize) -> bool {
        self.colours[one] == self.colours[other]
    }

    /// Whether a link in one direction leads from each first cell to the second.
    pub(super) fn same_link(&self, one: (u16, u16), other: (u16, u16)) -> bool {
        let leads = |way, (from, to): (u16, u16)| {
            let step = self.step(usize::from(from), way);
            step.is_some_and(|step| step.to.index() == usize::from(to))
        };
        bits(self.used).any(|way| leads(way, one) && leads(way, other))
    }
}

/// The bits of a set, lowest first.
pub(super) fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (bit < 32).then_some(bit)
    })
}
