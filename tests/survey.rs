//! Surveys: repeatable, whole, and fair to every seat.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use outflank::reversi::search::Bot;
use outflank::reversi::survey::{Plan, Survey, SurveyError, Watcher, survey, survey_watched};
use outflank::reversi::variant::Variant;

fn variant(name: &str) -> Arc<Variant> {
    Arc::new(Variant::load(name).unwrap())
}

fn plan(seats: &[&str], games: u64) -> Plan {
    Plan {
        seats: seats.iter().map(|bot| bot.parse().unwrap()).collect(),
        games,
        seed: 11,
        random_plies: None,
    }
}

fn on_threads(threads: usize, name: &str, plan: &Plan) -> Survey {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads);
    let pool = pool.build().unwrap();
    pool.install(|| survey(&variant(name), plan)).unwrap()
}

#[test]
fn the_seed_decides_and_the_threads_do_not() {
    for (name, seats) in [
        ("mini-6", &["computer:1"][..]),
        ("hex-3", &["greedy", "random"]),
    ] {
        let plan = plan(seats, 20);
        let one = on_threads(1, name, &plan);
        assert_eq!(one, on_threads(3, name, &plan));
        let other = Plan { seed: 12, ..plan };
        assert_ne!(one, on_threads(1, name, &other));
    }
}

#[test]
fn places_and_wins_add_up() {
    let plan = plan(&["computer:1", "random", "random"], 10);
    let survey = survey(&variant("tricolour"), &plan).unwrap();
    assert_eq!(survey.games, 12, "rounded up to whole rotations");
    assert_eq!(survey.length.count(), 4, "one observation an opening");
    for standings in [
        survey.seats.iter().collect::<Vec<_>>(),
        survey.bots.iter().map(|(_, standing)| standing).collect(),
    ] {
        let wins: f64 = standings.iter().map(|s| s.wins.mean()).sum();
        assert!((wins - 1.0).abs() < 1e-9);
        let score: f64 = standings.iter().map(|s| s.score.mean()).sum();
        assert!((score - survey.filled.mean() * 81.0).abs() < 1e-9);
        for standing in standings {
            assert_eq!(standing.places.iter().sum::<u64>(), 12);
        }
    }
}

#[test]
fn strength_is_told_by_player_not_by_seat() {
    let survey = survey(&variant("mini-6"), &plan(&["random", "computer:3"], 30)).unwrap();
    assert_eq!(survey.bots[1].0, "computer:3".parse::<Bot>().unwrap());
    assert!(survey.bots[1].1.wins.mean() > 0.8);
    assert!((survey.seats[0].wins.mean() - 0.5).abs() < 0.2);
}

#[test]
fn games_of_equal_players_differ() {
    let survey = survey(&variant("hex-3"), &plan(&["computer:2"], 20)).unwrap();
    assert!(survey.length.deviation() > 0.0);
    assert!(survey.bots.is_empty());
}

#[test]
fn what_can_be_filled_is_never_more_than_full() {
    let survey = survey(&variant("hex-3"), &plan(&["random"], 40)).unwrap();
    assert_eq!((survey.cells, survey.fillable), (19, 12));
    assert!(survey.filled_of_fillable.mean() <= 1.0);
    assert!(survey.filled.mean() <= 12.0 / 19.0);
}

#[test]
fn a_stop_keeps_the_games_that_are_finished() {
    let stop = AtomicBool::new(false);
    let games = AtomicU64::new(0);
    let progress = |count| {
        if games.fetch_add(count, Ordering::Relaxed) + count >= 6 {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let watcher = Watcher {
        stop: &stop,
        progress: &progress,
    };
    let plan = plan(&["greedy", "random"], 100_000);
    let survey = survey_watched(&variant("mini-4"), &plan, watcher).unwrap();
    assert!((6..100_000).contains(&survey.games));
    assert_eq!(survey.games, games.load(Ordering::Relaxed));
    assert_eq!(survey.length.count(), survey.games / 2);
}

#[test]
fn seats_and_bots_must_match() {
    let error = survey(&variant("classic"), &plan(&["greedy"; 3], 1)).unwrap_err();
    let SurveyError::Seats { given, players } = error else {
        panic!("{error}");
    };
    assert_eq!((given, players), (3, 2));
}
