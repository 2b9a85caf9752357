//! The table itself: where lines come in, computers think, texts go out and
//! games are kept. The only part of this room that touches the world.

mod farewell;
mod files;
mod listen;
mod think;

use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use super::say::{greeting, prompt, tell};
use super::{Autosave, Event, Happening, Output, Session, Waiting};

pub use farewell::{End, Farewell, Kept, TableOptions};
pub use listen::Interrupt;

use listen::{Heard, listen};
use think::{News, Thinker};

/// A table with one game on it.
pub struct Table<'a> {
    session: Session,
    options: TableOptions,
    out: &'a mut dyn Write,
    talk: &'a mut dyn Write,
    since: Instant,
    /// The time of the latest event; time does not run backwards.
    latest: Duration,
    heard: Receiver<Heard>,
    news: Receiver<News>,
    thinker: Thinker,
    interrupt: Interrupt,
    autosave: Autosave,
    /// What was last said about a copy that could not be kept.
    warned: Option<String>,
    /// The revisions that are kept, and that the people saved themselves.
    kept: Option<u64>,
    saved: Option<u64>,
    /// The file that `save` writes to when it is not told another.
    file: Option<PathBuf>,
}

/// How long people look at a table where nothing moves before they wonder.
const PATIENCE: Duration = Duration::from_millis(1500);

/// Whether to go on, or how it ended.
type Step = Result<(), End>;

impl<'a> Table<'a> {
    /// A table for a game. Lines come from `input`, texts go to `out`, and
    /// what is no part of the game to `talk`.
    pub fn new(
        session: Session,
        options: TableOptions,
        input: impl BufRead + Send + 'static,
        out: &'a mut dyn Write,
        talk: &'a mut dyn Write,
    ) -> Self {
        let (news_sender, news) = mpsc::channel();
        let (heard, interrupt) = listen(input, news_sender.clone());
        let mut table = Self {
            session,
            out,
            talk,
            since: Instant::now(),
            latest: Duration::ZERO,
            heard,
            news,
            thinker: Thinker::new(news_sender),
            interrupt,
            autosave: Autosave::new(options.place.clone()),
            options,
            warned: None,
            kept: None,
            saved: None,
            file: None,
        };
        if let Some(file) = table.options.loaded_from.clone() {
            table.is_loaded_from(&file);
        }
        table
    }

    /// What a Ctrl-C handler calls.
    #[must_use]
    pub fn interrupt(&self) -> Interrupt {
        self.interrupt.clone()
    }

    /// Plays until the game is over or the people leave, and keeps the game
    /// where it is not over.
    pub fn run(mut self) -> Farewell {
        let end = match self.play() {
            Err(end) => end,
            Ok(()) => End::Finished,
        };
        self.thinker.stop();
        if self.options.echo && matches!(end, End::InputEnded | End::Interrupted) {
            // The cursor stands behind a prompt. Who cannot see it need not care.
            let _ = self.say("\n");
        }
        self.leave(end)
    }

    fn play(&mut self) -> Step {
        let greeting = greeting(&self.session);
        self.say(&greeting)?;
        self.happen(Happening::Begin, self.now())?;
        loop {
            if self.interrupt.is_raised() {
                return Err(End::Interrupted);
            }
            match self.session.waiting() {
                Waiting::Over if self.session.seats().people().next().is_none() => return Ok(()),
                Waiting::Over | Waiting::Person(_) => self.ask()?,
                Waiting::Computer(..) | Waiting::Hint(_) => self.think()?,
            }
        }
    }

    /// Lets something happen, says what comes of it, and keeps the game.
    fn happen(&mut self, what: Happening, at: Duration) -> Step {
        let at = at.max(self.latest);
        self.latest = at;
        let outputs = self.session.update(Event { at, what });
        self.keep();
        for output in outputs {
            match output {
                Output::Save { file, replace } => self.save(file, replace)?,
                Output::Load(file) => self.load(&file)?,
                Output::Quit => return Err(End::Quit),
                told => {
                    let text = tell(&self.session, &told, at);
                    self.say(&text)?;
                    self.show_to_watchers(&told, at)?;
                }
            }
        }
        Ok(())
    }

    /// Shows the board after a move when nobody would ask for it.
    fn show_to_watchers(&mut self, told: &Output, at: Duration) -> Step {
        let moved = matches!(told, Output::Placed { .. }) && !self.session.record().is_over();
        if moved && self.options.watch && self.session.seats().people().next().is_none() {
            let board = tell(&self.session, &Output::Board, at);
            self.say(&board)?;
        }
        Ok(())
    }

    /// Waits for a line, but not longer than the clock does.
    fn ask(&mut self) -> Step {
        let mut prompt = prompt(&self.session, self.now());
        if !self.options.echo {
            prompt = format!("{}\n", prompt.trim_end());
        }
        self.say(&prompt)?;
        loop {
            match wait(&self.heard, self.until_flag()) {
                Some(Heard::Line(line, when)) => return self.typed(&line, when),
                Some(Heard::Ended) if self.session.record().is_over() => {
                    return Err(End::Finished);
                }
                Some(Heard::Ended) => return Err(End::InputEnded),
                Some(Heard::Interrupted) => return Err(End::Interrupted),
                None => {
                    if self.session.flag_has_fallen(self.now()) {
                        if self.options.echo {
                            self.say("\n")?;
                        }
                        return self.happen(Happening::Tick, self.now());
                    }
                }
            }
        }
    }

    fn typed(&mut self, line: &str, when: Instant) -> Step {
        let at = when.saturating_duration_since(self.since);
        match self.session.understand(line) {
            Ok(command) => self.happen(Happening::Typed(command), at),
            Err(error) => {
                let sorry = Output::Sorry(error.to_string());
                let text = tell(&self.session, &sorry, at);
                self.say(&text)
            }
        }
    }

    /// Lets the computer think, but not longer than the game's clock runs.
    fn think(&mut self) -> Step {
        self.thinker.start(&self.session, self.now());
        let mut patient = self.options.echo;
        loop {
            let flag = self.until_flag();
            let patience = patient.then_some(PATIENCE);
            let timeout = flag.into_iter().chain(patience).min();
            match wait(&self.news, timeout) {
                Some(News::Interrupted) => return Err(End::Interrupted),
                Some(News::Thought(thought)) => {
                    if let Some(what) = self.thinker.take(thought, &self.session) {
                        return self.happen(what, self.now());
                    }
                }
                None if self.session.flag_has_fallen(self.now()) => {
                    self.thinker.stop();
                    return self.happen(Happening::Tick, self.now());
                }
                None if patient => {
                    patient = false;
                    self.talk("The computer is thinking; Ctrl-C stops the game and keeps it.");
                }
                None => {}
            }
        }
    }

    fn until_flag(&self) -> Option<Duration> {
        let now = self.now();
        let deadline = self.session.deadline(now)?;
        Some(deadline.saturating_sub(now))
    }

    fn now(&self) -> Duration {
        self.since.elapsed().max(self.latest)
    }

    /// Shows a text at once.
    fn say(&mut self, text: &str) -> Step {
        let shown = self.out.write_all(text.as_bytes());
        shown
            .and_then(|()| self.out.flush())
            .map_err(End::OutputEnded)
    }

    /// Says something that is no part of the game. Nobody is left to tell when
    /// that fails.
    fn talk(&mut self, text: &str) {
        let _ = writeln!(self.talk, "{text}");
        let _ = self.talk.flush();
    }
}

/// Waits for something to come in; `None` when nothing did in time. The table
/// itself holds a way in, so none is ever closed.
fn wait<T>(from: &Receiver<T>, timeout: Option<Duration>) -> Option<T> {
    /// Clocks that run longer are looked at again now and then.
    const LONGEST: Duration = Duration::from_secs(3600);
    from.recv_timeout(timeout.unwrap_or(LONGEST).min(LONGEST))
        .ok()
}
