//! The variants that come with the program, embedded as text.

use super::Descriptor;
use super::Variant;
use super::error::VariantError;

/// A variant that comes with the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Builtin {
    /// Its name.
    pub name: &'static str,
    /// Other names for it.
    pub aliases: &'static [&'static str],
    /// Its descriptor file, commented.
    pub text: &'static str,
}

impl Builtin {
    /// The built-in variant of this name or alias, in any case.
    ///
    /// ```
    /// use outflank::reversi::variant::Builtin;
    /// assert_eq!(Builtin::named("Othello").unwrap().name, "classic");
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        BUILTINS.iter().find(|builtin| {
            let mut names = builtin.names();
            names.any(|known| known.eq_ignore_ascii_case(name))
        })
    }

    /// Its name, then its aliases.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        [self.name].into_iter().chain(self.aliases.iter().copied())
    }

    /// One line about it.
    #[must_use]
    pub fn title(&self) -> String {
        let descriptor = Descriptor::parse(self.text).ok();
        let title = descriptor.and_then(|descriptor| descriptor.title);
        title.unwrap_or_else(|| self.name.into())
    }

    /// The variant.
    ///
    /// # Errors
    /// [`VariantError`], which a test rules out.
    pub fn load(&self) -> Result<Variant, VariantError> {
        Variant::load(self.name)
    }
}

macro_rules! builtins {
    ($($name:literal $(aka $($alias:literal),+)?;)+) => {
        const BUILTINS: &[Builtin] = &[$(Builtin {
            name: $name,
            aliases: &[$($($alias),+)?],
            text: include_str!(concat!("../../../variants/", $name, ".toml")),
        },)+];
    };
}

builtins! {
    "classic" aka "othello", "reversi";
    "parallel";
    "mirrored" aka "kata";
    "chessboard";
    "free-opening";
    "anti";
    "mini-4";
    "mini-6";
    "grand-10";
    "octagon";
    "cross";
    "cylinder";
    "torus";
    "hex" aka "hexagonal";
    "hex-3";
    "hex-4";
    "hex-5";
    "hex-6";
    "hex-7";
    "tricolour" aka "tricolor";
    "tricolour-hex" aka "tricolor-hex";
    "ternio";
    "rolit";
    "wheel";
}

/// The built-in variants, those that many people know first.
pub fn builtins() -> impl ExactSizeIterator<Item = &'static Builtin> {
    BUILTINS.iter()
}

/// All names and aliases.
pub(super) fn all_names() -> impl Iterator<Item = &'static str> {
    BUILTINS.iter().flat_map(Builtin::names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_variants_share_a_name() {
        let mut names: Vec<&str> = all_names().collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all);
    }
}
