//! Ctrl-C: asks long work to come to an end with what it has found so far.

use std::sync::atomic::{AtomicBool, Ordering};

static STOP: AtomicBool = AtomicBool::new(false);

/// A flag that turns true when the user presses Ctrl-C or the system asks the
/// program to end. From the first call on, Ctrl-C does nothing else, so ask
/// for the flag only where something watches it.
pub(super) fn flag() -> &'static AtomicBool {
    // Where no handler can be set, Ctrl-C ends the program at once as ever.
    let _ = ctrlc::try_set_handler(|| STOP.store(true, Ordering::Relaxed));
    &STOP
}

/// Calls this when the user presses Ctrl-C or the system asks the program to
/// end, instead of ending it.
pub(super) fn call(handler: impl Fn() + Send + 'static) {
    // Where no handler can be set, Ctrl-C ends the program at once as ever.
    let _ = ctrlc::try_set_handler(handler);
}
