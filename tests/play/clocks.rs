use outflank::framework::clock::TimeControl;
use outflank::framework::{Departure, Player, Reason};
use outflank::term::{Happening, Output, Waiting};

use crate::table::Table;

#[test]
fn a_move_adds_the_increment() {
    let mut table = Table::timed("classic", "human,human", "60s+3s");
    table.pass_time(20);
    table.type_line("d3");
    assert_eq!((table.seconds(0), table.seconds(1)), (43.0, 60.0));
    table.pass_time(5);
    assert_eq!((table.seconds(0), table.seconds(1)), (43.0, 55.0));
}

#[test]
fn undo_and_redo_give_the_clock_reading_back() {
    let mut table = Table::timed("classic", "human,computer:1", "60s");
    table.pass_time(20);
    table.type_line("d3");
    table.pass_time(10);
    table.computer_plays();
    assert_eq!((table.seconds(0), table.seconds(1)), (40.0, 50.0));
    table.pass_time(15);
    table.type_line("undo");
    assert_eq!((table.seconds(0), table.seconds(1)), (60.0, 60.0));
    table.pass_time(1);
    assert_eq!(table.seconds(0), 59.0, "the clock runs on");
    table.type_line("redo");
    assert_eq!((table.seconds(0), table.seconds(1)), (40.0, 50.0));
}

#[test]
fn the_flag_falls_while_a_person_thinks() {
    let mut table = Table::timed("classic", "human,human", "60s");
    assert_eq!(
        table.session.deadline(table.now),
        Some(table.now + std::time::Duration::from_secs(60))
    );
    table.pass_time(59);
    assert!(!table.session.flag_has_fallen(table.now));
    assert_eq!(table.happen(Happening::Tick), []);
    table.pass_time(1);
    assert!(table.session.flag_has_fallen(table.now));
    let outputs = table.happen(Happening::Tick);
    assert_eq!(
        outputs[0],
        Output::Left {
            player: Player::new(0),
            how: Departure::OutOfTime
        }
    );
    assert!(matches!(outputs.last(), Some(Output::Over(outcome))
        if outcome.reason == Reason::Time(Player::new(0)) && outcome.winners() == [Player::new(1)]));
}

#[test]
fn a_move_after_the_flag_comes_too_late() {
    let mut table = Table::timed("tricolour", "human,human,human", "60s");
    table.pass_time(61);
    let outputs = table.type_any();
    assert!(matches!(outputs[..], [Output::Left { .. }, Output::Board]));
    assert_eq!(
        (table.plies(), table.mover()),
        (0, Some(1)),
        "the others go on"
    );
}

#[test]
fn a_fallen_flag_can_be_taken_back() {
    let mut table = Table::timed("classic", "human,human", "60s");
    table.pass_time(10);
    table.type_line("d3");
    table.pass_time(100);
    table.happen(Happening::Tick);
    assert_eq!(table.session.waiting(), Waiting::Over);
    table.type_line("undo");
    assert_eq!(table.session.waiting(), Waiting::Person(Player::new(1)));
    assert_eq!((table.seconds(0), table.seconds(1)), (50.0, 60.0));
}

#[test]
fn computers_have_a_clock_but_never_lose_on_time() {
    let mut table = Table::timed("classic", "computer:1,human", "60s");
    assert_eq!(table.session.deadline(table.now), None);
    let share = table.session.thinking_time(table.now).unwrap();
    assert!(share.as_secs() < 60 / 4);
    table.pass_time(1000);
    let outputs = table.computer_plays();
    assert!(matches!(
        outputs[..],
        [Output::Placed { .. }, Output::Board]
    ));
    assert_eq!(table.seconds(0), 0.0);
}

#[test]
fn when_the_time_of_the_game_is_up_the_discs_count_as_they_stand() {
    let time = TimeControl::whole_game("60s").unwrap();
    let mut table = Table::with("classic", "human,computer:1", "", Some(time));
    table.pass_time(30);
    table.type_line("d3");
    table.pass_time(20);
    assert_eq!((table.seconds(0), table.seconds(1)), (10.0, 10.0));
    assert!(
        table.session.deadline(table.now).is_some(),
        "the computer's turn counts"
    );
    table.pass_time(10);
    let outputs = table.happen(Happening::Tick);
    let Some(Output::Over(outcome)) = outputs.last() else {
        panic!("{outputs:?}");
    };
    assert_eq!(outcome.reason, Reason::GameTime);
    assert_eq!(outcome.scores.as_slice(), [4, 1]);
    assert_eq!(outcome.winners(), [Player::new(0)]);
}

#[test]
fn the_clock_stands_when_the_game_is_over() {
    let mut table = Table::timed("classic", "human,human", "60s");
    table.pass_time(10);
    table.type_line("resign");
    table.pass_time(1000);
    assert_eq!(table.happen(Happening::Tick), []);
    assert_eq!(table.seconds(0), 50.0);
}

#[test]
fn the_flag_falls_while_a_hint_is_sought() {
    let mut table = Table::timed("classic", "human,human", "60s");
    table.type_line("hint");
    table.pass_time(60);
    assert!(matches!(
        table.happen(Happening::Tick)[0],
        Output::Left { .. }
    ));
    assert_eq!(table.session.waiting(), Waiting::Over);
}
