//! Lines from the keyboard or a pipe, read on a thread of their own, so that
//! clocks run on meanwhile.

use std::io::{self, BufRead};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender, SyncSender};
use std::thread;
use std::time::Instant;

use super::think::News;

/// Something that came in.
#[derive(Debug)]
pub(super) enum Heard {
    /// A line, and when it was there.
    Line(String, Instant),
    /// Nothing more will come.
    Ended,
    /// The people want to stop at once.
    Interrupted,
}

/// Lines that are read before anybody wants them.
const AHEAD: usize = 64;

/// Longest line, in bytes; the rest of a longer one is dropped.
const LONGEST: usize = 1 << 12;

/// Asks a table to come to an end at once, from a signal handler's thread.
#[derive(Clone, Debug)]
pub struct Interrupt {
    raised: Arc<AtomicBool>,
    heard: SyncSender<Heard>,
    news: Sender<News>,
}

impl Interrupt {
    /// Ends the game at the table as soon as possible; it is kept.
    pub fn raise(&self) {
        self.raised.store(true, Ordering::Relaxed);
        // A table that waits for neither is busy and looks at the flag next.
        let _ = self.heard.try_send(Heard::Interrupted);
        let _ = self.news.send(News::Interrupted);
    }

    pub(super) fn is_raised(&self) -> bool {
        self.raised.load(Ordering::Relaxed)
    }
}

/// Starts to read lines.
pub(super) fn listen(
    input: impl BufRead + Send + 'static,
    news: Sender<News>,
) -> (Receiver<Heard>, Interrupt) {
    let (sender, heard) = mpsc::sync_channel(AHEAD);
    let interrupt = Interrupt {
        raised: Arc::new(AtomicBool::new(false)),
        heard: sender.clone(),
        news,
    };
    thread::spawn(move || read_lines(input, &sender));
    (heard, interrupt)
}

fn read_lines(mut input: impl BufRead, sender: &SyncSender<Heard>) {
    loop {
        // A line that cannot be read is the end: it will not get better.
        let heard = match read_line(&mut input) {
            Ok(Some(line)) => Heard::Line(line, Instant::now()),
            Ok(None) | Err(_) => Heard::Ended,
        };
        let ended = matches!(heard, Heard::Ended);
        if sender.send(heard).is_err() || ended {
            return;
        }
    }
}

/// Reads a line, of which it keeps the beginning; `None` at the end. What is
/// no UTF-8 is replaced.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let mut any = false;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            break;
        }
        any = true;
        let (taken, ended) = match chunk.iter().position(|&byte| byte == b'\n') {
            Some(at) => (at, true),
            None => (chunk.len(), false),
        };
        let room = LONGEST - line.len();
        line.extend_from_slice(&chunk[..taken.min(room)]);
        input.consume(taken + usize::from(ended));
        if ended {
            break;
        }
    }
    Ok(any.then(|| String::from_utf8_lossy(&line).into_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_cut_and_the_last_needs_no_end() {
        let mut text = vec![b'x'; 3 * LONGEST];
        text.extend(b"\nd3\r\n\n\xff\nlast");
        let mut input = io::BufReader::with_capacity(100, &text[..]);
        let mut lines = Vec::new();
        while let Some(line) = read_line(&mut input).unwrap() {
            lines.push(line);
        }
        assert_eq!(lines[0].len(), LONGEST);
        assert_eq!(lines[1..], ["d3\r", "", "\u{fffd}", "last"]);
    }
}
