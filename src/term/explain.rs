//! Why a placement captures or not, as people read it.

use std::fmt::Write;

use crate::framework::Player;
use crate::reversi::position::{Explanation, RayReport, Verdict};
use crate::reversi::variant::Variant;
use crate::topology::Cell;

/// What was found in each direction, one line a direction, the captured runs
/// first; above them, what the placement comes to.
///
/// ```
/// use outflank::framework::Game;
/// use outflank::reversi::Reversi;
/// use outflank::term::explanation;
/// let rules = Reversi::load("mini-4")?;
/// let a2 = rules.variant().board().names().cell("a2")?;
/// let text = explanation(rules.variant(), &rules.explain(&rules.start(), a2));
/// assert!(text.starts_with("Black may place on a2 and turns b2.\n"), "{text}");
/// assert!(text.contains("captured      b2, closed by c2\n"), "{text}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn explanation(variant: &Variant, explanation: &Explanation) -> String {
    let names = variant.board().names();
    let at = names.name(explanation.at);
    let player = player_name(variant, explanation.player);
    if let Some(owner) = explanation.occupied_by {
        let owner = player_name(variant, owner);
        return format!("{player} cannot place on {at}: {owner} has a disc there.\n");
    }
    if explanation.free_opening {
        let may = if explanation.legal { "may" } else { "cannot" };
        return format!(
            "{player} {may} place on {at}: the free cells of the opening are filled first, \
             and nothing is captured.\n"
        );
    }
    let captured = explanation.captured();
    let mut text = match (captured.is_empty(), explanation.legal) {
        (false, true) => format!(
            "{player} may place on {at} and turns {}.\n",
            cells(variant, &captured)
        ),
        (true, true) => format!("{player} may place on {at}; nothing is captured.\n"),
        (true, false) => format!("{player} cannot place on {at}: no run is captured.\n"),
        (false, false) => format!("{player} cannot place on {at}: the game is over.\n"),
    };
    text.push_str(&directions(variant, explanation));
    text
}

/// One line a direction: those with discs first, so that they are not lost
/// among the others.
fn directions(variant: &Variant, explanation: &Explanation) -> String {
    let directions = variant.board().graph().directions();
    let width = explanation.rays.iter();
    let width = width.map(|ray| directions.name(ray.direction).chars().count());
    let width = width.max().unwrap_or(0);
    let mut rays: Vec<&RayReport> = explanation.rays.iter().collect();
    rays.sort_by_key(|ray| match ray.verdict {
        Verdict::Captured => 0,
        _ if !ray.run.is_empty() => 1,
        Verdict::OwnDiscNext => 2,
        _ => 3,
    });
    let mut text = String::new();
    for ray in rays {
        let direction = directions.name(ray.direction);
        let line = format!(
            "  {direction:width$}  {:12}  {}",
            ray.verdict.words(),
            run(variant, ray)
        );
        // Writing into a string cannot fail.
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

/// The run and what closes it.
fn run(variant: &Variant, ray: &RayReport) -> String {
    let discs = cells(variant, &ray.run);
    match ray.closed_by {
        Some(own) if !ray.run.is_empty() => {
            format!("{discs}, closed by {}", variant.board().names().name(own))
        }
        _ => discs,
    }
}

/// Names of cells with blanks between them.
pub(super) fn cells(variant: &Variant, cells: &[Cell]) -> String {
    let names = variant.board().names();
    let names: Vec<&str> = cells.iter().map(|&cell| names.name(cell)).collect();
    names.join(" ")
}

/// What a player is called.
#[must_use]
pub fn player_name(variant: &Variant, player: Player) -> &str {
    let info = variant.players().get(player.index());
    info.map_or("nobody", |info| &info.name)
}
