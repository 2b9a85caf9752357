//! The variants that come with the program, against `tests/facts`.

use std::collections::BTreeMap;

use outflank::framework::Player;
use outflank::reversi::variant::{Empties, PassRule, Run, Variant, WhenBlocked, builtins};

fn load(name: &str) -> Variant {
    Variant::load(name).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The cells of each player's discs, in turn order.
fn discs(variant: &Variant) -> Vec<Vec<&str>> {
    Player::all(variant.players().len())
        .map(|player| {
            let names = variant.board().names().iter();
            let discs = &variant.opening().discs;
            names
                .filter(|(cell, _)| discs[cell.index()] == Some(player))
                .map(|(_, name)| name)
                .collect()
        })
        .collect()
}

#[test]
fn every_built_in_variant_loads_by_every_name() {
    for builtin in builtins() {
        assert_eq!(load(builtin.name).name(), builtin.name);
        assert_eq!(load(&builtin.name.to_uppercase()).name(), builtin.name);
        for alias in builtin.aliases {
            assert_eq!(load(alias).name(), builtin.name);
        }
        assert_ne!(builtin.title(), builtin.name, "each has a line about it");
    }
}

#[test]
fn openings_are_those_of_the_recorded_games() {
    let facts = include_str!("facts/games.json");
    let records: Vec<serde_json::Value> = serde_json::from_str(facts).unwrap();
    assert!(records.len() >= 7);
    for record in records {
        let variant = load(record["variant"].as_str().unwrap());
        assert_eq!(record["players"], variant.players().len());
        let mut recorded: BTreeMap<&str, u64> = BTreeMap::new();
        for (cell, player) in record["start"].as_object().unwrap() {
            recorded.insert(cell, player.as_u64().unwrap());
        }
        let ours: BTreeMap<&str, u64> = discs(&variant)
            .into_iter()
            .enumerate()
            .flat_map(|(seat, cells)| cells.into_iter().map(move |cell| (cell, seat as u64 + 1)))
            .collect();
        assert_eq!(ours, recorded, "{}", variant.name());
    }
}

#[test]
fn openings_are_those_of_the_design() {
    let is = |name, first: &[&str], second: &[&str]| {
        assert_eq!(discs(&load(name)), [first, second], "{name}");
    };
    is("classic", &["e4", "d5"], &["d4", "e5"]);
    is("mirrored", &["d4", "e5"], &["e4", "d5"]);
    is("chessboard", &["e5", "d4"], &["d5", "e4"]);
    is("mini-4", &["c2", "b3"], &["b2", "c3"]);
    is("octagon", &["f5", "e6"], &["e5", "f6"]);
    is("hex-5", &["e4", "f5", "d6"], &["f4", "d5", "e6"]);
    is("free-opening", &[], &[]);
    let rolit = load("rolit");
    assert_eq!(discs(&rolit), [["d4"], ["e4"], ["e5"], ["d5"]]);
    assert_eq!(load("free-opening").opening().free.len(), 4);
}

#[test]
fn boards_have_as_many_cells_as_the_design_says() {
    let sizes = [
        ("classic", 64),
        ("grand-10", 100),
        ("octagon", 88),
        ("cross", 64),
        ("hex-3", 19),
        ("hex-4", 37),
        ("hex-5", 61),
        ("hex-6", 91),
        ("hex-7", 127),
        ("tricolour", 81),
    ];
    for (name, cells) in sizes {
        assert_eq!(load(name).board().graph().len(), cells, "{name}");
    }
}

#[test]
fn rules_are_those_of_the_design() {
    assert_eq!(load("ternio").rules().run, Run::SingleColour);
    assert_eq!(load("tricolour").rules().run, Run::Mixed);
    assert_eq!(
        load("rolit").rules().when_blocked,
        WhenBlocked::PlaceAdjacent
    );
    let classic = *load("classic").rules();
    assert_eq!(classic.pass, PassRule::Forced);
    assert_eq!(classic.empties, Empties::Nobody);
    assert_eq!(load("classic").players()[0].name, "Black");
    assert_eq!(load("classic").first(), Player::new(0));
}
