//! Playing at random.

use rand::{Rng, RngExt};

use super::Game;

/// One of the legal moves, each as likely as any other; `None` when the game
/// is over. The same random numbers choose the same move.
pub fn random_move<G: Game>(game: &G, state: &G::State, rng: &mut impl Rng) -> Option<G::Move> {
    match game.count_moves(state) {
        0 => None,
        count => game.moves(state).nth(rng.random_range(0..count)),
    }
}
