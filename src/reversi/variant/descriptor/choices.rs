//! The choices a descriptor offers, one enum each.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::framework::Goal;
use crate::topology::{LatticeKind, Origin, Ways, Wrap};

/// Derives what every choice of a descriptor needs.
macro_rules! choices {
    ($($(#[$doc:meta])* $name:ident { $($(#[$inner:meta])* $choice:ident,)+ })+) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema,
        )]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$inner])* $choice,)+ }
    )+};
}

choices! {
    /// What kind of board.
    Shape {
        /// Rows and columns: `width`, `height`.
        #[default]
        Square,
        /// A regular hexagon of hexagons: `side`.
        Hexagon,
        /// Any cells of a lattice, drawn as a `map`.
        Cells,
        /// Any `cells` and `links`, listed one by one.
        Graph,
    }

    /// The lattice on which a `map` is drawn.
    LatticeChoice {
        /// Rows and columns.
        #[default]
        Square,
        /// Hexagons, every other row half a cell to the right.
        Hex,
    }

    /// The directions of a square lattice.
    WaysChoice {
        /// Eight: along rows, columns and diagonals.
        #[default]
        All,
        /// Four: along rows and columns.
        Orthogonal,
        /// Four: along diagonals.
        Diagonal,
    }

    /// Which edges are glued together.
    WrapChoice {
        /// None.
        #[default]
        None,
        /// The left and the right one: rows run on, columns end.
        Cylinder,
        /// Left and right, top and bottom.
        Torus,
    }

    /// Where row 1 is printed. It changes names, never rules.
    OriginChoice {
        /// At the top, as in Othello.
        #[default]
        TopLeft,
        /// At the bottom, as in chess.
        BottomLeft,
    }

    /// An opening known by name.
    LayoutName {
        /// Nothing: the discs, if any, are those of `discs`.
        Empty,
        /// Four discs in the middle of a square board, players 1 and 2 crossed:
        /// rows `21`, `12`.
        #[default]
        Diagonal,
        /// Four discs in the middle of a square board, players 1 and 2 side by
        /// side: rows `22`, `11`.
        Parallel,
        /// Diagonal in a mirror: rows `12`, `21`.
        Mirrored,
        /// Six discs round the empty centre of a hexagon, all players in turn.
        Ring,
    }

    /// Which score wins.
    GoalChoice {
        /// The highest.
        #[default]
        Most,
        /// The lowest.
        Fewest,
    }
}

impl From<LatticeChoice> for LatticeKind {
    fn from(choice: LatticeChoice) -> Self {
        match choice {
            LatticeChoice::Square => Self::Square,
            LatticeChoice::Hex => Self::Hex,
        }
    }
}

impl From<WaysChoice> for Ways {
    fn from(choice: WaysChoice) -> Self {
        match choice {
            WaysChoice::All => Self::All,
            WaysChoice::Orthogonal => Self::Orthogonal,
            WaysChoice::Diagonal => Self::Diagonal,
        }
    }
}

impl From<WrapChoice> for Wrap {
    fn from(choice: WrapChoice) -> Self {
        match choice {
            WrapChoice::None => Self::None,
            WrapChoice::Cylinder => Self::Cylinder,
            WrapChoice::Torus => Self::Torus,
        }
    }
}

impl From<OriginChoice> for Origin {
    fn from(choice: OriginChoice) -> Self {
        match choice {
            OriginChoice::TopLeft => Self::TopLeft,
            OriginChoice::BottomLeft => Self::BottomLeft,
        }
    }
}

impl From<GoalChoice> for Goal {
    fn from(choice: GoalChoice) -> Self {
        match choice {
            GoalChoice::Most => Self::Most,
            GoalChoice::Fewest => Self::Fewest,
        }
    }
}
