//! Computer players, and what they think.
//!
//! Front ends ask [`think`] for a report on a position and [`Bot::choose`] for
//! a move; both make the rules as fast as the board allows before they search.
//! Who plays many positions of one variant keeps an [`Engine`].
//!
//! ```
//! use outflank::framework::Game;
//! use outflank::reversi::Reversi;
//! use outflank::reversi::search::{Bot, Limits, think};
//! let classic = Reversi::load("classic")?;
//! let start = classic.start();
//! let report = think(&classic, &start, &Limits::depth(3)).unwrap();
//! assert!(classic.is_legal(&start, report.best()));
//!
//! let bot: Bot = "computer:2".parse()?;
//! let mv = bot.choose(&classic, &start, &Limits::default(), 1).unwrap();
//! assert!(classic.is_legal(&start, mv));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bot;
mod effort;
mod engine;

pub use bot::{Bot, BotError, Level};
pub use effort::{Effort, time_share};
pub use engine::Engine;

pub use crate::framework::search::{Limits, Line, Report, Value};

use super::kernel::{Choice, Kernel};
use super::position::{self, Rules, Setup};
use super::{Move, Reversi, ReversiPosition};

/// Searches a position of any variant for the best move; `None` when the game
/// is over.
#[must_use]
pub fn think(
    rules: &Reversi,
    position: &ReversiPosition,
    limits: &Limits<'_>,
) -> Option<Report<Move>> {
    let setup = rules.setup(position);
    let job = Think { setup, limits };
    position::compile(rules.variant(), &Choice::Fastest, job).ok()?
}

struct Think<'a> {
    setup: Setup,
    limits: &'a Limits<'a>,
}

impl position::Job for Think<'_> {
    type Output = Option<Report<Move>>;

    fn run<K: Kernel, const P: usize>(self, rules: &Rules<K, P>) -> Self::Output {
        let position = rules.position(&self.setup).ok()?;
        Engine::new(rules).think(&position, self.limits)
    }
}

impl Bot {
    /// The bot's move in a position of any variant; `None` when the game is
    /// over. See [`Engine::choose`].
    #[must_use]
    pub fn choose(
        self,
        rules: &Reversi,
        position: &ReversiPosition,
        limits: &Limits<'_>,
        seed: u64,
    ) -> Option<Move> {
        let job = Choose {
            bot: self,
            setup: rules.setup(position),
            limits,
            seed,
        };
        position::compile(rules.variant(), &Choice::Fastest, job).ok()?
    }
}

struct Choose<'a> {
    bot: Bot,
    setup: Setup,
    limits: &'a Limits<'a>,
    seed: u64,
}

impl position::Job for Choose<'_> {
    type Output = Option<Move>;

    fn run<K: Kernel, const P: usize>(self, rules: &Rules<K, P>) -> Self::Output {
        let position = rules.position(&self.setup).ok()?;
        Engine::new(rules).choose(self.bot, &position, self.limits, self.seed)
    }
}
