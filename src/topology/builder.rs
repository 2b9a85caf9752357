//! Boards put together link by link.

use super::{
    Board, Cell, CellGraph, Direction, Directions, Layout, Names, Point, Step, TopologyError,
};

/// A board under construction, from nothing or from a
/// [`Lattice`](super::Lattice).
///
/// A ring of four cells in which every ray goes round:
///
/// ```
/// use outflank::topology::{BoardBuilder, Directions, Point, RayEnd};
/// let ways = Directions::new(&[("onward", Some("back"))]).unwrap();
/// let cells = [("nw", 0.0, 0.0), ("ne", 1.0, 0.0), ("sw", 0.0, 1.0), ("se", 1.0, 1.0)]
///     .map(|(name, x, y)| (name.to_owned(), Point { x, y }));
/// let mut ring = BoardBuilder::new(ways, &cells).unwrap();
/// for (from, to) in [("nw", "ne"), ("ne", "se"), ("se", "sw"), ("sw", "nw")] {
///     ring.link(from, "onward", to, None).unwrap();
/// }
/// let board = ring.build().unwrap();
/// assert_eq!(board.layout().draw(|_| 'o'), "o o\no o\n");
///
/// let onward = board.graph().directions().named("onward").unwrap();
/// let ray = board.rays().ray(board.names().cell("nw").unwrap(), onward);
/// let met: Vec<&str> = ray.cells.iter().map(|&cell| board.names().name(cell)).collect();
/// assert_eq!(met, ["ne", "se", "sw"]);
/// assert_eq!(ray.end, RayEnd::CameBack);
/// ```
#[derive(Clone, Debug)]
pub struct BoardBuilder {
    graph: CellGraph,
    names: Names,
    plan: Plan,
}

/// How the layout will be made.
#[derive(Clone, Debug)]
enum Plan {
    Drawn(Layout),
    /// The text grid waits for the links, whose lengths give the scale.
    Points(Vec<Point>),
}

impl BoardBuilder {
    /// Cells without links, numbered in the order given. Names may be of any
    /// case; points are where the cells are drawn, in any unit.
    ///
    /// # Errors
    /// When there is no direction, 0 or too many cells, a bad name or one given
    /// twice, or a point that is not finite.
    pub fn new(directions: Directions, cells: &[(String, Point)]) -> Result<Self, TopologyError> {
        let names = Names::new(cells.iter().map(|(name, _)| name.as_str()))?;
        for (name, point) in cells {
            check_point(name, *point)?;
        }
        Ok(Self {
            graph: CellGraph::new(cells.len(), directions)?,
            names,
            plan: Plan::Points(cells.iter().map(|&(_, point)| point).collect()),
        })
    }

    pub(super) fn drawn(graph: CellGraph, names: Names, layout: Layout) -> Self {
        Self {
            graph,
            names,
            plan: Plan::Drawn(layout),
        }
    }

    /// Cells and links so far.
    #[must_use]
    pub fn graph(&self) -> &CellGraph {
        &self.graph
    }

    /// What the cells are called.
    #[must_use]
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// Adds a link. A ray that leaves `from` in `direction` comes to `to` and
    /// goes on in `arriving`, or in the same direction where that is `None`.
    ///
    /// When both directions have opposites the way back is added too, so that
    /// every ray can be retraced: from `to` in the opposite of `arriving`,
    /// going on from `from` in the opposite of `direction`.
    ///
    /// ```text
    ///   a ──east──▶ b          link(a, east, b, Some(south)):
    ///               │ south    a ray going east at a goes south at b;
    ///               ▼          one going north at b goes west at a
    /// ```
    ///
    /// # Errors
    /// When a cell or direction is unknown, or a link leaves there already;
    /// then nothing is added.
    pub fn link(
        &mut self,
        from: &str,
        direction: &str,
        to: &str,
        arriving: Option<&str>,
    ) -> Result<(), TopologyError> {
        let directions = self.graph.directions();
        let leaving = directions.named(direction)?;
        let heading = arriving.map_or(Ok(leaving), |name| directions.named(name))?;
        let back = directions
            .opposite(heading)
            .zip(directions.opposite(leaving));
        let (from, to) = (self.names.cell(from)?, self.names.cell(to)?);

        self.check_free(from, leaving)?;
        // A link that turns a ray round on its own cell is its own way back.
        let back = back.filter(|&(leaving_back, _)| (to, leaving_back) != (from, leaving));
        if let Some((leaving_back, heading_back)) = back {
            self.check_free(to, leaving_back)?;
            let step = Step {
                to: from,
                heading: heading_back,
            };
            self.graph.link(to, leaving_back, step)?;
        }
        self.graph.link(from, leaving, Step { to, heading })
    }

    fn check_free(&self, from: Cell, leaving: Direction) -> Result<(), TopologyError> {
        match self.graph.step(from, leaving) {
            None => Ok(()),
            Some(_) => Err(TopologyError::DoubleLink {
                cell: self.names.name(from).into(),
                direction: self.graph.directions().name(leaving).into(),
            }),
        }
    }

    /// Builds the board: follows every ray and lays the cells out.
    ///
    /// # Errors
    /// [`TopologyError::RaysTooLong`] when bent links make chains too long to
    /// keep.
    pub fn build(self) -> Result<Board, TopologyError> {
        let layout = match self.plan {
            Plan::Drawn(layout) => layout,
            Plan::Points(points) => Layout::snapped(points, &self.graph),
        };
        Board::new(self.graph, layout, self.names)
    }
}

fn check_point(name: &str, point: Point) -> Result<(), TopologyError> {
    /// Beyond this, differences of coordinates lose their meaning.
    const FARTHEST: f64 = 1e9;
    if point.x.abs() <= FARTHEST && point.y.abs() <= FARTHEST {
        return Ok(());
    }
    Err(TopologyError::Shape {
        problem: format!(
            "cell `{name}` cannot be drawn at ({}, {})",
            point.x, point.y
        ),
        help: "give each cell a point near the others, such as (3, 4.5)".into(),
    })
}

#[cfg(test)]
mod tests {
    use super::super::{Lattice, Ways};
    use super::*;

    fn square() -> BoardBuilder {
        Lattice::square(3, 3, Ways::All).unwrap().builder().unwrap()
    }

    fn step(of: &BoardBuilder, from: &str, way: &str) -> Option<(String, String)> {
        let graph = of.graph();
        let from = of.names().cell(from).unwrap();
        let step = graph.step(from, graph.directions().named(way).unwrap())?;
        let heading = graph.directions().name(step.heading);
        Some((of.names().name(step.to).into(), heading.into()))
    }

    #[test]
    fn a_bent_link_can_be_retraced() {
        let mut board = square();
        board.link("c1", "east", "a3", Some("north")).unwrap();
        let there = Some(("a3".into(), "north".into()));
        let back = Some(("c1".into(), "west".into()));
        assert_eq!(step(&board, "c1", "east"), there);
        assert_eq!(step(&board, "a3", "south"), back);
    }

    #[test]
    fn a_link_that_turns_round_is_its_own_way_back() {
        let mut board = square();
        board.link("c1", "east", "c1", Some("west")).unwrap();
        assert_eq!(
            step(&board, "c1", "east"),
            Some(("c1".into(), "west".into()))
        );
    }

    #[test]
    fn a_double_link_is_refused_by_name_and_adds_nothing() {
        let mut board = square();
        let links = board.graph().links().count();
        let text = "two links leave b2 in direction east";
        let there = board.link("b2", "east", "a1", Some("north"));
        assert_eq!(there.unwrap_err().to_string(), text);
        // The way back, east out of b2, is taken.
        let back = board.link("c1", "east", "b2", Some("west"));
        assert_eq!(back.unwrap_err().to_string(), text);
        assert_eq!(board.graph().links().count(), links);
    }

    #[test]
    fn one_way_directions_make_one_way_links() {
        let ways = Directions::new(&[("down", None)]).unwrap();
        let at = |x| Point { x, y: 0.0 };
        let cells = [("a".into(), at(0.0)), ("b".into(), at(1.0))];
        let mut board = BoardBuilder::new(ways, &cells).unwrap();
        board.link("a", "down", "b", None).unwrap();
        assert_eq!(board.graph().links().count(), 1);
        let error = board.link("a", "up", "b", None).unwrap_err();
        assert_eq!(error.help(), "directions are down");
    }

    #[test]
    fn boards_that_cannot_be_are_refused() {
        let none = Directions::new(&[]).unwrap();
        let one = Directions::new(&[("on", None)]).unwrap();
        let cell = |x| ("a".to_owned(), Point { x, y: 0.0 });
        assert!(BoardBuilder::new(none, &[cell(0.0)]).is_err());
        assert!(BoardBuilder::new(one.clone(), &[]).is_err());
        assert!(BoardBuilder::new(one.clone(), &[cell(0.0), cell(1.0)]).is_err());
        assert!(BoardBuilder::new(one, &[cell(f64::NAN)]).is_err());
    }
}
