//! Variants: the descriptor as written, and the proven game.
//!
//! A descriptor is a small TOML file. [`Descriptor`] is what it says, key by
//! key; [`Variant`] is the game it describes, proven to be playable:
//!
//! ```text
//! text ──parse──▶ Descriptor ──over──▶ complete Descriptor ──build──▶ Variant
//!                                 ▲
//!                                 └── what `extends` names
//! ```
//!
//! ```
//! use outflank::reversi::variant::Variant;
//! let text = r#"
//! extends = "classic"
//! title = "Classic on a narrow board"
//! [board]
//! width = 6
//! "#;
//! let narrow = Variant::from_text("narrow", text).unwrap();
//! assert_eq!(narrow.board().graph().len(), 48);
//! ```

mod analysis;
mod build;
mod builtin;
mod descriptor;
mod error;
mod load;
mod model;
mod source;
mod suggest;

pub use analysis::{Facts, never_filled};
pub use builtin::{Builtin, builtins};
pub use descriptor::{
    Axis, BoardSpec, CellEntry, Colour, Descriptor, DirectionsSpec, GoalChoice, LatticeChoice,
    LayoutName, LinkEntry, OpeningSpec, OriginChoice, PlayerSpec, RulesSpec, Shape, WaysChoice,
    WrapChoice,
};
pub use error::{Fault, Problem, Unreadable, VariantError};
pub use model::{
    Empties, Opening, PassRule, PlayerInfo, RandomOpening, RuleSet, Run, Variant, WhenBlocked,
};
pub use source::{KeyPath, Place, Source};
