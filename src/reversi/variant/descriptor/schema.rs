//! The JSON Schema of descriptors: for editors, and for [`super::diagnose`].

use std::sync::LazyLock;

use schemars::Schema;
use schemars::transform::{Transform, transform_subschemas};
use serde_json::{Value, json};

use super::{Descriptor, Shape};

impl Descriptor {
    /// The JSON Schema of descriptors. Editors that know TOML check files
    /// against it and complete keys and choices.
    #[must_use]
    pub fn schema() -> Value {
        let mut schema = schema().clone();
        if let Some(board) = schema.pointer_mut("/$defs/BoardSpec") {
            board["allOf"] = Value::Array(shape_rules());
        }
        if let Some(opening) = schema.pointer_mut("/$defs/OpeningSpec") {
            opening["not"] = json!({"required": ["layout", "centre"]});
        }
        schema
    }
}

/// The schema without the rules that join several keys.
pub(super) fn schema() -> &'static Value {
    static SCHEMA: LazyLock<Value> = LazyLock::new(|| {
        let mut schema = schemars::schema_for!(Descriptor);
        Tidy.transform(&mut schema);
        schema.to_value()
    });
    &SCHEMA
}

/// TOML has no null: a key that may be left out is not one that may be null.
/// And descriptions run on where the source code breaks lines.
struct Tidy;

impl Transform for Tidy {
    fn transform(&mut self, schema: &mut Schema) {
        schema.remove("default");
        schema.remove("format");
        if let Some(Value::String(description)) = schema.get_mut("description") {
            *description = description.replace('\n', " ");
        }
        if let Some(Value::Array(types)) = schema.get_mut("type") {
            types.retain(|kind| kind != "null");
            if let [only] = &types[..] {
                let only = only.clone();
                schema.insert("type".into(), only);
            }
        }
        if let Some(Value::Array(choices)) = schema.get_mut("anyOf") {
            choices.retain(|choice| *choice != json!({"type": "null"}));
            if let [Value::Object(only)] = &choices[..] {
                let only = only.clone();
                schema.remove("anyOf");
                for (key, value) in only {
                    schema.insert(key, value);
                }
            }
        }
        transform_subschemas(self, schema);
    }
}

/// Which keys a shape needs and has. Keys without a shape belong to an extended
/// board.
fn shape_rules() -> Vec<Value> {
    let needed = |shape| match shape {
        Shape::Square => json!({"anyOf": [{"required": ["width"]}, {"required": ["height"]}]}),
        Shape::Hexagon => json!({"required": ["side"]}),
        Shape::Cells => json!({"required": ["map"]}),
        Shape::Graph => json!({"required": ["cells", "directions", "links"]}),
    };
    let rules = Shape::ALL.into_iter().map(|shape| {
        let mut keys = shape.keys().to_vec();
        keys.push("shape");
        let mut then = needed(shape);
        then["propertyNames"] = json!({ "enum": keys });
        json!({
            "if": {"properties": {"shape": {"const": shape.name()}}, "required": ["shape"]},
            "then": then,
        })
    });
    rules.collect()
}
