//! Boards as Graphviz DOT.
