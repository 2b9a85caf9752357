//! Reading positions from text.

use super::drawing::{Drawing, Ink, Scene};
use super::gather::Gathered;
use super::position_error::PositionTextError;
use super::row::{RowReading, TextLine, is_label_line, read_row};
use super::symbols::Alphabet;
use crate::reversi::position::Setup;
use crate::reversi::variant::Variant;

/// A position as read from a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parsed {
    /// Discs and mover. Nobody has left and nobody has just passed: a text
    /// does not say so.
    pub setup: Setup,
    /// What may have been meant otherwise, in sentences for the user.
    pub warnings: Vec<String>,
    /// Whatever follows the `;` of a one-line position: scored moves, say.
    pub rest: Option<String>,
}

/// The position that a text describes: a board row by row with the player to
/// move on the last line, or all cells on one line with the player to move
/// after a blank. See [`BoardText`](super::BoardText) and
/// [`one_line`](super::one_line), which write both.
///
/// Rows may have coordinates, marks, and blanks between cells or not. Empty
/// cells are `.`, `-` or `_`, and so are cells with the mark `0`. In games of
/// two, discs may also be written as other programs do: `*`, `X`, `x`, `b` and
/// `O`, `o`, `w`. The player to move is a symbol or a name. `%` starts a
/// comment; on one line, `;` ends the position.
///
/// ```
/// use outflank::reversi::{Reversi, notation::parse_position};
/// let rules = Reversi::load("mini-4")?;
/// let rows = "- - - -\n- O X -\n- X O -\n- - - -\nBlack";
/// let line = "-----WB--BW----- B; d1:+2;";
/// let parsed = parse_position(rules.variant(), line)?;
/// assert_eq!(parsed.setup, parse_position(rules.variant(), rows)?.setup);
/// assert_eq!(parsed.rest.as_deref(), Some("d1:+2;"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`PositionTextError`], with line and column.
pub fn parse_position(variant: &Variant, text: &str) -> Result<Parsed, PositionTextError> {
    let reader = Reader::new(variant);
    let lines = Reader::lines(text);
    let Some(first) = lines.first() else {
        return Err(PositionTextError::Empty);
    };
    if reader.is_one_line(&lines) {
        let parsed = reader.read_one_line(first)?;
        match lines.get(1) {
            None => Ok(parsed),
            Some(next) => Err(PositionTextError::TextAfter {
                line: next.number,
                text: next.text.trim().to_owned(),
            }),
        }
    } else {
        reader.read_rows(&lines)
    }
}

/// Reads positions of one variant.
pub(super) struct Reader<'a> {
    pub(super) variant: &'a Variant,
    pub(super) alphabet: Alphabet<'a>,
    /// The empty board with its coordinates, without blank lines.
    template: Drawing,
}

impl<'a> Reader<'a> {
    fn new(variant: &'a Variant) -> Self {
        let setup = Setup {
            discs: Vec::new(),
            turn: variant.first(),
            away: Vec::new(),
            passes: 0,
        };
        let scene = Scene {
            variant,
            setup: &setup,
            marks: &[],
            labels: true,
            mover: false,
        };
        let mut template = scene.draw();
        template.lines.retain(|line| !line.is_empty());
        Self {
            variant,
            alphabet: Alphabet::of(variant),
            template,
        }
    }

    /// The lines of a text that are more than blanks and comments.
    fn lines<'t>(text: &'t str) -> Vec<TextLine<'t>> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let lines = text.lines().zip(1..);
        let lines = lines.map(|(text, number)| TextLine {
            number,
            text: match text.split_once('%') {
                Some((before, _)) => before.trim_end(),
                None => text.trim_end(),
            },
        });
        lines.filter(|line| !line.text.is_empty()).collect()
    }

    /// Rows with cells, of the board.
    pub(super) fn rows(&self) -> impl Iterator<Item = &[super::Glyph]> {
        let lines = self.template.lines.iter().map(Vec::as_slice);
        lines.filter(|line| !is_labels(line))
    }

    /// Whether the first line holds the whole board.
    fn is_one_line(&self, lines: &[TextLine<'_>]) -> bool {
        let cells = self.variant.board().graph().len();
        let [first, ..] = lines else { return false };
        let rows = self.rows().count();
        first.text.contains(';') || lines.len() == 1 || (rows > 1 && first.letters().len() > cells)
    }

    fn read_rows(&self, lines: &[TextLine<'_>]) -> Result<Parsed, PositionTextError> {
        let (board, movers) = self.split_movers(lines);
        let board = self.without_label_lines(board);
        self.check_row_count(&board, movers)?;
        let mut gathered = Gathered::new(self);
        for (row, (glyphs, line)) in self.rows().zip(&board).enumerate() {
            match read_row(glyphs, line, &self.alphabet) {
                RowReading::Cells(cells) => {
                    for (cell, letter) in cells {
                        gathered.put(cell, letter)?;
                    }
                }
                RowReading::Misfit(letters) => {
                    for letter in &letters {
                        gathered.check(letter)?;
                    }
                    return Err(PositionTextError::RowLength {
                        line: line.number,
                        row: row + 1,
                        found: letters.len(),
                        expected: cells_of(glyphs),
                    });
                }
            }
        }
        let end = lines.last().map_or(1, |line| line.number + 1);
        gathered.finish(self.one_mover(movers, end)?, None)
    }

    /// The rows, without the lines that hold coordinates only.
    fn without_label_lines<'t>(&self, lines: &[TextLine<'t>]) -> Vec<TextLine<'t>> {
        let template = self.template.lines.iter().filter(|line| is_labels(line));
        let labels: Vec<_> = template.collect();
        let labelled = labels
            .first()
            .zip(lines.first())
            .is_some_and(|(labels, line)| {
                let readable =
                    |letter: &super::row::Letter| self.alphabet.read(letter.symbol).is_some();
                is_label_line(labels, line)
                    && (lines.len() == self.template.lines.len()
                        || !line.letters().iter().all(readable))
            });
        let mut labels = labels.into_iter().filter(|_| labelled).peekable();
        let mut rows = lines.to_vec();
        rows.retain(|line| {
            labels
                .next_if(|labels| is_label_line(labels, line))
                .is_none()
        });
        rows
    }

    fn check_row_count(
        &self,
        board: &[TextLine<'_>],
        movers: &[TextLine<'_>],
    ) -> Result<(), PositionTextError> {
        let expected = self.rows().count();
        if let (true, Some(last)) = (
            board.len() == expected + 1 && movers.is_empty(),
            board.last(),
        ) {
            self.check_is_row(last)?;
        }
        if board.len() == expected {
            return Ok(());
        }
        let after = board.last().map_or(1, |line| line.number + 1);
        Err(PositionTextError::RowCount {
            line: board.get(expected).map_or(after, |line| line.number),
            found: board.len(),
            expected,
        })
    }

    /// A line too many that is no row was meant to name the mover.
    fn check_is_row(&self, last: &TextLine<'_>) -> Result<(), PositionTextError> {
        let row = self.rows().last().unwrap_or_default();
        let fits = matches!(
            read_row(row, last, &self.alphabet),
            RowReading::Cells(cells)
                if cells.iter().all(|(_, letter)| self.alphabet.read(letter.symbol).is_some())
        );
        match fits {
            true => Ok(()),
            false => self.mover(last.number, last.text).map(|_| ()),
        }
    }
}

fn is_labels(line: &[super::Glyph]) -> bool {
    line.iter().all(|glyph| glyph.ink == Ink::Label)
}

pub(super) fn cells_of(row: &[super::Glyph]) -> usize {
    row.iter().filter(|glyph| glyph.ink != Ink::Label).count()
}
