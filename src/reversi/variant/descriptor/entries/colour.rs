//! Colours of discs.

use std::fmt;
use std::str::FromStr;

use schemars::json_schema;

use super::as_string;
use crate::reversi::variant::suggest;

/// A colour, `#rrggbb`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colour(pub [u8; 3]);

/// The colours that have names: the sixteen of HTML 4 and some more that make
/// good discs.
const NAMED: [(&str, [u8; 3]); 28] = [
    ("black", [0, 0, 0]),
    ("white", [255, 255, 255]),
    ("red", [255, 0, 0]),
    ("green", [0, 128, 0]),
    ("blue", [0, 0, 255]),
    ("yellow", [255, 255, 0]),
    ("purple", [128, 0, 128]),
    ("orange", [255, 165, 0]),
    ("aqua", [0, 255, 255]),
    ("brown", [165, 42, 42]),
    ("crimson", [220, 20, 60]),
    ("cyan", [0, 255, 255]),
    ("fuchsia", [255, 0, 255]),
    ("gold", [255, 215, 0]),
    ("gray", [128, 128, 128]),
    ("grey", [128, 128, 128]),
    ("indigo", [75, 0, 130]),
    ("ivory", [255, 255, 240]),
    ("lime", [0, 255, 0]),
    ("magenta", [255, 0, 255]),
    ("maroon", [128, 0, 0]),
    ("navy", [0, 0, 128]),
    ("olive", [128, 128, 0]),
    ("pink", [255, 192, 203]),
    ("silver", [192, 192, 192]),
    ("teal", [0, 128, 128]),
    ("turquoise", [64, 224, 208]),
    ("violet", [238, 130, 238]),
];

impl FromStr for Colour {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let word = text.trim().to_ascii_lowercase();
        if let Some((_, rgb)) = NAMED.iter().find(|(name, _)| *name == word) {
            return Ok(Self(*rgb));
        }
        if let Some(hex) = word.strip_prefix('#')
            && hex.len() == 6
            && hex.bytes().all(|byte| byte.is_ascii_hexdigit())
            && let Ok(number) = u32::from_str_radix(hex, 16)
        {
            let [_, red, green, blue] = number.to_be_bytes();
            return Ok(Self([red, green, blue]));
        }
        let meant = match suggest::nearest(&word, NAMED.iter().map(|(name, _)| *name)) {
            Some(name) => format!("did you mean `{name}`?"),
            None => "write `#rrggbb`, such as `#d4af37`, or a name such as `gold`".into(),
        };
        Err(format!("`{text}` is not a colour\n{meant}"))
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

as_string! {
    Colour: "a colour in quotes, such as \"#d4af37\" or \"gold\"",
        json_schema!({"type": "string", "anyOf": [
            {"pattern": "^#[0-9a-fA-F]{6}$"},
            {"enum": NAMED.map(|(name, _)| name)},
        ]});
}
