//! A table for tests: types lines, moves time on, plays for the computers.

use std::sync::Arc;
use std::time::Duration;

use outflank::framework::clock::TimeControl;
use outflank::framework::{Game, Player};
use outflank::reversi::notation::{move_text, parse_transcript};
use outflank::reversi::{Move, Reversi};
use outflank::term::{Event, Happening, Output, Seats, Session, Start};

pub struct Table {
    pub session: Session,
    pub now: Duration,
}

impl Table {
    pub fn new(variant: &str, seats: &str) -> Self {
        Self::with(variant, seats, "", None)
    }

    pub fn with(variant: &str, seats: &str, moves: &str, time: Option<TimeControl>) -> Self {
        let rules = Arc::new(Reversi::load(variant).unwrap());
        let position = rules.start();
        let start = Start {
            moves: parse_transcript(&rules, &position, moves).unwrap(),
            seats: Seats::parse(seats, rules.players()).unwrap(),
            position,
            time,
            seed: 1,
            rules,
        };
        let mut table = Self {
            session: Session::new(start).unwrap(),
            now: Duration::ZERO,
        };
        table.happen(Happening::Begin);
        table
    }

    pub fn timed(variant: &str, seats: &str, time: &str) -> Self {
        Self::with(variant, seats, "", Some(time.parse().unwrap()))
    }

    pub fn happen(&mut self, what: Happening) -> Vec<Output> {
        let at = self.now;
        self.session.update(Event { at, what })
    }

    /// Types a line.
    pub fn type_line(&mut self, line: &str) -> Vec<Output> {
        let command = self.session.understand(line).unwrap();
        self.happen(Happening::Typed(command))
    }

    /// Types several lines and gives what the last one was answered.
    pub fn type_lines(&mut self, lines: &str) -> Vec<Output> {
        let words = lines.split(' ');
        words.fold(Vec::new(), |_, line| self.type_line(line))
    }

    /// Types the first legal move.
    pub fn type_any(&mut self) -> Vec<Output> {
        let text = self.text(self.session.legal_moves()[0]);
        self.type_line(&text)
    }

    /// The computer plays the first legal move.
    pub fn computer_plays(&mut self) -> Vec<Output> {
        let mv = self.session.legal_moves()[0];
        self.happen(Happening::Chose(mv))
    }

    pub fn text(&self, mv: Move) -> String {
        move_text(self.session.variant(), mv).to_owned()
    }

    pub fn pass_time(&mut self, seconds: u64) {
        self.now += Duration::from_secs(seconds);
    }

    pub fn mover(&self) -> Option<usize> {
        self.session.record().mover().map(Player::index)
    }

    pub fn plies(&self) -> usize {
        self.session.record().plies()
    }

    /// What a player's clock shows, in seconds.
    pub fn seconds(&self, player: usize) -> f64 {
        let left = self.session.remaining(Player::new(player), self.now);
        left.unwrap().as_secs_f64()
    }
}

/// The moves of the first game of legal moves, chosen by number, in which
/// somebody must pass before the end; with the ply of the first pass.
pub fn game_with_a_pass(variant: &str) -> (Vec<Move>, usize) {
    let rules = Reversi::load(variant).unwrap();
    for choice in 0..1000usize {
        let mut position = rules.start();
        let mut moves = Vec::new();
        while rules.mover(&position).is_some() {
            let legal: Vec<Move> = rules.moves(&position).collect();
            let mv = legal[(choice * 7 + moves.len() * choice) % legal.len()];
            position = rules.apply(&position, mv);
            moves.push(mv);
        }
        if let Some(pass) = moves.iter().position(|&mv| mv == Move::Pass) {
            return (moves, pass);
        }
    }
    panic!("no game of {variant} has a pass");
}
