//! A partial symmetry and what follows from it.

use super::super::{CellGraph, MAX_DIRECTIONS, Step};
use super::colours;

pub(super) const NOWHERE: u16 = u16::MAX;

/// Sets of directions as bits.
pub(super) type Ways = [u32; MAX_DIRECTIONS];

/// A partial map of cells to cells and, for each direction, the directions it
/// may still go to. Setting one image draws consequences along the links:
///
/// - a direction can only go to one that has the same links at every mapped cell;
/// - when all it may go to leads to one cell, that is where the neighbour goes.
pub(super) struct Matching<'a> {
    graph: &'a CellGraph,
    pub(super) colours: Vec<u64>,
    pub(super) image: Vec<u16>,
    pub(super) origin: Vec<u16>,
    pub(super) ways: Ways,
    all_ways: Ways,
    used: u32,
    /// Mapped cells in the order of mapping; the last `unseen` still wait for
    /// their consequences to be drawn.
    pub(super) trail: Vec<u16>,
    seen: usize,
    narrowed: u32,
    /// How many more comparisons of links may be made in all.
    effort: u64,
}

impl<'a> Matching<'a> {
    pub(super) fn new(graph: &'a CellGraph, effort: u64) -> Self {
        let colours = colours::of_cells(graph);
        let of_ways = colours::of_directions(graph, &colours);
        let mut all_ways = [0; MAX_DIRECTIONS];
        let mut used = 0;
        for (way, colour) in of_ways
            .iter()
            .enumerate()
            .filter(|(_, colour)| **colour != 0)
        {
            used |= 1 << way;
            for (other, _) in of_ways.iter().enumerate().filter(|(_, c)| *c == colour) {
                all_ways[way] |= 1 << other;
            }
        }
        Self {
            graph,
            colours,
            image: vec![NOWHERE; graph.len()],
            origin: vec![NOWHERE; graph.len()],
            ways: all_ways,
            all_ways,
            used,
            trail: Vec::new(),
            seen: 0,
            narrowed: 0,
            effort,
        }
    }

    /// Back to mapping nothing.
    pub(super) fn clear(&mut self) {
        self.undo(0, self.all_ways);
    }

    /// Back to the first `kept` cells of the trail and to these directions.
    pub(super) fn undo(&mut self, kept: usize, ways: Ways) {
        for cell in self.trail.drain(kept..) {
            self.origin[self.image[cell as usize] as usize] = NOWHERE;
            self.image[cell as usize] = NOWHERE;
        }
        self.ways = ways;
        self.seen = kept;
        self.narrowed = 0;
    }

    /// Whether the search may go on.
    pub(super) fn has_effort(&self) -> bool {
        self.effort > 0
    }

    /// Whether every direction goes to a known one.
    pub(super) fn ways_known(&self) -> bool {
        bits(self.used).all(|way| self.ways[way].is_power_of_two())
    }

    /// A direction that may still go to several.
    pub(super) fn open_way(&self) -> Option<usize> {
        bits(self.used).find(|&way| !self.ways[way].is_power_of_two())
    }

    /// Maps a cell and draws the consequences; false when they contradict.
    pub(super) fn map(&mut self, cell: u16, to: u16) -> bool {
        self.set(cell, to) && self.conclude()
    }

    /// Maps a direction and draws the consequences; false when they contradict.
    pub(super) fn map_way(&mut self, way: usize, to: usize) -> bool {
        self.narrow(way, 1 << to) && self.conclude()
    }

    /// Whether the map, complete now, is a symmetry.
    pub(super) fn is_symmetry(&self) -> bool {
        let known = |way: usize| self.ways[way].trailing_zeros() as usize;
        (0..self.image.len()).all(|cell| {
            let image = self.image[cell];
            image != NOWHERE
                && bits(self.used).all(|way| {
                    match (self.step(cell, way), self.step(image.into(), known(way))) {
                        (None, None) => true,
                        (Some(step), Some(other)) => {
                            usize::from(self.image[step.to.index()]) == other.to.index()
                                && known(step.heading.index()) == other.heading.index()
                        }
                        _ => false,
                    }
                })
        })
    }

    fn step(&self, cell: usize, way: usize) -> Option<Step> {
        self.graph.step_at(cell, way)
    }

    fn set(&mut self, cell: u16, to: u16) -> bool {
        let (from, onto) = (usize::from(cell), usize::from(to));
        if self.image[from] == to {
            return true;
        }
        if !self.may_map(from, onto) {
            return false;
        }
        self.image[from] = to;
        self.origin[onto] = cell;
        self.trail.push(cell);
        true
    }

    fn may_map(&self, cell: usize, to: usize) -> bool {
        usize::from(self.image[cell]) == to
            || self.image[cell] == NOWHERE
                && self.origin[to] == NOWHERE
                && self.colours[cell] == self.colours[to]
    }

    fn narrow(&mut self, way: usize, to: u32) -> bool {
        let left = self.ways[way] & to;
        if left == self.ways[way] {
            return true;
        }
        self.ways[way] = left;
        self.narrowed |= 1 << way;
        if left.is_power_of_two() {
            let others = self.used & !(1 << way);
            return bits(others).all(|other| self.narrow(other, !left));
        }
        left != 0
    }

    fn conclude(&mut self) -> bool {
        loop {
            if self.seen < self.trail.len() {
                let cell = self.trail[self.seen];
                self.seen += 1;
                if !bits(self.used).all(|way| self.compare(cell, way)) {
                    return false;
                }
            } else if self.narrowed != 0 {
                let way = self.narrowed.trailing_zeros() as usize;
                self.narrowed &= self.narrowed - 1;
                for at in 0..self.seen {
                    if !self.compare(self.trail[at], way) {
                        return false;
                    }
                }
            } else {
                return true;
            }
        }
    }

    /// Compares the link of a mapped cell in one direction with those of its
    /// image in all directions that this one may go to.
    fn compare(&mut self, cell: u16, way: usize) -> bool {
        let Some(effort) = self.effort.checked_sub(1) else {
            return false;
        };
        self.effort = effort;
        let image = usize::from(self.image[usize::from(cell)]);
        let Some(step) = self.step(usize::from(cell), way) else {
            let left = bits(self.ways[way]).filter(|&to| self.step(image, to).is_none());
            let left = left.fold(0, |left, to| left | 1 << to);
            return self.narrow(way, left);
        };
        let (mut left, mut headings) = (0, 0);
        let mut targets = Targets::None;
        for to in bits(self.ways[way]) {
            let Some(other) = self.step(image, to) else {
                continue;
            };
            let (target, heading) = (other.to.index(), 1 << other.heading.index());
            let fits = self.ways[step.heading.index()] & heading != 0;
            if fits && self.may_map(step.to.index(), target) {
                left |= 1 << to;
                headings |= heading;
                targets = targets.and(target);
            }
        }
        self.narrow(way, left)
            && self.narrow(step.heading.index(), headings)
            && match targets {
                Targets::One(target) => self.set(step.to.index() as u16, target as u16),
                Targets::None | Targets::Several => true,
            }
    }
}

/// Where the links that a link may go to lead.
#[derive(Clone, Copy)]
enum Targets {
    None,
    One(usize),
    Several,
}

impl Targets {
    fn and(self, target: usize) -> Self {
        match self {
            Self::None => Self::One(target),
            Self::One(same) if same == target => self,
            Self::One(_) | Self::Several => Self::Several,
        }
    }
}

pub(super) fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (bit < 32).then_some(bit)
    })
}
