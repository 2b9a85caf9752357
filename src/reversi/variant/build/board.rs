//! From `[board]` to a board.

use super::graph;
use crate::reversi::variant::descriptor::{
    BoardSpec, DirectionsSpec, LatticeChoice, LinkEntry, OriginChoice, Shape, WaysChoice,
    WrapChoice,
};
use crate::reversi::variant::error::{Fault, Problems};
use crate::reversi::variant::source::KeyPath;
use crate::topology::{Board, BoardBuilder, Lattice, TopologyError, Ways};

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

/// What is wrong, and with which key of `[board]`.
pub(super) type Faulty = (Fault, KeyPath);

/// A key of `[board]`.
pub(super) fn key(name: &str) -> KeyPath {
    KeyPath::of("board").key(name)
}

/// Builds the board, or says why not.
pub(super) fn build(spec: &BoardSpec, problems: &mut Problems<'_>) -> Option<Ground> {
    if *spec == BoardSpec::default() {
        problems.add(Fault::NoBoard, KeyPath::of("board"));
        return None;
    }
    let shape = spec.implied_shape();
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

/// Keys that boards of this shape do not have.
fn misplaced(spec: &BoardSpec, shape: Shape) -> Vec<Faulty> {
    let foreign = spec.given().filter(|key| !shape.keys().contains(key));
    let mut faults: Vec<Faulty> = foreign
        .map(|name| (Fault::MisplacedKey { shape, key: name }, key(name)))
        .collect();
    if faults.is_empty() {
        faults.extend(wrong_directions(spec, shape).map(|fault| (fault, key("directions"))));
    }
    faults
}

fn wrong_directions(spec: &BoardSpec, shape: Shape) -> Option<Fault> {
    let hex = spec.lattice == Some(LatticeChoice::Hex);
    let (what, help) = match (spec.directions.as_ref()?, shape) {
        (DirectionsSpec::Ways(_), Shape::Graph) => (
            "a graph has no directions but those it lists",
            "list them, such as [\"east/west\", \"north/south\"]",
        ),
        (DirectionsSpec::Ways(_), _) if hex => (
            "a hexagonal lattice has its six directions",
            "take the key out, or draw the map on lattice = \"square\"",
        ),
        (DirectionsSpec::Axes(_), Shape::Square | Shape::Cells) => (
            "a lattice has directions of its own",
            "write \"all\", \"orthogonal\" or \"diagonal\"; only a graph lists its directions",
        ),
        _ => return None,
    };
    let what = what.into();
    Some(Fault::Misfit { what, help })
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
        Shape::Graph => {
            return Ok(Ground {
                board: linked(graph::cells(spec)?, spec)?,
                lattice: None,
                middle: Middle::Nowhere,
            });
        }
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
