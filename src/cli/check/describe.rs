//! What a good descriptor describes.

use std::io::{self, Write};

use serde::Serialize;

use super::suspect;
use crate::cli::output;
use crate::cli::results::{Seat, cell_names, seats};
use crate::framework::{Game, Goal, Player};
use crate::reversi::variant::{Facts, PassRule, Run, Variant, WhenBlocked};
use crate::reversi::{Move, Reversi};
use crate::term::player_name;
use crate::topology::Symmetries;

/// The longest list of cells that is printed for people.
const SHOWN: usize = 24;

#[derive(Serialize)]
pub(super) struct Description<'a> {
    descriptor: &'a str,
    ok: bool,
    name: &'a str,
    title: &'a str,
    cells: usize,
    links: usize,
    directions: Vec<String>,
    symmetries: u64,
    parts: usize,
    players: Vec<Seat<'a>>,
    first: &'a str,
    discs: Vec<usize>,
    free: Vec<&'a str>,
    first_moves: Vec<&'a str>,
    never_filled: Vec<&'a str>,
    never_turned: Vec<&'a str>,
    warnings: Vec<String>,
    #[serde(skip)]
    variant: &'a Variant,
}

impl<'a> Description<'a> {
    pub(super) fn of(descriptor: &'a str, rules: &'a Reversi) -> Self {
        let variant = &**rules.variant();
        let facts = Facts::of(variant);
        let start = rules.start();
        let opening = variant.opening();
        let placements = rules.moves(&start).filter_map(Move::cell);
        let owned = |player| {
            opening
                .discs
                .iter()
                .filter(|disc| **disc == Some(player))
                .count()
        };
        Self {
            descriptor,
            ok: true,
            name: variant.name(),
            title: variant.title(),
            cells: facts.cells,
            links: facts.links,
            symmetries: Symmetries::of(variant.board().graph()).order(),
            parts: facts.parts,
            players: seats(variant),
            first: player_name(variant, variant.first()),
            discs: Player::all(rules.players()).map(owned).collect(),
            free: cell_names(variant, opening.free.iter().copied()),
            first_moves: cell_names(variant, placements),
            never_filled: cell_names(variant, facts.never_filled.iter().copied()),
            never_turned: cell_names(variant, facts.never_turned.iter().copied()),
            warnings: suspect::warnings(rules, &facts),
            directions: facts.directions,
            variant,
        }
    }

    pub(super) fn print(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}: good", self.descriptor)?;
        let rows = [
            ("variant", format!("{}: {}", self.name, self.title)),
            ("board", self.board()),
            ("directions", self.directions.join(", ")),
            ("players", self.players()),
            ("opening", self.opening()),
            ("rules", self.rules()),
            ("first moves", counted(&self.first_moves)),
            ("never turned", counted(&self.never_turned)),
        ];
        for (what, value) in rows {
            writeln!(out, "  {what:<13} {value}")?;
        }
        for warning in &self.warnings {
            let style = output::WARNING;
            writeln!(out, "  {style}warning:{style:#}      {warning}")?;
        }
        Ok(())
    }

    fn board(&self) -> String {
        let plural = |count: u64, one: &str, more: &str| match count {
            1 => format!("1 {one}"),
            _ => format!("{count} {more}"),
        };
        let cells = plural(self.cells as u64, "cell", "cells");
        let links = plural(self.links as u64, "link", "links");
        let parts = plural(self.parts as u64, "part", "parts");
        let symmetries = plural(self.symmetries, "symmetry", "symmetries");
        format!("{cells}, {links}, {parts}, {symmetries}")
    }

    fn players(&self) -> String {
        let each = self.variant.players().iter();
        let each: Vec<String> = each.map(|p| format!("{} ({})", p.name, p.symbol)).collect();
        format!("{}; {} moves first", each.join(", "), self.first)
    }

    fn opening(&self) -> String {
        let opening = self.variant.opening();
        let players = self.variant.players().iter().zip(&self.discs);
        let discs: Vec<String> = players
            .map(|(p, discs)| format!("{} {discs}", p.name))
            .collect();
        let mut text = format!("discs: {}", discs.join(", "));
        if !self.free.is_empty() {
            text += &format!("; filled first without capturing: {}", self.free.join(" "));
        }
        if !opening.moves.is_empty() {
            let line = cell_names(self.variant, opening.moves.iter().copied());
            text += &format!("; then always {}", line.join(" "));
        }
        if let Some(random) = opening.random {
            text += &format!(
                "; then {} random plies from seed {}",
                random.plies, random.seed
            );
        }
        text
    }

    fn rules(&self) -> String {
        let rules = self.variant.rules();
        let run = match rules.run {
            Run::Mixed => "runs may mix colours",
            Run::SingleColour => "runs are of one colour",
        };
        let blocked = match (rules.when_blocked, rules.pass) {
            (WhenBlocked::PlaceAdjacent, _) => "who cannot capture places beside a disc",
            (WhenBlocked::Pass, PassRule::Forced) => "who cannot place passes",
            (WhenBlocked::Pass, PassRule::Voluntary) => "everybody may pass",
            (WhenBlocked::Pass, PassRule::EndsGame) => "the game ends when the mover cannot place",
        };
        let goal = match rules.goal {
            Goal::Most => "most discs win",
            Goal::Fewest => "fewest discs win",
        };
        format!("{run}; {blocked}; {goal}")
    }
}

/// How many cells, and the first of them.
pub(super) fn counted(cells: &[&str]) -> String {
    let shown = cells[..cells.len().min(SHOWN)].join(" ");
    match cells.len().checked_sub(SHOWN) {
        _ if cells.is_empty() => "none".to_owned(),
        Some(more @ 1..) => format!("{}: {shown} and {more} more", cells.len()),
        _ => format!("{}: {shown}", cells.len()),
    }
}
