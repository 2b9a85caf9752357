//! `outflank variants`: the games that are built in.

use std::io::Write;

use serde::Serialize;

use super::error::CliError;
use super::options::JsonOption;
use super::output;
use super::results::{Seat, seats};
use crate::reversi::variant::{Builtin, Variant, builtins};

/// List the built-in variants
///
/// Every command takes one of these names (or aliases) with -V, or else the
/// path of a file that describes a game of your own.
#[derive(clap::Args, Debug)]
#[command(after_long_help = "\
Examples:
  outflank variants
  outflank variants --json
  outflank play -V tricolour
  outflank show -V cross --descriptor > my-board.toml    a file to start from

JSON: a list of {\"name\",\"aliases\":[…],\"title\",\"cells\",\"players\":[{\"name\",\"symbol\",
\"colour\"}]}.")]
pub(super) struct Args {
    #[command(flatten)]
    json: JsonOption,
}

#[derive(Serialize)]
struct Listed<'a> {
    name: &'a str,
    aliases: &'a [&'a str],
    title: &'a str,
    cells: usize,
    players: Vec<Seat<'a>>,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let loaded: Result<Vec<(&Builtin, Variant)>, CliError> = builtins()
        .map(|builtin| Ok((builtin, builtin.load()?)))
        .collect();
    let loaded = loaded?;
    let listed = loaded.iter().map(|(builtin, variant)| Listed {
        name: builtin.name,
        aliases: builtin.aliases,
        title: variant.title(),
        cells: variant.board().graph().len(),
        players: seats(variant),
    });
    if args.json.json {
        return output::json(out, &listed.collect::<Vec<_>>());
    }
    writeln!(out, "{:<14} {:>5} {:>7}  title", "name", "cells", "players")?;
    for variant in listed {
        let aliases = match variant.aliases {
            [] => String::new(),
            aliases => format!(" (also: {})", aliases.join(", ")),
        };
        writeln!(
            out,
            "{:<14} {:>5} {:>7}  {}{aliases}",
            variant.name,
            variant.cells,
            variant.players.len(),
            variant.title
        )?;
    }
    Ok(())
}
