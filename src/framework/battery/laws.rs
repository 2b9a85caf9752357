//! The laws that can be checked by looking at one state.

use super::Law;
use crate::framework::{Game, LastPly, Perft, PerftOptions, Player, divide, perft_with};

/// Moves looked at one by one in a state that has more of them.
const MANY: usize = 256;

/// What was found instead of what a law demands.
pub(super) type Finding = Result<(), (Law, String)>;

/// Fails with a text, formatted only then, unless the condition holds.
macro_rules! demand {
    ($law:expr, $holds:expr, $($found:tt)+) => {
        if !$holds {
            return Err(($law, format!($($found)+)));
        }
    };
}
pub(super) use demand;

/// Every law about one state. `others` are moves seen elsewhere in the game.
pub(super) fn state<G: Game>(game: &G, state: &G::State, others: &[G::Move]) -> Finding {
    let moves: Vec<G::Move> = game.moves(state).collect();
    lists(game, state, &moves)?;
    turn(game, state, &moves)?;
    legality(game, state, &moves, others)?;
    let scores = game.scores(state).players();
    demand!(
        Law::Scores,
        scores == game.players(),
        "{scores} scores for {} players in {state:?}",
        game.players()
    );
    if !moves.is_empty() {
        for player in Player::all(game.players()) {
            leaving(game, state, player)?;
        }
    }
    Ok(())
}

fn lists<G: Game>(game: &G, state: &G::State, moves: &[G::Move]) -> Finding {
    demand!(
        Law::Moves,
        game.moves(state).eq(moves.iter().copied()),
        "a second look lists other moves in {state:?}"
    );
    for (index, mv) in moves.iter().enumerate().take(MANY) {
        demand!(
            Law::Moves,
            !moves[..index].contains(mv),
            "{mv:?} is listed twice in {state:?}"
        );
    }
    let counted = game.count_moves(state);
    demand!(
        Law::Counts,
        counted == moves.len(),
        "count_moves says {counted}, moves lists {} in {state:?}",
        moves.len()
    );
    if moves.len() <= MANY {
        let counted = game.count_moves_and_endings(state);
        let listed = moves
            .iter()
            .filter(|&&mv| game.mover(&game.apply(state, mv)).is_none())
            .count();
        demand!(
            Law::Counts,
            counted == (moves.len(), listed),
            "count_moves_and_endings says {counted:?}, {listed} moves end the game in {state:?}"
        );
    }
    Ok(())
}

fn turn<G: Game>(game: &G, state: &G::State, moves: &[G::Move]) -> Finding {
    let mover = game.mover(state);
    demand!(
        Law::Over,
        mover.is_none() == moves.is_empty(),
        "the mover is {mover:?}, but there are {} moves in {state:?}",
        moves.len()
    );
    let Some(mover) = mover else { return Ok(()) };
    demand!(
        Law::Turn,
        mover == game.turn(state) && mover.index() < game.players(),
        "the mover is {mover:?}, the turn is {:?}'s in {state:?}",
        game.turn(state)
    );
    demand!(
        Law::Turn,
        !game.has_left(state, mover),
        "the mover {mover:?} has left in {state:?}"
    );
    Ok(())
}

fn legality<G: Game>(game: &G, state: &G::State, moves: &[G::Move], others: &[G::Move]) -> Finding {
    for &mv in moves.iter().take(MANY) {
        demand!(
            Law::Legal,
            game.is_legal(state, mv),
            "is_legal refuses {mv:?}, which moves lists, in {state:?}"
        );
        let next = game.apply(state, mv);
        demand!(
            Law::Apply,
            game.apply(state, mv) == next,
            "{mv:?} leads elsewhere the second time, from {state:?}"
        );
        demand!(
            Law::Legal,
            game.play(state, mv).as_ref() == Ok(&next),
            "play and apply differ about {mv:?} in {state:?}"
        );
        let left = |state| Player::all(game.players()).map(move |p| game.has_left(state, p));
        demand!(
            Law::Leave,
            left(state).eq(left(&next)),
            "the move {mv:?} changes who has left in {state:?}"
        );
    }
    for &mv in others.iter().filter(|mv| !moves.contains(mv)) {
        demand!(
            Law::Legal,
            !game.is_legal(state, mv) && game.play(state, mv).is_err(),
            "{mv:?} is allowed, but moves does not list it, in {state:?}"
        );
        // An illegal move may lead anywhere, but not to a panic.
        let _ = game.apply(state, mv);
    }
    Ok(())
}

fn leaving<G: Game>(game: &G, state: &G::State, player: Player) -> Finding {
    let next = game.leave(state, player);
    for other in Player::all(game.players()) {
        let gone = game.has_left(&next, other);
        demand!(
            Law::Leave,
            gone == (other == player || game.has_left(state, other)),
            "after {player:?} left, has_left says {gone} of {other:?} in {next:?}"
        );
    }
    demand!(
        Law::Leave,
        game.leave(&next, player) == next,
        "{player:?} leaving again changes {next:?}"
    );
    let stay = staying(game, &next).count();
    let mover = game.mover(&next);
    demand!(
        Law::GoesOn,
        stay > 1 || mover.is_none(),
        "only one player is left, but {mover:?} is to move in {next:?}"
    );
    let before = game.turn(state);
    demand!(
        Law::Leave,
        mover.is_none_or(|mover| mover != player && (before == player || mover == before)),
        "{player:?} leaves on {before:?}'s turn, then it is {mover:?}'s in {next:?}"
    );
    Ok(())
}

/// Who has not left.
pub(super) fn staying<G: Game>(game: &G, state: &G::State) -> impl Iterator<Item = Player> {
    Player::all(game.players()).filter(|&player| !game.has_left(state, player))
}

/// Perft against counting by the rules alone, as deep as is quick.
pub(super) fn perft<G: Game>(game: &G, state: &G::State) -> Finding {
    let width = game.moves(state).count().max(1);
    let depth = (1..=4)
        .rev()
        .find(|&depth| width.pow(depth) <= 2_000)
        .unwrap_or(1);
    let mut naive = Perft {
        leaves: vec![0; depth as usize],
        finished: vec![0; depth as usize],
    };
    count(game, state, 0, &mut naive);
    let options = PerftOptions {
        last_ply: LastPly::Look,
        ..PerftOptions::default()
    };
    let counted = perft_with(game, state, depth, options);
    demand!(
        Law::Perft,
        counted == naive,
        "perft counts {counted:?}, the rules say {naive:?} from {state:?}"
    );
    let sum: u64 = divide(game, state, depth, None)
        .map(|(_, leaves)| leaves)
        .sum();
    demand!(
        Law::Perft,
        Some(&sum) == naive.leaves.last() || game.mover(state).is_none(),
        "divide adds up to {sum}, the rules say {naive:?} from {state:?}"
    );
    Ok(())
}

fn count<G: Game>(game: &G, state: &G::State, ply: usize, counts: &mut Perft) {
    let mut moves = game.moves(state).peekable();
    if moves.peek().is_none() {
        if ply > 0 {
            counts.finished[ply - 1] += 1;
        }
        counts.leaves[ply..]
            .iter_mut()
            .for_each(|leaves| *leaves += 1);
    } else if ply < counts.leaves.len() {
        for mv in moves {
            counts.leaves[ply] += 1;
            count(game, &game.apply(state, mv), ply + 1, counts);
        }
    }
}
