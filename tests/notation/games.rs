//! Variants to test with, and games at random.

use std::sync::{Arc, LazyLock};

use outflank::framework::{Game, Player};
use outflank::reversi::position::Setup;
use outflank::reversi::variant::{Variant, builtins};
use outflank::reversi::{Move, Reversi, ReversiPosition};
use proptest::prelude::*;

/// The names of a graph's cells cannot be glued together; one is called as a
/// pass is written, one as a move number.
const GRAPH: &str = r#"
[board]
shape = "graph"
cells = ["pass 0 0", "north-gate 1 0", "12. 2 0", "-- 3 0", "hub 1 1", "rim 2 1", "far.away 3 1"]
directions = ["east/west", "south/north"]
links = [
  "pass east north-gate", "north-gate east 12.", "12. east --",
  "hub east rim", "rim east far.away",
  "north-gate south hub", "12. south rim", "-- south far.away",
]
[opening]
discs = { Black = ["12.", "hub"], White = ["north-gate", "rim"] }
"#;

const VOLUNTARY: &str = "extends = \"mini-6\"\n[rules]\npass = \"voluntary\"\n";

/// Every built-in variant, and some of our own: a graph, a game in which
/// passing is a choice, symbols that mean something else elsewhere, a board
/// with more columns than letters, one whose last row is a single cell, and a
/// single row.
pub static ALL: LazyLock<Vec<Reversi>> = LazyLock::new(|| {
    let builtins = builtins().map(|builtin| Reversi::load(builtin.name).unwrap());
    let own = [
        ("graph", GRAPH),
        ("voluntary", VOLUNTARY),
        (
            "turned",
            "extends = \"classic\"\n[[players]]\nname = \"One\"\nsymbol = \"O\"\n\
             [[players]]\nname = \"Two\"\nsymbol = \"X\"\n",
        ),
        (
            "wide",
            "extends = \"classic\"\n[board]\nshape = \"square\"\nwidth = 30\nheight = 4\n",
        ),
        (
            "pierced",
            "extends = \"mini-6\"\n[board]\nholes = [\"c2\"]\n",
        ),
        ("drop", DROP),
        (
            "strip",
            "[board]\nshape = \"square\"\nwidth = 9\nheight = 1\n[opening]\ndiscs = { Black = [\"d1\"], White = [\"e1\"] }\n",
        ),
    ];
    let own = own.map(|(name, text)| rules(name, text));
    builtins.chain(own).collect()
});

const DROP: &str = r#"
[board]
shape = "cells"
lattice = "hex"
map = """
 . .
. . .
 . .
  .
"""
[opening]
discs = { Black = ["b2"], White = ["c2"] }
"#;

fn rules(name: &str, text: &str) -> Reversi {
    let variant = Variant::from_text(name, text).unwrap_or_else(|error| panic!("{name}: {error}"));
    Reversi::of(Arc::new(variant)).unwrap()
}

/// Rules that show themselves by name when a test fails.
#[derive(Clone, Copy)]
pub struct Named(&'static Reversi);

impl std::fmt::Debug for Named {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.variant().name())
    }
}

impl std::ops::Deref for Named {
    type Target = Reversi;
    fn deref(&self) -> &Reversi {
        self.0
    }
}

pub fn named(name: &str) -> Named {
    let known = ALL.iter().find(|rules| rules.variant().name() == name);
    Named(known.unwrap_or_else(|| panic!("no variant {name}")))
}

pub fn any_variant() -> impl Strategy<Value = Named> {
    (0..ALL.len()).prop_map(|index| Named(&ALL[index]))
}

/// A game from the start, broken off after so many plies or at its end.
pub fn any_game() -> impl Strategy<Value = (Named, Vec<Move>)> {
    let choices = prop::collection::vec(any::<prop::sample::Index>(), 0..140);
    (any_variant(), choices).prop_map(|(rules, choices)| (rules, play(&rules, &choices).0))
}

fn play(rules: &Reversi, choices: &[prop::sample::Index]) -> (Vec<Move>, ReversiPosition) {
    let mut position = rules.start();
    let mut moves = Vec::new();
    for choice in choices {
        let legal: Vec<Move> = rules.moves(&position).collect();
        if legal.is_empty() {
            break;
        }
        let mv = legal[choice.index(legal.len())];
        position = rules.apply(&position, mv);
        moves.push(mv);
    }
    (moves, position)
}

/// Any discs at all, or a position of a game.
pub fn any_setup() -> impl Strategy<Value = (Named, Setup)> {
    let scattered = any_variant().prop_flat_map(|rules| {
        let players = rules.players();
        let owner = prop::option::of((0..players).prop_map(Player::new));
        let discs = prop::collection::vec(owner, rules.variant().board().graph().len());
        (discs, 0..players).prop_map(move |(discs, turn)| {
            let setup = Setup {
                discs,
                turn: Player::new(turn),
                away: Vec::new(),
                passes: 0,
            };
            (rules, setup)
        })
    });
    let choices = prop::collection::vec(any::<prop::sample::Index>(), 0..80);
    let played = (any_variant(), choices).prop_map(|(rules, choices)| {
        let mut setup = rules.setup(&play(&rules, &choices).1);
        setup.passes = 0;
        (rules, setup)
    });
    prop_oneof![scattered, played]
}
