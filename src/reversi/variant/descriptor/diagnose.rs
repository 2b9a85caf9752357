//! Compares a document with the schema, so that every wrong key, type and
//! choice is found and told in plain words.

use std::ops::Range;

use serde_json::{Map, Value};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::schema::schema;
use crate::reversi::variant::error::Fault;
use crate::reversi::variant::source::KeyPath;
use crate::reversi::variant::suggest;

/// A fault, its key, and the bytes where it stands.
pub(super) type Finding = (Fault, KeyPath, Range<usize>);

/// Everything in the document that the schema does not allow, in the order of
/// the text.
pub(super) fn check(document: &DeTable<'_>) -> Vec<Finding> {
    let root = schema();
    let mut diagnosis = Diagnosis {
        root,
        findings: Vec::new(),
    };
    if let Some(object) = root.as_object() {
        diagnosis.table(document, object, &KeyPath::default());
    }
    diagnosis.findings.sort_by_key(|(_, _, span)| span.start);
    diagnosis.findings
}

struct Diagnosis<'a> {
    root: &'a Value,
    findings: Vec<Finding>,
}

type Rules = Map<String, Value>;

impl Diagnosis<'_> {
    fn table(&mut self, table: &DeTable<'_>, rules: &Rules, at: &KeyPath) {
        let properties = rules.get("properties").and_then(Value::as_object);
        for (name, value) in table {
            let key = at.clone().key(name.get_ref());
            let known = properties.and_then(|known| known.get(name.get_ref().as_ref()));
            // Where any key may stand, `additionalProperties` rules its value.
            match known.or_else(|| rules.get("additionalProperties")) {
                Some(Value::Object(rules)) => self.value(value, rules, &key),
                _ => {
                    let fault = unknown_key(self.root, name.get_ref(), properties);
                    self.findings.push((fault, key, name.span()));
                }
            }
        }
    }

    fn value(&mut self, value: &Spanned<DeValue<'_>>, rules: &Rules, at: &KeyPath) {
        let alternatives = self.alternatives(rules);
        let fitting = alternatives
            .iter()
            .find(|rules| kind_of(value.get_ref()) == kind_wanted(rules));
        let Some(rules) = fitting else {
            let wanted: Vec<String> = alternatives.iter().map(in_words).collect();
            let expected = wanted.join(" or ");
            self.findings.push((
                Fault::WrongType {
                    found: found_in_words(value.get_ref()).into(),
                    expected,
                    about: about(rules),
                },
                at.clone(),
                value.span(),
            ));
            return;
        };
        match value.get_ref() {
            DeValue::Table(table) => self.table(table, rules, at),
            DeValue::Array(list) => {
                if let Some(Value::Object(items)) = rules.get("items") {
                    for (index, entry) in list.iter().enumerate() {
                        self.value(entry, items, &at.clone().entry(index));
                    }
                }
            }
            plain => {
                if let Some(fault) = plain_fault(plain, rules) {
                    self.findings.push((fault, at.clone(), value.span()));
                }
            }
        }
    }

    /// The rules a value may follow: usually one set; references resolved, and
    /// what stands beside a reference kept.
    fn alternatives(&self, rules: &Rules) -> Vec<Rules> {
        if let Some(target) = rules.get("$ref").and_then(Value::as_str) {
            let target = self.root.pointer(target.trim_start_matches('#'));
            let mut resolved = target
                .and_then(Value::as_object)
                .cloned()
                .unwrap_or_default();
            for (key, value) in rules.iter().filter(|(key, _)| *key != "$ref") {
                resolved.insert(key.clone(), value.clone());
            }
            return self.alternatives(&resolved);
        }
        match (rules.contains_key("type"), rules.get("anyOf")) {
            (false, Some(Value::Array(any))) => any
                .iter()
                .filter_map(Value::as_object)
                .flat_map(|rules| self.alternatives(rules))
                .collect(),
            _ => vec![rules.clone()],
        }
    }
}

/// Tables by name, and where their keys are in the schema.
const TABLES: [(&str, &str); 5] = [
    ("top", "/properties"),
    ("[board]", "/$defs/BoardSpec/properties"),
    ("[[players]]", "/$defs/PlayerSpec/properties"),
    ("[opening]", "/$defs/OpeningSpec/properties"),
    ("[rules]", "/$defs/RulesSpec/properties"),
];

fn unknown_key(root: &Value, key: &str, properties: Option<&Rules>) -> Fault {
    let known: Vec<String> = properties
        .map(|known| known.keys().cloned().collect())
        .unwrap_or_default();
    let has = |(_, keys): &&(&str, &str)| root.pointer(keys).is_some_and(|k| k.get(key).is_some());
    Fault::UnknownKey {
        key: key.into(),
        near: suggest::nearest(key, known.iter().map(String::as_str)).map(str::to_owned),
        table: TABLES.iter().find(has).map(|(table, _)| *table),
        known,
    }
}

/// What may be wrong with a string or a number of the right type.
fn plain_fault(value: &DeValue<'_>, rules: &Rules) -> Option<Fault> {
    match value {
        DeValue::String(text) => {
            let choices = choices(rules);
            if !choices.is_empty() && !choices.iter().any(|choice| choice == text) {
                return Some(Fault::UnknownChoice {
                    value: text.to_string(),
                    near: suggest::nearest(text, choices.iter().map(String::as_str))
                        .map(str::to_owned),
                    choices,
                });
            }
            let one_character = rules.get("maxLength") == Some(&Value::from(1));
            (one_character && text.chars().count() != 1).then(|| Fault::WrongType {
                found: format!("\"{}\"", text.escape_debug()),
                expected: "one character".into(),
                about: about(rules),
            })
        }
        DeValue::Integer(number) => {
            let bound = |key: &str| rules.get(key).and_then(Value::as_i64);
            let min = bound("minimum").unwrap_or(0);
            let max = bound("maximum").unwrap_or(u32::MAX.into());
            let value = i64::from_str_radix(number.as_str(), number.radix()).ok();
            let inside = value.is_some_and(|value| (min..=max).contains(&value));
            (!inside).then(|| Fault::OutOfBounds {
                value: number.as_str().into(),
                min,
                max,
                about: about(rules),
            })
        }
        _ => None,
    }
}

/// The words a string may be, when it is a choice.
fn choices(rules: &Rules) -> Vec<String> {
    let alternatives = rules.get("oneOf").and_then(Value::as_array);
    let constants = alternatives.into_iter().flatten();
    constants
        .filter_map(|choice| choice.get("const").and_then(Value::as_str))
        .map(str::to_owned)
        .collect()
}

fn about(rules: &Rules) -> Option<String> {
    let description = rules.get("description").and_then(Value::as_str)?;
    Some(description.into())
}

fn kind_wanted(rules: &Rules) -> &str {
    match rules.get("type").and_then(Value::as_str) {
        Some(kind) => kind,
        None => "string",
    }
}

fn kind_of(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "string",
        DeValue::Integer(_) => "integer",
        DeValue::Array(_) => "array",
        DeValue::Table(_) => "object",
        DeValue::Float(_) | DeValue::Boolean(_) | DeValue::Datetime(_) => "other",
    }
}

fn in_words(rules: &Rules) -> String {
    match kind_wanted(rules) {
        "integer" => "a whole number".into(),
        "array" => "a list".into(),
        "object" => "a table".into(),
        _ => match &choices(rules)[..] {
            [] => "a string".into(),
            choices => format!("\"{}\"", choices.join("\", \"")),
        },
    }
}

fn found_in_words(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a string",
        DeValue::Integer(_) => "a whole number",
        DeValue::Float(_) => "a number with a fraction",
        DeValue::Boolean(_) => "a truth value",
        DeValue::Datetime(_) => "a date or time",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}
