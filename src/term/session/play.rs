//! Moves, forced passes, departures and the end.

use std::time::Duration;

use super::{Session, Waiting};
use crate::framework::{Departure, Event, Game, Player, Stop};
use crate::reversi::Move;
use crate::reversi::notation::{NotationError, parse_move, why_not};
use crate::reversi::search::Report;
use crate::term::command::nearest;
use crate::term::{Output, Seat};

impl Session {
    /// Shows where the game starts, and starts it.
    pub(super) fn begin(&mut self, at: Duration, said: &mut Vec<Output>) {
        if let Waiting::Computer(..) = self.waiting() {
            said.push(Output::Board);
        }
        self.settle(at, said);
    }

    /// Goes on until somebody has to decide something: plays forced passes,
    /// starts the clock, shows the board to a person, tells the result.
    pub(super) fn settle(&mut self, at: Duration, said: &mut Vec<Output>) {
        self.wants_hint = false;
        while let Some(player) = self.record.mover() {
            if self.legal_moves() != [Move::Pass] {
                self.start_clock(player, at);
                if self.seats.is_person(player) {
                    said.push(Output::Board);
                }
                return;
            }
            if self.record.play(Move::Pass).is_err() {
                return;
            }
            self.note();
            let forced = true;
            said.push(Output::Passed { player, forced });
        }
        self.stop_clock(at);
        if let Some(outcome) = self.record.outcome() {
            said.extend([Output::Board, Output::Over(outcome)]);
        }
    }

    /// A move as a person typed it.
    pub(super) fn typed_move(&mut self, text: &str, at: Duration, said: &mut Vec<Output>) {
        let Some(player) = self.person_to_move(said) else {
            return;
        };
        let mv = match parse_move(self.variant(), text) {
            Ok(mv) => mv,
            Err(error) => return said.push(Output::Sorry(not_understood(text, &error))),
        };
        if self.rules().is_legal(self.position(), mv) {
            if !self.agreed.contains(&player) {
                self.agreed.clear();
            }
            return self.play(mv, at, said);
        }
        let why = why_not(self.rules(), self.position(), mv).unwrap_or_default();
        let legal = self.legal_moves();
        said.push(Output::Refused {
            player,
            mv,
            why,
            legal,
        });
    }

    /// A move that the computer chose.
    pub(super) fn chosen(&mut self, mv: Move, at: Duration, said: &mut Vec<Output>) {
        if let Waiting::Computer(..) = self.waiting() {
            self.play(mv, at, said);
        }
    }

    fn play(&mut self, mv: Move, at: Duration, said: &mut Vec<Output>) {
        if let Err(error) = self.record.play(mv) {
            return said.push(Output::Sorry(error.to_string()));
        }
        self.press_clock(at);
        self.note();
        said.extend(self.told());
        self.settle(at, said);
    }

    /// The last event, as it is told.
    fn told(&self) -> Option<Output> {
        let entry = self.record.entries().next_back()?;
        Some(match entry.event {
            Event::Move(player, Move::Pass) => Output::Passed {
                player,
                forced: false,
            },
            Event::Move(player, Move::Place(cell)) => Output::Placed {
                player,
                cell,
                turned: self.turned_by_loser(entry.before, entry.after),
            },
            Event::Left(player, how) => Output::Left { player, how },
            Event::Stopped(_) => return None,
        })
    }

    pub(super) fn resign(&mut self, at: Duration, said: &mut Vec<Output>) {
        if let Some(player) = self.person_to_move(said) {
            self.depart(player, Departure::Resigned, at, said);
        }
    }

    pub(super) fn depart(
        &mut self,
        player: Player,
        how: Departure,
        at: Duration,
        said: &mut Vec<Output>,
    ) {
        self.stop_clock(at);
        if let Err(error) = self.record.leave(player, how) {
            return said.push(Output::Sorry(error.to_string()));
        }
        self.agreed.clear();
        self.note();
        said.extend(self.told());
        self.settle(at, said);
    }

    pub(super) fn stop(&mut self, why: Stop, at: Duration, said: &mut Vec<Output>) {
        self.stop_clock(at);
        if self.record.stop(why).is_ok() {
            self.note();
        }
        self.settle(at, said);
    }

    /// A person offers to stop, or agrees to.
    pub(super) fn agree(&mut self, at: Duration, said: &mut Vec<Output>) {
        let Some(player) = self.person_to_move(said) else {
            return;
        };
        let rules = self.rules();
        let present: Vec<Player> = Player::all(rules.players())
            .filter(|&other| !rules.has_left(self.position(), other))
            .collect();
        if present.iter().any(|&other| !self.seats.is_person(other)) {
            let only = "only people can agree to stop, and the computers play on; `resign` leaves";
            return said.push(Output::Sorry(only.into()));
        }
        if !self.agreed.contains(&player) {
            self.agreed.push(player);
        }
        if present.iter().all(|other| self.agreed.contains(other)) {
            return self.stop(Stop::Agreement, at, said);
        }
        said.push(Output::Offered { player });
    }

    pub(super) fn hint(&mut self, said: &mut Vec<Output>) {
        self.wants_hint = self.person_to_move(said).is_some();
    }

    pub(super) fn hinted(&mut self, report: Report<Move>, said: &mut Vec<Output>) {
        if let Waiting::Hint(player) = self.waiting() {
            self.wants_hint = false;
            said.push(Output::Hinted { player, report });
        }
    }

    /// The player to move, when a person plays for that player; otherwise says
    /// why nothing can be done now.
    fn person_to_move(&self, said: &mut Vec<Output>) -> Option<Player> {
        let Some(player) = self.record.mover() else {
            let over = "the game is over; `undo` takes the last turn back, `quit` leaves";
            said.push(Output::Sorry(over.into()));
            return None;
        };
        if let Seat::Computer(bot) = self.seats.of(player) {
            let name = &self.variant().players()[player.index()].name;
            said.push(Output::Sorry(format!(
                "it is {name}'s turn, and {bot} plays {name}"
            )));
            return None;
        }
        Some(player)
    }
}

/// What to answer to a word that is neither a move nor a command.
fn not_understood(text: &str, error: &NotationError) -> String {
    match nearest(text) {
        Some(command) => {
            format!("`{text}` is neither a move nor a command (did you mean `{command}`?)")
        }
        None => format!("{error}; `help` lists the commands"),
    }
}
