//! How far long work is, on standard error, where that is a terminal.

use std::cell::OnceCell;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Work that is done sooner needs no bar.
const PATIENCE: Duration = Duration::from_millis(700);

const STEPS: u64 = 1000;

/// A bar with an estimate, drawn on standard error once the work takes longer
/// than a moment. Where standard error is no terminal, nothing is drawn.
pub(super) struct Progress {
    started: Instant,
    bar: OnceCell<ProgressBar>,
}

impl Progress {
    /// Work that starts now.
    pub(super) fn start() -> Self {
        Self {
            started: Instant::now(),
            bar: OnceCell::new(),
        }
    }

    /// Says which share of the work, 0 to 1, is done, and what it is.
    pub(super) fn show(&self, share: f64, what: impl FnOnce() -> String) {
        if self.started.elapsed() < PATIENCE {
            return;
        }
        let bar = self.bar.get_or_init(bar);
        let position = (share.clamp(0.0, 1.0) * STEPS as f64) as u64;
        if position < bar.position() {
            bar.reset();
        }
        bar.set_message(what());
        bar.set_position(position);
    }

    /// Prints something while the bar is out of the way.
    pub(super) fn aside<R>(&self, print: impl FnOnce() -> R) -> R {
        match self.bar.get() {
            Some(bar) => bar.suspend(print),
            None => print(),
        }
    }

    /// Takes the bar away.
    pub(super) fn finish(&self) {
        if let Some(bar) = self.bar.get() {
            bar.finish_and_clear();
        }
    }
}

fn bar() -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(STEPS), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{msg} {wide_bar} {percent}% about {eta} left");
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
