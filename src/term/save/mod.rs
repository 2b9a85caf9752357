//! Games as files: what is written, how it is read back, where it is kept.

mod autosave;
mod format;
mod restore;
mod store;

pub use autosave::{Autosave, Place};
pub(super) use autosave::{file_stem, free_name};
pub use format::SavedGame;
pub use restore::RestoreError;
pub use store::{StoreError, Target, load_game, save_game};
