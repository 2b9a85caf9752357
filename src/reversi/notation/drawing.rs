//! Boards drawn on a grid of characters: the one routine behind every board
//! that is printed, coloured or read.

use super::Mark;
use super::margin::Margin;
use super::symbols::{Alphabet, EMPTY};
use crate::framework::Player;
use crate::reversi::position::Setup;
use crate::reversi::variant::Variant;
use crate::topology::Cell;

/// What a character of a drawing stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ink {
    /// Part of a coordinate on the margin.
    Label,
    /// A cell: its disc, its mark where it is empty, or the dot.
    Cell {
        /// The cell.
        cell: Cell,
        /// Whose disc is on it.
        owner: Option<Player>,
        /// What is worth noting about it.
        mark: Option<Mark>,
    },
    /// The mark of a disc, right after it.
    Beside {
        /// The cell.
        cell: Cell,
        /// Its mark.
        mark: Mark,
    },
    /// The symbol of the player to move, below the board.
    Mover(Player),
}

/// A character of a drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glyph {
    /// The column in characters, from 0.
    pub column: usize,
    /// The character.
    pub symbol: char,
    /// What it stands for.
    pub ink: Ink,
}

/// A drawn board: lines from the top, each with its glyphs from left to right;
/// what is between them is blank.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    pub(super) lines: Vec<Vec<Glyph>>,
}

impl Drawing {
    /// The lines from the top. One without glyphs is blank.
    #[must_use]
    pub fn lines(&self) -> &[Vec<Glyph>] {
        &self.lines
    }

    /// The drawing as text: no blanks at the ends of lines, and a line feed
    /// after each line.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        for line in &self.lines {
            let mut column = 0;
            for glyph in line {
                text.extend(std::iter::repeat_n(
                    ' ',
                    glyph.column.saturating_sub(column),
                ));
                text.push(glyph.symbol);
                column = glyph.column + 1;
            }
            text.push('\n');
        }
        text
    }
}

/// What is drawn on a board.
pub(super) struct Scene<'a> {
    pub(super) variant: &'a Variant,
    pub(super) setup: &'a Setup,
    pub(super) marks: &'a [Option<Mark>],
    pub(super) labels: bool,
    pub(super) mover: bool,
}

impl Scene<'_> {
    pub(super) fn draw(&self) -> Drawing {
        let layout = self.variant.board().layout();
        let margin = match self.labels {
            true => Margin::of(layout),
            false => Margin::default(),
        };
        let mut lines = vec![Vec::new(); margin.above + layout.rows().len()];
        for (row, cells) in layout.rows().iter().enumerate() {
            let line = &mut lines[margin.above + row];
            for &cell in cells {
                self.draw_cell(line, margin.left + layout.column(cell), cell);
            }
        }
        if self.labels {
            margin.draw(layout, &mut lines);
        }
        if self.mover {
            lines.push(vec![Glyph {
                column: 0,
                symbol: Alphabet::symbol(self.variant, self.setup.turn),
                ink: Ink::Mover(self.setup.turn),
            }]);
        }
        Drawing { lines }
    }

    fn draw_cell(&self, line: &mut Vec<Glyph>, column: usize, cell: Cell) {
        let owner = self.setup.discs.get(cell.index()).copied().flatten();
        let mark = self.marks.get(cell.index()).copied().flatten();
        let symbol = match (owner, mark) {
            (Some(player), _) => Alphabet::symbol(self.variant, player),
            (None, Some(mark)) => mark.symbol(),
            (None, None) => EMPTY,
        };
        line.push(Glyph {
            column,
            symbol,
            ink: Ink::Cell { cell, owner, mark },
        });
        if let (Some(_), Some(mark)) = (owner, mark) {
            line.push(Glyph {
                column: column + 1,
                symbol: mark.symbol(),
                ink: Ink::Beside { cell, mark },
            });
        }
    }
}
