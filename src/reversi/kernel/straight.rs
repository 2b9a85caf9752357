//! The straight part of a board: links that lead on in their own direction and
//! have a way back.

use super::Core;
use super::lanes::LANES;
use crate::topology::{Cell, Direction, Ray};

/// A link without a bend.
#[derive(Clone, Copy, Debug)]
pub(super) struct Link {
    pub(super) from: Cell,
    pub(super) direction: Direction,
    pub(super) to: Cell,
}

/// The straight links of a board, and whether they are all there are.
#[derive(Clone, Debug)]
pub(super) struct Straight {
    pub(super) cells: usize,
    /// Each direction's opposite; every direction has one.
    pub(super) opposites: Vec<usize>,
    pub(super) links: Vec<Link>,
    /// `steps[direction][cell]`, the same links for quick steps.
    pub(super) steps: Vec<Vec<Option<Cell>>>,
    /// The most cells that any ray along straight links meets.
    pub(super) longest: usize,
}

impl Straight {
    /// The straight part of a board; `None` when directions have no opposites
    /// or are more than eight.
    pub(super) fn of(core: &Core) -> Option<Self> {
        let graph = &core.graph;
        let ways = graph.directions();
        let opposites: Option<Vec<usize>> = ways
            .iter()
            .map(|direction| ways.opposite(direction).map(Direction::index))
            .collect();
        let opposites = opposites.filter(|_| ways.len() <= LANES)?;
        let mut steps = vec![vec![None; graph.len()]; ways.len()];
        let mut links = Vec::new();
        for (from, direction, step) in graph.links() {
            let back = ways.opposite(direction)?;
            let returned = graph.step(step.to, back);
            let two_way = returned.is_some_and(|r| r.to == from && r.heading == back);
            if step.heading == direction && two_way && step.to != from {
                steps[direction.index()][from.index()] = Some(step.to);
                links.push(Link {
                    from,
                    direction,
                    to: step.to,
                });
            }
        }
        let mut straight = Self {
            cells: graph.len(),
            opposites,
            links,
            steps,
            longest: 0,
        };
        let lengths = core.rays.iter().map(|ray| straight.length(ray));
        straight.longest = lengths.max().unwrap_or(0);
        Some(straight)
    }

    /// How many cells of a ray are met along straight links.
    pub(super) fn length(&self, ray: Ray<'_>) -> usize {
        let mut at = ray.origin;
        let follows = |&&cell: &&Cell| {
            let next = self.steps[ray.direction.index()][at.index()];
            at = cell;
            next == Some(cell)
        };
        ray.cells.iter().take_while(follows).count()
    }

    /// Whether a ray is met in full along straight links.
    pub(super) fn holds(&self, ray: Ray<'_>) -> bool {
        self.length(ray) == ray.cells.len()
    }

    /// Where so many steps in a direction lead, cell by cell.
    pub(super) fn walk(&self, direction: usize, steps: usize) -> Vec<Option<Cell>> {
        (0..self.cells)
            .map(|cell| {
                (0..steps).try_fold(Cell::new(cell), |at, _| self.steps[direction][at.index()])
            })
            .collect()
    }
}
