//! What can be wrong with a descriptor: what, where, and how to mend it.

mod fault;
mod help;

use std::fmt;
use std::sync::Arc;

use thiserror::Error;

pub use fault::{Fault, Unreadable};

use super::source::{KeyPath, Place, Source};

/// One thing wrong with a descriptor.
#[derive(Clone, PartialEq, Debug)]
pub struct Problem {
    /// What is wrong.
    pub fault: Fault,
    /// The key it is about; the root where it is about the whole file.
    pub key: KeyPath,
    /// Where in the text that is, if there is a text.
    pub place: Option<Place>,
    /// The file that takes this key over from the one it extends, where that
    /// is the one with the place.
    pub taken_over_by: Option<String>,
}

/// Why there is no such variant: one problem or several, in the order in which
/// they were found.
///
/// Displayed, each is one line: `FILE:LINE:COLUMN: what (key …). Help: …`
///
/// ```
/// use outflank::reversi::variant::Variant;
/// let text = "extends = \"classic\"\n[rules]\ngoal = \"fewset\"\n";
/// let error = Variant::from_text("my.toml", text).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "my.toml:3:8: `fewset` is not a choice here (key rules.goal). Help: did you mean `fewest`?"
/// );
/// ```
#[derive(Clone, PartialEq, Debug, Error)]
#[error("{}", lines(.problems))]
pub struct VariantError {
    problems: Vec<Problem>,
}

impl VariantError {
    /// What is wrong, at least one thing.
    #[must_use]
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    pub(super) fn one(fault: Fault) -> Self {
        Problem::new(fault, KeyPath::default(), None).into()
    }
}

impl From<Problem> for VariantError {
    fn from(problem: Problem) -> Self {
        Self {
            problems: vec![problem],
        }
    }
}

fn lines(problems: &[Problem]) -> String {
    let lines: Vec<String> = problems.iter().map(Problem::to_string).collect();
    lines.join("\n")
}

impl Problem {
    /// How to mend it.
    #[must_use]
    pub fn help(&self) -> String {
        match (&self.taken_over_by, &self.place) {
            (Some(file), Some(place)) => format!(
                "{}; {file} takes this over from {} and can say otherwise",
                self.fault.help().trim_end_matches('.'),
                place.source.label()
            ),
            _ => self.fault.help(),
        }
    }

    pub(super) fn new(fault: Fault, key: KeyPath, place: Option<Place>) -> Self {
        Self {
            fault,
            key,
            place,
            taken_over_by: None,
        }
    }

    /// A problem with a key, in the nearest of the texts that a variant was
    /// made from which gives that key a value.
    pub(super) fn at_key(fault: Fault, key: KeyPath, sources: &[Arc<Source>]) -> Self {
        let said = |source: &&Arc<Source>| source.find(&key).0 >= key.unit();
        let source = sources.iter().find(said).or(sources.first());
        let place = source.map(|source| Place {
            span: source.find(&key).1,
            source: source.clone(),
        });
        let asked_for = sources.first().filter(|first| Some(*first) != source);
        Self {
            taken_over_by: asked_for.map(|first| first.label().into()),
            ..Self::new(fault, key, place)
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = &self.place {
            write!(f, "{place}: ")?;
        }
        write!(f, "{}", self.fault)?;
        if !self.key.is_root() {
            write!(f, " (key {})", self.key)?;
        }
        let help = self.help();
        if help.ends_with(['?', '.']) {
            write!(f, ". Help: {help}")
        } else {
            write!(f, ". Help: {help}.")
        }
    }
}

/// Problems found so far, and the texts they are looked up in: the file asked
/// for, then the one it extends, and so on.
pub(super) struct Problems<'a> {
    sources: &'a [Arc<Source>],
    found: Vec<Problem>,
}

impl<'a> Problems<'a> {
    pub(super) fn new(sources: &'a [Arc<Source>]) -> Self {
        Self {
            sources,
            found: Vec::new(),
        }
    }

    pub(super) fn add(&mut self, fault: Fault, key: KeyPath) {
        self.found.push(Problem::at_key(fault, key, self.sources));
    }

    pub(super) fn push(&mut self, problem: Problem) {
        self.found.push(problem);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    pub(super) fn into_error(self) -> VariantError {
        VariantError {
            problems: self.found,
        }
    }
}
