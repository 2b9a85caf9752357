//! Why a placement captures or not, direction by direction.

use std::fmt;

use super::{Hashing, Position, Rules};
use crate::framework::{Game, Player};
use crate::reversi::Move;
use crate::reversi::kernel::Kernel;
use crate::reversi::variant::Run;
use crate::topology::{Cell, CellSet, Direction, Ray, RayEnd};

/// What became of the run in one direction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// The run is closed by one of the mover's discs: it turns.
    Captured,
    /// The run is followed by an empty cell.
    OpenEnd,
    /// The board ends before a disc closes the run.
    BoardEdge,
    /// A hole ends the run.
    Hole,
    /// The next cell holds one of the mover's own discs: nothing between.
    OwnDiscNext,
    /// The next cell is empty.
    EmptyNext,
    /// The run is closed, but of several colours where one is asked for.
    MixedColours,
    /// The ray came back to the cell of the placement.
    CameBack,
}

impl Verdict {
    /// The verdict in a learner's words: `captured`, `open end`, `board edge`,
    /// `hole`, `own disc next`, `empty next`, `mixed colours`, `came back`.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Captured => "captured",
            Self::OpenEnd => "open end",
            Self::BoardEdge => "board edge",
            Self::Hole => "hole",
            Self::OwnDiscNext => "own disc next",
            Self::EmptyNext => "empty next",
            Self::MixedColours => "mixed colours",
            Self::CameBack => "came back",
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words())
    }
}

/// What was found in one direction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RayReport {
    /// The direction in which the ray leaves.
    pub direction: Direction,
    /// The other players' discs at the start of the ray, nearest first.
    pub run: Vec<Cell>,
    /// The mover's disc that closes the run, or would.
    pub closed_by: Option<Cell>,
    /// Whether the run turns, and if not, why.
    pub verdict: Verdict,
}

/// What a placement would do and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// Whose placement it is.
    pub player: Player,
    /// The cell of the placement.
    pub at: Cell,
    /// Who has a disc there already, if anybody: then no ray is looked at.
    pub occupied_by: Option<Player>,
    /// Whether the free cells of the opening must be filled first; nothing is
    /// captured then.
    pub free_opening: bool,
    /// Whether the rules allow the placement.
    pub legal: bool,
    /// One report a declared direction, in the order of declaration.
    pub rays: Vec<RayReport>,
}

impl Explanation {
    /// All cells that turn, each once, in rising order.
    #[must_use]
    pub fn captured(&self) -> Vec<Cell> {
        if self.free_opening || self.occupied_by.is_some() {
            return Vec::new();
        }
        let turned = self
            .rays
            .iter()
            .filter(|ray| ray.verdict == Verdict::Captured);
        let mut cells: Vec<Cell> = turned.flat_map(|ray| ray.run.iter().copied()).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }
}

impl<K: Kernel, const P: usize, H: Hashing> Rules<K, P, H> {
    /// Looks along every ray from a cell, as the rule does, and tells what it
    /// finds. The placement is that of the player whose turn it is.
    #[must_use]
    pub fn explain(&self, position: &Position<K::Set, P, H>, at: Cell) -> Explanation {
        let graph = self.variant.board().graph();
        let open = |cell: &&Cell| self.owner(position, **cell).is_none();
        let opening = &self.variant.opening().free;
        Explanation {
            player: position.turn(),
            at,
            occupied_by: self.owner(position, at),
            free_opening: opening.iter().any(|cell| open(&cell)),
            legal: self.is_legal(position, Move::Place(at)),
            rays: graph
                .directions()
                .iter()
                .map(|d| self.look_along(position, self.variant.board().rays().ray(at, d)))
                .collect(),
        }
    }

    /// Who has a disc on the cell.
    #[must_use]
    pub fn owner(&self, position: &Position<K::Set, P, H>, cell: Cell) -> Option<Player> {
        let bit = self.kernel.bit(cell);
        Player::all(self.players()).find(|&player| position.discs(player).contains(bit))
    }

    fn look_along(&self, position: &Position<K::Set, P, H>, ray: Ray<'_>) -> RayReport {
        let mover = position.turn();
        let owners = ray.cells.iter().map(|&cell| self.owner(position, cell));
        let run = owners.take_while(|owner| owner.is_some_and(|player| player != mover));
        let colours: Vec<Player> = run.flatten().collect();
        let after = ray.cells.get(colours.len()).copied();
        let closed_by = after.filter(|&cell| self.owner(position, cell) == Some(mover));
        let mixed = colours.windows(2).any(|pair| pair[0] != pair[1]);
        let verdict = match (colours.len(), after, closed_by) {
            (_, None, _) => match ray.end {
                RayEnd::Edge => Verdict::BoardEdge,
                RayEnd::Hole => Verdict::Hole,
                RayEnd::CameBack => Verdict::CameBack,
            },
            (0, Some(_), Some(_)) => Verdict::OwnDiscNext,
            (0, Some(_), None) => Verdict::EmptyNext,
            (_, Some(_), None) => Verdict::OpenEnd,
            (_, Some(_), Some(_)) if mixed && self.rule.run == Run::SingleColour => {
                Verdict::MixedColours
            }
            (_, Some(_), Some(_)) => Verdict::Captured,
        };
        RayReport {
            direction: ray.direction,
            run: ray.cells[..colours.len()].to_vec(),
            closed_by,
            verdict,
        }
    }
}
