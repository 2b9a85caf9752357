//! Cells of a text, gathered into a position.

use std::sync::Arc;

use super::Mark;
use super::position_error::PositionTextError;
use super::quote::listed;
use super::read::{Parsed, Reader};
use super::row::Letter;
use super::symbols::Symbol;
use crate::framework::{Game, Player};
use crate::reversi::Move;
use crate::reversi::position::{Reversi, Setup};
use crate::topology::Cell;

/// What has been read so far.
pub(super) struct Gathered<'r, 'a> {
    reader: &'r Reader<'a>,
    discs: Vec<Option<Player>>,
    /// Characters that are discs only if nothing else writes that player's.
    doubtful: Vec<(Letter, Player)>,
    /// How each player's discs are written for certain.
    certain: Vec<Option<char>>,
    legal: Vec<Cell>,
}

impl<'r, 'a> Gathered<'r, 'a> {
    pub(super) fn new(reader: &'r Reader<'a>) -> Self {
        Self {
            reader,
            discs: vec![None; reader.variant.board().graph().len()],
            doubtful: Vec::new(),
            certain: vec![None; reader.variant.players().len()],
            legal: Vec::new(),
        }
    }

    /// What the character says in the place of a cell.
    pub(super) fn check(&self, letter: &Letter) -> Result<Symbol, PositionTextError> {
        let alphabet = &self.reader.alphabet;
        let symbol = alphabet.read(letter.symbol);
        symbol.ok_or_else(|| PositionTextError::UnknownSymbol {
            at: letter.at,
            symbol: letter.symbol,
            known: alphabet.in_words(),
        })
    }

    pub(super) fn put(&mut self, cell: Cell, letter: Letter) -> Result<(), PositionTextError> {
        match self.check(&letter)? {
            Symbol::Empty => {}
            Symbol::Marked(Mark::Legal) => self.legal.push(cell),
            Symbol::Marked(_) => {}
            Symbol::Disc(player) => {
                self.discs[cell.index()] = Some(player);
                self.certain[player.index()] = Some(letter.symbol);
            }
            Symbol::DiscOrMark(player) => {
                self.discs[cell.index()] = Some(player);
                self.doubtful.push((letter, player));
            }
        }
        Ok(())
    }

    pub(super) fn finish(
        self,
        turn: Player,
        rest: Option<String>,
    ) -> Result<Parsed, PositionTextError> {
        for &(letter, player) in &self.doubtful {
            if let Some(also) = self.certain[player.index()] {
                return Err(PositionTextError::Ambiguous {
                    at: letter.at,
                    symbol: letter.symbol,
                    player: self.reader.variant.players()[player.index()].name.clone(),
                    also,
                });
            }
        }
        let setup = Setup {
            discs: self.discs,
            turn,
            away: Vec::new(),
            passes: 0,
        };
        let warnings = zero_trap(self.reader, &setup, &self.legal);
        Ok(Parsed {
            setup,
            warnings: warnings.into_iter().collect(),
            rest,
        })
    }
}

/// `0` marks a legal cell; where it cannot be one, a disc may have been meant.
fn zero_trap(reader: &Reader<'_>, setup: &Setup, zeros: &[Cell]) -> Option<String> {
    if zeros.is_empty() {
        return None;
    }
    let variant = reader.variant;
    let rules = Reversi::of(Arc::new(variant.clone())).ok()?;
    let position = rules.position(setup).ok()?;
    let illegal = |cell: &&Cell| !rules.is_legal(&position, Move::Place(**cell));
    let names = zeros.iter().filter(illegal);
    let names: Vec<&str> = names
        .map(|&cell| variant.board().names().name(cell))
        .collect();
    let mover = &variant.players()[setup.turn.index()].name;
    (!names.is_empty()).then(|| {
        format!(
            "`0` was read as an empty cell with the mark of a legal move, but {mover} may not \
             place on {}; if it was meant as a disc, write {}",
            listed(&names, 8),
            reader.alphabet.in_words(),
        )
    })
}
