//! How people play in a terminal.

mod command;
mod explain;
mod output;
mod paint;
mod save;
mod say;
mod seat;
mod session;
mod standing;
mod table;

pub use command::{Command, CommandError};
pub use explain::{explanation, player_name};
pub use output::Output;
pub use paint::{paint, player_style};
pub use save::{
    Autosave, Place, RestoreError, SavedGame, StoreError, Target, load_game, save_game,
};
pub use say::{clock_face, greeting, prompt, tell, transcript_text};
pub use seat::{Seat, SeatError, Seats};
pub use session::{Changes, Event, Happening, Session, Start, Waiting};
pub use standing::{end_in_words, scores_in_words, turn_in_words};
pub use table::{End, Farewell, Interrupt, Kept, Table, TableOptions};
