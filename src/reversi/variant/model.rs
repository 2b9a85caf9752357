//! The proven, immutable game.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Descriptor;
use crate::framework::{Goal, Player};
use crate::topology::{Board, Cell};

/// Which discs a run may be made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Run {
    /// Discs of any opponents, mixed.
    #[default]
    Mixed,
    /// Discs of one opponent in each direction.
    SingleColour,
}

/// What passing means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PassRule {
    /// Who cannot place passes, and nobody else may.
    #[default]
    Forced,
    /// Everybody may pass at any time; the game also ends when all players
    /// pass one after the other.
    Voluntary,
    /// The game ends when the player to move cannot place.
    EndsGame,
}

/// What a player may do who cannot capture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WhenBlocked {
    /// Pass, as [`PassRule`] says.
    #[default]
    Pass,
    /// Place on any empty cell next to a disc, capturing nothing (Rolit).
    PlaceAdjacent,
}

/// Who owns the cells left empty at the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Empties {
    /// Nobody.
    #[default]
    Nobody,
    /// A sole winner.
    Winner,
}

/// The rules in which variants differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RuleSet {
    /// What a run may be made of.
    pub run: Run,
    /// What passing means.
    pub pass: PassRule,
    /// What a blocked player may do.
    pub when_blocked: WhenBlocked,
    /// Which score wins.
    pub goal: Goal,
    /// Who owns the empty cells at the end.
    pub empties: Empties,
}

/// One player of a variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerInfo {
    /// The name, such as `Black`.
    pub name: String,
    /// How the discs are written: one character, never blank, `.`, `-`, `0`
    /// or a character that writes an empty cell.
    pub symbol: char,
    /// The colour of the discs, `#rrggbb`.
    pub colour: String,
}

/// Plies played at random before the game proper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RandomOpening {
    /// How many plies.
    pub plies: u32,
    /// Where the random numbers start from.
    pub seed: u64,
}

/// What stands on the board before the first choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// Who owns the disc on each cell.
    pub discs: Vec<Option<Player>>,
    /// Cells that players fill first, in turn, without capturing.
    pub free: Vec<Cell>,
    /// A forced line of placements; passes that are due are not written.
    pub moves: Vec<Cell>,
    /// Random plies after that.
    pub random: Option<RandomOpening>,
}

/// A game of the reversi family: board, players, opening and rules, all
/// proven to fit together. Immutable; share it behind an [`Arc`].
#[derive(Clone, Debug)]
pub struct Variant {
    pub(super) name: String,
    pub(super) title: String,
    pub(super) board: Arc<Board>,
    pub(super) players: Vec<PlayerInfo>,
    pub(super) first: Player,
    pub(super) opening: Opening,
    pub(super) rules: RuleSet,
    pub(super) descriptor: Descriptor,
}

impl Variant {
    /// Its name: `classic` even when it was asked for as `othello`, and for a
    /// file what its `name` says, or else the name of the file.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// One line about it.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// The players in turn order, 2 to 8.
    #[must_use]
    pub fn players(&self) -> &[PlayerInfo] {
        &self.players
    }

    /// Who moves first.
    #[must_use]
    pub fn first(&self) -> Player {
        self.first
    }

    /// What stands on the board before the first choice.
    #[must_use]
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The descriptor it was made of, complete in itself: what `extends` named
    /// is written out, so its text describes the same game anywhere.
    #[must_use]
    pub fn descriptor(&self) -> &Descriptor {
        &self.descriptor
    }
}
