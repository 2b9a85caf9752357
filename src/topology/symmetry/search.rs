//! Finding one symmetry that maps given cells to given cells.

use super::super::CellGraph;
use super::matching::{Mark, Matching, NOWHERE};
use super::structure::{Structure, bits};

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
    fixed: Mark,
}

/// A guess that can be taken back.
struct Choice {
    before: Mark,
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
        let structure = Structure::of(graph);
        let visits = visits(&structure);
        let matching = Matching::new(structure, effort);
        Self {
            fixed: matching.mark(),
            matching,
            visits,
        }
    }

    /// Cells of which a symmetry that fixes them all fixes every cell. Each
    /// comes with the cells to which a symmetry that fixes those before it can
    /// take it, as far as is seen at a glance.
    pub(super) fn base(&mut self) -> Vec<(u16, Vec<u16>)> {
        self.fix([]);
        let mut base = Vec::new();
        for visit in &self.visits {
            if self.matching.image[usize::from(visit.cell)] == NOWHERE {
                let images = match visit.parent {
                    Some(parent) => self.matching.structure.around(parent).to_vec(),
                    None => self.matching.structure.alike(visit.cell).to_vec(),
                };
                base.push((visit.cell, images));
                self.matching.map(visit.cell, visit.cell);
            }
        }
        base
    }

    /// Whether there was effort enough to try everything.
    pub(super) fn has_effort(&self) -> bool {
        self.matching.has_effort()
    }

    /// From now on, only symmetries that fix these cells are looked for.
    pub(super) fn fix(&mut self, cells: impl IntoIterator<Item = u16>) {
        self.matching.clear();
        for cell in cells {
            self.matching.map(cell, cell);
        }
        self.fixed = self.matching.mark();
    }

    /// A symmetry that maps `from` to `to` and fixes what is to be fixed.
    pub(super) fn find(&mut self, from: u16, to: u16) -> Option<Vec<u16>> {
        self.matching.undo(&self.fixed);
        if !self.matching.map(from, to) {
            return None;
        }
        let mut choices: Vec<Choice> = Vec::new();
        let mut visited = 0;
        loop {
            match self.next_choice(visited) {
                Some(choice) => {
                    settle(&mut choices, &choice);
                    choices.push(choice);
                }
                None if self.matching.is_symmetry() => return Some(self.matching.image.clone()),
                None => {}
            }
            if !self.guess_again(&mut choices) {
                return None;
            }
            visited = choices.last().map_or(0, |choice| choice.visited);
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
                left: self.images_beside(cell, parent),
            },
            None => {
                let (way, left) = self.matching.open_way()?;
                Guesses::Ways { way, left }
            }
        };
        Some(Choice {
            before: self.matching.mark(),
            visited,
            settled_root: matches!(guesses, Guesses::Root { .. }) && self.matching.ways_known(),
            guesses,
        })
    }

    /// The cells next to the image of `parent`, those last that are reached as
    /// `cell` is reached from `parent`: most symmetries turn few directions.
    fn images_beside(&self, cell: u16, parent: u16) -> Vec<u16> {
        let beside = self.matching.image[usize::from(parent)];
        let structure = &self.matching.structure;
        let mut images = structure.around(beside).to_vec();
        images.sort_by_cached_key(|&image| {
            structure.same_link((parent, cell), (beside, image))
                || structure.same_link((cell, parent), (image, beside))
        });
        images
    }

    /// Makes the latest guess that does not contradict at once.
    fn guess_again(&mut self, choices: &mut Vec<Choice>) -> bool {
        while let Some(choice) = choices.last_mut() {
            self.matching.undo(&choice.before);
            let fits = match &mut choice.guesses {
                Guesses::Cells { cell, left } => left.pop().map(|to| self.matching.map(*cell, to)),
                Guesses::Root { cell, next } => {
                    let alike = self.matching.structure.alike(*cell);
                    next_image(*cell, next, alike, &self.matching.origin)
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

fn next_image(cell: u16, next: &mut Option<usize>, alike: &[u16], origin: &[u16]) -> Option<u16> {
    let free = |cell: &u16| origin[usize::from(*cell)] == NOWHERE;
    let from = match *next {
        None if free(&cell) => {
            *next = Some(0);
            return Some(cell);
        }
        None => 0,
        Some(from) => from,
    };
    let at = from + alike[from..].iter().position(free)?;
    *next = Some(at + 1);
    Some(alike[at])
}

/// Parts with rare cells come first, and each starts from its rarest cell, so
/// that few images have to be tried.
fn visits(structure: &Structure<'_>) -> Vec<Visit> {
    let mut roots: Vec<u16> = (0..structure.len() as u16).collect();
    roots.sort_by_key(|&cell| {
        let alone = structure.around(cell).is_empty();
        (alone, structure.alike(cell).len())
    });
    let mut visits: Vec<Visit> = Vec::with_capacity(roots.len());
    let mut known = vec![false; structure.len()];
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
            for &next in structure.around(cell) {
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
