//! Saving and loading at the table, and keeping what was played.

use std::path::{Path, PathBuf};

use super::{End, Farewell, Happening, Kept, Output, Step, Table, tell};
use crate::term::save::{file_stem, free_name};
use crate::term::say::transcript_text;
use crate::term::{SavedGame, StoreError, Target, load_game, save_game};

impl Table<'_> {
    /// Keeps a copy of the game when it has changed. When that is not possible
    /// people are warned, once, and go on.
    pub(super) fn keep(&mut self) {
        let revision = self.session.revision();
        if self.kept == Some(revision) || !self.is_worth_keeping() {
            return;
        }
        let game = SavedGame::of(&self.session, self.latest);
        match self.autosave.keep(&game) {
            Ok(()) => {
                self.kept = Some(revision);
                self.warned = None;
            }
            Err(error) => self.warn(&error),
        }
    }

    fn is_worth_keeping(&self) -> bool {
        let record = self.session.record();
        !record.is_empty() || record.redoable() > 0
    }

    fn warn(&mut self, error: &StoreError) {
        let text = error.to_string();
        if self.warned.as_ref() != Some(&text) {
            self.talk(&format!(
                "warning: the game is not kept while you play: {text}. `save FILE` saves it \
                 elsewhere."
            ));
            self.warned = Some(text);
        }
    }

    /// Saves the game where it was asked to.
    pub(super) fn save(&mut self, file: Option<PathBuf>, replace: bool) -> Step {
        let game = SavedGame::of(&self.session, self.now());
        let own = |path: &Path| self.file.as_deref() == Some(path);
        let saved = match file.or_else(|| self.file.clone()) {
            Some(path) => {
                let target = match replace || own(&path) {
                    true => Target::Replace,
                    false => Target::New,
                };
                save_game(&game, &path, target).map(|()| path)
            }
            None => free_name(|number| {
                let path = PathBuf::from(format!("{}-{number}.json", file_stem(&game)));
                save_game(&game, &path, Target::New).map(|()| path)
            }),
        };
        let text = match saved {
            Ok(path) => {
                let text = format!("Saved in `{}`.\n", path.display());
                self.file = Some(path);
                self.saved = Some(self.session.revision());
                text
            }
            Err(error @ StoreError::Exists { .. }) => {
                format!("Not saved: {error}; `save! FILE` replaces it.\n")
            }
            Err(error) => format!("Not saved: {error}.\n"),
        };
        self.say(&text)
    }

    /// Goes on with the game of a file. The game so far is kept.
    pub(super) fn load(&mut self, file: &Path) -> Step {
        let session = match load_game(file) {
            Ok(session) => session,
            Err(error) => {
                let sorry = Output::Sorry(format!("{error}; the game here goes on"));
                let text = tell(&self.session, &sorry, self.latest);
                return self.say(&text);
            }
        };
        let old = self.put_away();
        self.session = session;
        self.is_loaded_from(file);
        if let Kept::In(old) = old {
            self.say(&format!("The last game is kept in `{}`.\n", old.display()))?;
        }
        let greeting = super::greeting(&self.session);
        self.say(&greeting)?;
        self.happen(Happening::Begin, self.now())
    }

    /// Notes that the game on the table comes from a file. When that was a copy
    /// we kept, another takes its place; otherwise it is the people's own.
    pub(super) fn is_loaded_from(&mut self, file: &Path) {
        let was_kept = self.autosave.begin(file);
        self.kept = None;
        self.saved = (!was_kept).then(|| self.session.revision());
        self.file = (!was_kept).then(|| file.into());
    }

    /// Leaves the game that is on the table: tells where it is kept, or needs
    /// no copy of it any more.
    fn put_away(&mut self) -> Kept {
        let saved = self.saved == Some(self.session.revision());
        if saved || self.session.record().is_over() || !self.is_worth_keeping() {
            self.autosave.forget();
            return Kept::NoNeed;
        }
        self.keep_now()
    }

    /// Leaves the table.
    pub(super) fn leave(mut self, end: End) -> Farewell {
        let end = match end {
            End::Interrupted if self.session.record().is_over() => End::Finished,
            end => end,
        };
        let kept = match end {
            End::Finished | End::Quit => self.put_away(),
            End::Interrupted | End::OutputEnded(_) if !self.is_worth_keeping() => Kept::NoNeed,
            End::Interrupted | End::OutputEnded(_) | End::InputEnded => self.keep_now(),
        };
        Farewell {
            end,
            kept,
            transcript: transcript_text(self.session.record()),
            plies: self.session.record().plies(),
        }
    }

    /// Keeps the game with its clocks as they are, and tells where.
    fn keep_now(&mut self) -> Kept {
        let game = SavedGame::of(&self.session, self.now());
        if let Err(error) = self.autosave.keep(&game) {
            self.warn(&error);
            return Kept::Nowhere;
        }
        match self.autosave.path() {
            Some(path) => Kept::In(path.into()),
            None => Kept::Nowhere,
        }
    }
}
