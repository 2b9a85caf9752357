//! Finding one symmetry that maps given cells to given cells.

use std::collections::HashMap;

use super::super::CellGraph;
use super::matching::{Matching, NOWHERE, Ways, bits};

/// In what order cells are mapped: each part of the board from its root on,
/// every cell after one that it is linked with.
struct Visit {
    cell: u16,
    /// A cell visited before, next to this one; none for the root of a part.
    parent: Option<u16>,
}

/// A search for symmetries by guessing images and taking guesses back.
pub(super) struct Search<'a> {
    matching: Matching<'a>,
    visits: Vec<Visit>,
    /// The cells next to each cell, links read both ways.
    around: Vec<Vec<u16>>,
    classes: HashMap<u64, Vec<u16>>,
}

/// A guess that can be taken back.
struct Choice {
    kept: usize,
    ways: Ways,
    /// How many visits need no guess any more.
    visited: usize,
    /// The root of a part, guessed when all directions were known.
    settled_root: bool,
    guesses: Guesses,
}

enum Guesses {
    Cells {
        cell: u16,
        left: Vec<u16>,
    },
    /// A root may go to any cell of its colour; itself is tried first.
    Root {
        cell: u16,
        next: Option<usize>,
    },
    Ways {
        way: usize,
        left: u32,
    },
}

impl<'a> Search<'a> {
    pub(super) fn new(graph: &'a CellGraph, effort: u64) -> Self {
        let matching = Matching::new(graph, effort);
        let mut classes: HashMap<u64, Vec<u16>> = HashMap::new();
        for (cell, &colour) in matching.colours.iter().enumerate() {
            classes.entry(colour).or_default().push(cell as u16);
        }
        let around = around(graph);
        let rarity = |cell: u16| classes[&matching.colours[usize::from(cell)]].len();
        let visits = visits(&around, rarity);
        Self {
            matching,
            visits,
            around,
            classes,
        }
    }

    /// Cells of which a symmetry that fixes them all fixes every cell.
    pub(super) fn base(&mut self) -> Vec<u16> {
        self.matching.clear();
        let mut base = Vec::new();
        for visit in &self.visits {
            if self.matching.image[usize::from(visit.cell)] == NOWHERE {
                base.push(visit.cell);
                self.matching.map(visit.cell, visit.cell);
            }
        }
        base
    }

    /// The cells that could be the image of `cell` by their colour.
    pub(super) fn alike(&self, cell: u16) -> &[u16] {
        &self.classes[&self.matching.colours[usize::from(cell)]]
    }

    pub(super) fn cell_count(&self) -> usize {
        self.around.len()
    }

    /// Whether there was effort enough to try everything.
    pub(super) fn is_complete(&self) -> bool {
        self.matching.has_effort()
    }

    /// A symmetry that maps each cell of `fixed` to itself and `from` to `to`.
    pub(super) fn find(&mut self, fixed: &[u16], from: u16, to: u16) -> Option<Vec<u16>> {
        self.matching.clear();
        let given = fixed.iter().map(|&cell| (cell, cell)).chain([(from, to)]);
        for (cell, image) in given {
            if !self.matching.map(cell, image) {
                return None;
            }
        }
        let mut choices: Vec<Choice> = Vec::new();
        let mut visited = 0;
        loop {
            match self.next_choice(visited) {
                Some(choice) => {
                    visited = choice.visited;
                    settle(&mut choices, &choice);
                    choices.push(choice);
                }
                None if self.matching.is_symmetry() => return Some(self.matching.image.clone()),
                None => {}
            }
            if !self.guess_again(&mut choices) {
                return None;
            }
            visited = choices.last().map_or(visited, |choice| choice.visited);
        }
    }

    /// What has to be guessed next; nothing when all is known.
    fn next_choice(&self, mut visited: usize) -> Option<Choice> {
        let open = |visit: &Visit| self.matching.image[usize::from(visit.cell)] == NOWHERE;
        visited += self.visits[visited..]
            .iter()
            .take_while(|visit| !open(visit))
            .count();
        let guesses = match self.visits.get(visited) {
            Some(&Visit { cell, parent: None }) => Guesses::Root { cell, next: None },
            Some(&Visit {
                cell,
                parent: Some(parent),
            }) => Guesses::Cells {
                cell,
                left: self.around[usize::from(self.matching.image[usize::from(parent)])].clone(),
            },
            None => {
                let way = self.matching.open_way()?;
                Guesses::Ways {
                    way,
                    left: self.matching.ways[way],
                }
            }
        };
        Some(Choice {
            kept: self.matching.trail.len(),
            ways: self.matching.ways,
            visited,
            settled_root: matches!(guesses, Guesses::Root { .. }) && self.matching.ways_known(),
            guesses,
        })
    }

    /// Makes the latest guess that does not contradict at once.
    fn guess_again(&mut self, choices: &mut Vec<Choice>) -> bool {
        while let Some(choice) = choices.last_mut() {
            self.matching.undo(choice.kept, choice.ways);
            let fits = match &mut choice.guesses {
                Guesses::Cells { cell, left } => left.pop().map(|to| self.matching.map(*cell, to)),
                Guesses::Root { cell, next } => {
                    let class = &self.classes[&self.matching.colours[usize::from(*cell)]];
                    next_image(*cell, next, class, &self.matching.origin)
                        .map(|to| self.matching.map(*cell, to))
                }
                Guesses::Ways { way, left } => bits(*left).next().map(|to| {
                    *left &= !(1 << to);
                    self.matching.map_way(*way, to)
                }),
            };
            match fits {
                Some(true) => return true,
                Some(false) if self.matching.has_effort() => {}
                Some(false) => return false,
                None => {
                    choices.pop();
                }
            }
        }
        false
    }
}

/// Parts that one map of directions takes to the same place can stand in for
/// each other. So once a part is mapped whole, with all directions known, its
/// guesses need not be taken back when a later part fails.
fn settle(choices: &mut Vec<Choice>, next: &Choice) {
    if matches!(next.guesses, Guesses::Root { .. })
        && let Some(root) = choices.iter().position(|choice| choice.settled_root)
    {
        choices.truncate(root);
    }
}

fn next_image(cell: u16, next: &mut Option<usize>, class: &[u16], origin: &[u16]) -> Option<u16> {
    let free = |cell: &u16| origin[usize::from(*cell)] == NOWHERE;
    let from = match *next {
        None if free(&cell) => {
            *next = Some(0);
            return Some(cell);
        }
        None => 0,
        Some(from) => from,
    };
    let at = from + class[from..].iter().position(free)?;
    *next = Some(at + 1);
    Some(class[at])
}

fn around(graph: &CellGraph) -> Vec<Vec<u16>> {
    let mut around = vec![Vec::new(); graph.len()];
    for (from, _, step) in graph.links() {
        let (from, to) = (from.index(), step.to.index());
        around[from].push(to as u16);
        around[to].push(from as u16);
    }
    for cells in &mut around {
        cells.sort_unstable();
        cells.dedup();
    }
    around
}

/// Parts with rare cells come first, and each starts from its rarest cell, so
/// that few images have to be tried.
fn visits(around: &[Vec<u16>], rarity: impl Fn(u16) -> usize) -> Vec<Visit> {
    let mut roots: Vec<u16> = (0..around.len() as u16).collect();
    roots.sort_by_key(|&cell| (around[usize::from(cell)].is_empty(), rarity(cell)));
    let mut visits: Vec<Visit> = Vec::with_capacity(roots.len());
    let mut known = vec![false; around.len()];
    for root in roots {
        if std::mem::replace(&mut known[usize::from(root)], true) {
            continue;
        }
        let mut at = visits.len();
        visits.push(Visit {
            cell: root,
            parent: None,
        });
        while at < visits.len() {
            let cell = visits[at].cell;
            at += 1;
            for &next in &around[usize::from(cell)] {
                if !std::mem::replace(&mut known[usize::from(next)], true) {
                    visits.push(Visit {
                        cell: next,
                        parent: Some(cell),
                    });
                }
            }
        }
    }
    visits
}
