//! Alpha-beta is plain minimax, only faster.

use std::cmp::Reverse;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use outflank::framework::search::{ByScore, Evaluator, Limits, Value, search, search_with};
use outflank::framework::{Game, Goal, Player, Scores};
use proptest::prelude::*;

use super::toys::{Nim, RandomValues, TicTacToe, Tree};

/// What a state is worth to `player`, by looking at every line of play.
fn minimax<G: Game>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    state: &G::State,
    player: Player,
    depth: u32,
) -> Value {
    let moves: Vec<G::Move> = game.moves(state).collect();
    if moves.is_empty() {
        return Value::end(margin(game, &game.scores(state), player, game.goal()));
    }
    if depth == 0 {
        let values = evaluator.evaluate(game, state);
        return Value::estimate(margin(game, &values, player, Goal::Most));
    }
    let depth = if moves.len() == 1 { depth } else { depth - 1 };
    let values = moves
        .iter()
        .map(|&mv| minimax(game, evaluator, &game.apply(state, mv), player, depth));
    if game.mover(state) == Some(player) {
        values.max().unwrap()
    } else {
        values.min().unwrap()
    }
}

/// The lead over the best of the others, nobody having left.
fn margin<G: Game>(game: &G, scores: &Scores, player: Player, goal: Goal) -> i32 {
    let others = Player::all(game.players()).filter(|&other| other != player);
    match goal {
        Goal::Most => scores[player] - others.map(|other| scores[other]).max().unwrap(),
        Goal::Fewest => others.map(|other| scores[other]).min().unwrap() - scores[player],
    }
}

/// The root moves with their values by minimax, in the order of the game.
fn root_values(tree: &Tree, depth: u32) -> Vec<Value> {
    let start = tree.start();
    let player = tree.turn(&start);
    let moves = tree.count_moves(&start);
    let depth = if moves == 1 { depth } else { depth - 1 };
    tree.moves(&start)
        .map(|mv| minimax(tree, &RandomValues, &tree.apply(&start, mv), player, depth))
        .collect()
}

fn trees() -> impl Strategy<Value = Tree> {
    let goal = prop_oneof![Just(Goal::Most), Just(Goal::Fewest)];
    (2..=4_usize, any::<u64>(), 2..=4_u64, 1..=8_u32, goal).prop_map(
        |(players, seed, width, plies, goal)| Tree {
            players,
            seed,
            width,
            plies,
            goal,
        },
    )
}

proptest! {
    #[test]
    fn the_value_is_that_of_minimax(tree in trees(), depth in 1..=5_u32) {
        let start = tree.start();
        let report = search(&tree, &RandomValues, &start, &Limits::depth(depth)).unwrap();
        let player = tree.turn(&start);
        prop_assert_eq!(report.value(), minimax(&tree, &RandomValues, &start, player, depth));
        prop_assert!(tree.is_legal(&start, report.best()));
    }

    #[test]
    fn every_line_asked_for_has_its_true_value(
        tree in trees(),
        depth in 1..=4_u32,
        lines in 1..=5_usize,
    ) {
        let start = tree.start();
        let limits = Limits { lines, ..Limits::depth(depth) };
        let report = search(&tree, &RandomValues, &start, &limits).unwrap();
        // A tree searched to its end needs no greater depth.
        let mut expected = root_values(&tree, report.depth);
        expected.sort_by_key(|&value| Reverse(value));
        expected.truncate(lines);
        let found: Vec<Value> = report.lines.iter().map(|line| line.value).collect();
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn a_line_can_be_played_and_ends_in_its_value(tree in trees(), depth in 1..=5_u32) {
        let limits = Limits { lines: usize::MAX, ..Limits::depth(depth) };
        let report = search(&tree, &RandomValues, &tree.start(), &limits).unwrap();
        let player = tree.turn(&tree.start());
        prop_assert_eq!(report.lines.len(), tree.count_moves(&tree.start()));
        for line in report.lines {
            let mut state = tree.start();
            for mv in line.moves {
                state = tree.play(&state, mv).unwrap();
            }
            let lead = margin(&tree, &line.values, player, Goal::Most);
            match tree.mover(&state) {
                Some(_) => prop_assert_eq!(line.value, Value::estimate(lead)),
                None => prop_assert_eq!(line.value, Value::end(lead / 100)),
            }
        }
    }

    #[test]
    fn exact_means_that_the_game_was_seen_to_its_end(tree in trees()) {
        let start = tree.start();
        let report = search(&tree, &RandomValues, &start, &Limits::default()).unwrap();
        prop_assert!(report.exact);
        let player = tree.turn(&start);
        prop_assert_eq!(report.value(), minimax(&tree, &RandomValues, &start, player, 99));
        if report.depth > 1 {
            let shallow = Limits::depth(report.depth - 1);
            prop_assert!(!search(&tree, &RandomValues, &start, &shallow).unwrap().exact);
        }
    }
}

#[test]
fn tic_tac_toe_is_a_draw() {
    let report = search(&TicTacToe, &ByScore, &TicTacToe.start(), &Limits::default()).unwrap();
    assert!(report.exact);
    assert_eq!(report.value(), Value::EVEN);
    assert_eq!(report.principal_variation().len(), 9);
    // Without pruning it would be the whole tree of 549,946 states at depth 9
    // alone.
    assert!(report.nodes < 100_000, "{} nodes", report.nodes);
}

#[test]
fn nim_is_won_unless_the_heaps_cancel_out() {
    for (heaps, won) in [
        (vec![1, 2, 3], false),
        (vec![1, 2, 2], true),
        (vec![3, 3], false),
        (vec![4, 1], true),
    ] {
        let nim = Nim { players: 2, heaps };
        let report = search(&nim, &ByScore, &nim.start(), &Limits::default()).unwrap();
        assert_eq!(report.value().margin(), Some(if won { 1 } else { -1 }));
    }
}

#[test]
fn a_finished_game_has_no_best_move() {
    let nim = Nim {
        players: 2,
        heaps: vec![0],
    };
    assert!(search(&nim, &ByScore, &nim.start(), &Limits::default()).is_none());
}

#[test]
fn who_left_is_no_rival() {
    let nim = Nim {
        players: 3,
        heaps: vec![2],
    };
    let state = nim.leave(&nim.start(), Player::new(1));
    let report = search(&nim, &ByScore, &state, &Limits::default()).unwrap();
    assert_eq!(report.best(), (0, 2));
    assert_eq!(report.value(), Value::end(1));
}

/// A tree that nobody searches to its end.
const ENDLESS: Tree = Tree {
    players: 3,
    seed: 4,
    width: 30,
    plies: 200,
    goal: Goal::Most,
};

#[test]
fn a_search_that_may_spend_nothing_still_moves() {
    let stop = AtomicBool::new(true);
    for limits in [
        Limits {
            stop: Some(&stop),
            ..Limits::default()
        },
        Limits::time(Duration::ZERO),
        Limits {
            nodes: Some(0),
            ..Limits::default()
        },
        Limits::depth(0),
    ] {
        let report = search(&ENDLESS, &RandomValues, &ENDLESS.start(), &limits).unwrap();
        assert!(ENDLESS.is_legal(&ENDLESS.start(), report.best()));
        assert_eq!((report.depth, report.nodes), (0, 0));
        assert!(!report.exact);
    }
}

#[test]
fn a_stop_is_noticed_and_the_plies_before_it_stand() {
    let stop = AtomicBool::new(false);
    let limits = Limits {
        stop: Some(&stop),
        ..Limits::default()
    };
    let mut nodes = 0;
    let report = search_with(
        &ENDLESS,
        &RandomValues,
        &ENDLESS.start(),
        &limits,
        |report| {
            nodes = report.nodes;
            stop.store(report.depth == 2, Ordering::Relaxed);
        },
    )
    .unwrap();
    assert_eq!((report.depth, report.nodes), (2, nodes));
    let two = search(&ENDLESS, &RandomValues, &ENDLESS.start(), &Limits::depth(2)).unwrap();
    assert_eq!(report.lines, two.lines);
}

#[test]
fn a_node_limit_is_kept_and_gives_the_same_result_each_time() {
    let limits = Limits {
        nodes: Some(20_000),
        lines: 3,
        ..Limits::default()
    };
    let run = || search(&ENDLESS, &RandomValues, &ENDLESS.start(), &limits).unwrap();
    let report = run();
    assert_eq!(report.nodes, 20_000);
    assert_eq!(report.lines.len(), 3);
    assert!(report.lines.is_sorted_by(|a, b| a.value >= b.value));
    assert_eq!(report.lines, run().lines);
}
