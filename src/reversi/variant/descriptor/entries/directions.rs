//! The directions of a board.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{self, SeqAccess, Visitor, value::SeqAccessDeserializer};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::as_string;
use crate::reversi::variant::descriptor::WaysChoice;

/// A direction of a graph: `"east/west"` for a line followed both ways,
/// `"down"` for a one-way street.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Axis {
    /// The direction.
    pub forward: String,
    /// Its opposite.
    pub backward: Option<String>,
}

/// The directions of a board: chosen among those of a lattice, or listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DirectionsSpec {
    /// Directions of a square lattice.
    Ways(WaysChoice),
    /// The directions of a graph.
    Axes(Vec<Axis>),
}

impl FromStr for Axis {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let names: Vec<&str> = text.split('/').map(str::trim).collect();
        let named = |name: &str| !name.is_empty() && !name.contains(char::is_whitespace);
        match names[..] {
            [forward] if named(forward) => Ok((forward, None)),
            [forward, backward] if named(forward) && named(backward) => {
                Ok((forward, Some(backward)))
            }
            _ => Err(format!(
                "`{text}` is not a direction\nwrite one word and, where links go both ways, the way back after a slash, such as `east/west`"
            )),
        }
        .map(|(forward, backward)| Self {
            forward: forward.into(),
            backward: backward.map(str::to_owned),
        })
    }
}

impl fmt::Display for Axis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.backward {
            Some(backward) => write!(f, "{}/{backward}", self.forward),
            None => f.write_str(&self.forward),
        }
    }
}

as_string! {
    Axis: "a direction in quotes, such as \"east/west\"",
        json_schema!({"type": "string", "pattern": r"^\s*[^/\s]+\s*(/\s*[^/\s]+\s*)?$"});
}

impl Serialize for DirectionsSpec {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Ways(ways) => ways.serialize(serializer),
            Self::Axes(axes) => axes.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for DirectionsSpec {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = DirectionsSpec;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"all\", \"orthogonal\", \"diagonal\" or a list of directions")
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<DirectionsSpec, E> {
                WaysChoice::deserialize(de::value::StrDeserializer::new(text))
                    .map(DirectionsSpec::Ways)
            }
            fn visit_seq<A: SeqAccess<'de>>(self, axes: A) -> Result<DirectionsSpec, A::Error> {
                Vec::deserialize(SeqAccessDeserializer::new(axes)).map(DirectionsSpec::Axes)
            }
        }
        deserializer.deserialize_any(Either)
    }
}

impl JsonSchema for DirectionsSpec {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Directions".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({"anyOf": [
            generator.subschema_for::<WaysChoice>(),
            {"type": "array", "minItems": 1, "items": generator.subschema_for::<Axis>()},
        ]})
    }
}
