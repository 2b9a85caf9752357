//! Records against a naive model, and what they say about the end of a game.

use std::sync::Arc;

use outflank::framework::{
    Departure, Event, Game, Goal, Outcome, Player, Reason, Record, RecordError, Stop,
};
use proptest::prelude::*;

use super::toys::{Branch, Nim, Step, Tree};

/// Something a front may ask of a record.
#[derive(Clone, Copy, Debug)]
enum Ask {
    Play(Step),
    PlayAny(usize),
    Leave(usize, Departure),
    Stop(Stop),
    Undo,
    Redo,
    UndoTurn(usize),
    RedoTurn(usize),
}

fn asks() -> impl Strategy<Value = Vec<Ask>> {
    let step = prop_oneof![(0..5_u8).prop_map(Step::Go), Just(Step::Pass)];
    let how = prop_oneof![Just(Departure::Resigned), Just(Departure::OutOfTime)];
    let why = prop_oneof![Just(Stop::GameTime), Just(Stop::Agreement)];
    let ask = prop_oneof![
        2 => step.prop_map(Ask::Play),
        12 => any::<usize>().prop_map(Ask::PlayAny),
        2 => (0..5_usize, how).prop_map(|(player, how)| Ask::Leave(player, how)),
        1 => why.prop_map(Ask::Stop),
        5 => Just(Ask::Undo),
        4 => Just(Ask::Redo),
        2 => (0..4_usize).prop_map(Ask::UndoTurn),
        2 => (0..4_usize).prop_map(Ask::RedoTurn),
    ];
    prop::collection::vec(ask, 0..60)
}

/// A record as anyone would write it first: events only, and every question
/// answered by playing them all again.
struct Model {
    tree: Tree,
    past: Vec<Event<Step>>,
    future: Vec<Event<Step>>,
}

impl Model {
    fn state(&self) -> Branch {
        let mut state = self.tree.start();
        for &event in &self.past {
            state = match event {
                Event::Move(_, mv) => self.tree.apply(&state, mv),
                Event::Left(player, _) => self.tree.leave(&state, player),
                Event::Stopped(_) => state,
            };
        }
        state
    }

    fn mover(&self) -> Option<Player> {
        match self.past.last() {
            Some(Event::Stopped(_)) => None,
            _ => self.tree.mover(&self.state()),
        }
    }

    fn left(&self) -> Vec<Player> {
        let left = self.past.iter().filter_map(|event| match event {
            Event::Left(player, _) => Some(*player),
            _ => None,
        });
        left.collect()
    }

    fn happen(&mut self, event: Event<Step>) {
        self.past.push(event);
        self.future.clear();
    }

    fn undo(&mut self) -> Option<Event<Step>> {
        let event = self.past.pop()?;
        self.future.push(event);
        Some(event)
    }

    fn redo(&mut self) -> Option<Event<Step>> {
        let event = self.future.pop()?;
        self.past.push(event);
        Some(event)
    }

    /// In a tree a pass is always forced.
    fn is_turn(event: Event<Step>, of: Player) -> bool {
        matches!(event, Event::Move(player, Step::Go(_)) if player == of)
    }

    fn undo_turn(&mut self, of: Player) -> usize {
        if !self.past.iter().any(|&event| Self::is_turn(event, of)) {
            return 0;
        }
        let mut count = 0;
        while let Some(event) = self.undo() {
            count += 1;
            if Self::is_turn(event, of) {
                break;
            }
        }
        count
    }

    fn redo_turn(&mut self, of: Player) -> usize {
        let mut count = 0;
        while self.redo().is_some() {
            count += 1;
            if self
                .future
                .last()
                .is_some_and(|&event| Self::is_turn(event, of))
            {
                break;
            }
        }
        count
    }

    /// Does the same to both, and compares what they answer.
    fn ask(&mut self, record: &mut Record<&Tree>, ask: Ask) {
        match ask {
            Ask::Play(mv) => self.play(record, mv),
            Ask::PlayAny(choice) => {
                let moves: Vec<Step> = self.tree.moves(&self.state()).collect();
                if !moves.is_empty() {
                    self.play(record, moves[choice % moves.len()]);
                }
            }
            Ask::Leave(seat, how) => {
                let player = Player::new(seat);
                let allowed = self.mover().is_some()
                    && seat < self.tree.players
                    && !self.left().contains(&player);
                assert_eq!(record.leave(player, how).is_ok(), allowed);
                if allowed {
                    self.happen(Event::Left(player, how));
                }
            }
            Ask::Stop(why) => {
                assert_eq!(record.stop(why).is_ok(), self.mover().is_some());
                if self.mover().is_some() {
                    self.happen(Event::Stopped(why));
                }
            }
            Ask::Undo => assert_eq!(record.undo().map(|entry| entry.event), self.undo()),
            Ask::Redo => assert_eq!(record.redo().map(|entry| entry.event), self.redo()),
            Ask::UndoTurn(seat) => {
                let player = Player::new(seat);
                assert_eq!(
                    record.undo_to_previous_turn_of(player),
                    self.undo_turn(player)
                );
            }
            Ask::RedoTurn(seat) => {
                let player = Player::new(seat);
                assert_eq!(record.redo_to_next_turn_of(player), self.redo_turn(player));
            }
        }
    }

    fn play(&mut self, record: &mut Record<&Tree>, mv: Step) {
        let mover = self.mover();
        let legal = mover.is_some() && self.tree.is_legal(&self.state(), mv);
        let played = record.play(mv);
        assert_eq!(played.is_ok(), legal);
        if let (Ok(entry), Some(player)) = (played, mover) {
            assert_eq!(entry.event, Event::Move(player, mv));
            self.happen(entry.event);
        }
    }

    fn compare(&self, record: &Record<&Tree>) {
        assert_eq!(record.state(), &self.state());
        assert_eq!(record.mover(), self.mover());
        assert_eq!(record.is_over(), self.mover().is_none());
        assert_eq!(record.outcome().is_some(), self.mover().is_none());
        assert_eq!(record.left(), self.left());
        assert_eq!(record.len(), self.past.len());
        assert_eq!(record.redoable(), self.future.len());
        assert!(record.events().eq(self.past.iter().copied()));
        let mut state = *record.start();
        for entry in record.entries() {
            assert_eq!(entry.before, &state);
            state = *entry.after;
        }
        assert_eq!(record.state(), &state);
    }
}

proptest! {
    #[test]
    fn any_history_is_that_of_a_naive_model(
        players in 2..=4_usize,
        seed: u64,
        asks in asks(),
    ) {
        let tree = Tree { players, seed, width: 4, plies: 20, goal: Goal::Most };
        let mut record = Record::new(&tree);
        let mut model = Model { tree, past: Vec::new(), future: Vec::new() };
        for ask in asks {
            model.ask(&mut record, ask);
            model.compare(&record);
        }
    }

    #[test]
    fn undoing_a_turn_and_redoing_it_leads_back(seed: u64, choices: Vec<usize>, seat in 0..3_usize) {
        let tree = Tree { players: 3, seed, width: 4, plies: 20, goal: Goal::Most };
        let mut record = Record::new(&tree);
        for choice in choices {
            let moves: Vec<Step> = tree.moves(record.state()).collect();
            if moves.is_empty() {
                break;
            }
            record.play(moves[choice % moves.len()]).unwrap();
        }
        let player = Player::new(seat);
        let (len, state) = (record.len(), *record.state());
        let has_choice = record.mover() == Some(player)
            && tree.moves(&state).all(|mv| mv != Step::Pass);
        let undone = record.undo_to_previous_turn_of(player);
        if undone > 0 {
            prop_assert_eq!(record.mover(), Some(player));
            let mut redone = record.redo_to_next_turn_of(player);
            if !has_choice {
                prop_assert_eq!(record.redoable(), 0);
            }
            while record.redo().is_some() {
                redone += 1;
            }
            prop_assert_eq!((redone, record.len(), *record.state()), (undone, len, state));
        }
    }
}

fn nim(players: usize) -> Record<Arc<Nim>> {
    let heaps = vec![2, 2];
    Record::new(Arc::new(Nim { players, heaps }))
}

fn seats(indices: &[usize]) -> Vec<Player> {
    indices.iter().map(|&index| Player::new(index)).collect()
}

#[test]
fn a_game_played_out_ends_for_want_of_moves() {
    let mut record = nim(2);
    for mv in [(0, 2), (1, 1), (1, 1)] {
        assert_eq!(record.outcome(), None);
        record.play(mv).unwrap();
    }
    let outcome = record.outcome().unwrap();
    assert_eq!(outcome.reason, Reason::NoMoves);
    assert_eq!(outcome.winners(), seats(&[0]));
    let error = record.play((0, 1)).unwrap_err();
    assert_eq!(error, RecordError::Over(Reason::NoMoves));
    assert_eq!(
        record
            .leave(Player::new(1), Departure::Resigned)
            .unwrap_err(),
        error
    );
    record.undo().unwrap();
    assert!(!record.is_over());
    assert_eq!(record.plies(), 2);
}

#[test]
fn with_two_players_one_who_leaves_has_lost() {
    for (how, reason) in [
        (Departure::Resigned, Reason::Resignation(Player::new(0))),
        (Departure::OutOfTime, Reason::Time(Player::new(0))),
    ] {
        let mut record = nim(2);
        record.play((0, 1)).unwrap();
        record.leave(Player::new(0), how).unwrap();
        let outcome = record.outcome().unwrap();
        assert_eq!((outcome.reason, outcome.winners()), (reason, seats(&[1])));
    }
}

#[test]
fn with_more_the_others_go_on_and_who_left_first_is_last() {
    let mut record = nim(4);
    record.leave(Player::new(2), Departure::OutOfTime).unwrap();
    assert_eq!(record.outcome(), None);
    record.play((0, 2)).unwrap();
    record.leave(Player::new(1), Departure::Resigned).unwrap();
    assert_eq!(record.mover(), Some(Player::new(3)));
    record.play((1, 2)).unwrap();
    let Outcome { places, reason, .. } = record.outcome().unwrap();
    assert_eq!((&places[..], reason), (&[2, 3, 4, 1][..], Reason::NoMoves));

    record.undo();
    record.leave(Player::new(0), Departure::Resigned).unwrap();
    let Outcome { places, reason, .. } = record.outcome().unwrap();
    assert_eq!(places, [2, 3, 4, 1]);
    assert_eq!(reason, Reason::Resignation(Player::new(0)));
}

#[test]
fn a_stop_ends_the_game_with_the_scores_as_they_stand() {
    for (why, reason) in [
        (Stop::GameTime, Reason::GameTime),
        (Stop::Agreement, Reason::Agreement),
    ] {
        let mut record = nim(3);
        record.stop(why).unwrap();
        assert_eq!(record.mover(), None);
        let outcome = record.outcome().unwrap();
        assert_eq!(outcome.reason, reason);
        assert_eq!(outcome.winners(), seats(&[0, 1, 2]));
        record.undo();
        assert_eq!(record.mover(), Some(Player::new(0)));
    }
}

#[test]
fn what_cannot_happen_is_refused_in_words() {
    let mut record = nim(3);
    let text = |error: Result<_, RecordError>| error.err().unwrap().to_string();
    assert_eq!(
        text(record.play((0, 3)).map(drop)),
        "the move is not legal here"
    );
    assert_eq!(
        text(record.leave(Player::new(3), Departure::Resigned).map(drop)),
        "there is no player 4: the game has 3 players"
    );
    record.leave(Player::new(1), Departure::Resigned).unwrap();
    assert_eq!(
        text(record.leave(Player::new(1), Departure::OutOfTime).map(drop)),
        "player 2 has already left the game"
    );
    record.leave(Player::new(2), Departure::OutOfTime).unwrap();
    assert_eq!(
        text(record.play((0, 1)).map(drop)),
        "the game is over (player 3 ran out of time); undo, or start a new game"
    );
}

#[test]
fn a_record_can_start_in_the_middle() {
    let game = Nim {
        players: 2,
        heaps: vec![1, 1],
    };
    let middle = game.apply(&game.start(), (0, 1));
    let mut record = Record::from_state(&game, middle.clone());
    record.play((1, 1)).unwrap();
    assert!(record.undo().is_some() && record.undo().is_none());
    assert_eq!(record.state(), &middle);
}
