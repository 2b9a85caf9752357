//! From `[opening]` to the discs on the board and what is played first.

use super::board::Ground;
use super::layout;
use super::players;
use crate::framework::Player;
use crate::reversi::variant::descriptor::OpeningSpec;
use crate::reversi::variant::error::{Fault, Problems};
use crate::reversi::variant::model::{Opening, PlayerInfo, RandomOpening};
use crate::reversi::variant::source::KeyPath;
use crate::topology::Cell;

/// Builds the opening; what does not fit is left out and added to `problems`.
pub(super) fn build(
    spec: &OpeningSpec,
    ground: &Ground,
    players: &[PlayerInfo],
    problems: &mut Problems<'_>,
) -> Opening {
    let mut setting = Setting {
        ground,
        players,
        problems,
        discs: vec![None; ground.board.graph().len()],
    };
    setting.layout(spec);
    setting.discs(spec);
    let free = setting.empty_cells("free", spec.free.as_deref());
    let moves = setting.empty_cells("moves", spec.moves.as_deref());
    setting.reachable(spec, &free);
    if spec.seed.is_some() && spec.random.is_none() {
        setting.problems.add(Fault::IdleSeed, key("seed"));
    }
    Opening {
        discs: setting.discs,
        free,
        moves,
        random: spec
            .random
            .filter(|&plies| plies > 0)
            .map(|plies| RandomOpening {
                plies,
                seed: spec.seed.unwrap_or(0).into(),
            }),
    }
}

fn key(name: &str) -> KeyPath {
    KeyPath::of("opening").key(name)
}

struct Setting<'a, 'b> {
    ground: &'a Ground,
    players: &'a [PlayerInfo],
    problems: &'a mut Problems<'b>,
    discs: Vec<Option<Player>>,
}

impl Setting<'_, '_> {
    fn layout(&mut self, spec: &OpeningSpec) {
        let (name, placed) = match (&spec.layout, &spec.centre) {
            (Some(_), Some(_)) => {
                let fault = Fault::Misfit {
                    what: "`layout` and `centre` both say what lies in the middle".into(),
                    help: "keep one of them",
                };
                self.problems.add(fault, key("centre"));
                return;
            }
            (Some(layout), None) => (
                "layout",
                layout::named(*layout, self.ground, self.players.len()),
            ),
            (None, Some(rows)) => ("centre", layout::drawn(rows, self.ground, self.players)),
            (None, None) => return,
        };
        match placed {
            Ok(placed) => {
                for (cell, owner) in placed {
                    self.put(cell, owner, &key(name));
                }
            }
            Err((fault, None)) => self.problems.add(fault, key(name)),
            Err((fault, Some(row))) => self.problems.add(fault, key(name).entry(row)),
        }
    }

    fn discs(&mut self, spec: &OpeningSpec) {
        for (who, cells) in spec.discs.iter().flatten() {
            let list = key("discs").key(who);
            match players::named(self.players, who) {
                Ok(owner) => {
                    for (number, name) in cells.iter().enumerate() {
                        let entry = list.clone().entry(number);
                        if let Some(cell) = self.cell(name, &entry) {
                            self.put(cell, owner, &entry);
                        }
                    }
                }
                Err(fault) => self.problems.add(fault, list),
            }
        }
    }

    fn put(&mut self, cell: Cell, owner: Player, at: &KeyPath) {
        match self.discs[cell.index()] {
            None => self.discs[cell.index()] = Some(owner),
            Some(first) => {
                let name = |player: Player| self.players[player.index()].name.clone();
                let fault = Fault::TwoDiscs {
                    cell: self.ground.board.names().name(cell).into(),
                    first: name(first),
                    second: name(owner),
                };
                self.problems.add(fault, at.clone());
            }
        }
    }

    /// The cells of a list that must be empty at the start, each listed once.
    fn empty_cells(&mut self, list: &str, names: Option<&[String]>) -> Vec<Cell> {
        let mut cells = Vec::new();
        for (number, name) in names.into_iter().flatten().enumerate() {
            let entry = key(list).entry(number);
            let Some(cell) = self.cell(name, &entry) else {
                continue;
            };
            let name = || self.ground.board.names().name(cell).to_owned();
            if self.discs[cell.index()].is_some() {
                self.problems.add(Fault::Occupied { cell: name() }, entry);
            } else if cells.contains(&cell) {
                self.problems
                    .add(Fault::ListedTwice { cell: name() }, entry);
            } else {
                cells.push(cell);
            }
        }
        cells
    }

    fn cell(&mut self, name: &str, at: &KeyPath) -> Option<Cell> {
        match self.ground.board.names().cell(name) {
            Ok(cell) => Some(cell),
            Err(unknown) => {
                let lattice = self.ground.lattice.as_ref();
                let fault = if lattice.is_some_and(|lattice| lattice.is_hole(name)) {
                    Fault::Hole { cell: name.into() }
                } else {
                    unknown.into()
                };
                self.problems.add(fault, at.clone());
                None
            }
        }
    }

    /// Every part of the board must have a disc or a free cell, else its cells
    /// could never be played on.
    fn reachable(&mut self, spec: &OpeningSpec, free: &[Cell]) {
        let used = |cell: &Cell| self.discs[cell.index()].is_some() || free.contains(cell);
        let graph = self.ground.board.graph();
        if !graph.cells().any(|cell| used(&cell)) {
            // Where discs were meant but do not fit, that has been said.
            let meant = spec.centre.is_some() || spec.discs.is_some() || spec.free.is_some();
            let named = spec.layout.is_some_and(|name| name != layout::EMPTY);
            if !(meant || named) {
                self.problems.add(Fault::NoOpening, KeyPath::of("opening"));
            }
            return;
        }
        let dead: Vec<String> = graph
            .parts()
            .into_iter()
            .filter(|part| !part.iter().any(used))
            .flatten()
            .map(|cell| self.ground.board.names().name(cell).to_owned())
            .collect();
        if !dead.is_empty() {
            self.problems
                .add(Fault::Unreachable { cells: dead }, KeyPath::of("board"));
        }
    }
}
