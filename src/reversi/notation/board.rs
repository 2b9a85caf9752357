//! Boards as text, to be printed.

use std::fmt;

use super::Mark;
use super::drawing::{Drawing, Scene};
use super::symbols::Alphabet;
use crate::reversi::position::Setup;
use crate::reversi::variant::Variant;
use crate::topology::Cell;

/// A board as lines of text: `. B W` with a blank between cells, hexagons
/// shifted so that they look like hexagons, holes left blank. Every line ends
/// with a line feed and none with a blank.
///
/// ```
/// use outflank::framework::Game;
/// use outflank::reversi::{Reversi, notation::{BoardText, Mark}};
/// let rules = Reversi::load("mirrored")?;
/// let start = rules.start();
/// let setup = rules.setup(&start);
/// let legal = rules.moves(&start).filter_map(|mv| mv.cell());
/// let board = BoardText::new(rules.variant(), &setup).marks(Mark::Legal, legal).mover();
/// assert_eq!(board.to_string(), "\
/// . . . . . . . .
/// . . . . . . . .
/// . . . . 0 . . .
/// . . . B W 0 . .
/// . . 0 W B . . .
/// . . . 0 . . . .
/// . . . . . . . .
/// . . . . . . . .
/// B
/// ");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct BoardText<'a> {
    variant: &'a Variant,
    setup: &'a Setup,
    marks: Vec<Option<Mark>>,
    labels: bool,
    mover: bool,
}

impl<'a> BoardText<'a> {
    /// The bare board.
    #[must_use]
    pub fn new(variant: &'a Variant, setup: &'a Setup) -> Self {
        Self {
            variant,
            setup,
            marks: vec![None; variant.board().graph().len()],
            labels: false,
            mover: false,
        }
    }

    /// Writes coordinates on the margins, on boards that have them.
    ///
    /// ```text
    ///     a b c d          d e f g
    ///   1 . . . .    1    c . . . .
    ///   2 . W B .    2   b . . B . .
    ///   3 . B W .    …  a . W . . . .
    /// ```
    #[must_use]
    pub fn labels(mut self) -> Self {
        self.labels = true;
        self
    }

    /// Writes the symbol of the player to move below the board.
    #[must_use]
    pub fn mover(mut self) -> Self {
        self.mover = true;
        self
    }

    /// Marks a cell. An empty cell shows the mark, a disc has it right after
    /// it: `B+`. A later mark of the same cell replaces an earlier one.
    #[must_use]
    pub fn mark(self, mark: Mark, cell: Cell) -> Self {
        self.marks(mark, [cell])
    }

    /// Marks several cells.
    #[must_use]
    pub fn marks(mut self, mark: Mark, cells: impl IntoIterator<Item = Cell>) -> Self {
        for cell in cells {
            if let Some(slot) = self.marks.get_mut(cell.index()) {
                *slot = Some(mark);
            }
        }
        self
    }

    /// The same board character by character, for those who colour it.
    #[must_use]
    pub fn drawing(&self) -> Drawing {
        let scene = Scene {
            variant: self.variant,
            setup: self.setup,
            marks: &self.marks,
            labels: self.labels,
            mover: self.mover,
        };
        scene.draw()
    }
}

impl fmt::Display for BoardText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.drawing().text())
    }
}

/// The board on one line: all cells in reading order with the players' symbols
/// and `-` for empty, a blank, the symbol of the player to move.
///
/// ```
/// use outflank::framework::Game;
/// use outflank::reversi::{Reversi, notation::one_line};
/// let rules = Reversi::load("mini-4")?;
/// let setup = rules.setup(&rules.start());
/// assert_eq!(one_line(rules.variant(), &setup), "-----WB--BW----- B");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn one_line(variant: &Variant, setup: &Setup) -> String {
    let symbol = |cell: &Cell| match setup.discs.get(cell.index()).copied().flatten() {
        Some(player) => Alphabet::symbol(variant, player),
        None => '-',
    };
    let rows = variant.board().layout().rows().iter();
    let mut line: String = rows.flatten().map(symbol).collect();
    line.push(' ');
    line.push(Alphabet::symbol(variant, setup.turn));
    line
}
