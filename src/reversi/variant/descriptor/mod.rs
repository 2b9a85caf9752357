//! The descriptor as written: what a variant file says, before anybody asked
//! whether it makes sense.

mod choices;
mod diagnose;
mod entries;
mod merge;
mod read;
mod schema;
mod shapes;

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::model::{Empties, PassRule, Run, WhenBlocked};

pub use choices::{
    GoalChoice, LatticeChoice, LayoutName, OriginChoice, Shape, WaysChoice, WrapChoice,
};
pub use entries::{Axis, CellEntry, Colour, DirectionsSpec, LinkEntry};

/// A variant of reversi as a file describes it. Every key may be left out:
/// what `extends` names fills the gaps, defaults the rest.
///
/// ```
/// use outflank::reversi::variant::{Descriptor, Shape};
/// let text = "[board]\nshape = \"hexagon\"\nside = 5\n\n[opening]\nlayout = \"ring\"\n";
/// let descriptor = Descriptor::parse(text).unwrap();
/// assert_eq!(descriptor.board.shape, Some(Shape::Hexagon));
/// assert_eq!(descriptor.to_text(), text);
/// ```
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[schemars(title = "Outflank variant")]
pub struct Descriptor {
    /// The variant to start from: the name of a built-in one, or the path of
    /// a file, seen from this one. Keys given here replace its keys.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extends: Option<String>,
    /// What the variant is called. Without it, the name of the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// One line about the variant.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Who moves first: a player's name, symbol or number in turn order.
    /// Without it, player 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<String>,
    /// The cells and how they are joined.
    #[serde(skip_serializing_if = "is_default")]
    pub board: BoardSpec,
    /// The players in turn order, two to eight; without it, Black and White.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(length(min = 2, max = 8))]
    pub players: Vec<PlayerSpec>,
    /// What stands on the board at the start, and what is played first.
    #[serde(skip_serializing_if = "is_default")]
    pub opening: OpeningSpec,
    /// The rules in which variants differ.
    #[serde(skip_serializing_if = "is_default")]
    pub rules: RulesSpec,
}

/// The cells and how they are joined. A file that names a `shape` describes
/// its own board and takes no key from the board it extends.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct BoardSpec {
    /// What kind of board; it decides which other keys there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shape: Option<Shape>,
    /// Columns of a square board, 1 to 4096. Without it, as many as rows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 4096))]
    pub width: Option<u32>,
    /// Rows of a square board, 1 to 4096. Without it, as many as columns.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 4096))]
    pub height: Option<u32>,
    /// Cells along one side of a hexagon, 1 to 37. Side 5 has 61 cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 37))]
    pub side: Option<u32>,
    /// The lattice on which the `map` of shape `cells` is drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lattice: Option<LatticeChoice>,
    /// The board of shape `cells`, one line a row.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub map: Option<String>,
    /// The cells of shape `graph`: a name and the point where it is drawn,
    /// `"a1 0 0"`; x to the right, y downwards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cells: Option<Vec<CellEntry>>,
    /// On square lattices `"all"`, `"orthogonal"` or `"diagonal"`. On a graph
    /// the list of its directions: `"east/west"` for a line that is followed
    /// both ways, `"down"` for a one-way street.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub directions: Option<DirectionsSpec>,
    /// Cells to cut out, by name; the others keep their names.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub holes: Option<Vec<String>>,
    /// Which edges are glued together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wrap: Option<WrapChoice>,
    /// Links to add: `"a1 east c1"` leads east from a1 to c1, and west back.
    /// `"a1 east c1 south"` bends: who comes from a1 goes on southwards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub links: Option<Vec<LinkEntry>>,
    /// Where row 1 is printed. It changes names, never rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin: Option<OriginChoice>,
}

/// One player. Every key has a default that depends on the place in turn
/// order: Black B, White W, Red R, Green G, Yellow Y, Blue L, Purple P,
/// Orange O.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerSpec {
    /// The name, such as `"Black"`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// How the discs are written: one character, not a digit and none of
    /// `. - _ ; : % , /`, which mean other things where boards are written.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = r"^[^\s\d.\-_;:%,/]$"))]
    pub symbol: Option<char>,
    /// The colour of the discs: `"#rrggbb"` or a name such as `"gold"`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
}

/// What stands on the board at the start, and what is played first. A file
/// that names a `layout` or a `centre` describes its own opening and takes no
/// key from the opening it extends.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct OpeningSpec {
    /// An opening known by name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub layout: Option<LayoutName>,
    /// The middle of the board, drawn row by row: a player's symbol or number
    /// is a disc, `.` an empty cell, blanks are for the eye.
    /// `["132", "213", "321"]`; on a hexagon `["1 2", "2 . 1", "1 2"]`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1))]
    pub centre: Option<Vec<String>>,
    /// Discs cell by cell, added to `layout` or `centre`: under each player's
    /// name, symbol or number a list of cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discs: Option<BTreeMap<String, Vec<String>>>,
    /// Cells that the players fill first, in turn, as they like and without
    /// capturing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub free: Option<Vec<String>>,
    /// A line of placements that is always played, as cells; passes are left
    /// out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<String>>,
    /// How many plies are played at random after that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub random: Option<u32>,
    /// Where the random plies start from, 0 by default: the same seed always
    /// plays the same plies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u32>,
}

/// The rules in which variants differ.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct RulesSpec {
    /// What a captured run may be made of; `"mixed"` by default. It makes a
    /// difference from three players on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub run: Option<Run>,
    /// What passing means; `"forced"` by default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pass: Option<PassRule>,
    /// What a player does who cannot capture; `"pass"` by default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when_blocked: Option<WhenBlocked>,
    /// Which score wins; `"most"` by default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goal: Option<GoalChoice>,
    /// Who owns the cells left empty at the end; `"nobody"` by default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub empties: Option<Empties>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
