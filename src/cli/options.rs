//! Options that mean the same in every command.

use clap::Args;
use clap::ValueHint;

use super::error::CliError;
use super::input::Given;
use super::suggested::Suggested;
use crate::framework::Game;
use crate::reversi::notation::parse_position;
use crate::reversi::variant::builtins;
use crate::reversi::{Reversi, ReversiPosition};

/// `-V`: which game.
#[derive(Args, Clone, Debug)]
pub(super) struct VariantOption {
    /// A built-in variant (`outflank variants` lists them) or the path of a
    /// descriptor file.
    #[arg(
        short = 'V',
        long,
        value_name = "NAME|FILE",
        default_value = "classic",
        value_parser = variant_names(),
        hide_possible_values = true
    )]
    pub variant: String,
}

/// The names of variants for completion; any path is taken as well.
pub(super) fn variant_names() -> Suggested {
    Suggested(builtins().map(|builtin| builtin.name).collect())
}

impl VariantOption {
    /// The rules of the variant.
    pub(super) fn load(&self) -> Result<Reversi, CliError> {
        Ok(Reversi::load(&self.variant)?)
    }
}

/// `--position`: where to start from.
#[derive(Args, Clone, Debug)]
pub(super) struct PositionOption {
    /// A position instead of the start: its text, a file that holds it, or -
    /// for standard input.
    #[arg(long, value_name = "TEXT|FILE|-", allow_hyphen_values = true, value_hint = ValueHint::FilePath)]
    pub position: Option<String>,
}

/// `--seed`: randomness that can be repeated.
#[derive(Args, Clone, Copy, Debug)]
pub(super) struct SeedOption {
    /// Where random numbers start from: the same seed gives the same result.
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
}

/// `--json`: a result for programs.
#[derive(Args, Clone, Copy, Debug)]
pub(super) struct JsonOption {
    /// Print the result as JSON, for programs.
    #[arg(long)]
    pub json: bool,
}

/// Which game and from where: what most commands work on.
#[derive(Args, Clone, Debug)]
pub(super) struct StartOptions {
    #[command(flatten)]
    pub variant: VariantOption,
    #[command(flatten)]
    pub position: PositionOption,
    #[command(flatten)]
    pub seed: SeedOption,
}

impl StartOptions {
    /// The rules and the position to start from: the one given, or else the
    /// variant's own start, with random opening plies from the seed if one is
    /// given.
    pub(super) fn load(&self) -> Result<(Reversi, ReversiPosition), CliError> {
        let rules = self.variant.load()?;
        let start = match (&self.position.position, self.seed.seed) {
            (Some(text), _) => read_position(&rules, text)?,
            (None, Some(seed)) => rules.start_from_seed(seed),
            (None, None) => rules.start(),
        };
        Ok((rules, start))
    }
}

/// The position that a text, a file or standard input describes.
fn read_position(rules: &Reversi, argument: &str) -> Result<ReversiPosition, CliError> {
    let given = Given::read("position", argument)?;
    let parsed = parse_position(rules.variant(), &given.text).map_err(|why| given.wrong(&why))?;
    for warning in &parsed.warnings {
        given.warn(warning);
    }
    Ok(rules.position(&parsed.setup)?)
}
