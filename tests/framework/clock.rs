//! Clocks: what they show, and the times people write.

use std::time::Duration;

use outflank::framework::Player;
use outflank::framework::clock::{Clock, Flag, TimeControl, TimeError};
use proptest::prelude::*;

const fn s(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn parse(text: &str) -> Result<TimeControl, TimeError> {
    text.parse()
}

#[test]
fn times_are_read() {
    let per_player = |main, increment| TimeControl::PerPlayer { main, increment };
    assert_eq!(parse("5m+3s"), Ok(per_player(s(300), s(3))));
    assert_eq!(parse("90s"), Ok(per_player(s(90), s(0))));
    assert_eq!(
        parse(" 1h30m + 500ms "),
        Ok(per_player(s(5400), Duration::from_millis(500)))
    );
    assert_eq!(
        TimeControl::whole_game("20m"),
        Ok(TimeControl::WholeGame(s(1200)))
    );
}

#[test]
fn what_is_no_time_is_refused_with_an_example() {
    for text in [
        "",
        "5",
        "+3s",
        "5m+",
        "5m+3s+1s",
        "-5m",
        "5x",
        "0s",
        "0s+5s",
        "1e9h",
        "99999999999999999999h",
    ] {
        let message = parse(text).unwrap_err().to_string();
        assert!(message.starts_with(&format!("`{text}`")), "{message}");
        assert!(message.contains("5m+3s"), "{message}");
    }
    assert!(matches!(
        TimeControl::whole_game("20m+1s"),
        Err(TimeError::WholeGameIncrement { .. })
    ));
}

#[test]
fn a_pressed_clock_gets_its_increment_once() {
    let mut clock = Clock::new(parse("60s+5s").unwrap());
    let player = Player::new(1);
    clock.start(player, s(0));
    clock.press(s(10));
    clock.press(s(20));
    assert_eq!(clock.remaining(player, s(99)), s(55));
    assert_eq!(clock.running(), None);
}

#[test]
fn a_break_costs_no_time() {
    let mut clock = Clock::new(parse("60s+5s").unwrap());
    let player = Player::new(0);
    clock.start(player, s(0));
    clock.stop(s(10));
    clock.start(player, s(1000));
    assert_eq!(clock.remaining(player, s(1010)), s(40));
}

#[test]
fn a_fallen_flag_stays_down() {
    let mut clock = Clock::new(parse("60s+5s").unwrap());
    let player = Player::new(0);
    clock.start(player, s(0));
    clock.press(s(61));
    assert_eq!(clock.remaining(player, s(61)), s(0));
    // Who has run out of time holds up nobody else.
    assert_eq!(clock.flag_fallen(s(62)), None);
    clock.start(Player::new(1), s(61));
    assert_eq!(clock.flag_fallen(s(62)), None);
}

#[test]
fn a_game_can_have_one_time_for_all() {
    let mut clock = Clock::new(TimeControl::whole_game("1m").unwrap());
    let (black, white) = (Player::new(0), Player::new(1));
    clock.start(black, s(0));
    clock.press(s(25));
    clock.start(white, s(25));
    assert_eq!(clock.remaining(black, s(35)), s(25));
    assert_eq!(clock.flag_fallen(s(60)), Some(Flag::Game));
}

#[test]
fn a_copy_restores_the_readings() {
    let mut clock = Clock::new(parse("60s+5s").unwrap());
    let (black, white) = (Player::new(0), Player::new(1));
    clock.start(black, s(0));
    clock.press(s(10));
    let before = clock;
    clock.start(white, s(10));
    clock.press(s(40));
    clock = before;
    clock.start(white, s(45));
    assert_eq!(clock.remaining(black, s(45)), s(55));
    assert_eq!(clock.remaining(white, s(45)), s(60));
}

#[test]
fn time_that_runs_backwards_takes_nothing() {
    let mut clock = Clock::new(parse("60s").unwrap());
    clock.start(Player::new(0), s(100));
    assert_eq!(clock.remaining(Player::new(0), s(50)), s(60));
}

proptest! {
    #[test]
    fn what_is_printed_is_read_back(main in 1..10_000_000_u64, increment in 0..100_000_u64) {
        let control = TimeControl::PerPlayer {
            main: Duration::from_millis(main),
            increment: Duration::from_millis(increment),
        };
        prop_assert_eq!(parse(&control.to_string()), Ok(control));
    }

    #[test]
    fn no_text_panics(text in "\\PC{0,12}|[0-9hms+ .]{0,12}") {
        if let Ok(control) = parse(&text) {
            prop_assert_eq!(parse(&control.to_string()), Ok(control));
        }
    }
}
