//! Every kernel against the walk, on boards of every kind.

use proptest::prelude::*;

use super::compile::able;
use super::*;
use crate::topology::{Board, Lattice, LatticeKind, Ways, Wrap};

fn core(board: &Board) -> Core {
    Core {
        graph: board.graph().clone(),
        rays: board.rays().clone(),
    }
}

/// Discs of three kinds from random bytes: mine, capturable, somebody else's.
#[derive(Clone, Debug)]
struct Discs(Vec<u8>);

/// The answers of a kernel in cells: placements, and captures from each of
/// them and from each empty cell.
struct Answers<'a>(&'a Discs);

impl Job for Answers<'_> {
    type Output = (Vec<Cell>, Vec<Vec<Cell>>);

    fn run<K: Kernel>(self, kernel: K) -> Self::Output {
        let cells = self.0.0.len();
        let set = |wanted: u8| {
            let owned = (0..cells).filter(|&cell| self.0.0[cell] % 4 == wanted);
            owned.fold(K::Set::EMPTY, |set, cell| {
                set.with(kernel.bit(Cell::new(cell)))
            })
        };
        let (empty, mine, capturable) = (set(0), set(1), set(2));
        let sorted = |set: K::Set| {
            let mut cells: Vec<Cell> = set.bits().map(|bit| kernel.cell(bit)).collect();
            cells.sort_unstable();
            cells
        };
        let ask = || {
            let placements = sorted(kernel.placements(mine, capturable) & empty);
            let captures = (0..cells).map(|cell| {
                let bit = kernel.bit(Cell::new(cell));
                match empty.contains(bit) {
                    true => sorted(kernel.captures(mine, capturable, bit)),
                    false => Vec::new(),
                }
            });
            (placements, captures.collect())
        };
        ask()
    }
}

/// Asks every kernel that can carry the board; returns how many those were.
fn all_agree(board: &Board, discs: &Discs) -> Result<usize, TestCaseError> {
    let core = core(board);
    let ask = |name: &str| {
        let choice = Choice::Named(name.into());
        compile(core.clone(), &choice, Answers(discs)).unwrap()
    };
    let oracle = ask("ray-walk");
    let kernels = able(&core);
    for name in &kernels {
        prop_assert_eq!(&ask(name), &oracle, "{}", name);
    }
    Ok(kernels.len())
}

fn discs(cells: usize) -> impl Strategy<Value = Discs> {
    // Empty, mine, capturable, a third party's: runs are long where most discs
    // are capturable.
    let disc = prop_oneof![2 => Just(0), 2 => Just(1), 5 => Just(2), 1 => Just(3)];
    prop::collection::vec(disc, cells).prop_map(Discs)
}

fn lattices() -> impl Strategy<Value = Board> {
    let ways = prop_oneof![
        4 => Just(Ways::All),
        1 => Just(Ways::Orthogonal),
        1 => Just(Ways::Diagonal)
    ];
    let wrap = prop_oneof![
        3 => Just(Wrap::None),
        1 => Just(Wrap::Cylinder),
        1 => Just(Wrap::Torus)
    ];
    let square = (1_usize..=24, 1_usize..=24, ways, wrap).prop_map(|(w, h, ways, wrap)| {
        let lattice = Lattice::square(w, h, ways).unwrap();
        let wrapped = lattice.clone().wrap(wrap).unwrap_or(lattice);
        wrapped.build().unwrap()
    });
    let hexagon = (1_usize..=9).prop_map(|side| Lattice::hexagon(side).unwrap().build().unwrap());
    let kind = prop_oneof![Just(LatticeKind::Square), Just(LatticeKind::Hex)];
    let ragged = (kind, prop::collection::vec("[.#]{3,14}", 3..14)).prop_filter_map(
        "a board has a cell",
        |(kind, rows)| {
            let spaced = |row: &String| row.chars().flat_map(|c| [c, ' ']).collect::<String>();
            let text = match kind {
                LatticeKind::Square => rows.join("\n"),
                LatticeKind::Hex => rows.iter().map(spaced).collect::<Vec<_>>().join("\n"),
            };
            Lattice::map(kind, &text, Ways::All).ok()?.build().ok()
        },
    );
    prop_oneof![3 => square, 1 => hexagon, 2 => ragged]
}

proptest! {
    #[test]
    fn kernels_agree_with_the_walk_on_lattices(
        (board, discs) in lattices().prop_flat_map(|board| {
            let cells = board.graph().len();
            (Just(board), discs(cells))
        })
    ) {
        all_agree(&board, &discs)?;
    }
}

#[test]
fn plain_lattices_get_strides() {
    for board in [
        Lattice::square(7, 5, Ways::All).unwrap(),
        Lattice::square(22, 22, Ways::All).unwrap(),
        Lattice::hexagon(5).unwrap(),
        Lattice::hexagon(7).unwrap(),
    ] {
        let board = board.build().unwrap();
        let names = able(&core(&board));
        assert!(
            names.contains(&"stride"),
            "{} {names:?}",
            board.graph().len()
        );
    }
}

#[test]
fn a_torus_gets_seams() {
    let torus = Lattice::square(8, 8, Ways::All).unwrap().wrap(Wrap::Torus);
    let names = able(&core(&torus.unwrap().build().unwrap()));
    assert!(names.contains(&"seam"), "{names:?}");
    assert!(!names.contains(&"stride"), "{names:?}");
}

#[test]
fn boards_that_fit_a_ring_of_64_rotate() {
    let square = |side| Lattice::square(side, side, Ways::All).unwrap();
    let rotates = |lattice: Lattice| {
        let names = able(&core(&lattice.build().unwrap()));
        names.contains(&"ring")
    };
    assert!(rotates(square(8)) && rotates(square(6)) && rotates(Lattice::hexagon(4).unwrap()));
    // 61 cells fit their own ring of 61, not one of 64.
    assert!(!rotates(Lattice::hexagon(5).unwrap()) && !rotates(square(9)));
}
