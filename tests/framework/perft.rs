//! Perft: figures known by heart, conventions, stops and progress.

use std::cell::RefCell;
use std::sync::atomic::{AtomicBool, Ordering};

use outflank::framework::{
    Game, Goal, LastPly, Perft, PerftOptions, Player, divide, perft, perft_with,
};
use proptest::prelude::*;

use super::toys::{Noughts, TicTacToe, Tree};

/// Games of tic-tac-toe that end at plies 1 to 9; 255,168 in all.
const ENDED: [u64; 9] = [0, 0, 0, 0, 1_440, 5_328, 47_952, 72_576, 127_872];

fn looking() -> PerftOptions<'static> {
    PerftOptions {
        last_ply: LastPly::Look,
        ..PerftOptions::default()
    }
}

/// 9·8·7…, with every game that has ended counted once more at each ply.
fn leaves_of_tic_tac_toe() -> Vec<u64> {
    let mut playing = 1;
    let mut over = 0;
    (0..9)
        .map(|ply| {
            let moved = playing * (9 - ply as u64);
            let leaves = moved + over;
            playing = moved - ENDED[ply];
            over += ENDED[ply];
            leaves
        })
        .collect()
}

#[test]
fn tic_tac_toe_has_its_well_known_figures() {
    let all = perft_with(&TicTacToe, &TicTacToe.start(), 9, looking());
    assert_eq!(all.finished, ENDED);
    assert_eq!(all.leaves, leaves_of_tic_tac_toe());
    assert_eq!(all.leaves[8], 255_168);
}

#[test]
fn bulk_counting_leaves_the_last_ply_unlooked_at() {
    let counted = perft(&TicTacToe, &TicTacToe.start(), 7);
    assert_eq!(counted.leaves, leaves_of_tic_tac_toe()[..7]);
    assert_eq!(counted.finished, ENDED[..6]);
}

#[test]
fn a_finished_game_is_one_leaf_at_every_ply() {
    let over = TicTacToe.leave(&TicTacToe.start(), Player::new(0));
    let counted = perft_with(&TicTacToe, &over, 4, looking());
    assert_eq!((counted.leaves, counted.finished), (vec![1; 4], vec![0; 4]));
    assert_eq!(perft(&TicTacToe, &over, 0), Perft::default());
    assert_eq!(divide(&TicTacToe, &over, 3, None).count(), 0);
}

#[test]
fn all_games_over_stays_so_at_any_depth() {
    let counted = perft(&TicTacToe, &TicTacToe.start(), 100_000);
    assert_eq!(counted.leaves.len(), 100_000);
    assert!(counted.leaves[8..].iter().all(|&leaves| leaves == 255_168));
    assert_eq!(counted.finished[..9], ENDED);
}

#[test]
fn a_stop_leaves_the_plies_before_it() {
    let stop = AtomicBool::new(false);
    let told = RefCell::new(Vec::new());
    let counted = perft_with(
        &TicTacToe,
        &TicTacToe.start(),
        9,
        PerftOptions {
            stop: Some(&stop),
            progress: Some(&|progress| {
                told.borrow_mut()
                    .push((progress.done.leaves.len(), progress.share));
                stop.store(progress.done.leaves.len() == 5, Ordering::Relaxed);
            }),
            ..PerftOptions::default()
        },
    );
    assert_eq!(counted.leaves, leaves_of_tic_tac_toe()[..5]);
    assert_eq!(counted.finished, ENDED[..4]);
    assert!(told.borrow().is_sorted_by(|a, b| a <= b));
    assert!(
        told.borrow()
            .iter()
            .all(|(_, share)| (0.0..1.0).contains(share))
    );
}

proptest! {
    #[test]
    fn threads_change_no_figure(seed: u64, depth in 1..=7_u32, threads in 2..=9_usize) {
        let tree = Tree { players: 2, seed, width: 4, plies: 6, goal: Goal::Most };
        let start = tree.start();
        let shared = PerftOptions { threads, ..looking() };
        let alone = perft_with(&tree, &start, depth, looking());
        prop_assert_eq!(perft_with(&tree, &start, depth, shared), alone);
    }

    #[test]
    fn the_parts_make_up_the_whole(seed: u64, players in 2..=4_usize, depth in 1..=7_u32) {
        let tree = Tree { players, seed, width: 4, plies: 6, goal: Goal::Most };
        let start = tree.start();
        let whole = perft_with(&tree, &start, depth, looking());
        prop_assert_eq!(whole.leaves.len(), whole.finished.len());
        let divided: u64 = divide(&tree, &start, depth, None).map(|(_, leaves)| leaves).sum();
        prop_assert_eq!(Some(&divided), whole.leaves.last());
        let bulk = perft(&tree, &start, depth);
        prop_assert_eq!(&bulk.leaves, &whole.leaves);
        prop_assert_eq!(&bulk.finished[..], &whole.finished[..depth as usize - 1]);
    }
}

/// Tic-tac-toe that forgets how to tell a win, so that all nine cells fill.
struct Filling;

impl Game for Filling {
    type State = Noughts;
    type Move = u8;

    fn players(&self) -> usize {
        2
    }
    fn goal(&self) -> Goal {
        Goal::Most
    }
    fn start(&self) -> Noughts {
        TicTacToe.start()
    }
    fn turn(&self, state: &Noughts) -> Player {
        TicTacToe.turn(state)
    }
    fn moves(&self, state: &Noughts) -> impl Iterator<Item = u8> {
        let empty = state.empty();
        (0..9).filter(move |&cell| empty & 1 << cell != 0)
    }
    fn apply(&self, state: &Noughts, cell: u8) -> Noughts {
        TicTacToe.apply(state, cell)
    }
    fn leave(&self, state: &Noughts, player: Player) -> Noughts {
        TicTacToe.leave(state, player)
    }
    fn has_left(&self, state: &Noughts, player: Player) -> bool {
        TicTacToe.has_left(state, player)
    }
    fn scores(&self, state: &Noughts) -> outflank::framework::Scores {
        TicTacToe.scores(state)
    }
}

#[test]
fn without_early_ends_the_figures_are_factorials() {
    let counted = perft(&Filling, &Filling.start(), 9);
    assert_eq!(
        counted.leaves,
        [9, 72, 504, 3_024, 15_120, 60_480, 181_440, 362_880, 362_880]
    );
    assert_eq!(counted.finished, [0; 8]);
}
