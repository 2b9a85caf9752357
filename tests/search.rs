//! Computer players on every built-in variant: legal, repeatable, and at least
//! as strong as promised.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use outflank::framework::{Game, Player};
use outflank::reversi::kernel::{Choice, Kernel};
use outflank::reversi::position::{self, Rules};
use outflank::reversi::search::{Bot, Engine, Level, Limits, Value, think, time_share};
use outflank::reversi::survey::{Plan, Survey, survey};
use outflank::reversi::variant::{self, Variant};
use outflank::reversi::{Move, Reversi, ReversiPosition};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

fn load(name: &str) -> Reversi {
    Reversi::load(name).unwrap()
}

fn computer(level: u8) -> Bot {
    let level = Level::new(level).unwrap();
    Bot::Computer { level }
}

/// A position after some random plies.
fn wander(rules: &Reversi, plies: u32, seed: u64) -> ReversiPosition {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rules.random_plies(rules.start_from_seed(seed), plies, &mut rng)
}

#[test]
fn every_bot_plays_every_variant_legally_and_repeatably() {
    for builtin in variant::builtins() {
        let rules = load(builtin.name);
        for plies in [0, 9, 30] {
            let position = wander(&rules, plies, 5);
            for bot in [computer(1), computer(2), Bot::Greedy, Bot::Random] {
                let choose = |seed| bot.choose(&rules, &position, &Limits::default(), seed);
                let mv = choose(7);
                assert_eq!(mv.is_none(), rules.mover(&position).is_none());
                assert!(mv.is_none_or(|mv| rules.is_legal(&position, mv)));
                assert_eq!(mv, choose(7), "{bot} on {}", builtin.name);
            }
        }
    }
}

/// The moves of some bots in some positions, on whatever kernel.
struct Sample;

impl position::Job for Sample {
    type Output = Vec<Option<Move>>;

    fn run<K: Kernel, const P: usize>(self, rules: &Rules<K, P>) -> Self::Output {
        let engine = Engine::new(rules);
        let choose = |(bot, seed)| {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let start = rules.start_from_seed(seed);
            let position = rules.random_plies(start, 12 + 4 * seed as u32, &mut rng);
            engine.choose(bot, &position, &Limits::default(), seed)
        };
        let bots = [computer(1), computer(3), Bot::Greedy, Bot::Random];
        let cases = bots
            .into_iter()
            .flat_map(|bot| (0..6).map(move |seed| (bot, seed)));
        cases.map(choose).collect()
    }
}

#[test]
fn a_seed_means_the_same_on_every_kernel() {
    for name in ["classic", "hex-5", "torus", "tricolour-hex"] {
        let variant = Arc::new(Variant::load(name).unwrap());
        let on = |choice| position::compile(&variant, &choice, Sample).unwrap();
        let walk = Choice::Named("ray-walk".into());
        assert_eq!(on(Choice::Fastest), on(walk), "{name}");
    }
}

/// The value of best play to the end for the player to move, by trying
/// everything.
fn minimax(rules: &Reversi, position: &ReversiPosition) -> i32 {
    let us = rules.turn(position);
    let values = rules.moves(position).map(|mv| {
        let next = rules.apply(position, mv);
        let value = minimax(rules, &next);
        if rules.turn(&next) == us {
            value
        } else {
            -value
        }
    });
    values.max().unwrap_or_else(|| {
        let scores = rules.scores(position);
        rules.goal().margin(scores[us], scores[us.next(2)])
    })
}

#[test]
fn the_end_is_played_out_exactly() {
    for (name, plies) in [("mini-4", 3), ("mini-6", 25), ("hex-3", 2), ("anti", 52)] {
        let rules = load(name);
        for seed in 0..8 {
            let position = wander(&rules, plies, seed);
            let Some(report) = think(&rules, &position, &Limits::default()) else {
                continue;
            };
            assert!(report.exact);
            let truth = Value::end(minimax(&rules, &position));
            assert_eq!(report.value(), truth, "{name}, seed {seed}");

            let mv = computer(3).choose(&rules, &position, &Limits::default(), seed);
            let next = rules.play(&position, mv.unwrap()).unwrap();
            let value = Value::end(minimax(&rules, &next));
            let same = rules.turn(&next) == rules.turn(&position);
            assert_eq!(if same { value } else { -value }, truth);
        }
    }
}

#[test]
fn a_stop_or_no_time_still_gives_a_legal_move() {
    let rules = load("tricolour");
    let stop = AtomicBool::new(true);
    let stopped = Limits {
        stop: Some(&stop),
        ..Limits::default()
    };
    let hurried = Limits::time(std::time::Duration::ZERO);
    let poor = Limits {
        nodes: Some(0),
        ..Limits::default()
    };
    let position = wander(&rules, 20, 1);
    for limits in [stopped, hurried, poor] {
        let mv = computer(10).choose(&rules, &position, &limits, 1).unwrap();
        assert!(rules.is_legal(&position, mv));
        let report = think(&rules, &position, &limits).unwrap();
        assert!(rules.is_legal(&position, report.best()));
    }
}

#[test]
fn a_forced_pass_is_played_and_a_finished_game_has_no_move() {
    let rules = load("classic");
    let mut seen_pass = false;
    for seed in 0..20 {
        let mut position = rules.start();
        while rules.mover(&position).is_some() {
            let mv = Bot::Random.choose(&rules, &position, &Limits::default(), seed);
            if mv == Some(Move::Pass) {
                seen_pass = true;
                let mv = computer(2).choose(&rules, &position, &Limits::default(), 0);
                assert_eq!(mv, Some(Move::Pass));
            }
            position = rules.apply(&position, mv.unwrap());
        }
        let limits = Limits::default();
        assert_eq!(computer(2).choose(&rules, &position, &limits, 0), None);
        assert_eq!(think(&rules, &position, &limits), None);
    }
    assert!(seen_pass);
}

#[test]
fn greedy_takes_the_most_or_where_fewest_wins_the_fewest() {
    for name in ["classic", "anti", "tricolour"] {
        let rules = load(name);
        let position = wander(&rules, 15, 3);
        let player: Player = rules.turn(&position);
        let after = |mv| rules.scores(&rules.apply(&position, mv))[player];
        let mv = Bot::Greedy.choose(&rules, &position, &Limits::default(), 1);
        let greedy = after(mv.unwrap());
        for other in rules.moves(&position) {
            assert!(rules.goal().compare(greedy, after(other)).is_le(), "{name}");
        }
    }
}

fn contest(name: &str, seats: &[Bot], games: u64) -> Survey {
    let variant = Arc::new(Variant::load(name).unwrap());
    let plan = Plan {
        seats: seats.to_vec(),
        games,
        seed: 20,
        random_plies: None,
    };
    survey(&variant, &plan).unwrap()
}

/// A few games only: `docs/openings.md` and the README tell of many.
#[test]
fn level_3_beats_random_players() {
    for name in ["classic", "hex-5"] {
        let survey = contest(name, &[computer(3), Bot::Random], 24);
        assert!(survey.bots[0].1.wins.mean() > 0.95, "{name}: {survey:?}");
    }
    let survey = contest("tricolour", &[computer(3), Bot::Random, Bot::Random], 9);
    assert!(survey.bots[0].1.wins.mean() > 0.88, "{survey:?}");
}

#[test]
fn a_clock_lasts() {
    use std::time::Duration;
    let increment = Duration::from_millis(100);
    let mut left = Duration::from_secs(1);
    for own_moves in (0..200).rev() {
        let share = time_share(left, increment, own_moves);
        assert!(share <= left / 4);
        left = left - share + increment;
    }
}
