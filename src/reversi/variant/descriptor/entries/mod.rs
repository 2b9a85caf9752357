//! Entries that a descriptor writes as one string: links, cells of a graph,
//! directions, colours.
//!
//! What is wrong with such a string is said in two lines: what, and how to
//! mend it.

mod colour;
mod directions;
mod links;

pub use colour::Colour;
pub use directions::{Axis, DirectionsSpec};
pub use links::{CellEntry, LinkEntry};

/// Entries are strings in the file and in its schema.
macro_rules! as_string {
    ($($entry:ty: $expecting:literal, $schema:expr;)+) => {$(
        impl serde::Serialize for $entry {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $entry {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Words;
                impl serde::de::Visitor<'_> for Words {
                    type Value = $entry;
                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str($expecting)
                    }
                    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<$entry, E> {
                        text.parse().map_err(E::custom)
                    }
                }
                deserializer.deserialize_str(Words)
            }
        }

        impl schemars::JsonSchema for $entry {
            fn inline_schema() -> bool {
                true
            }
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($entry).into()
            }
            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                $schema
            }
        }
    )+};
}

use as_string;
