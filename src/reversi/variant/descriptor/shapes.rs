//! Which keys of `[board]` belong to which shape.

use super::{BoardSpec, Shape};

impl Shape {
    /// All shapes.
    pub(in crate::reversi::variant) const ALL: [Self; 4] =
        [Self::Square, Self::Hexagon, Self::Cells, Self::Graph];

    /// The shape as a descriptor writes it.
    pub(in crate::reversi::variant) const fn name(self) -> &'static str {
        match self {
            Self::Square => "square",
            Self::Hexagon => "hexagon",
            Self::Cells => "cells",
            Self::Graph => "graph",
        }
    }

    /// The keys that a board of this shape may have beside `shape`.
    pub(in crate::reversi::variant) const fn keys(self) -> &'static [&'static str] {
        match self {
            Self::Square => &[
                "width",
                "height",
                "directions",
                "holes",
                "wrap",
                "links",
                "origin",
            ],
            Self::Hexagon => &["side", "holes", "wrap", "links", "origin"],
            Self::Cells => &[
                "map",
                "lattice",
                "directions",
                "holes",
                "wrap",
                "links",
                "origin",
            ],
            Self::Graph => &["cells", "directions", "links"],
        }
    }
}

impl BoardSpec {
    /// The keys that are given, but for `shape`.
    pub(in crate::reversi::variant) fn given(&self) -> impl Iterator<Item = &'static str> {
        let keys = [
            ("width", self.width.is_some()),
            ("height", self.height.is_some()),
            ("side", self.side.is_some()),
            ("lattice", self.lattice.is_some()),
            ("map", self.map.is_some()),
            ("cells", self.cells.is_some()),
            ("directions", self.directions.is_some()),
            ("holes", self.holes.is_some()),
            ("wrap", self.wrap.is_some()),
            ("links", self.links.is_some()),
            ("origin", self.origin.is_some()),
        ];
        keys.into_iter()
            .filter_map(|(key, given)| given.then_some(key))
    }

    /// The shape named, or else the one whose own keys are given.
    pub(in crate::reversi::variant) fn implied_shape(&self) -> Shape {
        match self {
            Self {
                shape: Some(shape), ..
            } => *shape,
            Self { side: Some(_), .. } => Shape::Hexagon,
            Self { map: Some(_), .. } => Shape::Cells,
            Self { cells: Some(_), .. } => Shape::Graph,
            _ => Shape::Square,
        }
    }
}
