//! The board of a session, drawn with what is worth noting.

use crate::reversi::notation::{BoardText, Mark};
use crate::reversi::position::Setup;
use crate::term::{Changes, Session, paint};
use crate::topology::Cell;

/// A board with marks, made step by step.
pub(super) struct Board<'a> {
    session: &'a Session,
    setup: Setup,
    marks: Vec<(Mark, Cell)>,
}

impl<'a> Board<'a> {
    pub(super) fn of(session: &'a Session) -> Self {
        Self {
            session,
            setup: session.rules().setup(session.position()),
            marks: Vec::new(),
        }
    }

    pub(super) fn marks(mut self, mark: Mark, cells: impl IntoIterator<Item = Cell>) -> Self {
        self.marks
            .extend(cells.into_iter().map(|cell| (mark, cell)));
        self
    }

    pub(super) fn changes(self, changes: &Changes) -> Self {
        self.marks(Mark::Captured, changes.turned.iter().copied())
            .marks(Mark::Last, changes.placed.iter().copied())
    }

    pub(super) fn text(&self) -> String {
        let variant = self.session.variant();
        let board = BoardText::new(variant, &self.setup).labels();
        let board = self
            .marks
            .iter()
            .fold(board, |board, &(mark, cell)| board.mark(mark, cell));
        paint(variant, &board.drawing())
    }
}
