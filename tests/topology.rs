//! Boards as they are built: cells, links, names, rays and drawings.

use outflank::topology::{
    Board, BoardBuilder, Cell, Directions, Lattice, LatticeKind, Origin, Point, RayEnd,
    TopologyError, Ways, Wrap,
};

fn square(width: usize, height: usize) -> Lattice {
    Lattice::square(width, height, Ways::All).unwrap()
}

/// The ray as names, then how it ended.
fn ray(board: &Board, from: &str, way: &str) -> (String, RayEnd) {
    let way = board.graph().directions().named(way).unwrap();
    let ray = board.rays().ray(board.names().cell(from).unwrap(), way);
    let names: Vec<&str> = ray.cells.iter().map(|&c| board.names().name(c)).collect();
    (names.join(" "), ray.end)
}

fn met(text: &str, end: RayEnd) -> (String, RayEnd) {
    (text.to_owned(), end)
}

fn draw(board: &Board) -> String {
    board.layout().draw(|_| '.')
}

#[test]
fn a_square_board_is_numbered_and_named_in_reading_order() {
    let board = square(8, 8).build().unwrap();
    let names = board.names();
    assert_eq!(names.name(Cell::new(0)), "a1");
    assert_eq!(names.name(Cell::new(7)), "h1");
    assert_eq!(names.name(Cell::new(63)), "h8");
    let ways: Vec<_> = board.graph().directions().iter().collect();
    let ways: Vec<&str> = ways
        .iter()
        .map(|&w| board.graph().directions().name(w))
        .collect();
    let compass = "north north-east east south-east south south-west west north-west";
    assert_eq!(ways.join(" "), compass);
    assert_eq!(ray(&board, "c3", "north-west"), met("b2 a1", RayEnd::Edge));
    assert_eq!(ray(&board, "e1", "north"), met("", RayEnd::Edge));
}

#[test]
fn the_origin_changes_names_only() {
    let top = square(3, 4).build().unwrap();
    let bottom = square(3, 4).origin(Origin::BottomLeft).build().unwrap();
    assert_eq!(bottom.names().name(Cell::new(0)), "a4");
    assert_eq!(bottom.layout().row_label(0), Some("4"));
    assert_eq!(ray(&bottom, "a1", "north"), met("a2 a3 a4", RayEnd::Edge));
    assert!(top.graph().links().eq(bottom.graph().links()));
}

#[test]
fn fewer_ways_make_fewer_links() {
    let links = |ways| {
        let board = Lattice::square(3, 3, ways).unwrap().build().unwrap();
        (
            board.graph().directions().len(),
            board.graph().links().count(),
        )
    };
    assert_eq!(links(Ways::All), (8, 40));
    assert_eq!(links(Ways::Orthogonal), (4, 24));
    assert_eq!(links(Ways::Diagonal), (4, 16));
}

#[test]
fn a_hexagon_has_axial_names() {
    let board = Lattice::hexagon(5).unwrap().build().unwrap();
    assert_eq!(board.graph().len(), 61);
    let (east, north) = (ray(&board, "e5", "east"), ray(&board, "e5", "north-west"));
    assert_eq!(east, met("f5 g5 h5 i5", RayEnd::Edge));
    assert_eq!(north, met("e4 e3 e2 e1", RayEnd::Edge));
    let (south, west) = (ray(&board, "e5", "south-west"), ray(&board, "e5", "west"));
    assert_eq!(south, met("d6 c7 b8 a9", RayEnd::Edge));
    assert_eq!(west, met("d5 c5 b5 a5", RayEnd::Edge));
    assert_eq!(board.names().name(Cell::new(0)), "e1");
    assert!(board.names().cell("a1").is_err());
}

#[test]
fn a_hexagon_and_its_map_are_the_same_board() {
    let hexagon = Lattice::hexagon(4).unwrap().build().unwrap();
    let drawn = Lattice::map(LatticeKind::Hex, &draw(&hexagon), Ways::All).unwrap();
    let drawn = drawn.build().unwrap();
    assert!(hexagon.graph().links().eq(drawn.graph().links()));
    assert!(hexagon.names().iter().eq(drawn.names().iter()));
}

#[test]
fn rays_tell_holes_from_edges() {
    let cut = square(4, 1).without(&["C1"]).unwrap().build().unwrap();
    assert_eq!(ray(&cut, "a1", "east"), met("b1", RayEnd::Hole));
    assert_eq!(ray(&cut, "d1", "east"), met("", RayEnd::Edge));
    let map = Lattice::map(LatticeKind::Square, "..#.", Ways::All).unwrap();
    let map = map.build().unwrap();
    assert!(map.graph().links().eq(cut.graph().links()));
    assert_eq!(ray(&map, "d1", "west"), met("", RayEnd::Hole));
    assert_eq!(draw(&map), ". .   .\n");
}

#[test]
fn holes_must_be_cells_and_leave_some() {
    let nowhere = square(2, 2).without(&["c1"]).unwrap_err();
    assert!(matches!(nowhere, TopologyError::UnknownCell { .. }));
    let none_left = square(1, 1).without(&["a1"]).unwrap_err();
    assert_eq!(none_left, TopologyError::CellCount { cells: 0 });
}

#[test]
fn edges_are_glued() {
    let cylinder = square(4, 3).wrap(Wrap::Cylinder).unwrap().build().unwrap();
    assert_eq!(
        ray(&cylinder, "c2", "east"),
        met("d2 a2 b2", RayEnd::CameBack)
    );
    assert_eq!(ray(&cylinder, "d2", "south-east"), met("a3", RayEnd::Edge));
    let torus = square(4, 3).wrap(Wrap::Torus).unwrap().build().unwrap();
    let round = "b2 c3 d1 a2 b3 c1 d2 a3 b1 c2 d3";
    assert_eq!(
        ray(&torus, "a1", "south-east"),
        met(round, RayEnd::CameBack)
    );
    let narrow = square(1, 2).wrap(Wrap::Torus).unwrap().build().unwrap();
    assert_eq!(ray(&narrow, "a1", "east"), met("", RayEnd::CameBack));
}

#[test]
fn a_hole_cuts_a_torus_too() {
    let torus = square(4, 4)
        .wrap(Wrap::Torus)
        .unwrap()
        .without(&["a1"])
        .unwrap();
    let torus = torus.build().unwrap();
    assert_eq!(ray(&torus, "c1", "east"), met("d1", RayEnd::Hole));
    assert_eq!(ray(&torus, "a2", "south"), met("a3 a4", RayEnd::Hole));
}

#[test]
fn most_rays_of_a_torus_do_not_rise() {
    let torus = square(8, 8).wrap(Wrap::Torus).unwrap().build().unwrap();
    let steady = |cells: &[Cell]| cells.is_sorted() || cells.iter().rev().is_sorted();
    let one_way = |ray: outflank::topology::Ray<'_>| {
        let mut cells = vec![ray.origin];
        cells.extend_from_slice(ray.cells);
        steady(&cells)
    };
    assert_eq!(torus.rays().iter().count(), 512);
    assert_eq!(
        torus.rays().iter().filter(|&ray| !one_way(ray)).count(),
        448
    );
    let plain = square(8, 8).build().unwrap();
    assert!(plain.rays().iter().all(one_way));
}

#[test]
fn hexagonal_maps_wrap_where_their_edges_meet() {
    let wrap = |map: &str, wrap| {
        let map = Lattice::map(LatticeKind::Hex, map, Ways::All).unwrap();
        map.wrap(wrap).and_then(Lattice::build)
    };
    let zigzag = ". . . .\n . . . .\n. . . .\n . . . .\n";
    let rhomboid = ". . . .\n . . . .\n  . . . .\n";
    let leaning = "    . . .\n   . . .\n  . . .\n";
    for map in [zigzag, rhomboid, leaning] {
        let torus = wrap(map, Wrap::Torus).unwrap();
        assert!(torus.rays().iter().all(|ray| ray.end == RayEnd::CameBack));
        assert_eq!(torus.graph().links().count(), 6 * torus.graph().len());
    }
    let odd = ". .\n . .\n. .\n";
    assert!(wrap(odd, Wrap::Cylinder).is_ok());
    let refused = wrap(odd, Wrap::Torus).unwrap_err().to_string();
    assert!(refused.contains("3 rows in zigzag"), "{refused}");
    let uneven = wrap(" . .\n. . .\n . .\n", Wrap::Cylinder).unwrap_err();
    assert!(uneven.to_string().contains("row 2"), "{uneven}");
    let hexagon = Lattice::hexagon(3).unwrap();
    assert!(hexagon.clone().wrap(Wrap::None).is_ok());
    assert!(matches!(
        hexagon.wrap(Wrap::Torus),
        Err(TopologyError::Shape { .. })
    ));
}

#[test]
fn sizes_beyond_the_bounds_are_refused_with_the_figure() {
    for (width, height) in [
        (0, 8),
        (8, 0),
        (65, 64),
        (100_000, 100_000),
        (usize::MAX, 2),
    ] {
        let error = Lattice::square(width, height, Ways::All).unwrap_err();
        assert!(error.to_string().contains("1 to 4096"), "{error}");
    }
    for side in [0, 38, 100_000, usize::MAX] {
        let error = Lattice::hexagon(side).unwrap_err();
        assert!(error.to_string().contains("1 to 4096"), "{error}");
    }
    let cells = 100_000 * 100_000;
    let error = Lattice::square(100_000, 100_000, Ways::All).unwrap_err();
    assert_eq!(error, TopologyError::CellCount { cells });
    assert!(Lattice::hexagon(37).is_ok());
    assert!(Lattice::square(1, 4096, Ways::All).is_ok());
}

#[test]
fn links_are_added_to_any_shape() {
    let mut board = square(3, 3).builder().unwrap();
    board.link("c2", "east", "a3", None).unwrap();
    let board = board.build().unwrap();
    assert_eq!(ray(&board, "b2", "east"), met("c2 a3 b3 c3", RayEnd::Edge));
    assert_eq!(ray(&board, "b3", "west"), met("a3 c2 b2 a2", RayEnd::Edge));
}

#[test]
fn crowded_points_are_drawn_side_by_side() {
    let ways = Directions::new(&[("on", None)]).unwrap();
    let at = |name: &str, x, y| (name.to_owned(), Point { x, y });
    let cells = [
        at("a", 5.0, 5.0),
        at("b", 5.0, 5.0),
        at("c", 5.1, 5.1),
        at("d", 1e8, 6.0),
    ];
    let board = BoardBuilder::new(ways, &cells).unwrap().build().unwrap();
    let rows = board.layout().rows();
    assert_eq!(rows.iter().map(Vec::len).collect::<Vec<_>>(), [3, 1]);
    assert_eq!(
        rows[0]
            .iter()
            .map(|&c| board.layout().column(c))
            .collect::<Vec<_>>(),
        [0, 2, 4]
    );
    assert!(board.layout().column(Cell::new(3)) <= 400);
}

#[test]
fn drawings_fit_their_bounds() {
    let bounds = square(8, 4).build().unwrap().layout().bounds();
    assert!((bounds.max.x - bounds.min.x - 8.0).abs() < 1e-9);
    assert!((bounds.max.y - bounds.min.y - 4.0).abs() < 1e-9);
    let board = Lattice::hexagon(2).unwrap().build().unwrap();
    assert_eq!(board.layout().outline(Cell::new(0)).len(), 6);
    let bounds = board.layout().bounds();
    assert!((bounds.max.x - bounds.min.x - 3.0).abs() < 1e-9);
}

#[test]
fn letters_stand_beyond_the_diagonals_of_a_hexagon() {
    let board = Lattice::hexagon(3).unwrap().build().unwrap();
    let labels = board.layout().diagonal_labels().iter();
    let placed: Vec<_> = labels.map(|l| (l.text.as_str(), l.row, l.column)).collect();
    let expected = [
        ("a", 1, -1),
        ("b", 0, 0),
        ("c", -1, 1),
        ("d", -1, 3),
        ("e", -1, 5),
    ];
    assert_eq!(placed, expected);
}
