//! Cells joined by links that carry directions.

use std::collections::BTreeSet;

use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::unionfind::UnionFind;
use petgraph::visit::EdgeRef;

use super::{Cell, Direction, MAX_DIRECTIONS, TopologyError};

/// The declared directions of a board: names and which is the opposite of
/// which.
///
/// ```
/// use outflank::topology::Directions;
/// let ways = Directions::new(&[("east", Some("west")), ("north", Some("south"))]).unwrap();
/// assert_eq!(ways.len(), 4);
/// let east = ways.named("east").unwrap();
/// assert_eq!(ways.name(ways.opposite(east).unwrap()), "west");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Directions {
    names: Vec<String>,
    opposites: Vec<Option<Direction>>,
}

impl Directions {
    /// Directions from axes, each a name and, where links go both ways, the
    /// name of the way back. Numbered in the order given.
    ///
    /// # Errors
    /// When a name is declared twice or there are more than
    /// [`MAX_DIRECTIONS`].
    pub fn new(axes: &[(&str, Option<&str>)]) -> Result<Self, TopologyError> {
        let mut ways = Self {
            names: Vec::new(),
            opposites: Vec::new(),
        };
        for &(forward, backward) in axes {
            let first = ways.declare(forward)?;
            if let Some(backward) = backward {
                let second = ways.declare(backward)?;
                ways.opposites[first.index()] = Some(second);
                ways.opposites[second.index()] = Some(first);
            }
        }
        Ok(ways)
    }

    /// Directions named round the compass, numbered in that order: the opposite
    /// of each stands half the list away, so the list has an even length.
    pub(super) fn compass(names: &[&str]) -> Result<Self, TopologyError> {
        let mut ways = Self {
            names: Vec::new(),
            opposites: Vec::new(),
        };
        for name in names {
            ways.declare(name)?;
        }
        let half = names.len() / 2;
        ways.opposites = (0..names.len())
            .map(|way| Some(Direction::new((way + half) % names.len())))
            .collect();
        Ok(ways)
    }

    fn declare(&mut self, name: &str) -> Result<Direction, TopologyError> {
        if self.names.iter().any(|known| known == name) {
            return Err(TopologyError::Twice {
                what: "direction",
                name: name.into(),
            });
        }
        if self.names.len() == MAX_DIRECTIONS {
            return Err(TopologyError::Shape {
                problem: format!("more than {MAX_DIRECTIONS} directions are declared"),
                help: "use the same direction for links that do not meet".into(),
            });
        }
        self.names.push(name.into());
        self.opposites.push(None);
        Ok(Direction::new(self.names.len() - 1))
    }

    /// How many directions there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether no direction is declared.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// All directions, in the order of declaration.
    pub fn iter(&self) -> impl Iterator<Item = Direction> + use<> {
        (0..self.names.len()).map(Direction::new)
    }

    /// The name of a direction.
    #[must_use]
    pub fn name(&self, direction: Direction) -> &str {
        &self.names[direction.index()]
    }

    /// The way back, where there is one.
    #[must_use]
    pub fn opposite(&self, direction: Direction) -> Option<Direction> {
        self.opposites[direction.index()]
    }

    /// The direction of this name.
    ///
    /// # Errors
    /// [`TopologyError::UnknownDirection`], which lists those there are.
    pub fn named(&self, name: &str) -> Result<Direction, TopologyError> {
        match self.names.iter().position(|known| known == name) {
            Some(index) => Ok(Direction::new(index)),
            None => Err(TopologyError::UnknownDirection {
                name: name.into(),
                known: self.names.clone(),
            }),
        }
    }
}

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
