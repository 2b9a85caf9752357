//! Variants: the descriptor as written, and the proven game.

mod model;

pub use model::{
    Empties, Opening, PassRule, PlayerInfo, RandomOpening, RuleSet, Run, Variant, WhenBlocked,
};

/// Why a variant cannot be had.
#[derive(Debug, thiserror::Error)]
#[error("the descriptor language is not here yet")]
pub struct VariantError;

impl Variant {
    /// A built-in variant or a descriptor file.
    ///
    /// # Errors
    /// [`VariantError`].
    pub fn load(_name_or_path: &str) -> Result<Self, VariantError> {
        Err(VariantError)
    }
}
