//! Cells joined by links that carry directions.

use std::collections::BTreeSet;

use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::unionfind::UnionFind;
use petgraph::visit::EdgeRef;

use super::{Cell, Direction, Directions, TopologyError};

/// Where one step leads: the next cell and the direction in which the ray goes
/// on from there. On a straight link the heading is the direction of the step;
/// where a link bends the ray, it is another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    /// The next cell.
    pub to: Cell,
    /// The direction in which the ray leaves it.
    pub heading: Direction,
}

#[derive(Clone, Copy, Debug)]
struct Link {
    leaving: Direction,
    heading: Direction,
}

/// A board's cells and links. There is at most one link per cell and
/// direction, so a step is a function and every ray is determined.
#[derive(Clone, Debug)]
pub struct CellGraph {
    graph: DiGraph<(), Link>,
    directions: Directions,
    /// `steps[cell × directions + direction]`, the same links for quick steps.
    steps: Vec<Option<Step>>,
    /// Where a step is missing because a hole is cut there, not at an edge.
    holes: BTreeSet<(Cell, Direction)>,
}

impl CellGraph {
    /// Cells without links yet.
    ///
    /// # Errors
    /// When `cells` is 0 or more than [`MAX_CELLS`](super::MAX_CELLS), or no
    /// direction is declared.
    pub fn new(cells: usize, directions: Directions) -> Result<Self, TopologyError> {
        TopologyError::check_cell_count(cells)?;
        if directions.is_empty() {
            return Err(TopologyError::Shape {
                problem: "the board declares no direction".into(),
                help: "declare at least one direction, or no ray leads anywhere".into(),
            });
        }
        let mut graph = DiGraph::with_capacity(cells, cells * directions.len());
        for _ in 0..cells {
            graph.add_node(());
        }
        Ok(Self {
            graph,
            steps: vec![None; cells * directions.len()],
            directions,
            holes: BTreeSet::new(),
        })
    }

    /// Adds a link one way. The ray that leaves `from` in `leaving` comes to
    /// `step.to` and goes on in `step.heading`.
    ///
    /// # Errors
    /// [`TopologyError::DoubleLink`] when a link leaves there already; cells
    /// are called by their number, `#0` being the first.
    pub fn link(
        &mut self,
        from: Cell,
        leaving: Direction,
        step: Step,
    ) -> Result<(), TopologyError> {
        let slot = from.index() * self.directions.len() + leaving.index();
        if self.steps[slot].is_some() {
            return Err(TopologyError::DoubleLink {
                cell: format!("#{}", from.index()),
                direction: self.directions.name(leaving).into(),
            });
        }
        self.steps[slot] = Some(step);
        self.holes.remove(&(from, leaving));
        self.graph.add_edge(
            NodeIndex::new(from.index()),
            NodeIndex::new(step.to.index()),
            Link {
                leaving,
                heading: step.heading,
            },
        );
        Ok(())
    }

    /// Says that the step missing here is a hole in the board, so that
    /// explanations can tell it from an edge. No rule reads it.
    pub fn mark_hole(&mut self, from: Cell, direction: Direction) {
        self.holes.insert((from, direction));
    }

    /// Whether the step missing here was marked as a hole.
    #[must_use]
    pub fn is_hole(&self, from: Cell, direction: Direction) -> bool {
        self.holes.contains(&(from, direction))
    }

    /// How many cells there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.graph.node_count()
    }

    /// Never: a board has at least one cell.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        false
    }

    /// All cells, in rising order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.len()).map(Cell::new)
    }

    /// The declared directions.
    #[must_use]
    pub fn directions(&self) -> &Directions {
        &self.directions
    }

    /// Where the link from this cell in this direction leads, if there is one.
    #[must_use]
    pub fn step(&self, from: Cell, direction: Direction) -> Option<Step> {
        self.step_at(from.index(), direction.index())
    }

    pub(super) fn step_at(&self, from: usize, direction: usize) -> Option<Step> {
        self.steps[from * self.directions.len() + direction]
    }

    /// All links as (cell, leaving direction, step), cell by cell.
    pub fn links(&self) -> impl Iterator<Item = (Cell, Direction, Step)> + '_ {
        self.graph.edge_references().map(|edge| {
            let step = Step {
                to: Cell::new(edge.target().index()),
                heading: edge.weight().heading,
            };
            (
                Cell::new(edge.source().index()),
                edge.weight().leaving,
                step,
            )
        })
    }

    /// The cells one step away, in the order of the directions; a cell that is
    /// reached in two directions is met twice.
    pub fn neighbours(&self, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
        self.directions
            .iter()
            .filter_map(move |direction| self.step(cell, direction).map(|step| step.to))
    }

    /// The parts into which the board falls when links are read both ways,
    /// each in rising order, the part of the first cell first.
    #[must_use]
    pub fn parts(&self) -> Vec<Vec<Cell>> {
        let mut joined = UnionFind::<usize>::new(self.len());
        for (from, _, step) in self.links() {
            joined.union(from.index(), step.to.index());
        }
        let mut parts: Vec<(usize, Vec<Cell>)> = Vec::new();
        for cell in self.cells() {
            let root = joined.find(cell.index());
            match parts.iter_mut().find(|(known, _)| *known == root) {
                Some((_, part)) => part.push(cell),
                None => parts.push((root, vec![cell])),
            }
        }
        parts.into_iter().map(|(_, part)| part).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn four_cells() -> CellGraph {
        CellGraph::new(4, Directions::new(&[("on", None)]).unwrap()).unwrap()
    }

    fn on(to: usize) -> Step {
        Step {
            to: Cell::new(to),
            heading: Direction::new(0),
        }
    }

    #[test]
    fn one_link_leaves_in_a_direction() {
        let mut graph = four_cells();
        graph.link(Cell::new(0), Direction::new(0), on(1)).unwrap();
        let again = graph.link(Cell::new(0), Direction::new(0), on(2));
        let text = "two links leave #0 in direction on";
        assert_eq!(again.unwrap_err().to_string(), text);
        assert_eq!(graph.step(Cell::new(0), Direction::new(0)), Some(on(1)));
    }

    #[test]
    fn parts_read_links_both_ways() {
        let mut graph = four_cells();
        graph.link(Cell::new(3), Direction::new(0), on(1)).unwrap();
        let parts: Vec<Vec<usize>> = graph
            .parts()
            .iter()
            .map(|part| part.iter().map(|cell| cell.index()).collect())
            .collect();
        assert_eq!(parts, [vec![0], vec![1, 3], vec![2]]);
    }

    #[test]
    fn a_link_fills_a_hole() {
        let mut graph = four_cells();
        let (cell, way) = (Cell::new(0), Direction::new(0));
        graph.mark_hole(cell, way);
        assert!(graph.is_hole(cell, way));
        graph.link(cell, way, on(1)).unwrap();
        assert!(!graph.is_hole(cell, way));
    }
}
