//! What `docs/descriptors.md` shows is true.

use outflank::reversi::Reversi;
use outflank::reversi::variant::{Descriptor, Variant};

const PAGE: &str = include_str!("../docs/descriptors.md");

fn examples() -> Vec<&'static str> {
    let blocks = PAGE.split("```toml\n").skip(1);
    blocks
        .map(|rest| rest.split("```").next().unwrap())
        .collect()
}

#[test]
fn every_example_can_be_played() {
    assert!(examples().len() >= 7);
    for text in examples() {
        let variant = Variant::from_text("example.toml", text);
        let variant = variant.unwrap_or_else(|error| panic!("{error}\n{text}"));
        let rules = Reversi::of(variant.into()).unwrap();
        let start = outflank::framework::Game::start(&rules);
        let moves = outflank::framework::Game::count_moves(&rules, &start);
        assert!(moves > 1, "too little to choose from:\n{text}");
    }
}

#[test]
fn every_key_and_choice_is_in_the_table() {
    let table = PAGE.split("## Every key").nth(1).unwrap();
    let schema = Descriptor::schema();
    let tables = schema["$defs"].as_object().unwrap().values();
    for part in tables.chain([&schema]) {
        let keys = part.get("properties").and_then(|keys| keys.as_object());
        for key in keys.into_iter().flatten().map(|(key, _)| key.as_str()) {
            if !["board", "players", "opening", "rules"].contains(&key) {
                assert!(table.contains(&format!("`{key}`")), "{key}");
            }
        }
        let choices = part.get("oneOf").and_then(|choices| choices.as_array());
        for choice in choices.into_iter().flatten() {
            let choice = choice["const"].as_str().unwrap();
            assert!(table.contains(&format!("`\"{choice}\"`")), "{choice}");
        }
    }
}

#[test]
fn the_candidate_openings_of_the_docs_can_be_played_and_fill_the_board() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/openings");
    let mut seen = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let variant = Variant::load(path.to_str().unwrap()).unwrap();
        let never = outflank::reversi::variant::never_filled(&variant);
        assert!(never.is_empty(), "{}", path.display());
        Reversi::of(variant.into()).unwrap();
        seen += 1;
    }
    assert_eq!(seen, 9);
}
