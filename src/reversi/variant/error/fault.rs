//! The kinds of fault.

use thiserror::Error;

use super::super::descriptor::Shape;
use crate::framework::MAX_PLAYERS;
use crate::topology::TopologyError;

/// Why a file cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum Unreadable {
    /// No such file.
    #[error("there is no such file")]
    Missing,
    /// A directory.
    #[error("this is a directory, not a file")]
    Directory,
    /// Longer than descriptors may be.
    #[error("the file is longer than {max} bytes, the most a descriptor may have")]
    TooLong {
        /// The bound in bytes.
        max: u64,
    },
    /// Not UTF-8.
    #[error("line {line} is not UTF-8 text")]
    NotText {
        /// The first such line, counted from 1.
        line: usize,
    },
    /// Nothing but blanks and comments.
    #[error("the descriptor is empty")]
    Empty,
    /// Anything else, in the words of the system.
    #[error("the file cannot be read: {0}")]
    System(String),
}

/// What is wrong, and how to mend it.
#[derive(Clone, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum Fault {
    /// Not a built-in variant.
    #[error("there is no variant `{name}`")]
    UnknownVariant {
        /// The name as written.
        name: String,
        /// Variants with names like it.
        near: Vec<String>,
        /// A file that may have been meant.
        file: Option<String>,
    },
    /// A file that cannot be read.
    #[error("{path}: {why}")]
    Unreadable {
        /// The path.
        path: String,
        /// Why not.
        why: Unreadable,
    },
    /// A text without a file extends a file.
    #[error("a descriptor that is not in a file cannot extend the file `{path}`")]
    FileExtended {
        /// The path as written.
        path: String,
    },
    /// Variants that extend each other.
    #[error("`extends` goes round in a circle: {}", .circle.join(" → "))]
    Circle {
        /// The files on the way, the first one again at the end.
        circle: Vec<String>,
    },
    /// Not TOML.
    #[error("this is not TOML: {message}")]
    Syntax {
        /// What the parser says.
        message: String,
    },
    /// A key that descriptors do not have.
    #[error("there is no key `{key}` here")]
    UnknownKey {
        /// The key as written.
        key: String,
        /// The key that may have been meant.
        near: Option<String>,
        /// The table that has such a key, where another has.
        table: Option<&'static str>,
        /// The keys there are.
        known: Vec<String>,
    },
    /// A value of a wrong type.
    #[error("this is {found}, where {expected} is expected")]
    WrongType {
        /// Such as `a string`.
        found: String,
        /// Such as `a whole number`.
        expected: String,
        /// What the key is for.
        about: Option<String>,
    },
    /// A word that is none of the choices.
    #[error("`{value}` is not a choice here")]
    UnknownChoice {
        /// The word as written.
        value: String,
        /// The choice that may have been meant.
        near: Option<String>,
        /// The choices there are.
        choices: Vec<String>,
    },
    /// A number out of bounds.
    #[error("{value} is out of bounds: {min} to {max}")]
    OutOfBounds {
        /// The number as written.
        value: String,
        /// The least allowed.
        min: i64,
        /// The greatest allowed.
        max: i64,
        /// What the key is for.
        about: Option<String>,
    },
    /// A string that does not say what it should.
    #[error("{what}")]
    Entry {
        /// What is wrong with it.
        what: String,
        /// How to mend it.
        help: String,
    },
    /// No board at all.
    #[error("the descriptor describes no board")]
    NoBoard,
    /// A key that this shape of board needs.
    #[error("a board of shape `{shape}` needs {needed}", shape = .shape.name())]
    MissingKey {
        /// The shape.
        shape: Shape,
        /// The keys that are missing.
        needed: &'static str,
    },
    /// A key that this shape of board does not have.
    #[error("a board of shape `{shape}` has no key `{key}`", shape = .shape.name())]
    MisplacedKey {
        /// The shape.
        shape: Shape,
        /// The key.
        key: &'static str,
    },
    /// The board cannot be built.
    #[error(transparent)]
    Board(#[from] TopologyError),
    /// Cells that no link joins to any disc.
    #[error(
        "no link joins {} to any disc or free cell of the opening",
        some(.cells)
    )]
    Unreachable {
        /// The names of the cells.
        cells: Vec<String>,
    },
    /// Too few or too many players.
    #[error("{players} is not a number of players; there are 2 to {MAX_PLAYERS}")]
    PlayerCount {
        /// How many were given.
        players: usize,
    },
    /// A name that cannot be printed on one line.
    #[error("`{}` cannot be the name of a {what}", .name.escape_debug())]
    BadName {
        /// Whose name: `player` or `variant`.
        what: &'static str,
        /// The name as written.
        name: String,
    },
    /// A symbol that means something else where boards are written.
    #[error("`{}` cannot be a symbol for discs", .symbol.escape_debug())]
    BadSymbol {
        /// The symbol.
        symbol: char,
    },
    /// Two players with the same name or symbol.
    #[error("players {first} and {second} have the same {what} `{value}`")]
    SamePlayer {
        /// `name` or `symbol`.
        what: &'static str,
        /// The name or symbol.
        value: String,
        /// The earlier player, counted from 1.
        first: usize,
        /// The later player.
        second: usize,
    },
    /// No player of this name.
    #[error("there is no player `{player}`")]
    UnknownPlayer {
        /// The player as written.
        player: String,
        /// Who may have been meant.
        near: Option<String>,
        /// The players there are.
        known: Vec<String>,
    },
    /// A disc, a free cell or a move on a hole.
    #[error("cell `{cell}` is a hole")]
    Hole {
        /// The cell.
        cell: String,
    },
    /// Two discs on one cell.
    #[error("cell `{cell}` gets two discs, of {first} and of {second}")]
    TwoDiscs {
        /// The cell.
        cell: String,
        /// Whose disc lies there already.
        first: String,
        /// Whose disc is the second.
        second: String,
    },
    /// A free cell or a move where a disc lies.
    #[error("cell `{cell}` has a disc from the start")]
    Occupied {
        /// The cell.
        cell: String,
    },
    /// A cell listed twice.
    #[error("cell `{cell}` is listed twice")]
    ListedTwice {
        /// The cell.
        cell: String,
    },
    /// An opening that does not fit the board.
    #[error("{what}")]
    Misfit {
        /// Why not.
        what: String,
        /// How to mend it.
        help: &'static str,
    },
    /// No disc and no free cell.
    #[error("the opening has no disc and no free cell, so nobody could ever move")]
    NoOpening,
    /// A seed for nothing.
    #[error("there is a seed but no `random` plies to play from it")]
    IdleSeed,
}

/// The first few of the cells, and how many more there are.
fn some(cells: &[String]) -> String {
    const SHOWN: usize = 8;
    let shown = &cells[..cells.len().min(SHOWN)];
    let quoted: Vec<String> = shown.iter().map(|cell| format!("`{cell}`")).collect();
    match cells.len() - shown.len() {
        0 => quoted.join(", "),
        more => format!("{} and {more} more cells", quoted.join(", ")),
    }
}
