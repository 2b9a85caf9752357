//! Laws that hold on every board, on random ones.

use std::collections::BTreeSet;

use outflank::topology::{
    Board, BoardBuilder, Cell, CellGraph, CellSet, Direction, Directions, Lattice, LatticeKind,
    Origin, Point, RayEnd, RayTable, Step, Ways, Wide, Wrap,
};
use proptest::collection::vec;
use proptest::prelude::*;

/// (from, leaving, to, heading), each modulo what there is; of two links from
/// one cell in one direction the first stays.
type Link = (usize, usize, usize, usize);

fn graph(cells: usize, ways: usize, links: &[Link]) -> CellGraph {
    let names: Vec<String> = (0..ways).map(|way| format!("way-{way}")).collect();
    let axes: Vec<(&str, Option<&str>)> = names.iter().map(|n| (n.as_str(), None)).collect();
    let mut graph = CellGraph::new(cells, Directions::new(&axes).unwrap()).unwrap();
    for &(from, leaving, to, heading) in links {
        let step = Step {
            to: Cell::new(to % cells),
            heading: Direction::new(heading % ways),
        };
        let _ = graph.link(
            Cell::new(from % cells),
            Direction::new(leaving % ways),
            step,
        );
    }
    graph
}

/// Bends, loops and one-way links, of all of which there are many.
fn any_graph() -> impl Strategy<Value = CellGraph> {
    let links = vec((0..24_usize, 0..6_usize, 0..24_usize, 0..6_usize), 0..120);
    (1..24_usize, 1..6_usize, links).prop_map(|(cells, ways, links)| graph(cells, ways, &links))
}

/// The rule of rays, step by step.
fn walk(graph: &CellGraph, origin: Cell, direction: Direction) -> (Vec<Cell>, RayEnd) {
    let (mut cells, mut states) = (Vec::new(), Vec::new());
    let (mut at, mut heading) = (origin, direction);
    while let Some(step) = graph.step(at, heading) {
        (at, heading) = (step.to, step.heading);
        if at == origin || states.contains(&step) {
            return (cells, RayEnd::CameBack);
        }
        states.push(step);
        cells.push(at);
    }
    (cells, RayEnd::Edge)
}

fn any_wrap() -> impl Strategy<Value = Wrap> {
    prop_oneof![Just(Wrap::None), Just(Wrap::Cylinder), Just(Wrap::Torus)]
}

fn any_ways() -> impl Strategy<Value = Ways> {
    prop_oneof![
        Just(Ways::All),
        Just(Ways::Orthogonal),
        Just(Ways::Diagonal)
    ]
}

fn any_origin() -> impl Strategy<Value = Origin> {
    prop_oneof![Just(Origin::TopLeft), Just(Origin::BottomLeft)]
}

/// Squares with holes, hexagons, and random maps on a square lattice.
fn any_lattice() -> impl Strategy<Value = Lattice> {
    let square = (
        1..9_usize,
        1..9_usize,
        any_ways(),
        any_wrap(),
        vec((0..9_u8, 1..9), 0..4),
    );
    let square = square.prop_filter_map("no cell left", |(w, h, ways, wrap, holes)| {
        let mut lattice = Lattice::square(w, h, ways).unwrap().wrap(wrap).unwrap();
        for (column, row) in holes {
            let name = format!("{}{row}", char::from(b'a' + column));
            if let Ok(cut) = lattice.clone().without(&[&name]) {
                lattice = cut;
            }
        }
        Some(lattice)
    });
    let hexagon = (1..6_usize).prop_map(|side| Lattice::hexagon(side).unwrap());
    let row = "[.# ]{1,8}";
    let map = (vec(row, 1..8), any_ways(), any_wrap()).prop_filter_map(
        "no cell",
        |(rows, ways, wrap)| {
            let map = Lattice::map(LatticeKind::Square, &rows.join("\n"), ways).ok()?;
            Some(map.wrap(wrap).unwrap())
        },
    );
    (prop_oneof![square, hexagon, map], any_origin())
        .prop_map(|(lattice, origin)| lattice.origin(origin))
}

/// A board of two-way directions and random links, many of them bent.
fn any_two_way_board() -> impl Strategy<Value = Board> {
    let links = vec((0..16_usize, 0..6_usize, 0..16_usize, 0..6_usize), 0..60);
    (1..16_usize, links).prop_map(|(count, links)| {
        let ways = Directions::new(&[("e", Some("w")), ("n", Some("s")), ("u", Some("d"))]);
        let at = |n: usize| Point {
            x: (n % 4) as f64,
            y: (n / 4) as f64,
        };
        let cells: Vec<(String, Point)> = (0..count).map(|n| (format!("c{n}"), at(n))).collect();
        let mut board = BoardBuilder::new(ways.unwrap(), &cells).unwrap();
        let way = |n: usize| ["e", "w", "n", "s", "u", "d"][n % 6];
        for (from, leaving, to, heading) in links {
            let (from, to) = (&cells[from % count].0, &cells[to % count].0);
            let _ = board.link(from, way(leaving), to, Some(way(heading)));
        }
        board.build().unwrap()
    })
}

/// Every step can be taken back: the other way round, to where it started.
fn steps_can_be_retraced(graph: &CellGraph) -> bool {
    let opposite = |way| graph.directions().opposite(way).unwrap();
    graph.links().all(|(from, leaving, step)| {
        let back = Step {
            to: from,
            heading: opposite(leaving),
        };
        graph.step(step.to, opposite(step.heading)) == Some(back)
    })
}

/// A ray that ends at an edge, walked back from its last cell, meets the same
/// cells in the opposite order, and then the cell where it started.
fn rays_can_be_retraced(board: &Board) -> bool {
    let graph = board.graph();
    board.rays().iter().all(|ray| {
        let (mut at, mut heading) = (ray.origin, ray.direction);
        for _ in ray.cells {
            let step = graph.step(at, heading).unwrap();
            (at, heading) = (step.to, step.heading);
        }
        let mut path = vec![ray.origin];
        path.extend_from_slice(ray.cells);
        let mut way = graph.directions().opposite(heading).unwrap();
        path.iter().rev().skip(1).all(|&cell| {
            let step = graph.step(at, way).unwrap();
            (at, way) = (step.to, step.heading);
            at == cell
        })
    })
}

proptest! {
    #[test]
    fn rays_are_what_naive_steps_meet(graph in any_graph()) {
        let table = RayTable::new(&graph).unwrap();
        for cell in graph.cells() {
            for way in graph.directions().iter() {
                let ray = table.ray(cell, way);
                let (cells, end) = walk(&graph, cell, way);
                prop_assert_eq!(ray.cells, &cells[..]);
                prop_assert_eq!(ray.end, end);
            }
        }
    }

    #[test]
    fn links_and_steps_are_the_same(graph in any_graph()) {
        let mut leaving = BTreeSet::new();
        for (from, way, step) in graph.links() {
            prop_assert!(leaving.insert((from, way)), "two links from one cell in one direction");
            prop_assert_eq!(graph.step(from, way), Some(step));
        }
        let steps = graph.cells().flat_map(|cell| {
            let graph = &graph;
            graph.directions().iter().filter_map(move |way| graph.step(cell, way))
        });
        prop_assert_eq!(steps.count(), leaving.len());
    }

    #[test]
    fn lattices_obey(lattice in any_lattice()) {
        let board = lattice.build().unwrap();
        prop_assert!(steps_can_be_retraced(board.graph()));
        prop_assert!(rays_can_be_retraced(&board));
        for (cell, name) in board.names().iter() {
            prop_assert_eq!(board.names().cell(name).unwrap(), cell);
            prop_assert_eq!(board.names().cell(&name.to_uppercase()).unwrap(), cell);
        }
        let drawn: Vec<Cell> = board.layout().rows().concat();
        prop_assert_eq!(drawn, board.graph().cells().collect::<Vec<_>>(), "reading order");
        for row in board.layout().rows() {
            let apart = |pair: &[Cell]| board.layout().column(pair[0]) + 2 <= board.layout().column(pair[1]);
            prop_assert!(row.windows(2).all(apart));
        }
    }

    #[test]
    fn linked_boards_obey(board in any_two_way_board()) {
        prop_assert!(steps_can_be_retraced(board.graph()));
        prop_assert!(rays_can_be_retraced(&board));
        let parts = board.graph().parts().concat();
        prop_assert_eq!(parts.len(), board.graph().len());
    }

    #[test]
    fn any_text_is_a_map_or_an_error(text in "[.# \n]{0,60}|\\PC{0,20}", hex in any::<bool>()) {
        let kind = if hex { LatticeKind::Hex } else { LatticeKind::Square };
        if let Ok(lattice) = Lattice::map(kind, &text, Ways::All) {
            for wrap in [Wrap::Cylinder, Wrap::Torus] {
                if let Ok(wrapped) = lattice.clone().wrap(wrap) {
                    prop_assert!(steps_can_be_retraced(wrapped.build().unwrap().graph()));
                }
            }
            prop_assert!(steps_can_be_retraced(lattice.build().unwrap().graph()));
        }
    }

    #[test]
    fn sets_of_every_width_agree(
        one in vec(0..64_usize, 0..20),
        other in vec(0..64_usize, 0..20),
    ) {
        agree::<u64>(&one, &other);
        agree::<u128>(&one, &other);
        agree::<Wide<1>>(&one, &other);
        agree::<Wide<64>>(&one.iter().map(|bit| bit * 64 + 63).collect::<Vec<_>>(), &other);
    }
}

fn agree<S: CellSet>(one: &[usize], other: &[usize]) {
    let set = |bits: &[usize]| bits.iter().fold(S::EMPTY, |set, &bit| set.with(bit));
    let (a, b): (BTreeSet<_>, BTreeSet<_>) = (
        one.iter().copied().collect(),
        other.iter().copied().collect(),
    );
    let (s, t) = (set(one), set(other));
    let same = |set: S, tree: Vec<usize>| assert_eq!(set.bits().collect::<Vec<_>>(), tree);
    same(s | t, a.union(&b).copied().collect());
    same(s & t, a.intersection(&b).copied().collect());
    same(s ^ t, a.symmetric_difference(&b).copied().collect());
    same(s & !t, a.difference(&b).copied().collect());
    assert_eq!(s.len(), a.len());
    assert_eq!(s.is_empty(), a.is_empty());
    assert_eq!((!S::EMPTY).len(), S::CAPACITY);
    assert_eq!(S::first_bits(S::CAPACITY), !S::EMPTY);
    assert!((0..S::CAPACITY).all(|bit| s.contains(bit) == a.contains(&bit)));
}
