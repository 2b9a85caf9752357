//! What is printed while the count goes on.

use std::cell::{Cell, RefCell};
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use super::Args;
use crate::cli::error::CliError;
use crate::cli::interrupt;
use crate::cli::progress::Progress;
use crate::framework::PerftProgress;

/// Prints a row as each ply is counted, unless the result is for programs, and
/// shows how far the count is. When nobody reads the rows any more, it stops
/// the count.
pub(super) struct Teller<'a> {
    /// Turns true when the count should end.
    pub stop: &'static AtomicBool,
    out: RefCell<&'a mut dyn Write>,
    rows: bool,
    finished: bool,
    printed: Cell<usize>,
    failed: RefCell<io::Result<()>>,
    progress: Progress,
    started: Instant,
}

impl<'a> Teller<'a> {
    pub(super) fn new(args: &Args, out: &'a mut dyn Write) -> Self {
        Self {
            stop: interrupt::flag(),
            out: RefCell::new(out),
            rows: !args.json.json,
            finished: !args.bulk,
            printed: Cell::new(0),
            failed: RefCell::new(Ok(())),
            progress: Progress::start(),
            started: Instant::now(),
        }
    }

    /// Shows the share of the ply being counted, and prints the ply before it
    /// when it has just been counted.
    pub(super) fn tell_ply(&self, progress: PerftProgress<'_>) {
        let plies = progress.done.leaves.len();
        if plies > self.printed.get() {
            self.printed.set(plies);
            self.print(|out| {
                if plies == 1 {
                    self.head(out)?;
                }
                self.row(out, progress)
            });
        }
        let what = || format!("ply {}", plies + 1);
        self.progress.show(progress.share, what);
    }

    /// Prints the leaves below a first move.
    pub(super) fn tell_move(&self, mv: &str, leaves: u64) {
        self.print(|out| writeln!(out, "{mv:>5} {leaves:>20}"));
    }

    /// Takes the progress bar away.
    pub(super) fn finish(self) -> Result<(), CliError> {
        self.progress.finish();
        Ok(self.failed.into_inner()?)
    }

    fn head(&self, out: &mut dyn Write) -> io::Result<()> {
        write!(out, "{:>5} {:>20}", "ply", "leaves")?;
        if self.finished {
            write!(out, " {:>20}", "finished")?;
        }
        writeln!(out, " {:>10}", "seconds")
    }

    fn row(&self, out: &mut dyn Write, progress: PerftProgress<'_>) -> io::Result<()> {
        let done = progress.done;
        let ply = done.leaves.len();
        write!(out, "{ply:>5} {:>20}", done.leaves[ply - 1])?;
        if self.finished {
            write!(out, " {:>20}", done.finished[ply - 1])?;
        }
        writeln!(out, " {:>10.3}", self.started.elapsed().as_secs_f64())
    }

    fn print(&self, print: impl FnOnce(&mut dyn Write) -> io::Result<()>) {
        if !self.rows {
            return;
        }
        let mut out = self.out.borrow_mut();
        let printed = self
            .progress
            .aside(|| print(&mut **out).and_then(|()| out.flush()));
        if printed.is_err() {
            self.stop.store(true, Ordering::Relaxed);
            *self.failed.borrow_mut() = printed;
        }
    }
}
