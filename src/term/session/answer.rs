//! What a session answers to each command.

use std::time::Duration;

use super::Session;
use crate::reversi::Move;
use crate::reversi::notation::parse_move;
use crate::reversi::search::Level;
use crate::term::{Command, Output, Seats};

impl Command {
    /// Whether it comes too late when the mover's time is up.
    pub(super) fn is_for_the_mover(&self) -> bool {
        matches!(
            self,
            Self::Move(_) | Self::Hint | Self::Resign | Self::Agree | Self::Undo | Self::Back
        )
    }
}

impl Session {
    pub(super) fn obey(&mut self, command: Command, at: Duration, said: &mut Vec<Output>) {
        match command {
            Command::Nothing => {}
            Command::Move(text) => self.typed_move(&text, at, said),
            Command::Moves => said.push(Output::Legal(self.legal_moves())),
            Command::Hint => self.hint(said),
            Command::Explain(text) => said.push(self.explain(&text)),
            Command::Undo => self.undo(at, said),
            Command::Back => self.back(at, said),
            Command::Redo => self.redo(at, said),
            Command::Resign => self.resign(at, said),
            Command::Agree => self.agree(at, said),
            Command::Board => said.push(Output::Board),
            Command::Score => said.push(Output::Score),
            Command::Clock => said.push(Output::Clock),
            Command::Transcript => said.push(Output::Transcript),
            Command::Save { file, replace } => said.push(Output::Save { file, replace }),
            Command::Load(file) => said.push(Output::Load(file)),
            Command::Seats(None) => said.push(Output::Seats),
            Command::Seats(Some(text)) => said.push(self.seat(&text)),
            Command::Level(text) => said.push(self.level(&text)),
            Command::Help => said.push(Output::Help),
            Command::Quit => said.push(Output::Quit),
        }
    }

    fn explain(&self, text: &str) -> Output {
        match parse_move(self.variant(), text) {
            Ok(Move::Place(cell)) => Output::Explained(self.rules().explain(self.position(), cell)),
            Ok(Move::Pass) => {
                Output::Sorry("a pass places nothing, so there is nothing to explain".into())
            }
            Err(error) => Output::Sorry(error.to_string()),
        }
    }

    fn seat(&mut self, text: &str) -> Output {
        match Seats::parse(text, self.variant().players().len()) {
            Ok(seats) => {
                self.seats = seats;
                self.revision += 1;
                Output::Seats
            }
            Err(error) => Output::Sorry(error.to_string()),
        }
    }

    fn level(&mut self, text: &str) -> Output {
        let Some(level) = text.parse().ok().and_then(Level::new) else {
            let sorry = format!("`{text}` is no level of the computer: write 1 (weakest) to 10");
            return Output::Sorry(sorry);
        };
        if self.seats.people().count() == self.variant().players().len() {
            return Output::Sorry("no computer sits at the table; `seats` gives it one".into());
        }
        self.seats.set_level(level);
        self.revision += 1;
        Output::Seats
    }
}
