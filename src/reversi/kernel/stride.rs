//! All directions at once, whole sets at a time.
//!
//! Each direction has a lane. A set steps one cell in every direction when its
//! copies are shifted, each lane by its own count:
//!
//! ```text
//!      mine   o o . .            lane east:  x << 1
//!      lane east, filled:        run = o & (mine << 1), then
//!      . x x . .                 run |= o & (run << 1), …
//!      then one step further:    placements = (run << 1) & empty
//! ```
//!
//! Runs are filled in doubling steps (Kogge and Stone 1973): `o` shrinks to
//! the cells that have 2, 4, … discs behind them, and the run grows by as many
//! cells at once. The same filling from one cell, kept in the lanes where it
//! meets one of `mine`, gives the captures.

use super::lanes::{LANES, Lanes, Work};
use super::motion::{Motion, motions};
use super::numbering::Numbering;
use super::shift::{both, either, lane_sets, united};
use super::steps::Steps;
use super::straight::Straight;
use super::{Core, Kernel};
use crate::topology::{Cell, CellSet};

/// Steps by constant strides on sets of `N` words.
///
/// With a [`Motion`] of one term, every link of a direction has the same
/// stride. With more, the seams of a board that wraps have strides of their
/// own.
#[derive(Clone, Debug)]
pub struct Stride<S, V: Lanes, M, const N: usize> {
    token: V::Token,
    all: S,
    bits: Vec<u16>,
    cells: Vec<Cell>,
    /// Where a run may pass, a lane each: with one term the cells that have
    /// both neighbours on the lane's axis, so that no shift of a run can leave
    /// the board; with more terms each has a mask of its own.
    passable: [V; N],
    powers: Vec<M>,
    repeats: usize,
}

impl<S: CellSet, V: Lanes, M: Motion<V, N>, const N: usize> Stride<S, V, M, N> {
    /// A kernel for a board whose straight links have constant strides.
    ///
    /// # Errors
    /// Gives the core back when the processor lacks the instructions, a ray
    /// bends, or no numbering gives every direction strides for the motion.
    pub fn new(core: Core) -> Result<Self, Core> {
        Self::numbered(&core).ok_or(core)
    }

    fn numbered(core: &Core) -> Option<Self> {
        let token = V::detect()?;
        let straight = Straight::of(core)?;
        if core.graph.len() > S::CAPACITY || !core.rays.iter().all(|ray| straight.holds(ray)) {
            return None;
        }
        let numbering = match M::TERMS {
            1 => Numbering::with_strides(&straight, S::CAPACITY)?,
            _ => Numbering::reading_order(core.graph.len(), S::CAPACITY),
        };
        Self::with_numbering(token, &straight, &numbering)
    }

    /// Checks a numbering against every link and builds the kernel.
    fn with_numbering(token: V::Token, straight: &Straight, numbering: &Numbering) -> Option<Self> {
        // Shifts reach from a word into the next, with two words beyond it.
        let widest = if N <= 2 { 128 } else { 64 };
        let steps = Steps::new(straight, numbering, M::TERMS, widest)?;
        let mut cells = vec![Cell::new(0); S::CAPACITY];
        for (cell, &bit) in numbering.of_cell.iter().enumerate() {
            cells[bit] = Cell::new(cell);
        }
        let all = numbering
            .of_cell
            .iter()
            .fold(S::EMPTY, |set, &bit| set.with(bit));
        Some(Self {
            token,
            all,
            bits: numbering.of_cell.iter().map(|&bit| bit as u16).collect(),
            cells,
            passable: lane_sets(token, &passable(straight, numbering)),
            powers: motions(token, numbering.ring, &steps)?,
            repeats: steps.repeats,
        })
    }

    /// A step of 2^`power` cells in every lane.
    #[inline(always)]
    fn step(&self, power: usize, set: [V; N]) -> [V; N] {
        self.powers[power].apply(set)
    }

    /// In every lane, the run of `through` that starts one step from `seeds`.
    #[inline(always)]
    fn fill(&self, seeds: [V; N], through: [V; N]) -> [V; N] {
        let mut through = through;
        let mut run = both(self.step(0, seeds), through);
        run = either(run, both(self.step(0, run), through));
        for power in 1..self.powers.len() {
            through = both(through, self.step(power - 1, through));
            run = either(run, both(self.step(power, run), through));
        }
        for _ in 0..self.repeats {
            let last = self.powers.len() - 1;
            run = either(run, both(self.step(last, run), through));
        }
        run
    }

    #[inline(always)]
    fn splat(&self, set: S) -> [V; N] {
        let mut words = self.passable;
        for (index, word) in words.iter_mut().enumerate() {
            *word = V::splat(self.token, set.word(index));
        }
        words
    }
}

/// Where a run may pass in each lane.
fn passable(straight: &Straight, numbering: &Numbering) -> [Vec<usize>; LANES] {
    std::array::from_fn(|lane| {
        let Some(&back) = straight.opposites.get(lane) else {
            return Vec::new();
        };
        let inner = (0..straight.cells).filter(|&cell| {
            straight.steps[lane][cell].is_some() && straight.steps[back][cell].is_some()
        });
        inner.map(|cell| numbering.of_cell[cell]).collect()
    })
}

impl<S: CellSet, V: Lanes, M: Motion<V, N>, const N: usize> Kernel for Stride<S, V, M, N> {
    type Set = S;

    const NAME: &'static str = M::NAME;

    #[inline(always)]
    fn bit(&self, cell: Cell) -> usize {
        usize::from(self.bits[cell.index()])
    }

    #[inline(always)]
    fn cell(&self, bit: usize) -> Cell {
        self.cells[bit]
    }

    #[inline(always)]
    fn all(&self) -> S {
        self.all
    }

    // The two questions are compiled once a kernel, not once a caller: they are
    // long, and a call costs little beside them.
    #[inline(never)]
    fn placements(&self, mine: S, capturable: S) -> S {
        V::on_cpu(self.token, Placements(self), mine, capturable, 0)
    }

    #[inline(never)]
    fn captures(&self, mine: S, capturable: S, at: usize) -> S {
        V::on_cpu(self.token, Captures(self), mine, capturable, at)
    }
}

/// The first question, as work for the processor.
#[derive(Clone, Copy)]
struct Placements<'k, S, V: Lanes, M: Motion<V, N>, const N: usize>(&'k Stride<S, V, M, N>);

impl<S: CellSet, V: Lanes, M: Motion<V, N>, const N: usize> Work<S> for Placements<'_, S, V, M, N> {
    #[inline(always)]
    fn run(self, mine: S, capturable: S, _: usize) -> S {
        let Self(kernel) = self;
        let through = both(kernel.splat(capturable), kernel.passable);
        let run = kernel.fill(kernel.splat(mine), through);
        let ends = united::<S, V, N>(kernel.step(0, run));
        ends & kernel.all & !(mine | capturable)
    }
}

/// The second question.
#[derive(Clone, Copy)]
struct Captures<'k, S, V: Lanes, M: Motion<V, N>, const N: usize>(&'k Stride<S, V, M, N>);

impl<S: CellSet, V: Lanes, M: Motion<V, N>, const N: usize> Work<S> for Captures<'_, S, V, M, N> {
    #[inline(always)]
    fn run(self, mine: S, capturable: S, at: usize) -> S {
        let Self(kernel) = self;
        let through = both(kernel.splat(capturable), kernel.passable);
        let mut run = kernel.fill(kernel.splat(S::single(at)), through);
        let met = both(kernel.step(0, run), kernel.splat(mine));
        let mut closed = met[0];
        for &word in &met[1..] {
            closed = closed.or(word);
        }
        for word in &mut run {
            *word = word.where_nonzero(closed);
        }
        united(run)
    }
}
