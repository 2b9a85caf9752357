//! How each kind of fault is mended.

use super::fault::{Fault, Unreadable};
use crate::reversi::variant::descriptor::Shape;
use crate::reversi::variant::suggest::{alternatives, enumeration};

impl Fault {
    /// How to mend it.
    #[must_use]
    pub fn help(&self) -> String {
        match self {
            Self::UnknownVariant { near, file, .. } => unknown_variant_help(near, file.as_deref()),
            Self::Unreadable { why, .. } => unreadable_help(why).into(),
            Self::FileExtended { .. } => "extend a built-in variant such as `classic`".into(),
            Self::Circle { .. } => {
                "take the `extends` out of one of them and describe its board there".into()
            }
            Self::Syntax { .. } => {
                "words stand in \"quotes\", lists in [brackets], each key on a line of its own"
                    .into()
            }
            Self::UnknownKey {
                table: Some("top"), ..
            } => "it belongs to the top of the file, before the first [table]".into(),
            Self::UnknownKey {
                table: Some(table), ..
            } => format!("it belongs to {table}"),
            Self::UnknownKey { near, known, .. } => meant(near.as_deref(), || {
                format!("keys here are {}", enumeration(known))
            }),
            Self::UnknownChoice { near, choices, .. } => meant(near.as_deref(), || {
                format!("choose {}", alternatives(choices))
            }),
            Self::UnknownPlayer { near, known, .. } => meant(near.as_deref(), || {
                format!("players are {}", enumeration(known))
            }),
            Self::WrongType {
                about, expected, ..
            } => about.clone().unwrap_or_else(|| format!("write {expected}")),
            Self::OutOfBounds {
                about, min, max, ..
            } => about
                .clone()
                .unwrap_or_else(|| format!("write a number from {min} to {max}")),
            Self::Entry { help, .. } => help.clone(),
            Self::Board(error) => error.help(),
            Self::MisplacedKey { shape, key } => misplaced_help(*shape, key),
            Self::Misfit { help, .. } => (*help).into(),
            _ => self.fixed_help().into(),
        }
    }

    /// Help that is the same whatever the particulars.
    fn fixed_help(&self) -> &'static str {
        match self {
            Self::MissingKey { .. } => {
                "add what is missing; a board that names its `shape` takes nothing over from the one it extends"
            }
            Self::Unreachable { .. } => {
                "link these cells to the others, cut them out as `holes`, or put discs among them"
            }
            Self::NoBoard => {
                "give [board] a `shape` and what it needs, or extend a built-in variant such as `classic`"
            }
            Self::PlayerCount { .. } => "write one [[players]] for each player",
            Self::BadName { .. } => "use 1 to 40 characters on one line",
            Self::BadSymbol { .. } => {
                "take a letter; digits, blanks and `. - _ ; : % , /` mean other things in boards"
            }
            Self::SamePlayer { .. } => {
                "give one of them another; capitals count as the same, and without `symbol` a player has the first letter of the name"
            }
            Self::Hole { .. } => "choose another cell, or take this one out of the holes",
            Self::TwoDiscs { .. } => {
                "leave one of them out; `discs` are added to those of `layout` or `centre`"
            }
            Self::Occupied { .. } => "choose a cell that is empty at the start",
            Self::ListedTwice { .. } => "list it once",
            Self::NoOpening => {
                "give [opening] a `layout`, such as \"diagonal\" on squares or \"ring\" on hexagons, or a `centre`, `discs` or `free`"
            }
            Self::IdleSeed => "add `random`, the number of plies, or take the seed out",
            _ => "see docs/descriptors.md",
        }
    }
}

fn unknown_variant_help(near: &[String], file: Option<&str>) -> String {
    if let Some(file) = file {
        return format!("a file is named by its path: `{file}`");
    }
    let meant = match near {
        [] => String::new(),
        near => format!("did you mean {}? ", alternatives(near)),
    };
    format!(
        "{meant}`outflank variants` lists them all; a file is named by its path, such as `./my.toml`"
    )
}

fn unreadable_help(why: &Unreadable) -> &'static str {
    match why {
        Unreadable::Missing => {
            "check the path; a built-in variant is named without a path, such as `classic`"
        }
        Unreadable::Directory => "name a descriptor file in it",
        Unreadable::TooLong { .. } => "check that this is a descriptor; 4096 cells need far less",
        Unreadable::NotText { .. } => "save the file as UTF-8",
        Unreadable::Empty => "two lines are enough: extends = \"classic\" and what is different",
        Unreadable::System(_) => "check the path and its permissions",
    }
}

fn misplaced_help(shape: Shape, key: &str) -> String {
    let has_it = |other: &Shape| other.keys().contains(&key);
    let others: Vec<&str> = Shape::ALL
        .iter()
        .filter(|s| has_it(s))
        .map(|s| s.name())
        .collect();
    format!(
        "it belongs to shape {}; keys of shape `{}` are {}",
        alternatives(&others),
        shape.name(),
        enumeration(shape.keys())
    )
}

fn meant(near: Option<&str>, else_say: impl FnOnce() -> String) -> String {
    match near {
        Some(near) => format!("did you mean `{near}`?"),
        None => else_say(),
    }
}
