//! The rules of any turn-based game.

use std::fmt::Debug;
use std::sync::Arc;

use thiserror::Error;

use super::{Goal, Player, Scores};

/// A move that the rules do not allow in this state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the move is not legal here")]
pub struct IllegalMove;

/// The rules of a turn-based game for two to eight players.
///
/// A state knows everything the rules need, so records, perft and search are
/// written once against this trait. Laws, checked by one
/// [battery](super::battery) of tests for every game that implements it:
///
/// - [`moves`](Game::moves) is empty exactly when [`mover`](Game::mover) is
///   `None`, that is: the game is over; otherwise the mover is the one whose
///   [`turn`](Game::turn) it is;
/// - every move of `moves` is legal and listed once, and no other is legal;
/// - [`apply`](Game::apply) depends on nothing but its arguments;
/// - the counting methods agree with the moves they count;
/// - who [leaves](Game::leave) is never the mover again, the turn does not
///   change when somebody else leaves, and at most one player left ends the
///   game;
/// - every game ends.
///
/// Rules never change, so any number of threads may read them. Shared rules are
/// rules too: `&G` and `Arc<G>` implement `Game` as `G` does.
pub trait Game: Send + Sync {
    /// A state of the game: whatever the rules must remember.
    type State: Clone + PartialEq + Debug + Send + Sync;
    /// A move. Passing, where a game has it, is a move as well.
    type Move: Copy + PartialEq + Debug + Send + Sync;

    /// How many players take part, 2 to [`MAX_PLAYERS`](super::MAX_PLAYERS).
    fn players(&self) -> usize;

    /// Which score is the better one.
    fn goal(&self) -> Goal;

    /// The state in which the game starts.
    fn start(&self) -> Self::State;

    /// Whose turn it is, or would be if the game were not over. Cheap, unlike
    /// [`mover`](Game::mover), which has to look for moves.
    fn turn(&self, state: &Self::State) -> Player;

    /// Who is to move, or `None` when the game is over.
    fn mover(&self, state: &Self::State) -> Option<Player> {
        (self.count_moves(state) > 0).then(|| self.turn(state))
    }

    /// All legal moves, in an order that depends on the state alone.
    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Self::Move>;

    /// How many legal moves there are.
    fn count_moves(&self, state: &Self::State) -> usize {
        self.moves(state).count()
    }

    /// How many legal moves there are, and how many of them end the game. Only
    /// perft asks, and only about its last ply; a game that can tell without
    /// listing the answers to every move should.
    fn count_moves_and_endings(&self, state: &Self::State) -> (usize, usize) {
        let ends = |mv| self.mover(&self.apply(state, mv)).is_none();
        self.moves(state).fold((0, 0), |(moves, endings), mv| {
            (moves + 1, endings + usize::from(ends(mv)))
        })
    }

    /// Whether the move is legal.
    fn is_legal(&self, state: &Self::State, mv: Self::Move) -> bool {
        self.moves(state).any(|legal| legal == mv)
    }

    /// Whether the move only hands the turn on. A pass is recorded and undone
    /// like any move; where it is the only legal move, it is not a turn that a
    /// person would come back to.
    fn is_pass(&self, mv: Self::Move) -> bool {
        let _ = mv;
        false
    }

    /// The state after a move that is known to be legal. What an illegal one
    /// leads to is not specified; it does not panic.
    #[must_use]
    fn apply(&self, state: &Self::State, mv: Self::Move) -> Self::State;

    /// The state after a move.
    ///
    /// # Errors
    /// [`IllegalMove`] when the rules do not allow it.
    fn play(&self, state: &Self::State, mv: Self::Move) -> Result<Self::State, IllegalMove> {
        if self.is_legal(state, mv) {
            Ok(self.apply(state, mv))
        } else {
            Err(IllegalMove)
        }
    }

    /// The state after a player resigned or ran out of time: the turn skips
    /// that player from now on, and the game is over when only one is left.
    /// Leaving a second time changes nothing.
    #[must_use]
    fn leave(&self, state: &Self::State, player: Player) -> Self::State;

    /// Whether the player has left: such a player can no longer win, whatever
    /// the scores say.
    fn has_left(&self, state: &Self::State, player: Player) -> bool;

    /// What each player has now; of a finished game, the result.
    fn scores(&self, state: &Self::State) -> Scores;
}

/// Forwards every method, so that a game's own faster versions stay in use.
macro_rules! forward {
    ($pointer:ty) => {
        impl<G: Game> Game for $pointer {
            type State = G::State;
            type Move = G::Move;

            fn players(&self) -> usize {
                (**self).players()
            }
            fn goal(&self) -> Goal {
                (**self).goal()
            }
            fn start(&self) -> Self::State {
                (**self).start()
            }
            fn turn(&self, state: &Self::State) -> Player {
                (**self).turn(state)
            }
            fn mover(&self, state: &Self::State) -> Option<Player> {
                (**self).mover(state)
            }
            fn moves(&self, state: &Self::State) -> impl Iterator<Item = Self::Move> {
                (**self).moves(state)
            }
            fn count_moves(&self, state: &Self::State) -> usize {
                (**self).count_moves(state)
            }
            fn count_moves_and_endings(&self, state: &Self::State) -> (usize, usize) {
                (**self).count_moves_and_endings(state)
            }
            fn is_legal(&self, state: &Self::State, mv: Self::Move) -> bool {
                (**self).is_legal(state, mv)
            }
            fn is_pass(&self, mv: Self::Move) -> bool {
                (**self).is_pass(mv)
            }
            fn apply(&self, state: &Self::State, mv: Self::Move) -> Self::State {
                (**self).apply(state, mv)
            }
            fn play(
                &self,
                state: &Self::State,
                mv: Self::Move,
            ) -> Result<Self::State, IllegalMove> {
                (**self).play(state, mv)
            }
            fn leave(&self, state: &Self::State, player: Player) -> Self::State {
                (**self).leave(state, player)
            }
            fn has_left(&self, state: &Self::State, player: Player) -> bool {
                (**self).has_left(state, player)
            }
            fn scores(&self, state: &Self::State) -> Scores {
                (**self).scores(state)
            }
        }
    };
}

forward!(&G);
forward!(Arc<G>);
