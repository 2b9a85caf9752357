//! Bad descriptors, drawn with the lines that are wrong.

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use serde::Serialize;

use crate::cli::output;
use crate::reversi::position::OpeningError;
use crate::reversi::variant::{Problem, VariantError};

/// Why a descriptor is not good.
pub(super) enum Fault {
    /// It describes no variant.
    Descriptor(VariantError),
    /// It describes one that cannot be begun.
    Opening(OpeningError),
}

#[derive(Serialize)]
pub(super) struct Faulty<'a> {
    descriptor: &'a str,
    ok: bool,
    errors: Vec<Error<'a>>,
}

#[derive(Default, Serialize)]
struct Error<'a> {
    message: String,
    key: Option<String>,
    file: Option<&'a str>,
    line: Option<usize>,
    column: Option<usize>,
    help: Option<String>,
}

impl Fault {
    /// Draws all that is wrong on standard error.
    pub(super) fn draw(&self) {
        match self {
            Self::Descriptor(error) => {
                for problem in error.problems() {
                    let drawn = Renderer::styled().render(&drawing(problem));
                    output::talk(format_args!("{drawn}\n"));
                }
            }
            Self::Opening(error) => output::error(error),
        }
    }

    /// All that is wrong, for programs.
    pub(super) fn result<'a>(&'a self, descriptor: &'a str) -> Faulty<'a> {
        let errors = match self {
            Self::Descriptor(error) => error.problems().iter().map(located).collect(),
            Self::Opening(error) => vec![Error {
                message: error.to_string(),
                ..Error::default()
            }],
        };
        Faulty {
            descriptor,
            ok: false,
            errors,
        }
    }
}

fn located(problem: &Problem) -> Error<'_> {
    let place = problem.place.as_ref();
    Error {
        message: problem.fault.to_string(),
        key: (!problem.key.is_root()).then(|| problem.key.to_string()),
        file: place.map(|place| place.source.label()),
        line: place.map(|place| place.line()),
        column: place.map(|place| place.column()),
        help: Some(problem.help()),
    }
}

/// What is wrong, the line where it stands with the key below it, and how to
/// mend it.
fn drawing(problem: &Problem) -> [Group<'_>; 1] {
    let title = Level::ERROR.primary_title(problem.fault.to_string());
    let help = Level::HELP.message(problem.help());
    let Some(place) = &problem.place else {
        return [title.element(help)];
    };
    let mut here = AnnotationKind::Primary.span(place.span.clone());
    if !problem.key.is_root() {
        here = here.label(format!("key {}", problem.key));
    }
    let snippet = Snippet::source(place.source.text()).path(place.source.label());
    [title.element(snippet.annotation(here)).element(help)]
}
