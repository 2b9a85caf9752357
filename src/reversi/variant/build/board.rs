//! From `[board]` to a board.

use crate::reversi::variant::descriptor::{
    BoardSpec, DirectionsSpec, LatticeChoice, LinkEntry, OriginChoice, Shape, WaysChoice,
    WrapChoice,
};
use crate::reversi::variant::error::{Fault, Problems};
use crate::reversi::variant::source::KeyPath;
use crate::topology::{Board, BoardBuilder, Directions, Lattice, Point, TopologyError, Ways};

/// A board, and the lattice it was cut from if there was one.
pub(super) struct Ground {
    pub(super) board: Board,
    pub(super) lattice: Option<Lattice>,
    pub(super) middle: Middle,
}

/// What kind of drawing fits the middle of a board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Middle {
    /// Rows of equal length.
    Block,
    /// A small hexagon.
    Hexagon,
    /// None: it has no middle that anybody would agree on.
    Nowhere,
}

/// What is wrong and with which key of `[board]`.
type Faulty = (Fault, KeyPath);

fn key(name: &str) -> KeyPath {
    KeyPath::of("board").key(name)
}

/// Builds the board, or says why not.
pub(super) fn build(spec: &BoardSpec, problems: &mut Problems<'_>) -> Option<Ground> {
    let shape = shape_of(spec);
    let misplaced = misplaced(spec, shape);
    if !misplaced.is_empty() {
        for (fault, key) in misplaced {
            problems.add(fault, key);
        }
        return None;
    }
    match ground(spec, shape) {
        Ok(ground) => Some(ground),
        Err((fault, key)) => {
            problems.add(fault, key);
            None
        }
    }
}

/// The shape named, or else the one whose own keys are there.
fn shape_of(spec: &BoardSpec) -> Shape {
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
fn misplaced(spec: &BoardSpec, shape: Shape) -> Vec<Faulty> {
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

fn ground(spec: &BoardSpec, shape: Shape) -> Result<Ground, Faulty> {
    let missing = |needed| (Fault::MissingKey { shape, needed }, key("shape"));
    let lattice = match shape {
        Shape::Square => {
            let sides = spec.width.or(spec.height).zip(spec.height.or(spec.width));
            let (width, height) = sides.ok_or_else(|| missing("`width` or `height`"))?;
            let lattice = Lattice::square(width as usize, height as usize, ways(spec));
            let longest = if spec.width >= spec.height {
                "width"
            } else {
                "height"
            };
            lattice.map_err(|error| (error.into(), key(longest)))?
        }
        Shape::Hexagon => {
            let side = spec.side.ok_or_else(|| missing("`side`"))?;
            Lattice::hexagon(side as usize).map_err(|error| (error.into(), key("side")))?
        }
        Shape::Cells => {
            let map = spec.map.as_deref().ok_or_else(|| missing("`map`"))?;
            let kind = spec.lattice.unwrap_or_default().into();
            Lattice::map(kind, map, ways(spec)).map_err(|error| (error.into(), key("map")))?
        }
        Shape::Graph => return graph(spec, missing),
    };
    let lattice = cut(lattice, spec)?;
    let builder = lattice.clone().builder();
    let builder = builder.map_err(|error| (error.into(), key("shape")))?;
    Ok(Ground {
        board: linked(builder, spec)?,
        lattice: Some(lattice),
        middle: match shape {
            Shape::Hexagon => Middle::Hexagon,
            _ if spec.lattice == Some(LatticeChoice::Hex) => Middle::Nowhere,
            _ => Middle::Block,
        },
    })
}

/// The lattice with its origin, holes and glued edges.
fn cut(lattice: Lattice, spec: &BoardSpec) -> Result<Lattice, Faulty> {
    let mut lattice = lattice.origin(spec.origin.unwrap_or(OriginChoice::TopLeft).into());
    if let Some(holes) = &spec.holes {
        let names: Vec<&str> = holes.iter().map(String::as_str).collect();
        lattice = lattice.without(&names).map_err(|error| {
            let at = match &error {
                TopologyError::UnknownCell { name, .. } => names.iter().position(|n| n == name),
                _ => None,
            };
            let key = key("holes");
            (error.into(), at.map_or(key.clone(), |at| key.entry(at)))
        })?;
    }
    let wrap = spec.wrap.unwrap_or(WrapChoice::None).into();
    lattice
        .wrap(wrap)
        .map_err(|error| (error.into(), key("wrap")))
}

fn ways(spec: &BoardSpec) -> Ways {
    match spec.directions {
        Some(DirectionsSpec::Ways(ways)) => ways,
        _ => WaysChoice::All,
    }
    .into()
}

fn graph(spec: &BoardSpec, missing: impl Fn(&'static str) -> Faulty) -> Result<Ground, Faulty> {
    let (Some(cells), Some(DirectionsSpec::Axes(axes)), Some(_)) =
        (&spec.cells, &spec.directions, &spec.links)
    else {
        return Err(missing("`cells`, `directions` and `links`"));
    };
    let axes: Vec<(&str, Option<&str>)> = axes
        .iter()
        .map(|axis| (axis.forward.as_str(), axis.backward.as_deref()))
        .collect();
    let directions = Directions::new(&axes).map_err(|error| (error.into(), key("directions")))?;
    let named: Vec<(String, Point)> = cells
        .iter()
        .map(|cell| {
            (
                cell.name.clone(),
                Point {
                    x: cell.x,
                    y: cell.y,
                },
            )
        })
        .collect();
    let builder = BoardBuilder::new(directions, &named).map_err(|error| {
        let key = key("cells");
        let last = match &error {
            TopologyError::Twice { name, .. } => cells
                .iter()
                .rposition(|cell| cell.name.to_lowercase() == *name),
            _ => None,
        };
        (
            error.into(),
            last.map_or(key.clone(), |last| key.entry(last)),
        )
    })?;
    Ok(Ground {
        board: linked(builder, spec)?,
        lattice: None,
        middle: Middle::Nowhere,
    })
}

/// Adds the links and follows every ray.
fn linked(mut builder: BoardBuilder, spec: &BoardSpec) -> Result<Board, Faulty> {
    for (number, link) in spec.links.iter().flatten().enumerate() {
        let LinkEntry {
            from,
            direction,
            to,
            arriving,
        } = link;
        builder
            .link(from, direction, to, arriving.as_deref())
            .map_err(|error| (error.into(), key("links").entry(number)))?;
    }
    builder
        .build()
        .map_err(|error| (error.into(), key("links")))
}
