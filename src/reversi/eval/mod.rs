//! Values of positions, from the graph alone.
//!
//! [`GraphEvaluator`] knows no board: what it weighs follows from the links
//! and rays of whatever graph a descriptor makes. All values are in hundredths
//! of a disc.

mod graph;
mod terrain;
mod weights;

pub use graph::GraphEvaluator;
