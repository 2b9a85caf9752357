//! The JSON Schema that editors use, held against descriptors. The checker
//! here knows just the keywords that the schema has, and refuses any other, so
//! it cannot overlook one.

use outflank::reversi::variant::{Descriptor, builtins};
use serde_json::{Map, Value, json};

struct Checker {
    root: Value,
}

impl Checker {
    fn new() -> Self {
        Self {
            root: Descriptor::schema(),
        }
    }

    fn accepts_text(&self, text: &str) -> bool {
        let document: toml::Table = toml::from_str(text).unwrap();
        self.accepts(&self.root, &json!(document))
    }

    fn accepts(&self, schema: &Value, value: &Value) -> bool {
        match schema {
            Value::Bool(all) => *all,
            Value::Object(rules) => rules
                .iter()
                .all(|(keyword, rule)| self.keyword(keyword, rule, rules, value)),
            other => panic!("not a schema: {other}"),
        }
    }

    fn keyword(&self, keyword: &str, rule: &Value, rules: &Map<String, Value>, v: &Value) -> bool {
        let all = |test: &dyn Fn(&Value) -> bool| rule.as_array().unwrap().iter().all(test);
        let count = |test: &dyn Fn(&Value) -> bool| {
            let schemas = rule.as_array().unwrap().iter();
            schemas.filter(|schema| test(schema)).count()
        };
        let has = |key: &Value| v.get(key.as_str().unwrap()).is_some();
        let length = || match v {
            Value::String(text) => Some(text.chars().count()),
            Value::Array(list) => Some(list.len()),
            _ => None,
        };
        let limit = || rule.as_u64().unwrap() as usize;
        match keyword {
            "$schema" | "$defs" | "title" | "description" => true,
            // Checked by what reads these strings, see the messages' tests.
            "pattern" => v.is_string(),
            "$ref" => {
                let target = rule.as_str().unwrap().trim_start_matches('#');
                self.accepts(self.root.pointer(target).unwrap(), v)
            }
            "type" => match rule.as_str().unwrap() {
                "object" => v.is_object(),
                "array" => v.is_array(),
                "string" => v.is_string(),
                "integer" => v.is_i64(),
                other => panic!("type {other}"),
            },
            "properties" => self.properties(rule, v),
            "additionalProperties" => self.additional(rule, rules, v),
            "propertyNames" => v.as_object().is_none_or(|table| {
                let mut names = table.keys();
                names.all(|name| self.accepts(rule, &json!(name)))
            }),
            "required" => all(&has),
            "items" => v
                .as_array()
                .is_none_or(|list| list.iter().all(|entry| self.accepts(rule, entry))),
            "const" => rule == v,
            "enum" => rule.as_array().unwrap().contains(v),
            "anyOf" => count(&|schema| self.accepts(schema, v)) > 0,
            "oneOf" => count(&|schema| self.accepts(schema, v)) == 1,
            "allOf" => all(&|schema| self.accepts(schema, v)),
            "not" => !self.accepts(rule, v),
            "if" => !self.accepts(rule, v) || self.accepts(&rules["then"], v),
            "then" => true,
            "minimum" => v.as_i64() >= rule.as_i64(),
            "maximum" => v.as_i64() <= rule.as_i64(),
            "minItems" | "minLength" => length().is_none_or(|length| length >= limit()),
            "maxItems" | "maxLength" => length().is_none_or(|length| length <= limit()),
            other => panic!("keyword {other} is new: teach it to this checker"),
        }
    }

    fn properties(&self, rule: &Value, v: &Value) -> bool {
        let known = rule.as_object().unwrap();
        known
            .iter()
            .all(|(key, schema)| v.get(key).is_none_or(|value| self.accepts(schema, value)))
    }

    fn additional(&self, rule: &Value, rules: &Map<String, Value>, v: &Value) -> bool {
        let known = rules.get("properties");
        let is_known = |key: &str| known.is_some_and(|known| known.get(key).is_some());
        v.as_object().is_none_or(|table| {
            let mut others = table.iter().filter(|(key, _)| !is_known(key));
            others.all(|(_, value)| self.accepts(rule, value))
        })
    }
}

#[test]
fn every_built_in_file_conforms() {
    let checker = Checker::new();
    for builtin in builtins() {
        assert!(checker.accepts_text(builtin.text), "{}", builtin.name);
    }
}

#[test]
fn good_files_conform() {
    let checker = Checker::new();
    for text in [
        "",
        "extends = \"classic\"\n[board]\nwidth = 10",
        "[board]\nside = 4",
        "[board]\nshape = \"square\"\nheight = 6\ndirections = \"diagonal\"",
        "[board]\nshape = \"graph\"\ncells = [\"a 0 0\"]\ndirections = [\"on/back\"]\nlinks = []",
        "[opening]\ncentre = [\"12\", \"21\"]\nrandom = 4",
        "[opening.discs]\nBlack = [\"a1\"]",
        "players = [{ symbol = \"X\", colour = \"#ff8000\" }, { colour = \"gold\" }]",
    ] {
        assert!(checker.accepts_text(text), "{text}");
    }
}

#[test]
fn wrong_files_do_not_conform() {
    let checker = Checker::new();
    for text in [
        "widht = 8",
        "board = 8",
        "[board]\nwidth = \"8\"",
        "[board]\nwidth = 0",
        "[board]\nwidth = 5000",
        "[board]\nshape = \"hexagn\"",
        "[board]\nshape = \"hexagon\"",
        "[board]\nshape = \"hexagon\"\nside = 3\nwidth = 3",
        "[board]\nshape = \"square\"",
        "[board]\nshape = \"cells\"\nlattice = \"hex\"",
        "[board]\nshape = \"graph\"\ncells = [\"a 0 0\"]",
        "[board]\ndirections = \"sideways\"",
        "[board]\ndirections = []",
        "[opening]\nlayout = \"crosswise\"",
        "[opening]\nlayout = \"ring\"\ncentre = [\"1\"]",
        "[opening.discs]\nBlack = \"a1\"",
        "players = [{}]",
        "players = [{}, {}, {}, {}, {}, {}, {}, {}, {}]",
        "players = [{ symbol = \"XX\" }, {}]",
        "[rules]\ngoal = \"least\"",
    ] {
        assert!(!checker.accepts_text(text), "{text}");
    }
}

#[test]
fn every_key_and_choice_is_explained() {
    let schema = Descriptor::schema();
    let tables = schema["$defs"].as_object().unwrap().values();
    for table in tables.chain([&schema]) {
        let keys = table.get("properties").and_then(Value::as_object);
        for (key, rules) in keys.into_iter().flatten() {
            assert!(rules.get("description").is_some(), "{key}");
        }
        let choices = table.get("oneOf").and_then(Value::as_array);
        for choice in choices.into_iter().flatten() {
            assert!(choice.get("description").is_some(), "{choice}");
        }
    }
}
