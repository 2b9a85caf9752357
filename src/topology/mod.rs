//! Cells, directions and rays: geometry for every game.
//!
//! A board is a directed graph. Its nodes are [`Cell`]s; each edge carries the
//! [`Direction`] it leaves in. From a cell and a direction follows a [`Ray`],
//! the ordered cells met on the way:
//!
//! ```text
//!     a b c d
//!   1 . . . .        ray(a1, south-east) = b2 c3 d4, then the edge
//!   2 . \ . .        ray(a1, east)       = b1 c1 d1, then the edge
//!   3 . . \ .        ray(a1, north)      = nothing:  the edge at once
//!   4 . . . \
//! ```
//!
//! On a hexagonal board the letter of a cell is q, which grows to the right, and
//! its number is r, which grows downwards:
//!
//! ```text
//!       c1  d1  e1            north-west  north-east
//!     b2  c2  d2  e2                   \  /
//!   a3  b3  c3  d3  e3        west ---- c3 ---- east
//!     a4  b4  c4  d4                   /  \
//!       a5  b5  c5            south-west  south-east
//! ```
//!
//! A [`Lattice`] builds squares, hexagons and maps drawn as text, with holes,
//! glued edges and links of their own; a [`BoardBuilder`] builds any graph. What
//! comes out is a [`Board`]: [`CellGraph`], [`RayTable`], [`Names`] and
//! [`Layout`]. [`Symmetries`] are found from the graph.
//!
//! Directions are declared by whoever builds the graph and never guessed from
//! coordinates, so a link may bend a ray, wrap it round a cylinder or lead it
//! through a hole. petgraph lives in this room and nowhere else.

mod board;
mod builder;
mod cell;
mod cellset;
mod compass;
mod directions;
mod dot;
mod drawing;
mod error;
mod graph;
mod lattice;
mod layout;
mod map;
mod names;
mod places;
mod rays;
mod symmetry;
mod wrap;

pub use board::Board;
pub use builder::BoardBuilder;
pub use cell::{Cell, Direction, MAX_CELLS, MAX_DIRECTIONS};
pub use cellset::{Bits, CellSet, Wide};
pub use compass::{LatticeKind, Ways};
pub use directions::Directions;
pub use error::TopologyError;
pub use graph::{CellGraph, Step};
pub use lattice::{Lattice, Origin, Wrap};
pub use layout::{Bounds, Label, Layout, Point};
pub use names::Names;
pub use rays::{Ray, RayEnd, RayTable};
pub use symmetry::{Elements, Symmetries};
