//! The symmetries of boards: how many, and that they are symmetries.

use std::collections::HashSet;

use outflank::topology::{
    Board, Cell, CellGraph, Direction, Directions, Lattice, LatticeKind, Step, Symmetries, Ways,
    Wrap,
};
use proptest::prelude::*;

fn square(width: usize, height: usize) -> Lattice {
    Lattice::square(width, height, Ways::All).unwrap()
}

fn of(lattice: Lattice) -> Symmetries {
    let symmetries = Symmetries::of(lattice.build().unwrap().graph());
    assert!(symmetries.is_complete());
    symmetries
}

fn order(lattice: Lattice) -> u64 {
    of(lattice).order()
}

fn torus(width: usize, height: usize) -> Lattice {
    square(width, height).wrap(Wrap::Torus).unwrap()
}

#[test]
fn plain_boards() {
    assert_eq!(order(square(1, 1)), 1);
    assert_eq!(order(square(5, 1)), 2);
    assert_eq!(order(square(8, 8)), 8);
    assert_eq!(order(square(19, 19)), 8);
    assert_eq!(order(square(7, 8)), 4);
    assert_eq!(order(square(64, 64)), 8);
    assert_eq!(order(Lattice::square(6, 6, Ways::Orthogonal).unwrap()), 8);
    for side in [2, 3, 5, 7, 37] {
        assert_eq!(order(Lattice::hexagon(side).unwrap()), 12);
    }
}

#[test]
fn holes_break_symmetries() {
    assert_eq!(order(square(4, 4).without(&["b2"]).unwrap()), 2);
    assert_eq!(order(square(5, 5).without(&["c3"]).unwrap()), 8);
    assert_eq!(order(square(4, 4).without(&["a1", "d4"]).unwrap()), 4);
    assert_eq!(order(square(4, 4).without(&["b1"]).unwrap()), 1);
    let torus = torus(5, 5).without(&["d2"]).unwrap();
    assert_eq!(order(torus), 8);
}

#[test]
fn wrapped_boards_can_be_turned_round() {
    assert_eq!(order(torus(8, 8)), 64 * 8);
    assert_eq!(order(torus(6, 8)), 48 * 4);
    assert_eq!(order(square(6, 6).wrap(Wrap::Cylinder).unwrap()), 6 * 4);
    let rhomboid = ". . . . .\n . . . . .\n  . . . . .\n   . . . . .\n    . . . . .\n";
    let rhomboid = Lattice::map(LatticeKind::Hex, rhomboid, Ways::All).unwrap();
    assert_eq!(order(rhomboid.clone()), 4);
    assert_eq!(order(rhomboid.wrap(Wrap::Torus).unwrap()), 25 * 12);
}

#[test]
fn the_largest_torus_is_turned_round_too() {
    assert_eq!(order(torus(64, 64)), 32_768);
}

/// Two separate diagonal nets: chess bishops never meet.
#[test]
fn parts_are_exchanged() {
    let even = order(Lattice::square(4, 4, Ways::Diagonal).unwrap());
    assert_eq!(even, 8);
    let lines = "...\n\n...\n\n...\n";
    let lines = Lattice::map(LatticeKind::Square, lines, Ways::Orthogonal).unwrap();
    // One π for all lines: they are exchanged in 6 ways and turned together.
    assert_eq!(order(lines), 12);
    let dots = "# .\n. #\n\n. #\n# .\n\n. . .".replace(' ', "  ");
    let dots = Lattice::map(LatticeKind::Square, &dots, Ways::Orthogonal).unwrap();
    assert_eq!(order(dots), 5040);
}

#[test]
fn many_parts_are_counted_without_being_listed() {
    let dots = "#. . . . . . . . . . . . . . . .\n\n".repeat(3);
    let dots = Lattice::map(LatticeKind::Square, &dots, Ways::Orthogonal).unwrap();
    let dots = Symmetries::of(dots.build().unwrap().graph());
    assert_eq!(dots.order(), u64::MAX);
    assert!(!dots.is_complete());
    assert_eq!(dots.iter().take(1000).collect::<HashSet<_>>().len(), 1000);
}

#[test]
fn every_symmetry_is_met_once() {
    for lattice in [
        square(8, 8),
        torus(6, 6),
        torus(2, 4),
        torus(1, 5),
        Lattice::hexagon(4).unwrap(),
        square(8, 3).wrap(Wrap::Cylinder).unwrap(),
    ] {
        let board = lattice.clone().build().unwrap();
        let symmetries = of(lattice);
        let all: HashSet<Vec<Cell>> = symmetries.iter().collect();
        assert_eq!(all.len() as u64, symmetries.order());
        assert_eq!(symmetries.iter().count(), all.len());
        assert!(symmetries.iter().next().unwrap().is_sorted());
        for symmetry in &all {
            assert!(maps_directions(board.graph(), symmetry));
            assert!(maps_rays_to_rays(&board, symmetry));
        }
    }
}

/// Whether the rays from each cell become those from its image.
fn maps_rays_to_rays(board: &Board, symmetry: &[Cell]) -> bool {
    let image = |cell: &Cell| symmetry[cell.index()];
    board.graph().cells().all(|cell| {
        let mapped = board.rays().from(cell);
        let mut mapped: Vec<Vec<Cell>> = mapped
            .map(|ray| ray.cells.iter().map(image).collect())
            .collect();
        let there = board.rays().from(image(&cell));
        let mut there: Vec<Vec<Cell>> = there.map(|ray| ray.cells.to_vec()).collect();
        mapped.sort();
        there.sort();
        mapped == there
    })
}

/// Whether some permutation of directions goes with this one of cells, tried
/// direction by direction; for graphs of straight links.
fn maps_directions(graph: &CellGraph, symmetry: &[Cell]) -> bool {
    let target = |cell, way| graph.step(cell, way).map(|step| step.to);
    let goes_to = |way: Direction, other: Direction| {
        graph.cells().all(|cell| {
            let image = target(symmetry[cell.index()], other);
            target(cell, way).map(|cell| symmetry[cell.index()]) == image
        })
    };
    let ways: Vec<Direction> = graph.directions().iter().collect();
    ways.iter()
        .all(|&way| ways.iter().any(|&other| goes_to(way, other)))
        && ways
            .iter()
            .all(|&other| ways.iter().any(|&way| goes_to(way, other)))
}

/// (cell, leaving, to, heading) taken modulo what there is; of two links from
/// one cell in one direction the first stays.
fn graph(cells: usize, ways: usize, links: &[(usize, usize, usize, usize)]) -> CellGraph {
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

fn permutations(length: usize) -> Vec<Vec<usize>> {
    if length == 0 {
        return vec![Vec::new()];
    }
    let shorter = permutations(length - 1);
    let longer = shorter.iter().flat_map(|permutation| {
        (0..length).map(move |at| {
            let mut longer = permutation.clone();
            longer.insert(at, length - 1);
            longer
        })
    });
    longer.collect()
}

/// The definition, word for word.
fn is_symmetry(graph: &CellGraph, cells: &[usize], ways: &[usize]) -> bool {
    graph.cells().all(|cell| {
        graph.directions().iter().all(|way| {
            let image = graph.step(
                Cell::new(cells[cell.index()]),
                Direction::new(ways[way.index()]),
            );
            let step = graph.step(cell, way).map(|step| Step {
                to: Cell::new(cells[step.to.index()]),
                heading: Direction::new(ways[step.heading.index()]),
            });
            step == image
        })
    })
}

fn by_trying_all(graph: &CellGraph) -> HashSet<Vec<Cell>> {
    let ways = permutations(graph.directions().len());
    permutations(graph.len())
        .into_iter()
        .filter(|cells| ways.iter().any(|ways| is_symmetry(graph, cells, ways)))
        .map(|cells| cells.into_iter().map(Cell::new).collect())
        .collect()
}

proptest! {
    #[test]
    fn random_graphs_agree_with_trying_all(
        cells in 1..6_usize,
        ways in 1..4_usize,
        links in proptest::collection::vec((0..6_usize, 0..4_usize, 0..6_usize, 0..4_usize), 0..14),
    ) {
        let graph = graph(cells, ways, &links);
        let found: HashSet<Vec<Cell>> = Symmetries::of(&graph).iter().collect();
        prop_assert_eq!(found, by_trying_all(&graph));
    }

    /// Copies of one random part, so that there are symmetries to find.
    #[test]
    fn repeated_parts_agree_with_trying_all(
        cells in 1..4_usize,
        copies in 1..4_usize,
        ways in 1..4_usize,
        links in proptest::collection::vec((0..3_usize, 0..3_usize, 0..3_usize, 0..3_usize), 0..5),
        turn in 0..3_usize,
    ) {
        prop_assume!(cells * copies <= 6);
        let mut all = Vec::new();
        for copy in 0..copies {
            for &(from, leaving, to, heading) in &links {
                let shift = |cell: usize| cell % cells + copy * cells;
                let turned = |way: usize| way + turn * copy;
                all.push((shift(from), turned(leaving), shift(to), turned(heading)));
            }
        }
        let graph = graph(cells * copies, ways, &all);
        let found: HashSet<Vec<Cell>> = Symmetries::of(&graph).iter().collect();
        prop_assert_eq!(found, by_trying_all(&graph));
    }
}
