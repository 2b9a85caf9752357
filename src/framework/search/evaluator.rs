//! The seam between the search and what a game is about.

use super::Value;
use crate::framework::{Game, Goal, Player, Scores};

/// Values states of a game, and so steers a search.
pub trait Evaluator<G: Game> {
    /// What an unfinished state promises each player, in hundredths of a point
    /// of the game's own score. More is better, even where the lowest score
    /// wins. Only differences between players count.
    fn evaluate(&self, game: &G, state: &G::State) -> Scores;

    /// By how many points a player has won a finished game; negative when
    /// lost, 0 when the first place is shared. The search places every win
    /// above all estimates.
    fn final_margin(&self, game: &G, state: &G::State, player: Player) -> i32 {
        final_margin(game, state, player)
    }

    /// Which move looks good at first sight: those with the higher number are
    /// searched first. `depth` is how many plies the search below this state
    /// has left; a look that costs much pays only when it is large.
    fn order(&self, game: &G, state: &G::State, mv: G::Move, depth: u32) -> i32 {
        let _ = (game, state, mv, depth);
        0
    }
}

impl<G: Game, E: Evaluator<G> + ?Sized> Evaluator<G> for &E {
    fn evaluate(&self, game: &G, state: &G::State) -> Scores {
        (**self).evaluate(game, state)
    }
    fn final_margin(&self, game: &G, state: &G::State, player: Player) -> i32 {
        (**self).final_margin(game, state, player)
    }
    fn order(&self, game: &G, state: &G::State, mv: G::Move, depth: u32) -> i32 {
        (**self).order(game, state, mv, depth)
    }
}

/// Believes that scores stay as they are: the simplest evaluator, for any
/// game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByScore;

impl<G: Game> Evaluator<G> for ByScore {
    fn evaluate(&self, game: &G, state: &G::State) -> Scores {
        hundredths(game.goal(), game.scores(state))
    }
}

/// Scores in points as values in hundredths, more is better.
pub(super) fn hundredths(goal: Goal, mut scores: Scores) -> Scores {
    for player in Player::all(scores.players()) {
        scores[player] = goal.margin(scores[player], 0).saturating_mul(100);
    }
    scores
}

/// By how much a player's score is better than the best of the others who
/// stayed; one who left has lost by at least a point.
fn final_margin<G: Game>(game: &G, state: &G::State, player: Player) -> i32 {
    let scores = game.scores(state);
    let goal = game.goal();
    let margin = lead(game, state, player, |other| {
        goal.margin(scores[player], scores[other])
    });
    if game.has_left(state, player) {
        margin.min(-1)
    } else if rivals(game, state, player).next().is_none() {
        margin.max(1)
    } else {
        margin
    }
}

/// An estimate seen by one player: the own value minus the best of the others
/// who are still in the game.
pub(super) fn estimate<G: Game>(
    game: &G,
    state: &G::State,
    values: &Scores,
    player: Player,
) -> Value {
    Value::estimate(lead(game, state, player, |other| {
        values[player].saturating_sub(values[other])
    }))
}

/// The smallest of the margins over the rivals.
fn lead<G: Game>(
    game: &G,
    state: &G::State,
    player: Player,
    margin: impl Fn(Player) -> i32,
) -> i32 {
    match game.players() {
        2 => margin(player.next(2)),
        _ => rivals(game, state, player).map(margin).min().unwrap_or(0),
    }
}

fn rivals<G: Game>(game: &G, state: &G::State, player: Player) -> impl Iterator<Item = Player> {
    Player::all(game.players())
        .filter(move |&other| other != player && !game.has_left(state, other))
}
