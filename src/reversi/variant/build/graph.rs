//! Boards of shape `graph`: cells and directions listed one by one.

use super::board::{Faulty, key};
use crate::reversi::variant::descriptor::{Axis, BoardSpec, CellEntry, DirectionsSpec, Shape};
use crate::reversi::variant::error::Fault;
use crate::topology::{BoardBuilder, Directions, Point, TopologyError};

/// The cells of a graph, not linked yet.
pub(super) fn cells(spec: &BoardSpec) -> Result<BoardBuilder, Faulty> {
    let (Some(cells), Some(DirectionsSpec::Axes(axes)), Some(_)) =
        (&spec.cells, &spec.directions, &spec.links)
    else {
        let fault = Fault::MissingKey {
            shape: Shape::Graph,
            needed: "`cells`, `directions` and `links`",
        };
        return Err((fault, key("shape")));
    };
    let directions = directions(axes)?;
    let named: Vec<(String, Point)> = cells
        .iter()
        .map(|&CellEntry { ref name, x, y }| (name.clone(), Point { x, y }))
        .collect();
    BoardBuilder::new(directions, &named).map_err(|error| {
        let twice = |name: &String| cells.iter().rposition(|c| c.name.to_lowercase() == *name);
        let at = match &error {
            TopologyError::Twice { name, .. } => twice(name),
            _ => None,
        };
        let list = key("cells");
        (error.into(), at.map_or(list.clone(), |at| list.entry(at)))
    })
}

fn directions(axes: &[Axis]) -> Result<Directions, Faulty> {
    let pairs: Vec<(&str, Option<&str>)> = axes
        .iter()
        .map(|axis| (axis.forward.as_str(), axis.backward.as_deref()))
        .collect();
    let list = key("directions");
    if pairs.is_empty() {
        let fault = Fault::Misfit {
            what: "a graph without directions has no rays".into(),
            help: "list at least one direction, such as \"east/west\"",
        };
        return Err((fault, list));
    }
    Directions::new(&pairs).map_err(|error| {
        let at = match &error {
            TopologyError::Twice { name, .. } => pairs
                .iter()
                .rposition(|(forward, backward)| forward == name || *backward == Some(name)),
            _ => None,
        };
        (error.into(), at.map_or(list.clone(), |at| list.entry(at)))
    })
}
