//! A partial symmetry and what follows from it.

use super::structure::{Structure, Ways, bits};

pub(super) const NOWHERE: u16 = u16::MAX;

/// How much was mapped at some moment.
pub(super) struct Mark {
    kept: usize,
    ways: Ways,
}

/// A partial map of cells to cells and, for each direction, the directions it
/// may still go to. Setting one image draws consequences along the links:
///
/// - a direction can only go to one that has the same links at every mapped cell;
/// - when all it may go to leads to one cell, that is where the neighbour goes.
pub(super) struct Matching<'a> {
    pub(super) structure: Structure<'a>,
    pub(super) image: Vec<u16>,
    pub(super) origin: Vec<u16>,
    ways: Ways,
    /// Mapped cells in the order of mapping; of the first `seen` the
    /// consequences are drawn.
    trail: Vec<u16>,
    seen: usize,
    narrowed: u32,
    /// How many more comparisons of links may be made in all.
    effort: u64,
}

impl<'a> Matching<'a> {
    pub(super) fn new(structure: Structure<'a>, effort: u64) -> Self {
        let cells = structure.len();
        Self {
            ways: structure.ways,
            structure,
            image: vec![NOWHERE; cells],
            origin: vec![NOWHERE; cells],
            trail: Vec::new(),
            seen: 0,
            narrowed: 0,
            effort,
        }
    }

    /// Back to mapping nothing.
    pub(super) fn clear(&mut self) {
        self.undo(&Mark {
            kept: 0,
            ways: self.structure.ways,
        });
    }

    /// What is mapped so far, to come back to.
    pub(super) fn mark(&self) -> Mark {
        Mark {
            kept: self.trail.len(),
            ways: self.ways,
        }
    }

    /// Back to what was mapped at the mark.
    pub(super) fn undo(&mut self, &Mark { kept, ways }: &Mark) {
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
        bits(self.structure.used).all(|way| self.ways[way].is_power_of_two())
    }

    /// A direction that may still go to several, and those.
    pub(super) fn open_way(&self) -> Option<(usize, u32)> {
        let mut ways = bits(self.structure.used).map(|way| (way, self.ways[way]));
        ways.find(|(_, to)| !to.is_power_of_two())
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
                && bits(self.structure.used).all(|way| {
                    match (
                        self.structure.step(cell, way),
                        self.structure.step(image.into(), known(way)),
                    ) {
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
                && self.structure.are_alike(cell, to)
    }

    fn narrow(&mut self, way: usize, to: u32) -> bool {
        let left = self.ways[way] & to;
        if left == self.ways[way] {
            return true;
        }
        self.ways[way] = left;
        self.narrowed |= 1 << way;
        if left.is_power_of_two() {
            let others = self.structure.used & !(1 << way);
            return bits(others).all(|other| self.narrow(other, !left));
        }
        left != 0
    }

    fn conclude(&mut self) -> bool {
        loop {
            if self.seen < self.trail.len() {
                let cell = self.trail[self.seen];
                self.seen += 1;
                if !bits(self.structure.used).all(|way| self.compare(cell, way))
                    || !self.look_back(cell)
                {
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

    /// Compares again the links that lead to a mapped cell, where it is not yet
    /// known what they go to.
    fn look_back(&mut self, cell: u16) -> bool {
        (0..self.structure.incoming[usize::from(cell)].len()).all(|number| {
            let (from, way) = self.structure.incoming[usize::from(cell)][number];
            let known = self.ways[way].is_power_of_two();
            known || self.image[usize::from(from)] == NOWHERE || self.compare(from, way)
        })
    }

    /// Compares the link of a mapped cell in one direction with those of its
    /// image in all directions that this one may go to.
    fn compare(&mut self, cell: u16, way: usize) -> bool {
        let effort = u64::from(self.ways[way].count_ones());
        self.effort = self.effort.saturating_sub(effort);
        if self.effort == 0 {
            return false;
        }
        let image = usize::from(self.image[usize::from(cell)]);
        let Some(step) = self.structure.step(usize::from(cell), way) else {
            let left = bits(self.ways[way]).filter(|&to| self.structure.step(image, to).is_none());
            let left = left.fold(0, |left, to| left | 1 << to);
            return self.narrow(way, left);
        };
        let (mut left, mut headings) = (0, 0);
        let mut targets = Targets::None;
        for to in bits(self.ways[way]) {
            let Some(other) = self.structure.step(image, to) else {
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
