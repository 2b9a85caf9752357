//! A board: graph, rays, layout and cell names, built together.

use std::sync::Arc;

use super::{CellGraph, Layout, Names, RayTable, TopologyError};

/// A board ready to play on. Made by a [`Lattice`](super::Lattice) or a
/// [`BoardBuilder`](super::BoardBuilder).
///
/// ```
/// use outflank::topology::Lattice;
/// let board = Lattice::hexagon(3).unwrap().build().unwrap();
/// assert_eq!(board.graph().len(), 19);
/// let text = board.layout().draw(|_| '.');
/// let rows: Vec<&str> = text.lines().collect();
/// assert_eq!(rows, [
///     "  . . .",
///     " . . . .",
///     ". . . . .",
///     " . . . .",
///     "  . . .",
/// ]);
/// ```
#[derive(Clone, Debug)]
pub struct Board {
    graph: Arc<CellGraph>,
    rays: Arc<RayTable>,
    layout: Layout,
    names: Names,
}

impl Board {
    /// Puts a board together; follows every ray.
    pub(super) fn new(
        graph: CellGraph,
        layout: Layout,
        names: Names,
    ) -> Result<Self, TopologyError> {
        let rays = RayTable::new(&graph)?;
        Ok(Self {
            graph: Arc::new(graph),
            rays: Arc::new(rays),
            layout,
            names,
        })
    }

    /// Cells and links.
    #[must_use]
    pub fn graph(&self) -> &Arc<CellGraph> {
        &self.graph
    }

    /// Every ray.
    #[must_use]
    pub fn rays(&self) -> &Arc<RayTable> {
        &self.rays
    }

    /// Where the cells are drawn.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// What the cells are called.
    #[must_use]
    pub fn names(&self) -> &Names {
        &self.names
    }
}
