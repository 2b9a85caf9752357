//! What can be wrong with a board.

use thiserror::Error;

/// Why a board cannot be built. The message says what and where; [`help`]
/// says how to mend it.
///
/// [`help`]: TopologyError::help
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum TopologyError {
    /// More cells than a board may have, or none at all.
    #[error("the board would have {cells} cells; a board has 1 to {max}", max = super::MAX_CELLS)]
    CellCount {
        /// How many cells were asked for.
        cells: usize,
    },
    /// Two links leave the same cell in the same direction.
    #[error("two links leave {cell} in direction {direction}")]
    DoubleLink {
        /// Name of the cell.
        cell: String,
        /// Name of the direction.
        direction: String,
    },
    /// All rays together are longer than memory should hold.
    #[error("the rays of this board meet more than {max} cells in all, too many to keep")]
    RaysTooLong {
        /// The bound.
        max: usize,
    },
    /// No cell of the board has this name.
    #[error("there is no cell `{name}` on this board")]
    UnknownCell {
        /// The name as written.
        name: String,
        /// A name like it, if there is one.
        near: Option<String>,
        /// Some cell of the board.
        such_as: String,
    },
    /// No direction of the board has this name.
    #[error("there is no direction `{name}` on this board")]
    UnknownDirection {
        /// The name as written.
        name: String,
        /// The directions there are.
        known: Vec<String>,
    },
    /// Something declared twice: a cell or a direction name.
    #[error("{what} `{name}` is declared twice")]
    Twice {
        /// `cell` or `direction`.
        what: &'static str,
        /// The name as written.
        name: String,
    },
    /// Anything else about the shape, in plain words.
    #[error("{problem}")]
    Shape {
        /// What is wrong.
        problem: String,
        /// How to mend it.
        help: String,
    },
}

impl TopologyError {
    pub(super) fn check_cell_count(cells: usize) -> Result<(), Self> {
        if (1..=super::MAX_CELLS).contains(&cells) {
            Ok(())
        } else {
            Err(Self::CellCount { cells })
        }
    }

    /// How to mend it.
    #[must_use]
    pub fn help(&self) -> String {
        match self {
            Self::CellCount { .. } => "make the board smaller, or give it a cell".into(),
            Self::DoubleLink { .. } => {
                "a cell has one neighbour in a direction: remove one of the two links".into()
            }
            Self::RaysTooLong { .. } => {
                "make the board smaller, or its rings and chains of links shorter".into()
            }
            Self::UnknownCell {
                near: Some(near), ..
            } => format!("did you mean `{near}`?"),
            Self::UnknownCell { such_as, .. } => {
                format!("name a cell of the board, such as `{such_as}`")
            }
            Self::UnknownDirection { known, .. } => format!("directions are {}", known.join(", ")),
            Self::Twice { what, .. } => format!("give each {what} a name of its own"),
            Self::Shape { help, .. } => help.clone(),
        }
    }
}
