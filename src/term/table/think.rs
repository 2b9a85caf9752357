//! The computer thinks on a thread of its own, so that it can be stopped.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;

use super::{Happening, Session, Waiting};
use crate::framework::Game;
use crate::reversi::search::{Bot, Limits, think};
use crate::reversi::{Reversi, ReversiPosition};

/// How long the computer looks for a hint.
const HINT: Duration = Duration::from_millis(1000);

/// Something that was waited for while nobody had to type.
#[derive(Debug)]
pub(super) enum News {
    /// A search came to an end.
    Thought(Thought),
    /// The people want to stop at once.
    Interrupted,
}

/// What a search found.
#[derive(Debug)]
pub(super) struct Thought {
    task: u64,
    found: Option<Happening>,
}

/// Starts searches and takes what they find.
#[derive(Debug)]
pub(super) struct Thinker {
    news: Sender<News>,
    task: u64,
    stop: Arc<AtomicBool>,
}

/// A search, with all it needs.
struct Task {
    rules: Arc<Reversi>,
    position: ReversiPosition,
    what: What,
    time: Option<Duration>,
}

#[derive(Clone, Copy)]
enum What {
    Move { bot: Bot, seed: u64 },
    Hint,
}

impl Thinker {
    pub(super) fn new(news: Sender<News>) -> Self {
        Self {
            news,
            task: 0,
            stop: Arc::default(),
        }
    }

    /// Starts to think about what the session waits for.
    pub(super) fn start(&mut self, session: &Session, at: Duration) {
        let clock = session.thinking_time(at);
        let (what, time) = match session.waiting() {
            Waiting::Computer(_, bot) => {
                let seed = session.seed();
                (What::Move { bot, seed }, clock)
            }
            _ => (What::Hint, Some(clock.unwrap_or(HINT).min(HINT))),
        };
        let task = Task {
            rules: Arc::clone(session.rules()),
            position: *session.position(),
            what,
            time,
        };
        self.stop();
        self.task += 1;
        self.stop = Arc::default();
        let (number, news, stop) = (self.task, self.news.clone(), Arc::clone(&self.stop));
        thread::spawn(move || {
            // A search that fails must not leave the table waiting for ever.
            let found = catch_unwind(AssertUnwindSafe(|| task.run(&stop)));
            let thought = Thought {
                task: number,
                found: found.unwrap_or_default(),
            };
            // When nobody waits any more, the table was left.
            let _ = news.send(News::Thought(thought));
        });
    }

    /// Ends the search that runs; what it finds is not taken.
    pub(super) fn stop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.task += 1;
    }

    /// What a search found, if it is the one that was started last. One that
    /// found nothing plays the first legal move.
    pub(super) fn take(&self, thought: Thought, session: &Session) -> Option<Happening> {
        if thought.task != self.task {
            return None;
        }
        let first = || {
            session
                .legal_moves()
                .first()
                .map(|&mv| Happening::Chose(mv))
        };
        thought.found.or_else(first)
    }
}

impl Task {
    fn run(self, stop: &AtomicBool) -> Option<Happening> {
        let limits = Limits {
            time: self.time,
            stop: Some(stop),
            ..Limits::default()
        };
        match self.what {
            What::Hint => think(&self.rules, &self.position, &limits).map(Happening::Hinted),
            What::Move { bot, seed } => bot
                .choose(&self.rules, &self.position, &limits, seed)
                .filter(|&mv| self.rules.is_legal(&self.position, mv))
                .map(Happening::Chose),
        }
    }
}
