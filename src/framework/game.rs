//! The rules of any turn-based game.

use std::fmt::Debug;

use thiserror::Error;

use super::{Goal, Player, Scores};

/// A move that the rules do not allow in this state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the move is not legal here")]
pub struct IllegalMove;

/// The rules of a turn-based game for two to eight players.
///
/// A state knows everything the rules need, so records, perft and search are
/// written once against this trait. Laws, checked by one battery of tests for
/// every game that implements it:
///
/// - `moves` is empty exactly when `mover` is `None`, that is: the game is over;
/// - every move of `moves` is legal, and no other is;
/// - `apply` depends on nothing but its arguments.
pub trait Game {
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

    /// Whether the move is legal.
    fn is_legal(&self, state: &Self::State, mv: Self::Move) -> bool {
        self.moves(state).any(|legal| legal == mv)
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
    #[must_use]
    fn leave(&self, state: &Self::State, player: Player) -> Self::State;

    /// What each player has now; of a finished game, the result.
    fn scores(&self, state: &Self::State) -> Scores;
}
