use outflank::framework::{Departure, Player, Reason};
use outflank::reversi::Move;
use outflank::term::{Output, Waiting};

use crate::table::{Table, game_with_a_pass};

fn is_sorry(outputs: &[Output]) -> bool {
    matches!(outputs, [Output::Sorry(_)])
}

#[test]
fn a_move_is_told_with_what_it_turned() {
    let mut table = Table::new("classic", "human,human");
    let outputs = table.type_line("D3");
    let cell = |name| table.session.variant().board().names().cell(name).unwrap();
    let placed = Output::Placed {
        player: Player::new(0),
        cell: cell("d3"),
        turned: vec![(Player::new(1), vec![cell("d4")])],
    };
    assert_eq!(outputs, [placed, Output::Board]);
}

#[test]
fn with_three_players_the_losers_are_told_apart() {
    let mut table = Table::new("tricolour", "human,human,human");
    for _ in 0..30 {
        let outputs = table.type_any();
        let Some(Output::Placed { turned, player, .. }) = outputs.first() else {
            panic!("{outputs:?}");
        };
        assert!(
            turned
                .iter()
                .all(|(loser, discs)| loser != player && !discs.is_empty())
        );
        if turned.len() == 2 {
            return;
        }
    }
    panic!("no move turned discs of two players");
}

#[test]
fn refused_and_unknown_input_costs_nothing() {
    let mut table = Table::new("classic", "human,human");
    let before = table.session.revision();
    let outputs = table.type_line("a1");
    let [Output::Refused { why, legal, .. }] = &outputs[..] else {
        panic!("{outputs:?}");
    };
    assert_eq!(why, "it captures nothing: no disc is next to it");
    assert_eq!(legal.len(), 4);
    assert!(matches!(
        &table.type_line("pass")[..],
        [Output::Refused { mv: Move::Pass, .. }]
    ));
    for line in [
        "xyzzy",
        "z9",
        "undo",
        "back",
        "redo",
        "explain pass",
        "level 99",
        "seats human",
    ] {
        assert!(is_sorry(&table.type_line(line)), "{line}");
    }
    assert_eq!(table.type_line(""), []);
    assert_eq!(table.session.revision(), before);
    assert_eq!(table.session.waiting(), Waiting::Person(Player::new(0)));
}

#[test]
fn a_slip_of_the_finger_suggests_a_command() {
    let mut table = Table::new("classic", "human,human");
    assert_eq!(
        table.type_line("hnit"),
        [Output::Sorry(
            "`hnit` is neither a move nor a command (did you mean `hint`?)".into()
        )]
    );
}

#[test]
fn undo_goes_back_to_the_own_previous_turn() {
    let mut table = Table::new("classic", "human,computer:1");
    table.type_line("d3");
    assert!(matches!(table.session.waiting(), Waiting::Computer(..)));
    table.computer_plays();
    assert_eq!(table.type_line("u1"), [Output::TakenBack(2), Output::Board]);
    assert_eq!((table.plies(), table.mover()), (0, Some(0)));
    assert_eq!(
        table.type_line("redo"),
        [Output::Replayed(2), Output::Board]
    );
    assert_eq!((table.plies(), table.mover()), (2, Some(0)));
}

#[test]
fn undo_is_each_persons_own_and_back_is_anybodys() {
    let mut table = Table::new("classic", "human,human");
    table.type_line("d3");
    assert!(
        is_sorry(&table.type_line("undo")),
        "White has not moved yet"
    );
    table.type_line("c5");
    table.type_line("undo");
    assert_eq!((table.plies(), table.mover()), (0, Some(0)));
    table.type_lines("redo back");
    assert_eq!((table.plies(), table.mover()), (1, Some(1)));
    table.type_line("redo");
    assert_eq!((table.plies(), table.mover()), (2, Some(0)));
}

#[test]
fn forced_passes_are_announced_undone_and_redone() {
    let (moves, pass) = game_with_a_pass("mini-4");
    let mut table = Table::new("mini-4", "human,human");
    for &mv in &moves[..pass - 1] {
        let text = table.text(mv);
        table.type_line(&text);
    }
    let before = table.mover();
    let text = table.text(moves[pass - 1]);
    let outputs = table.type_line(&text);
    let other = Player::new(1 - before.unwrap());
    let passed = Output::Passed {
        player: other,
        forced: true,
    };
    assert_eq!(outputs[1..], [passed, Output::Board]);
    assert_eq!((table.mover(), table.plies()), (before, pass + 1));

    // Back to the turn before the pass: the pass was nobody's turn.
    assert_eq!(
        table.type_line("undo"),
        [Output::TakenBack(2), Output::Board]
    );
    assert_eq!((table.mover(), table.plies()), (before, pass - 1));
    assert_eq!(
        table.type_line("redo"),
        [Output::Replayed(2), Output::Board]
    );
    assert_eq!((table.mover(), table.plies()), (before, pass + 1));
}

#[test]
fn the_end_can_be_taken_back_and_comes_again() {
    let (moves, _) = game_with_a_pass("mini-4");
    let mut table = Table::new("mini-4", "human,human");
    let mut last = Vec::new();
    for mv in moves.into_iter().filter(|&mv| mv != Move::Pass) {
        let text = table.text(mv);
        last = table.type_line(&text);
    }
    let Some(Output::Over(outcome)) = last.last().cloned() else {
        panic!("{last:?}");
    };
    assert_eq!(outcome.reason, Reason::NoMoves);
    assert_eq!(table.session.waiting(), Waiting::Over);
    assert!(is_sorry(&table.type_line("a1")));
    assert!(matches!(
        table.type_line("undo")[..],
        [Output::TakenBack(_), Output::Board]
    ));
    assert_ne!(table.session.waiting(), Waiting::Over);
    let again = table.type_line("redo");
    assert_eq!(again.last(), Some(&Output::Over(outcome)));
}

#[test]
fn who_resigns_among_three_is_last_and_the_others_go_on() {
    let mut table = Table::new("tricolour", "human,human,human");
    table.type_any();
    let outputs = table.type_line("resign");
    let left = Output::Left {
        player: Player::new(1),
        how: Departure::Resigned,
    };
    assert_eq!(outputs, [left, Output::Board]);
    assert_eq!(table.mover(), Some(2));
    table.type_any();
    assert_eq!(table.mover(), Some(0), "the turn skips who has left");

    // The first player's own turn was before the resignation, which goes too.
    assert_eq!(
        table.type_line("undo"),
        [Output::TakenBack(3), Output::Board]
    );
    assert_eq!((table.mover(), table.plies()), (Some(0), 0));
    table.type_line("redo");
    assert_eq!((table.mover(), table.plies()), (Some(0), 2));

    let mut last = Vec::new();
    while table.session.waiting() != Waiting::Over {
        last = table.type_any();
    }
    let Some(Output::Over(outcome)) = last.last() else {
        panic!("{last:?}");
    };
    assert_eq!(outcome.place(Player::new(1)), 3);
    assert_eq!(outcome.reason, Reason::NoMoves);
}

#[test]
fn a_resignation_that_ends_the_game_can_be_taken_back() {
    let mut table = Table::new("classic", "human,computer:1");
    table.type_line("d3");
    table.computer_plays();
    let outputs = table.type_line("resign");
    let Some(Output::Over(outcome)) = outputs.last() else {
        panic!("{outputs:?}");
    };
    assert_eq!(outcome.winners(), [Player::new(1)]);
    assert_eq!(outcome.reason, Reason::Resignation(Player::new(0)));
    assert_eq!(
        table.type_line("undo"),
        [Output::TakenBack(1), Output::Board]
    );
    assert_eq!((table.mover(), table.plies()), (Some(0), 2));
}

#[test]
fn people_agree_to_stop_and_computers_do_not() {
    let mut table = Table::new("classic", "human,human");
    let black = Player::new(0);
    assert_eq!(
        table.type_line("agree"),
        [Output::Offered { player: black }]
    );
    table.type_line("d3");
    let outputs = table.type_line("agree");
    assert!(
        matches!(outputs.last(), Some(Output::Over(outcome)) if outcome.reason == Reason::Agreement)
    );

    let mut table = Table::new("classic", "human,computer:1");
    assert!(is_sorry(&table.type_line("agree")));
}

#[test]
fn an_offer_ends_when_the_other_plays_on() {
    let mut table = Table::new("classic", "human,human");
    table.type_lines("agree d3 c5 d6");
    assert!(matches!(
        table.type_line("agree")[..],
        [Output::Offered { .. }]
    ));
}

#[test]
fn a_hint_is_waited_for_and_changes_nothing() {
    let mut table = Table::new("classic", "human,human");
    assert_eq!(table.type_line("hint"), []);
    assert_eq!(table.session.waiting(), Waiting::Hint(Player::new(0)));
    let limits = outflank::reversi::search::Limits::depth(2);
    let rules = table.session.rules().clone();
    let report =
        outflank::reversi::search::think(&rules, table.session.position(), &limits).unwrap();
    let outputs = table.happen(outflank::term::Happening::Hinted(report));
    assert!(matches!(outputs[..], [Output::Hinted { .. }]));
    assert_eq!(table.session.waiting(), Waiting::Person(Player::new(0)));
    assert_eq!(table.session.revision(), 0);
}

#[test]
fn seats_and_levels_change_in_the_middle() {
    let mut table = Table::new("classic", "human,computer:1");
    table.type_line("seats computer:2,human");
    assert!(matches!(table.session.waiting(), Waiting::Computer(..)));
    table.type_line("level 7");
    assert_eq!(table.session.seats().to_string(), "computer:7,human");
    assert!(is_sorry(&table.type_line("d3")), "the computer is to move");
}

#[test]
fn the_board_shows_what_changed_since_the_own_turn() {
    let mut table = Table::new("classic", "human,human");
    table.type_lines("d3 c5");
    let changes = table.session.changes();
    let names = table.session.variant().board().names();
    let named = |cells: &[outflank::topology::Cell]| -> Vec<String> {
        cells
            .iter()
            .map(|&cell| names.name(cell).to_owned())
            .collect()
    };
    assert_eq!(named(&changes.placed), ["c5"]);
    assert_eq!(named(&changes.turned), ["d5"]);
}

#[test]
fn a_cell_called_like_a_command_is_a_cell() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("letters.toml");
    let text = r#"
[board]
shape = "graph"
directions = ["east/west"]
cells = ["q 0 0", "r 1 0", "undo 2 0", "u 3 0"]
links = ["q east r", "r east undo", "undo east u"]
[opening.discs]
Black = ["undo"]
White = ["r"]
"#;
    std::fs::write(&file, text).unwrap();
    let mut table = Table::new(file.to_str().unwrap(), "human,human");
    assert!(matches!(
        table.type_line("q")[..],
        [Output::Placed { .. }, Output::Board, ..]
    ));
    assert!(matches!(
        table.type_line("undo")[..],
        [Output::Refused { .. } | Output::Sorry(_)]
    ));
    assert!(matches!(table.type_line("/back")[0], Output::TakenBack(_)));
}

#[test]
fn who_has_only_seen_computers_move_has_nothing_to_take_back() {
    let mut table = Table::new("classic", "computer:1,human");
    table.computer_plays();
    assert_eq!(
        table.type_line("undo"),
        [Output::Sorry("there is nothing to take back".into())]
    );
}
