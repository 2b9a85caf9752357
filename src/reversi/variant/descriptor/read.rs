//! From text to descriptor and back.

use std::sync::Arc;

use toml::de::DeTable;

use super::{Descriptor, diagnose};
use crate::reversi::variant::error::{Fault, Problem, Problems, Unreadable, VariantError};
use crate::reversi::variant::source::{KeyPath, Place, Source};

impl Descriptor {
    /// Reads a descriptor.
    ///
    /// # Errors
    /// [`VariantError`] when the text is not TOML, or has keys or values that
    /// descriptors do not have; all of them are named.
    pub fn parse(text: &str) -> Result<Self, VariantError> {
        Self::read(&Arc::new(Source::new("descriptor", text)))
    }

    pub(in crate::reversi::variant) fn read(source: &Arc<Source>) -> Result<Self, VariantError> {
        let document = DeTable::parse(source.text()).map_err(|e| syntax(&e, source))?;
        if document.get_ref().is_empty() {
            return Err(Problem::new(
                Fault::Unreadable {
                    path: source.label().into(),
                    why: Unreadable::Empty,
                },
                KeyPath::default(),
                None,
            )
            .into());
        }
        let mut problems = Problems::new(&[]);
        for (fault, key, span) in diagnose::check(document.get_ref()) {
            let place = Some(Place {
                source: source.clone(),
                span,
            });
            problems.push(Problem::new(fault, key, place));
        }
        if !problems.is_empty() {
            return Err(problems.into_error());
        }
        toml::from_str(source.text()).map_err(|e| entry(&e, source))
    }

    /// The descriptor as text, which [`Descriptor::parse`] reads back as the
    /// same descriptor.
    #[must_use]
    pub fn to_text(&self) -> String {
        toml::to_string(self).unwrap_or_default()
    }
}

fn syntax(error: &toml::de::Error, source: &Arc<Source>) -> VariantError {
    Problem::new(
        Fault::Syntax {
            message: error.message().into(),
        },
        KeyPath::default(),
        Some(place(error, source)),
    )
    .into()
}

/// What is left after [`diagnose::check`]: strings that are not well formed.
/// Their messages have two lines, what and help.
fn entry(error: &toml::de::Error, source: &Arc<Source>) -> VariantError {
    let place = place(error, source);
    let (what, help) = error.message().split_once('\n').unwrap_or((
        error.message(),
        "docs/descriptors.md shows what can stand here",
    ));
    Problem::new(
        Fault::Entry {
            what: what.into(),
            help: help.into(),
        },
        source.key_at(&place.span),
        Some(place),
    )
    .into()
}

fn place(error: &toml::de::Error, source: &Arc<Source>) -> Place {
    let end = source.text().len();
    Place {
        source: source.clone(),
        span: error.span().unwrap_or(end..end),
    }
}
