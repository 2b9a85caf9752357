//! Standard output and standard error: the only place that prints.

use std::fmt;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use anstyle::{AnsiColor, Color, Style};
use serde::Serialize;

use super::error::CliError;

/// Standard output, buffered. Styles reach a terminal only, and none at all
/// when `NO_COLOR` is set.
pub(super) fn standard() -> impl Write {
    BufWriter::new(anstream::stdout())
}

/// Says on standard error what went wrong, and gives the exit code.
pub(super) fn report(error: &CliError) -> ExitCode {
    if !error.is_silent() {
        self::error(error);
    }
    ExitCode::from(error.exit_code())
}

/// How the word `error` is written.
const ERROR: Style = Style::new()
    .bold()
    .fg_color(Some(Color::Ansi(AnsiColor::Red)));

/// How the word `warning` is written.
pub(super) const WARNING: Style = Style::new()
    .bold()
    .fg_color(Some(Color::Ansi(AnsiColor::Yellow)));

/// Says on standard error that something is wrong.
pub(super) fn error(what: impl fmt::Display) {
    talk(format_args!("{ERROR}error:{ERROR:#} {what}"));
}

/// Says on standard error that something may not be meant so.
pub(super) fn warn(what: impl fmt::Display) {
    talk(format_args!("{WARNING}warning:{WARNING:#} {what}"));
}

/// Says something on standard error that is no part of the result.
pub(super) fn talk(what: impl fmt::Display) {
    // Nobody is left to tell when standard error is closed.
    let _ = writeln!(anstream::stderr(), "{what}");
}

/// Prints what clap has to say: help and version on standard output, wrong
/// usage on standard error.
pub(super) fn usage(error: &clap::Error) -> ExitCode {
    // A reader who closes the pipe early has read enough of the help.
    let _ = error.print();
    ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(1))
}

/// Writes a result for programs: JSON on one line.
pub(super) fn json(out: &mut dyn Write, result: &impl Serialize) -> Result<(), CliError> {
    serde_json::to_writer(&mut *out, result).map_err(io::Error::from)?;
    writeln!(out)?;
    Ok(())
}
