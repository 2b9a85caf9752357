//! From a name or a path to a variant: reading files, following `extends`.

use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use super::builtin::{self, Builtin};
use super::error::{Fault, Problem, Unreadable, VariantError};
use super::source::{KeyPath, Source};
use super::{Descriptor, Variant, build, suggest};

/// Longest descriptor file, in bytes. A map of 4096 cells needs 20 thousand, a
/// graph of as many with all its links half a million.
const MAX_BYTES: u64 = 1 << 20;

impl Variant {
    /// A built-in variant, by name or alias, or the one that a descriptor file
    /// describes, by path: what has a `/` in it or ends in `.toml`.
    ///
    /// ```
    /// use outflank::reversi::variant::Variant;
    /// let variant = Variant::load("othello").unwrap();
    /// assert_eq!(variant.name(), "classic");
    /// let error = Variant::load("clasic").unwrap_err();
    /// assert!(error.to_string().contains("did you mean `classic`?"));
    /// ```
    ///
    /// # Errors
    /// [`VariantError`] when there is no such variant, the file cannot be read,
    /// or what it describes cannot be played.
    pub fn load(spec: &str) -> Result<Self, VariantError> {
        let (origin, source) = Origin::open(spec, None).map_err(VariantError::one)?;
        let descriptor = Descriptor::read(&source)?;
        extend(origin, descriptor, source)
    }

    /// The variant that a text describes; `label` stands for the file in
    /// messages. The text may extend built-in variants only: no file is read.
    ///
    /// # Errors
    /// [`VariantError`] when the text is no descriptor or what it describes
    /// cannot be played.
    pub fn from_text(label: &str, text: &str) -> Result<Self, VariantError> {
        let source = Arc::new(Source::new(label, text));
        let descriptor = Descriptor::read(&source)?;
        extend(Origin::Text(label.into()), descriptor, source)
    }
}

/// Where a descriptor comes from.
#[derive(Clone, PartialEq)]
enum Origin {
    Builtin(&'static Builtin),
    File(PathBuf),
    Text(String),
}

impl Origin {
    /// What a name or a path means, seen from the descriptor `within`, and its
    /// text.
    fn open(spec: &str, within: Option<&Self>) -> Result<(Self, Arc<Source>), Fault> {
        if let Some(builtin) = Builtin::named(spec) {
            let source = Source::new(builtin.name, builtin.text);
            return Ok((Self::Builtin(builtin), Arc::new(source)));
        }
        let path = Path::new(spec);
        if !(spec.contains(['/', '\\']) || path.extension().is_some_and(|e| e == "toml")) {
            return Err(unknown(spec, within));
        }
        let path = match within {
            None => path.into(),
            Some(Self::File(file)) => {
                let path: PathBuf = path
                    .components()
                    .filter(|part| *part != Component::CurDir)
                    .collect();
                file.parent().unwrap_or(Path::new("")).join(path)
            }
            Some(Self::Text(_) | Self::Builtin(_)) => {
                return Err(Fault::FileExtended { path: spec.into() });
            }
        };
        let label = path.display().to_string();
        match read_file(&path) {
            Ok(text) => Ok((Self::File(path), Arc::new(Source::new(label, text)))),
            Err(why) => Err(Fault::Unreadable { path: label, why }),
        }
    }

    fn label(&self) -> String {
        match self {
            Self::Builtin(builtin) => builtin.name.into(),
            Self::File(path) => path.display().to_string(),
            Self::Text(label) => label.clone(),
        }
    }

    /// What the variant is called when it does not say so itself.
    fn name(&self) -> String {
        match self {
            Self::Builtin(builtin) => builtin.name.into(),
            Self::Text(label) => stem(Path::new(label)),
            Self::File(path) => stem(path),
        }
    }

    /// Whether both are the same descriptor, whatever way its path is written.
    fn is(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::File(one), Self::File(other)) => {
                let real = |path: &PathBuf| fs::canonicalize(path).unwrap_or_else(|_| path.clone());
                real(one) == real(other)
            }
            _ => self == other,
        }
    }
}

fn stem(path: &Path) -> String {
    let stem = path.file_stem().unwrap_or(path.as_os_str());
    stem.to_string_lossy().into_owned()
}

/// Lays the descriptor over those it extends, one after the other, and builds
/// what comes of it.
fn extend(
    origin: Origin,
    mut descriptor: Descriptor,
    source: Arc<Source>,
) -> Result<Variant, VariantError> {
    let name = origin.name();
    let mut chain = vec![origin];
    let mut sources = vec![source];
    let mut extends = descriptor.extends.take();
    while let Some(spec) = extends {
        let last = sources.len() - 1..;
        let trouble = |fault| {
            let nearest = &sources[last.clone()];
            VariantError::from(Problem::at_key(fault, KeyPath::of("extends"), nearest))
        };
        let (origin, source) = Origin::open(&spec, chain.last()).map_err(trouble)?;
        if let Some(start) = chain.iter().position(|known| known.is(&origin)) {
            let way = chain[start..].iter().chain([&chain[start]]);
            let circle = way.map(Origin::label).collect();
            return Err(trouble(Fault::Circle { circle }));
        }
        let base = Descriptor::read(&source)?;
        descriptor = descriptor.over(&base);
        extends = base.extends;
        chain.push(origin);
        sources.push(source);
    }
    build::variant(descriptor, &name, &sources)
}

fn unknown(name: &str, within: Option<&Origin>) -> Fault {
    let candidates = [name.to_owned(), format!("{name}.toml")];
    let folder = match within {
        None => Some(PathBuf::new()),
        Some(Origin::File(file)) => file.parent().map(Path::to_owned),
        Some(_) => None,
    };
    let file = folder.and_then(|folder| {
        let mut there = candidates.iter().filter(|file| folder.join(file).is_file());
        there.next().map(|file| format!("./{file}"))
    });
    let near = suggest::all_near(name, builtin::all_names());
    Fault::UnknownVariant {
        name: name.into(),
        near: near.into_iter().map(str::to_owned).collect(),
        file,
    }
}

/// Reads a file, but never more of it than a descriptor may have.
fn read_file(path: &Path) -> Result<String, Unreadable> {
    let system = |error: std::io::Error| match error.kind() {
        ErrorKind::NotFound => Unreadable::Missing,
        ErrorKind::IsADirectory => Unreadable::Directory,
        _ => Unreadable::System(error.to_string()),
    };
    if fs::metadata(path).map_err(system)?.is_dir() {
        return Err(Unreadable::Directory);
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(system)?;
    file.take(MAX_BYTES + 1)
        .read_to_end(&mut bytes)
        .map_err(system)?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(Unreadable::TooLong { max: MAX_BYTES });
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let newlines = good.iter().filter(|&&byte| byte == b'\n').count();
        Unreadable::NotText { line: newlines + 1 }
    })
}
