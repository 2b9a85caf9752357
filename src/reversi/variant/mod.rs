//! Variants: the descriptor as written, and the proven game.

mod model;

pub use model::{
    Empties, Opening, PassRule, PlayerInfo, RandomOpening, RuleSet, Run, Variant, WhenBlocked,
};
