//! Why a move is refused, in a learner's words.

use super::moves::move_text;
use super::quote::listed;
use crate::framework::{Game, Player};
use crate::reversi::position::{Explanation, RayReport, Verdict};
use crate::reversi::variant::WhenBlocked;
use crate::reversi::{Move, Reversi, ReversiPosition};
use crate::topology::Cell;

/// Why a move is not legal, as the end of a sentence that begins with the
/// move; `None` when it is legal.
///
/// ```
/// use outflank::framework::Game;
/// use outflank::reversi::{Reversi, notation::{parse_move, why_not}};
/// let rules = Reversi::load("classic")?;
/// let d6 = parse_move(rules.variant(), "d6")?;
/// assert_eq!(
///     why_not(&rules, &rules.start(), d6).as_deref(),
///     Some("it captures nothing: the run e5 (north-east) ends at an empty cell")
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn why_not(rules: &Reversi, position: &ReversiPosition, mv: Move) -> Option<String> {
    if rules.is_legal(position, mv) {
        return None;
    }
    let options: Vec<Move> = rules.moves(position).collect();
    let cell = match (mv, &options[..]) {
        (_, []) => return Some("the game is over".to_owned()),
        (Move::Pass, _) => {
            return Some("a pass is not due: there is a cell to place on".to_owned());
        }
        (Move::Place(cell), _) => cell,
    };
    let explanation = rules.explain(position, cell);
    if let Some(owner) = explanation.occupied_by {
        return Some(format!("{} has a disc there", name(rules, owner)));
    }
    if explanation.free_opening {
        return Some(free_opening(rules, position));
    }
    if options == [Move::Pass] {
        return Some("no placement captures anything: the only move is a pass".to_owned());
    }
    if rules.variant().rules().when_blocked == WhenBlocked::PlaceAdjacent
        && options
            .iter()
            .all(|&mv| captures_nothing(rules, position, mv))
    {
        return Some("no disc is next to it".to_owned());
    }
    Some(captures_no_run(rules, &explanation))
}

pub(super) fn name(rules: &Reversi, player: Player) -> &str {
    &rules.variant().players()[player.index()].name
}

fn captures_nothing(rules: &Reversi, position: &ReversiPosition, mv: Move) -> bool {
    let cell = mv.cell();
    cell.is_none_or(|cell| rules.explain(position, cell).captured().is_empty())
}

fn free_opening(rules: &Reversi, position: &ReversiPosition) -> String {
    let free = rules.variant().opening().free.iter();
    let free = free.filter(|&&cell| rules.owner(position, cell).is_none());
    let names: Vec<&str> = free.map(|&cell| cell_name(rules, cell)).collect();
    format!(
        "the opening is not finished: {} come first",
        listed(&names, 8)
    )
}

fn cell_name(rules: &Reversi, cell: Cell) -> &str {
    move_text(rules.variant(), Move::Place(cell))
}

/// Every run that was found and what is wrong with it.
fn captures_no_run(rules: &Reversi, explanation: &Explanation) -> String {
    let runs = explanation.rays.iter().filter(|ray| !ray.run.is_empty());
    let runs: Vec<String> = runs.map(|ray| run_in_words(rules, ray)).collect();
    if !runs.is_empty() {
        return format!("it captures nothing: {}", runs.join("; "));
    }
    let own = explanation.rays.iter();
    let own = own.filter(|ray| ray.verdict == Verdict::OwnDiscNext);
    let own: Vec<&str> = own.map(|ray| direction(rules, ray)).collect();
    match own.len() {
        0 => "it captures nothing: no disc is next to it".to_owned(),
        1 => format!(
            "it captures nothing: next to it is only an own disc ({})",
            own[0]
        ),
        _ => format!(
            "it captures nothing: next to it are only own discs ({})",
            own.join(", ")
        ),
    }
}

fn direction<'r>(rules: &'r Reversi, ray: &RayReport) -> &'r str {
    let directions = rules.variant().board().graph().directions();
    directions.name(ray.direction)
}

fn run_in_words(rules: &Reversi, ray: &RayReport) -> String {
    let names: Vec<&str> = ray.run.iter().map(|&cell| cell_name(rules, cell)).collect();
    let end = match ray.verdict {
        Verdict::OpenEnd => "ends at an empty cell",
        Verdict::BoardEdge => "ends at the edge of the board",
        Verdict::Hole => "ends at a hole",
        Verdict::MixedColours => "has more than one colour",
        Verdict::CameBack => "comes back to the same cell",
        Verdict::Captured | Verdict::OwnDiscNext | Verdict::EmptyNext => "is closed",
    };
    format!(
        "the run {} ({}) {end}",
        listed(&names, 8),
        direction(rules, ray)
    )
}

/// The legal moves, in words.
pub(super) fn legal_in_words(rules: &Reversi, position: &ReversiPosition) -> String {
    let legal: Vec<&str> = rules
        .moves(position)
        .map(|mv| move_text(rules.variant(), mv))
        .collect();
    match legal[..] {
        [only] => format!("the only legal move is {only}"),
        _ => format!("legal moves are {}", listed(&legal, 24)),
    }
}

/// Somebody else who could make the placement, were it their turn.
pub(super) fn others_move(
    rules: &Reversi,
    position: &ReversiPosition,
    cell: Cell,
) -> Option<Player> {
    let mut setup = rules.setup(position);
    let others = Player::all(rules.players()).filter(|&player| player != position.turn());
    let mut able = others.filter(|&player| {
        setup.turn = player;
        let theirs = rules.position(&setup);
        theirs.is_ok_and(|theirs| rules.is_legal(&theirs, Move::Place(cell)))
    });
    able.next()
}
