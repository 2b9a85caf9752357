//! A descriptor's text, and where in it a key stands.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The text of a descriptor and what to call it in messages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    label: String,
    text: String,
}

/// A stretch of a descriptor's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The text.
    pub source: Arc<Source>,
    /// The bytes meant.
    pub span: Range<usize>,
}

impl Source {
    pub(super) fn new(label: impl Into<String>, text: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            text: text.into(),
        }
    }

    /// The file's path, or the name of a built-in variant.
    #[must_use]
    pub fn label(&self) -> &str {
        &self.label
    }

    /// The whole text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The value of the key, or of the longest beginning of it that the text
    /// has, and how many steps of the key that is.
    pub(super) fn find(&self, key: &KeyPath) -> (usize, Range<usize>) {
        match DeTable::parse(&self.text) {
            Ok(root) => descend(root.get_ref(), &key.0).unwrap_or((0, 0..0)),
            Err(_) => (0, 0..0),
        }
    }

    /// The key whose name or value holds the bytes.
    pub(super) fn key_at(&self, span: &Range<usize>) -> KeyPath {
        let mut key = KeyPath::default();
        if let Ok(root) = DeTable::parse(&self.text) {
            ascend(root.get_ref(), span, &mut key);
        }
        key
    }
}

impl Place {
    /// The line, counted from 1.
    #[must_use]
    pub fn line(&self) -> usize {
        1 + self.before().matches('\n').count()
    }

    /// The column, counted in characters from 1.
    #[must_use]
    pub fn column(&self) -> usize {
        let before = self.before();
        let line = before.rfind('\n').map_or(0, |newline| newline + 1);
        1 + before[line..].chars().count()
    }

    fn before(&self) -> &str {
        self.source.text.get(..self.span.start).unwrap_or("")
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.source.label, self.line(), self.column())
    }
}

/// The way to a value: `opening.discs.Black[2]`, entries of a list counted
/// from 1.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KeyPath(Vec<Step>);

#[derive(Clone, PartialEq, Eq, Debug)]
enum Step {
    Key(String),
    Entry(usize),
}

impl KeyPath {
    /// The path of these keys, separated by dots.
    pub(super) fn of(keys: &str) -> Self {
        Self(keys.split('.').map(|key| Step::Key(key.into())).collect())
    }

    /// The key of this name in the table at this path.
    pub(super) fn key(mut self, name: &str) -> Self {
        self.0.push(Step::Key(name.into()));
        self
    }

    /// The entry, counted from 0, of the list at this path.
    pub(super) fn entry(mut self, index: usize) -> Self {
        self.0.push(Step::Entry(index));
        self
    }

    /// How many steps of this path one file takes over from another as a
    /// whole: `players`, but `board.width`.
    pub(super) fn unit(&self) -> usize {
        match self.0.first() {
            Some(Step::Key(table)) if table != "players" => self.0.len().min(2),
            first => first.iter().count(),
        }
    }

    /// Whether this is the file as a whole.
    #[must_use]
    pub fn is_root(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for KeyPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, step) in self.0.iter().enumerate() {
            match step {
                Step::Key(name) if number == 0 => f.write_str(name)?,
                Step::Key(name) => write!(f, ".{name}")?,
                Step::Entry(index) => write!(f, "[{}]", index + 1)?,
            }
        }
        Ok(())
    }
}

fn descend(table: &DeTable<'_>, path: &[Step]) -> Option<(usize, Range<usize>)> {
    let [Step::Key(name), rest @ ..] = path else {
        return None;
    };
    let (_, mut value) = table.iter().find(|(key, _)| key.get_ref() == name)?;
    for (taken, step) in rest.iter().enumerate() {
        let found = match (step, value.get_ref()) {
            (Step::Entry(index), DeValue::Array(list)) => list.get(*index),
            (Step::Key(_), DeValue::Table(inner)) => {
                return match descend(inner, &rest[taken..]) {
                    Some((deeper, span)) => Some((1 + taken + deeper, span)),
                    None => Some((1 + taken, value.span())),
                };
            }
            _ => None,
        };
        match found {
            Some(entry) => value = entry,
            None => return Some((1 + taken, value.span())),
        }
    }
    Some((path.len(), value.span()))
}

fn ascend(table: &DeTable<'_>, span: &Range<usize>, key: &mut KeyPath) -> bool {
    table.iter().any(|(name, value)| {
        key.0.push(Step::Key(name.get_ref().to_string()));
        let found = holds(&name.span(), span) || ascend_value(value, span, key);
        if !found {
            key.0.pop();
        }
        found
    })
}

fn ascend_value(value: &Spanned<DeValue<'_>>, span: &Range<usize>, key: &mut KeyPath) -> bool {
    let inner = match value.get_ref() {
        DeValue::Table(table) => ascend(table, span, key),
        DeValue::Array(list) => list.iter().enumerate().any(|(index, entry)| {
            key.0.push(Step::Entry(index));
            let found = ascend_value(entry, span, key);
            if !found {
                key.0.pop();
            }
            found
        }),
        _ => false,
    };
    inner || holds(&value.span(), span)
}

fn holds(outer: &Range<usize>, inner: &Range<usize>) -> bool {
    outer.start <= inner.start && inner.end <= outer.end && !outer.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "title = \"x\"\n[board]\nholes = [\"a1\", \"zz\"]\n[[players]]\n[[players]]\nsymbol = \"W\"\n";

    #[test]
    fn keys_are_found_where_they_stand() {
        let source = Source::new("t", TEXT);
        let text_of = |key| {
            let (depth, span) = source.find(&key);
            (depth, TEXT[span].to_owned())
        };
        let hole = KeyPath::of("board.holes").entry(1);
        assert_eq!(text_of(hole), (3, "\"zz\"".into()));
        let symbol = KeyPath::of("players").entry(1).key("symbol");
        assert_eq!(text_of(symbol), (3, "\"W\"".into()));
        assert_eq!(text_of(KeyPath::of("board.side")), (1, "[board]".into()));
        assert_eq!(text_of(KeyPath::of("rules.run")), (0, String::new()));
    }

    #[test]
    fn places_are_read_back_as_keys() {
        let source = Source::new("t", TEXT);
        let key_of = |word: &str| {
            let start = TEXT.find(word).unwrap();
            source.key_at(&(start..start + word.len())).to_string()
        };
        assert_eq!(key_of("\"zz\""), "board.holes[2]");
        assert_eq!(key_of("symbol"), "players[2].symbol");
        assert_eq!(key_of("title"), "title");
    }

    #[test]
    fn lines_and_columns_count_from_one() {
        let place = Place {
            source: Arc::new(Source::new("t", "ä = 1\nüü = 2\n")),
            span: 14..15,
        };
        assert_eq!(place.to_string(), "t:2:6");
    }
}
