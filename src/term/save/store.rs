//! Saved games in files: never half-written, never over something else.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;
use thiserror::Error;

use super::{RestoreError, SavedGame};
use crate::term::Session;

/// Longest saved game that is read, in bytes. The longest games of 4,096
/// cells need about half a million, their descriptors about as much.
const MAX_BYTES: u64 = 1 << 24;

/// Why a game could not be read from a file or written to one.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The file cannot be read.
    #[error("cannot read `{}`: {why}", path.display())]
    Read {
        /// Which file.
        path: PathBuf,
        /// Why not.
        why: String,
    },
    /// The file is no game to go on with.
    #[error("`{}` {why}", path.display())]
    Restore {
        /// Which file.
        path: PathBuf,
        /// Why not.
        why: Box<RestoreError>,
    },
    /// There is a file of that name, and it was not asked to be replaced.
    #[error("`{}` exists already", path.display())]
    Exists {
        /// Which file.
        path: PathBuf,
    },
    /// The file cannot be written.
    #[error("cannot write `{}`: {why}", path.display())]
    Write {
        /// Which file.
        path: PathBuf,
        /// Why not.
        why: String,
    },
}

/// Whether a file may be there already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// It must not.
    New,
    /// It is replaced.
    Replace,
}

/// Reads the game of a file.
///
/// # Errors
/// [`StoreError`] when there is no such file or no game to go on with in it.
pub fn load_game(path: &Path) -> Result<Session, StoreError> {
    let text = read(path).map_err(|error| StoreError::Read {
        path: path.into(),
        why: match error.kind() {
            io::ErrorKind::NotFound => "there is no such file".into(),
            io::ErrorKind::IsADirectory => "it is a directory; name a file in it".into(),
            io::ErrorKind::InvalidData => "it is not UTF-8 text".into(),
            io::ErrorKind::FileTooLarge => "it is too long for a saved game".into(),
            _ => error.to_string(),
        },
    })?;
    let game = SavedGame::from_json(&text).and_then(|game| game.restore());
    game.map_err(|why| StoreError::Restore {
        path: path.into(),
        why: Box::new(why),
    })
}

fn read(path: &Path) -> io::Result<String> {
    // A pipe could make everybody wait for ever.
    if !fs::metadata(path)?.is_file() {
        return Err(match path.is_dir() {
            true => io::ErrorKind::IsADirectory.into(),
            false => io::Error::other("it is not an ordinary file"),
        });
    }
    let file = File::open(path)?;
    let mut bytes = Vec::new();
    file.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    String::from_utf8(bytes).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// Writes a game to a file: beside it first, then renamed, so that the file
/// holds all of the game or what it held before.
///
/// # Errors
/// [`StoreError`] when the file exists and must not, or cannot be written.
pub fn save_game(game: &SavedGame, path: &Path, target: Target) -> Result<(), StoreError> {
    let wrong = |error: io::Error| match error.kind() {
        io::ErrorKind::AlreadyExists => StoreError::Exists { path: path.into() },
        _ => StoreError::Write {
            path: path.into(),
            why: reason(&error),
        },
    };
    match fs::metadata(path) {
        // Renaming over a device or a directory would do harm.
        Ok(there) if !there.is_file() => {
            return Err(StoreError::Write {
                path: path.into(),
                why: "it is not an ordinary file".into(),
            });
        }
        Ok(_) if target == Target::New => return Err(StoreError::Exists { path: path.into() }),
        _ => {}
    }
    let mut file = beside(path).map_err(wrong)?;
    file.write_all(game.to_json().as_bytes()).map_err(wrong)?;
    file.as_file().sync_data().map_err(wrong)?;
    let kept = match target {
        Target::New => file.persist_noclobber(path),
        Target::Replace => file.persist(path),
    };
    kept.map(drop).map_err(|error| wrong(error.error))
}

/// What went wrong, without the name of a file that nobody knows.
fn reason(error: &io::Error) -> String {
    match error.get_ref() {
        Some(_) if error.kind() != io::ErrorKind::Other => error.kind().to_string(),
        _ => error.to_string(),
    }
}

/// A new file in the same folder, readable for whom new files are.
fn beside(path: &Path) -> io::Result<NamedTempFile> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut builder = tempfile::Builder::new();
    builder.prefix(".outflank-").suffix(".tmp");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder)
}
