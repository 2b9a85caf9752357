//! `outflank check`: whether descriptors are good, and what they describe.

mod describe;
mod diagnose;
mod suspect;

use std::io::Write;

use super::error::CliError;
use super::input::Given;
use super::options::JsonOption;
use super::output;
use crate::reversi::Reversi;
use crate::reversi::variant::{Descriptor, Variant};

use describe::Description;
use diagnose::Fault;

/// Check descriptors of variants, and tell what they describe
///
/// Reads each descriptor as every other command would. A good one is
/// described: its cells, links, directions, symmetries, players and first
/// moves. What is allowed but hardly meant is told as a warning: nobody can
/// move at the start, cells that can never be filled, a player without a disc,
/// and more. A bad one is shown with each line that is wrong and how to mend
/// it; the exit code is then 2.
#[derive(clap::Args, Debug)]
#[command(after_long_help = "\
Examples:
  outflank check my-board.toml
  outflank check variants/*.toml
  outflank check hex-5 tricolour               built-in variants too
  outflank check --json my-board.toml
  outflank check --schema > outflank.schema.json

With --schema the JSON Schema of descriptors is printed, from which editors
complete and check them: put `#:schema ./outflank.schema.json` on the first
line of a descriptor.

JSON: one object a line for each descriptor, {\"descriptor\",\"ok\":true,\"name\",
\"title\",\"cells\",\"links\",\"directions\":[…],\"symmetries\",\"parts\",\"players\":[{\"name\",
\"symbol\",\"colour\"}],\"first\",\"discs\":[…],\"free\":[…],\"first_moves\":[…],
\"never_filled\":[…],\"never_turned\":[…],\"warnings\":[…]}, or {\"descriptor\",
\"ok\":false,\"errors\":[{\"message\",\"key\",\"file\",\"line\",\"column\",\"help\"}]}.")]
pub(super) struct Args {
    /// Descriptor files, built-in variants, or - for standard input.
    #[arg(value_name = "FILE|NAME", required_unless_present = "schema", value_hint = clap::ValueHint::FilePath)]
    descriptors: Vec<String>,

    /// Print the JSON Schema of descriptors.
    #[arg(long, conflicts_with_all = ["descriptors", "json"])]
    schema: bool,

    #[command(flatten)]
    json: JsonOption,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    if args.schema {
        return print_schema(out);
    }
    let mut all_good = true;
    for descriptor in &args.descriptors {
        let checked = load(descriptor)?;
        all_good &= checked.is_ok();
        match (checked, args.json.json) {
            (Ok(rules), false) => Description::of(descriptor, &rules).print(out)?,
            (Ok(rules), true) => output::json(out, &Description::of(descriptor, &rules))?,
            (Err(fault), false) => {
                // What was found good before is seen before what is wrong.
                out.flush()?;
                fault.draw();
            }
            (Err(fault), true) => output::json(out, &fault.result(descriptor))?,
        }
    }
    match all_good {
        true => Ok(()),
        false => Err(CliError::Reported),
    }
}

fn load(descriptor: &str) -> Result<Result<Reversi, Fault>, CliError> {
    let variant = match descriptor {
        "-" => {
            let given = Given::read("descriptor", "-")?;
            Variant::from_text("standard-input", &given.text)
        }
        named => Variant::load(named),
    };
    Ok(variant
        .map_err(Fault::Descriptor)
        .and_then(|variant| Reversi::of(variant.into()).map_err(Fault::Opening)))
}

fn print_schema(out: &mut dyn Write) -> Result<(), CliError> {
    serde_json::to_writer_pretty(&mut *out, &Descriptor::schema()).map_err(std::io::Error::from)?;
    writeln!(out)?;
    Ok(())
}
