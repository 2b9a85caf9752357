//! Laws of the rule: captures by an independent walk, hashes, symmetries.

use outflank::framework::Game;
use outflank::reversi::kernel::{Choice, Kernel};
use outflank::reversi::position::{Job, Rules, Setup, compile};
use outflank::reversi::variant::Variant;
use outflank::reversi::{Move, Reversi, ReversiPosition};
use outflank::topology::{Cell, Direction, Symmetries};
use proptest::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

const VARIANTS: [&str; 7] = [
    "classic",
    "hex-5",
    "tricolour",
    "ternio",
    "rolit",
    "torus",
    "wheel",
];

fn after_random_plies(rules: &Reversi, plies: u32, seed: u64) -> ReversiPosition {
    rules.random_plies(rules.start(), plies, &mut ChaCha8Rng::seed_from_u64(seed))
}

/// What a disc on `at` captures where runs may mix colours, step by step from
/// the links alone. A ray that was in the same place before never ends.
fn captured(rules: &Reversi, position: &ReversiPosition, at: Cell) -> Vec<Cell> {
    let graph = rules.variant().board().graph();
    let mut all = Vec::new();
    for direction in graph.directions().iter() {
        let mut run: Vec<(Cell, Direction)> = Vec::new();
        let mut next = graph.step(at, direction);
        while let Some(step) = next.take() {
            let owner = rules.owner(position, step.to);
            if owner == Some(position.turn()) {
                all.extend(run.iter().map(|&(cell, _)| cell));
            } else if owner.is_some() && !run.contains(&(step.to, step.heading)) {
                run.push((step.to, step.heading));
                next = graph.step(step.to, step.heading);
            }
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// A board of 6 × 6 whose edges are glued together at random: rays bend, loop
/// and come back.
fn glued(pairs: &[(usize, usize)]) -> String {
    let port = |number: usize| {
        let (side, along) = (number / 6, number % 6);
        let letter = |n: usize| (b'a' + n as u8) as char;
        match side {
            0 => (format!("{}1", letter(along)), "north", "south"),
            1 => (format!("{}6", letter(along)), "south", "north"),
            2 => (format!("a{}", along + 1), "west", "east"),
            _ => (format!("f{}", along + 1), "east", "west"),
        }
    };
    let mut used = [false; 24];
    let mut links = Vec::new();
    for &(from, to) in pairs {
        let ((cell, out, _), (other, _, inward)) = (port(from), port(to));
        if cell != other && !used[from] && !used[to] {
            used[from] = true;
            used[to] = true;
            links.push(format!("\"{cell} {out} {other} {inward}\""));
        }
    }
    format!(
        "extends = \"mini-6\"\n[board]\nlinks = [{}]\n",
        links.join(", ")
    )
}

fn check_captures(rules: &Reversi, position: &ReversiPosition) -> Result<(), TestCaseError> {
    let discs = rules.setup(position).discs;
    for cell in rules.variant().board().graph().cells() {
        if discs[cell.index()].is_some() {
            continue;
        }
        let expected = captured(rules, position, cell);
        prop_assert_eq!(&rules.explain(position, cell).captured(), &expected);
        let legal = rules.is_legal(position, Move::Place(cell));
        prop_assert_eq!(legal, !expected.is_empty());
        if legal {
            let after = rules.setup(&rules.apply(position, Move::Place(cell))).discs;
            let turned = |cell: &Cell| {
                discs[cell.index()].is_some_and(|o| o != position.turn())
                    && after[cell.index()] == Some(position.turn())
            };
            let graph = rules.variant().board().graph();
            let found: Vec<Cell> = graph.cells().filter(turned).collect();
            prop_assert_eq!(&found, &expected);
        }
    }
    Ok(())
}

/// The hash of the same position on the compiled rules.
struct HashOf<'a>(&'a Setup);

impl Job for HashOf<'_> {
    type Output = u64;

    fn run<K: Kernel, const P: usize>(self, rules: &Rules<K, P>) -> u64 {
        rules.position(self.0).unwrap().hash()
    }
}

proptest! {
    #[test]
    fn captures_on_glued_boards_are_those_of_a_plain_walk(
        pairs in prop::collection::vec((0_usize..24, 0_usize..24), 0..12),
        plies in 0_u32..30,
        seed: u64,
    ) {
        let variant = Variant::from_text("glued", &glued(&pairs)).unwrap();
        let rules = Reversi::of(variant.into()).unwrap();
        check_captures(&rules, &after_random_plies(&rules, plies, seed))?;
    }

    #[test]
    fn captures_on_built_in_boards_are_those_of_a_plain_walk(
        name in prop::sample::select(vec!["classic", "hex-5", "tricolour", "torus", "wheel"]),
        plies in 0_u32..50,
        seed: u64,
    ) {
        let rules = Reversi::load(name).unwrap();
        check_captures(&rules, &after_random_plies(&rules, plies, seed))?;
    }

    #[test]
    fn hashes_kept_move_by_move_equal_hashes_made_anew(
        name in prop::sample::select(VARIANTS.to_vec()),
        plies in 0_u32..60,
        seed: u64,
    ) {
        let rules = Reversi::load(name).unwrap();
        let position = after_random_plies(&rules, plies, seed);
        let setup = rules.setup(&position);
        let anew = rules.position(&setup).unwrap();
        prop_assert_eq!(anew, position);
        prop_assert_eq!(anew.hash(), position.hash());
        let compiled = compile(rules.variant(), &Choice::Fastest, HashOf(&setup)).unwrap();
        prop_assert_eq!(compiled, position.hash());
    }

    #[test]
    fn symmetric_positions_have_symmetric_moves(
        name in prop::sample::select(VARIANTS.to_vec()),
        plies in 0_u32..40,
        seed: u64,
    ) {
        let rules = Reversi::load(name).unwrap();
        let position = after_random_plies(&rules, plies, seed);
        let moves = |position: &ReversiPosition| {
            let mut cells: Vec<Option<Cell>> = rules.moves(position).map(Move::cell).collect();
            cells.sort_unstable();
            cells
        };
        let setup = rules.setup(&position);
        for symmetry in Symmetries::of(rules.variant().board().graph()).iter().take(24) {
            let mut turned = setup.clone();
            for (cell, &image) in symmetry.iter().enumerate() {
                turned.discs[image.index()] = setup.discs[cell];
            }
            let mut images: Vec<Option<Cell>> = moves(&position)
                .into_iter()
                .map(|cell| cell.map(|cell| symmetry[cell.index()]))
                .collect();
            images.sort_unstable();
            prop_assert_eq!(moves(&rules.position(&turned).unwrap()), images);
        }
    }
}
