//! A board: graph, rays, layout and cell names, built together.

use std::sync::Arc;

use super::{Cell, CellGraph, Layout, RayTable, TopologyError};

/// The names of a board's cells, both ways.
#[derive(Clone, Debug)]
pub struct Names;

impl Names {
    /// The name of a cell, lower case.
    #[must_use]
    pub fn name(&self, _cell: Cell) -> &str {
        todo!()
    }

    /// The cell of this name, in any case.
    ///
    /// # Errors
    /// [`TopologyError::UnknownCell`].
    pub fn cell(&self, _name: &str) -> Result<Cell, TopologyError> {
        todo!()
    }
}

/// A board ready to play on.
#[derive(Clone, Debug)]
pub struct Board {
    graph: Arc<CellGraph>,
    rays: Arc<RayTable>,
    layout: Layout,
    names: Names,
}

impl Board {
    /// Puts a board together; follows every ray.
    ///
    /// # Errors
    /// See [`RayTable::new`].
    pub fn new(graph: CellGraph, layout: Layout, names: Names) -> Result<Self, TopologyError> {
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
