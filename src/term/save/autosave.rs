//! The copy that is kept of every game while it goes on.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use etcetera::BaseStrategy;

use super::{SavedGame, StoreError, Target, save_game};

/// Where games are kept while they go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// Nowhere.
    Nowhere,
    /// In this file, or in one with a number after its name when it exists.
    File(PathBuf),
    /// In a file of its own for each game in this folder.
    Folder(PathBuf),
}

/// The variable that names the folder for what the program keeps.
const VARIABLE: &str = "OUTFLANK_STATE_DIR";

impl Place {
    /// The folder for games in progress: `games` in `$OUTFLANK_STATE_DIR` or,
    /// without it, in `outflank` in the user's state directory
    /// (`$XDG_STATE_HOME`, usually `~/.local/state`). Nowhere when the user has
    /// no home.
    #[must_use]
    pub fn usual() -> Self {
        let own = env::var_os(VARIABLE).filter(|folder| !folder.is_empty());
        let state = own.map(PathBuf::from).or_else(|| {
            let user = etcetera::choose_base_strategy().ok()?;
            let state = user.state_dir().unwrap_or_else(|| user.data_dir());
            Some(state.join("outflank"))
        });
        state.map_or(Self::Nowhere, |state| Self::Folder(state.join("games")))
    }
}

impl Place {
    /// The games that are kept here, the latest first. Some of them may be
    /// going on at other tables.
    #[must_use]
    pub fn games(&self) -> Vec<PathBuf> {
        let Self::Folder(folder) = self else {
            return Vec::new();
        };
        let files = fs::read_dir(folder).into_iter().flatten().flatten();
        let mut games: Vec<(SystemTime, PathBuf)> = files
            .filter(|file| file.path().extension().is_some_and(|it| it == "json"))
            .filter_map(|file| Some((file.metadata().ok()?.modified().ok()?, file.path())))
            .collect();
        games.sort();
        games.into_iter().rev().map(|(_, path)| path).collect()
    }
}

/// Keeps a game in a file of its own that no other game writes to.
#[derive(Debug)]
pub struct Autosave {
    place: Place,
    /// The file that belongs to this game, once there is one.
    path: Option<PathBuf>,
    /// A file of ours that the new one makes needless.
    superseded: Option<PathBuf>,
}

impl Autosave {
    /// Keeps a game in some place. Nothing is written yet.
    #[must_use]
    pub fn new(place: Place) -> Self {
        Self {
            place,
            path: None,
            superseded: None,
        }
    }

    /// The file that the game is kept in, once there is one.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// A game begins that comes from a file: the last one's copy stays, and
    /// this gets its own. Tells whether the file was itself such a copy; the
    /// new copy then takes its place.
    pub fn begin(&mut self, loaded_from: &Path) -> bool {
        self.path = None;
        self.superseded = None;
        match &self.place {
            Place::File(file) if same(file, loaded_from) => {
                self.path = Some(file.clone());
                true
            }
            Place::Folder(folder) if loaded_from.parent().is_some_and(|it| same(it, folder)) => {
                self.superseded = Some(loaded_from.into());
                true
            }
            _ => false,
        }
    }

    /// Writes the game down as it is now.
    ///
    /// # Errors
    /// [`StoreError`] when that is not possible; what was written before is
    /// still there.
    pub fn keep(&mut self, game: &SavedGame) -> Result<(), StoreError> {
        match (&self.path, &self.place) {
            (Some(path), _) => {
                // Somebody may have tidied the folder up meanwhile.
                let _ = path.parent().map(fs::create_dir_all);
                save_game(game, path, Target::Replace)?;
            }
            (None, place) => match file_of(place, game) {
                Some(file) => self.path = Some(save_as_new(game, &file)?),
                None => return Ok(()),
            },
        }
        if let Some(old) = self.superseded.take() {
            // If it stays, nothing is lost either.
            let _ = fs::remove_file(old);
        }
        Ok(())
    }

    /// The game needs no copy any more.
    pub fn forget(&mut self) {
        for path in [self.path.take(), self.superseded.take()]
            .into_iter()
            .flatten()
        {
            // A file that cannot be removed does no harm.
            let _ = fs::remove_file(path);
        }
    }
}

/// The file for a new game, if it is to be kept.
fn file_of(place: &Place, game: &SavedGame) -> Option<PathBuf> {
    match place {
        Place::File(file) => Some(file.clone()),
        Place::Folder(folder) => Some(folder.join(format!("{}.json", stem(game)))),
        Place::Nowhere => None,
    }
}

/// Writes the game to this file or, where it is taken, to one with a number
/// after its name, and tells which.
fn save_as_new(game: &SavedGame, file: &Path) -> Result<PathBuf, StoreError> {
    if let Some(folder) = file.parent().filter(|it| !it.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(|error| StoreError::Write {
            path: folder.into(),
            why: error.to_string(),
        })?;
    }
    free_name(|number| {
        let path = numbered(file, number);
        save_game(game, &path, Target::New).map(|()| path)
    })
}

/// Tries names with the numbers from 1 on until one is not taken.
pub(in crate::term) fn free_name(
    mut save: impl FnMut(u32) -> Result<PathBuf, StoreError>,
) -> Result<PathBuf, StoreError> {
    const MOST: u32 = 10_000;
    for number in 1..MOST {
        match save(number) {
            Err(StoreError::Exists { .. }) => {}
            done => return done,
        }
    }
    save(MOST)
}

/// `game.json`, `game-2.json`, and so on.
fn numbered(file: &Path, number: u32) -> PathBuf {
    if number == 1 {
        return file.into();
    }
    let mut name = file.file_stem().unwrap_or_default().to_os_string();
    name.push(format!("-{number}"));
    if let Some(extension) = file.extension() {
        name.push(".");
        name.push(extension);
    }
    file.with_file_name(name)
}

/// A name for a game's file: the variant and when the game began, so that the
/// files of a folder stand in order. What is not fit for a file name is left
/// out.
fn stem(game: &SavedGame) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let seconds = now.map_or(0, |since| since.as_secs());
    format!("{}-{seconds}-{}", file_stem(game), std::process::id())
}

/// The variant's name as far as it is fit for a file name.
pub(in crate::term) fn file_stem(game: &SavedGame) -> String {
    let name = game.variant.name.chars();
    let fit = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    let stem: String = name.filter(fit).take(40).collect();
    match stem.trim_start_matches('-') {
        "" => "game".into(),
        stem => stem.into(),
    }
}

fn same(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| match path.as_os_str().is_empty() {
        true => fs::canonicalize("."),
        false => fs::canonicalize(path),
    };
    one == other || matches!((real(one), real(other)), (Ok(one), Ok(other)) if one == other)
}
