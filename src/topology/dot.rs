//! Boards as Graphviz DOT.

use petgraph::dot::{Config, Dot};
use petgraph::graph::{DiGraph, NodeIndex};

use super::{Board, Cell, CellGraph, Direction, Step};

impl Board {
    /// The board in Graphviz's DOT language: cells by name, each pinned to its
    /// place, links with their directions. A link that is straight and leads
    /// both ways is one line without arrowheads; any other is an arrow, and
    /// where it bends a ray its label says in which direction the ray goes on.
    ///
    /// ```
    /// use outflank::topology::{Lattice, Ways};
    /// let board = Lattice::square(2, 1, Ways::Orthogonal).unwrap().build().unwrap();
    /// let dot = board.dot();
    /// assert!(dot.contains(r#"label="a1" pos="0,0!""#));
    /// assert!(dot.contains(r#"0 -> 1 [ label="east / west" dir=none]"#));
    /// ```
    ///
    /// `neato -n -Tsvg` draws it.
    #[must_use]
    pub fn dot(&self) -> String {
        let graph = self.drawn_links();
        let config = [Config::NodeNoLabel, Config::EdgeNoLabel];
        let edge = |_: &_, edge: petgraph::graph::EdgeReference<'_, String>| edge.weight().clone();
        let node = |_: &_, (index, ()): (NodeIndex, &())| self.place(Cell::new(index.index()));
        let dot = Dot::with_attr_getters(&graph, &config, &edge, &node);
        format!("{dot:?}")
    }

    /// Name and place of a cell. Graphviz's y points upwards.
    fn place(&self, cell: Cell) -> String {
        let point = self.layout().point(cell);
        let (name, x, y) = (self.names().name(cell), point.x, 0.0 - point.y);
        format!("label={} pos=\"{x},{y}!\"", quoted(name))
    }

    fn drawn_links(&self) -> DiGraph<(), String> {
        let board = self.graph();
        let mut drawn = DiGraph::with_capacity(board.len(), board.len() * 4);
        for _ in board.cells() {
            drawn.add_node(());
        }
        for (from, leaving, step) in board.links() {
            if let Some(attributes) = attributes(board, from, leaving, step) {
                let (from, to) = (from.index(), step.to.index());
                drawn.add_edge(NodeIndex::new(from), NodeIndex::new(to), attributes);
            }
        }
        drawn
    }
}

/// How a link is drawn; not at all when the way back stands for both.
fn attributes(board: &CellGraph, from: Cell, leaving: Direction, step: Step) -> Option<String> {
    let name = |direction| board.directions().name(direction);
    let Some(back) = way_back(board, from, leaving, step) else {
        let label = if step.heading == leaving {
            name(leaving).to_owned()
        } else {
            format!("{}, then {}", name(leaving), name(step.heading))
        };
        return Some(format!("label={}", quoted(&label)));
    };
    let first = (from, leaving) <= (step.to, back);
    let label = format!("{} / {}", name(leaving), name(back));
    first.then(|| format!("label={} dir=none", quoted(&label)))
}

/// The direction of the way back along a straight link, if there is one.
fn way_back(board: &CellGraph, from: Cell, leaving: Direction, step: Step) -> Option<Direction> {
    let back = board.directions().opposite(leaving)?;
    let returned = Step {
        to: from,
        heading: back,
    };
    let straight = step.heading == leaving;
    (straight && board.step(step.to, back) == Some(returned)).then_some(back)
}

fn quoted(text: &str) -> String {
    let escaped = text.replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{}\"", escaped.replace('\n', "\\n"))
}

#[cfg(test)]
mod tests {
    use super::super::{BoardBuilder, Directions, Lattice, Point, Ways};
    use super::quoted;

    #[test]
    fn two_way_links_are_drawn_once() {
        let board = Lattice::square(3, 3, Ways::All).unwrap().build().unwrap();
        let dot = board.dot();
        assert!(dot.starts_with("digraph {\n"));
        assert_eq!(dot.matches("->").count(), 20);
        assert_eq!(dot.matches("dir=none").count(), 20);
        assert!(dot.contains(r#"label="c2" pos="2,-1!""#), "{dot}");
    }

    #[test]
    fn bent_and_one_way_links_are_arrows() {
        let ways = Directions::new(&[("on", None), ("up", Some("down"))]).unwrap();
        let at = |name: &str, x| (name.to_owned(), Point { x, y: 0.0 });
        let mut board = BoardBuilder::new(ways, &[at("a", 0.0), at("b", 1.0)]).unwrap();
        board.link("a", "on", "b", None).unwrap();
        board.link("b", "on", "a", Some("up")).unwrap();
        let dot = board.build().unwrap().dot();
        assert!(dot.contains(r#"0 -> 1 [ label="on"]"#), "{dot}");
        assert!(dot.contains(r#"1 -> 0 [ label="on, then up"]"#), "{dot}");
    }

    #[test]
    fn labels_cannot_break_out_of_their_quotes() {
        assert_eq!(quoted("a\"b\\\n"), r#""a\"b\\\n""#);
    }
}
