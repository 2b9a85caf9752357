//! Laws of descriptors and variants.

use std::collections::BTreeMap;

use outflank::framework::Game;
use outflank::reversi::Reversi;
use outflank::reversi::variant::{
    Axis, BoardSpec, CellEntry, Colour, Descriptor, DirectionsSpec, Empties, GoalChoice,
    LatticeChoice, LayoutName, LinkEntry, OpeningSpec, OriginChoice, PassRule, PlayerSpec,
    RulesSpec, Run, Shape, Variant, WaysChoice, WhenBlocked, WrapChoice, builtins, never_filled,
};
use proptest::collection::{btree_map, vec};
use proptest::option::of;
use proptest::prelude::*;
use proptest::sample::select;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Cell names, most of them on a small board.
fn cell() -> impl Strategy<Value = String> {
    prop_oneof![9 => "[a-f][1-6]", 1 => "[^\\s/]{1,4}"]
}

fn word() -> impl Strategy<Value = String> {
    prop_oneof![
        9 => select(vec!["east", "west", "north", "south", "up"]).prop_map(String::from),
        1 => "[^\\s/]{1,6}",
    ]
}

fn link() -> impl Strategy<Value = LinkEntry> {
    (cell(), word(), cell(), of(word())).prop_map(|(from, direction, to, arriving)| LinkEntry {
        from,
        direction,
        to,
        arriving,
    })
}

fn directions() -> impl Strategy<Value = DirectionsSpec> {
    let ways = select(vec![
        WaysChoice::All,
        WaysChoice::Orthogonal,
        WaysChoice::Diagonal,
    ]);
    let axis = (word(), of(word())).prop_map(|(forward, backward)| Axis { forward, backward });
    prop_oneof![
        ways.prop_map(DirectionsSpec::Ways),
        vec(axis, 0..3).prop_map(DirectionsSpec::Axes),
    ]
}

fn graph_cell() -> impl Strategy<Value = CellEntry> {
    let finite = || prop_oneof![-9.0..9.0_f64, prop::num::f64::NORMAL];
    (cell(), finite(), finite()).prop_map(|(name, x, y)| CellEntry { name, x, y })
}

/// Keys that belong to a shape, and now and then one that does not.
fn board() -> impl Strategy<Value = BoardSpec> {
    use Shape::{Cells, Graph, Hexagon, Square};
    let shape = of(select(vec![Square, Hexagon, Cells, Graph]));
    let lattice = of(select(vec![LatticeChoice::Square, LatticeChoice::Hex]));
    let wrap = of(select(vec![
        WrapChoice::None,
        WrapChoice::Cylinder,
        WrapChoice::Torus,
    ]));
    let origin = of(select(vec![
        OriginChoice::TopLeft,
        OriginChoice::BottomLeft,
    ]));
    let sizes = (of(1..9_u32), of(1..9_u32), of(1..9_u32));
    let own = (lattice, of("[.# \n]{0,30}"), of(vec(graph_cell(), 0..6)));
    let rest = (
        of(directions()),
        of(vec(cell(), 0..4)),
        wrap,
        of(vec(link(), 0..4)),
        origin,
    );
    (shape, sizes, own, rest, any::<bool>()).prop_map(|(shape, sizes, own, rest, tidy)| {
        let mut board = BoardSpec {
            shape,
            width: sizes.0,
            height: sizes.1,
            side: sizes.2,
            lattice: own.0,
            map: own.1,
            cells: own.2,
            directions: rest.0,
            holes: rest.1,
            wrap: rest.2,
            links: rest.3,
            origin: rest.4,
        };
        if tidy {
            match shape.unwrap_or_default() {
                Square => (board.side, board.lattice, board.map, board.cells) = Default::default(),
                Hexagon => {
                    (board.width, board.height) = Default::default();
                    (board.lattice, board.map, board.cells) = Default::default();
                    (board.directions, board.wrap) = Default::default();
                }
                Cells => (board.width, board.height, board.side, board.cells) = Default::default(),
                Graph => {
                    (board.width, board.height, board.side) = Default::default();
                    (board.lattice, board.map, board.holes) = Default::default();
                    (board.wrap, board.origin) = Default::default();
                }
            }
        }
        board
    })
}

fn players() -> impl Strategy<Value = Vec<PlayerSpec>> {
    let colour = of(any::<[u8; 3]>().prop_map(Colour));
    let player = (of("\\PC{0,8}"), of(any::<char>()), colour).prop_map(|(name, symbol, colour)| {
        PlayerSpec {
            name,
            symbol,
            colour,
        }
    });
    vec(player, 0..4)
}

fn opening() -> impl Strategy<Value = OpeningSpec> {
    use LayoutName::{Diagonal, Empty, Mirrored, Parallel, Ring};
    let layout = of(select(vec![Empty, Diagonal, Parallel, Mirrored, Ring]));
    let centre = of(vec("[123. BW]{0,6}", 0..4));
    let who = prop_oneof![Just("Black".to_owned()), "[123BW]", "\\PC{0,5}"];
    let discs = of(btree_map(who, vec(cell(), 0..4), 0..3));
    let list = || of(vec(cell(), 0..4));
    (
        layout,
        centre,
        discs,
        list(),
        list(),
        of(0..9_u32),
        of(any::<u32>()),
    )
        .prop_map(
            |(layout, centre, discs, free, moves, random, seed)| OpeningSpec {
                layout,
                centre,
                discs,
                free,
                moves,
                random,
                seed,
            },
        )
}

fn rules() -> impl Strategy<Value = RulesSpec> {
    use PassRule::{EndsGame, Forced, Voluntary};
    (
        of(select(vec![Run::Mixed, Run::SingleColour])),
        of(select(vec![Forced, Voluntary, EndsGame])),
        of(select(vec![WhenBlocked::Pass, WhenBlocked::PlaceAdjacent])),
        of(select(vec![GoalChoice::Most, GoalChoice::Fewest])),
        of(select(vec![Empties::Nobody, Empties::Winner])),
    )
        .prop_map(|(run, pass, when_blocked, goal, empties)| RulesSpec {
            run,
            pass,
            when_blocked,
            goal,
            empties,
        })
}

fn descriptor() -> impl Strategy<Value = Descriptor> {
    let base = of(select(
        builtins().map(|builtin| builtin.name).collect::<Vec<_>>(),
    ));
    let text = || of("\\PC{0,12}|[\\n\\t\"'\\\\]{1,3}");
    let words = (base, text(), text(), of("[123BW]|Black|White"));
    (words, board(), players(), opening(), rules()).prop_map(
        |((extends, name, title, first), board, players, opening, rules)| Descriptor {
            extends: extends.map(String::from),
            name,
            title,
            first,
            board,
            players,
            opening,
            rules,
        },
    )
}

/// Descriptors most of which can be played.
fn playable() -> impl Strategy<Value = Descriptor> {
    let near = || vec("[a-d][1-4]", 0..3);
    let wrap = of(select(vec![WrapChoice::Cylinder, WrapChoice::Torus]));
    let square = (4..9_u32, of(4..9_u32), wrap).prop_map(|(width, height, wrap)| BoardSpec {
        shape: Some(Shape::Square),
        width: Some(width),
        height,
        wrap,
        ..BoardSpec::default()
    });
    let hexagon = (3..6_u32).prop_map(|side| BoardSpec {
        shape: Some(Shape::Hexagon),
        side: Some(side),
        ..BoardSpec::default()
    });
    let cut = (of(near()), of(Just(OriginChoice::BottomLeft)));
    let board =
        (prop_oneof![square, hexagon], cut).prop_map(|(board, (holes, origin))| BoardSpec {
            holes,
            origin,
            ..board
        });
    let discs = btree_map("[12]", vec("[c-e][3-5]", 1..3), 1..3);
    let opening = (discs, of(0..9_u32)).prop_map(|(discs, random)| OpeningSpec {
        layout: Some(LayoutName::Empty),
        discs: Some(discs),
        random,
        ..OpeningSpec::default()
    });
    let words = (of("[A-Z][a-z]{1,8}"), of("\\PC{0,12}"), of("[12BW]"));
    (words, board, 0..5_usize, opening, rules()).prop_map(
        |((name, title, first), board, players, opening, rules)| Descriptor {
            extends: (players == 0).then(|| "tricolour".into()),
            name,
            title,
            first,
            board,
            players: vec![PlayerSpec::default(); if players < 2 { 0 } else { players }],
            opening,
            rules,
        },
    )
}

/// What a game depends on, to compare two variants by.
fn essence(variant: &Variant) -> impl PartialEq + std::fmt::Debug + use<> {
    let board = variant.board();
    let names: Vec<String> = board.names().iter().map(|(_, name)| name.into()).collect();
    let links: Vec<String> = board
        .graph()
        .links()
        .map(|link| format!("{link:?}"))
        .collect();
    (
        (names, links),
        variant.players().to_vec(),
        (variant.first(), variant.opening().clone(), *variant.rules()),
        (variant.name().to_owned(), variant.title().to_owned()),
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn what_is_written_is_read_back(descriptor in descriptor()) {
        let text = descriptor.to_text();
        // An empty text says nothing at all and is refused.
        prop_assume!(!text.is_empty());
        let back = Descriptor::parse(&text).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert_eq!(back, descriptor, "{}", text);
    }

    #[test]
    fn what_cannot_be_played_is_refused_in_words(descriptor in descriptor()) {
        if let Err(error) = Variant::from_text("random", &descriptor.to_text()) {
            for problem in error.problems() {
                prop_assert!(!problem.fault.to_string().is_empty());
                prop_assert!(!problem.help().is_empty());
            }
        }
    }

    #[test]
    fn a_variant_knows_a_descriptor_that_makes_it_again(descriptor in playable()) {
        let variant = Variant::from_text("random", &descriptor.to_text());
        // Discs may lie on holes or on each other, parts of the board apart.
        prop_assume!(variant.is_ok());
        let variant = variant.unwrap();
        let text = variant.descriptor().to_text();
        let again = Variant::from_text("random", &text)
            .map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert_eq!(essence(&again), essence(&variant));
    }

    #[test]
    fn damaged_files_never_panic(
        number in 0..builtins().len(),
        cuts in vec((any::<prop::sample::Index>(), "[\\PC\\n]{0,3}"), 1..6),
    ) {
        let mut text: Vec<char> = builtins().nth(number).unwrap().text.chars().collect();
        for (at, inserted) in cuts {
            let at = at.index(text.len());
            text.splice(at..=at, inserted.chars());
        }
        let text: String = text.into_iter().collect();
        if let Err(error) = Variant::from_text("damaged.toml", &text) {
            for problem in error.problems() {
                if let Some(place) = &problem.place {
                    prop_assert!(place.source.text().get(place.span.clone()).is_some());
                }
            }
        }
    }
}

#[test]
fn a_built_in_variant_is_the_one_its_written_out_descriptor_makes() {
    for builtin in builtins() {
        let variant = builtin.load().unwrap();
        assert_eq!(variant.descriptor().extends, None);
        let text = variant.descriptor().to_text();
        let again = Variant::from_text(builtin.name, &text).unwrap();
        assert_eq!(essence(&again), essence(&variant), "{}", builtin.name);
    }
}

/// From the ring, a hexagon can never be filled.
#[test]
fn hexagons_stay_partly_empty() {
    let mut most_filled = BTreeMap::new();
    for side in 3..=7 {
        let variant = Variant::load(&format!("hex-{side}")).unwrap();
        let cells = variant.board().graph().len();
        most_filled.insert(cells, cells - never_filled(&variant).len());
    }
    let known = [(19, 12), (37, 30), (61, 42), (91, 72), (127, 90)];
    assert_eq!(most_filled, BTreeMap::from(known));
}

#[test]
fn what_is_never_filled_stays_empty_in_play() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for builtin in builtins() {
        let rules = Reversi::load(builtin.name).unwrap();
        let never = never_filled(rules.variant());
        if never.is_empty() {
            continue;
        }
        for _ in 0..50 {
            let end = rules.random_plies(rules.start(), 1000, &mut rng);
            let discs = rules.setup(&end).discs;
            assert!(never.iter().all(|cell| discs[cell.index()].is_none()));
        }
    }
}

#[test]
fn other_built_in_boards_may_be_filled() {
    for builtin in builtins().filter(|builtin| !builtin.name.starts_with("hex-")) {
        let variant = builtin.load().unwrap();
        assert_eq!(never_filled(&variant), [], "{}", builtin.name);
    }
}
