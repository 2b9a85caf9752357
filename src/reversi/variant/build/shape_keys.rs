//! Which keys of `[board]` belong to which shape.

use super::board::{Faulty, key};
use crate::reversi::variant::descriptor::{BoardSpec, DirectionsSpec, LatticeChoice, Shape};
use crate::reversi::variant::error::Fault;

/// The shape named, or else the one whose own keys are there.
pub(super) fn shape_of(spec: &BoardSpec) -> Shape {
    match spec {
        BoardSpec {
            shape: Some(shape), ..
        } => *shape,
        BoardSpec { side: Some(_), .. } => Shape::Hexagon,
        BoardSpec { map: Some(_), .. } => Shape::Cells,
        BoardSpec { cells: Some(_), .. } => Shape::Graph,
        _ => Shape::Square,
    }
}

/// Keys that boards of this shape do not have.
pub(super) fn misplaced(spec: &BoardSpec, shape: Shape) -> Vec<Faulty> {
    use Shape::{Cells, Graph, Hexagon, Square};
    let any_lattice = &[Square, Hexagon, Cells][..];
    let keys: [(&'static str, bool, &[Shape], &'static str); 9] = [
        (
            "width",
            spec.width.is_some(),
            &[Square],
            "a hexagon has a `side`; a map or a graph says itself how large it is",
        ),
        (
            "height",
            spec.height.is_some(),
            &[Square],
            "a hexagon has a `side`; a map or a graph says itself how large it is",
        ),
        (
            "side",
            spec.side.is_some(),
            &[Hexagon],
            "a square board has `width` and `height`",
        ),
        (
            "lattice",
            spec.lattice.is_some(),
            &[Cells],
            "say shape = \"cells\" to draw the board as a `map`",
        ),
        (
            "map",
            spec.map.is_some(),
            &[Cells],
            "say shape = \"cells\" to draw the board as a `map`",
        ),
        (
            "cells",
            spec.cells.is_some(),
            &[Graph],
            "say shape = \"graph\" to list cells one by one",
        ),
        (
            "holes",
            spec.holes.is_some(),
            any_lattice,
            "leave these cells out of `cells`",
        ),
        (
            "wrap",
            spec.wrap.is_some(),
            any_lattice,
            "join the edges with `links`",
        ),
        (
            "origin",
            spec.origin.is_some(),
            any_lattice,
            "the cells of a graph have the names and points you give them",
        ),
    ];
    let mut found: Vec<Faulty> = keys
        .into_iter()
        .filter(|(_, given, shapes, _)| *given && !shapes.contains(&shape))
        .map(|(name, _, _, help)| {
            let fault = Fault::MisplacedKey {
                shape,
                key: name,
                help,
            };
            (fault, key(name))
        })
        .collect();
    found.extend(misplaced_directions(spec, shape).map(|fault| (fault, key("directions"))));
    found
}

fn misplaced_directions(spec: &BoardSpec, shape: Shape) -> Option<Fault> {
    let help = match (spec.directions.as_ref()?, shape) {
        (DirectionsSpec::Axes(_), Shape::Graph) => return None,
        (DirectionsSpec::Ways(_), Shape::Graph) => {
            "list the directions of a graph, such as [\"east/west\", \"north/south\"]"
        }
        (_, Shape::Hexagon) => "a hexagon has its six directions",
        (DirectionsSpec::Ways(_), _) if spec.lattice == Some(LatticeChoice::Hex) => {
            "a hexagonal lattice has its six directions"
        }
        (DirectionsSpec::Ways(_), _) => return None,
        (DirectionsSpec::Axes(_), _) => {
            "write \"all\", \"orthogonal\" or \"diagonal\"; only a graph lists its directions"
        }
    };
    let list = matches!(spec.directions, Some(DirectionsSpec::Axes(_)));
    Some(if list && shape != Shape::Hexagon {
        Fault::Misfit {
            what: "this lattice has directions of its own".into(),
            help,
        }
    } else {
        Fault::MisplacedKey {
            shape,
            key: "directions",
            help,
        }
    })
}
