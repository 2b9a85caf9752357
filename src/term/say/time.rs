//! Time as people read it.

use std::time::Duration;

use super::name;
use crate::framework::clock::TimeControl;
use crate::framework::{Game, Player};
use crate::term::Session;

/// Minutes and seconds, hours where there are any, and tenths when less than
/// ten seconds are left: `4:07`, `1:00:00`, `0:09.3`. A second that has begun
/// counts, so that a clock of five minutes starts at `5:00`.
///
/// ```
/// use std::time::Duration;
/// use outflank::term::clock_face;
/// assert_eq!(clock_face(Duration::from_millis(246_001)), "4:07");
/// assert_eq!(clock_face(Duration::from_millis(9_390)), "0:09.3");
/// assert_eq!(clock_face(Duration::from_secs(3600)), "1:00:00");
/// ```
#[must_use]
pub fn clock_face(left: Duration) -> String {
    if left < Duration::from_secs(10) {
        return format!("0:{:02}.{}", left.as_secs(), left.subsec_millis() / 100);
    }
    let seconds = left.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

pub(super) fn control_in_words(control: TimeControl) -> String {
    match control {
        TimeControl::PerPlayer { .. } => format!("Each player has {control}.\n"),
        TimeControl::WholeGame(_) => {
            format!("The game has {control}; when that is up, the discs count as they stand.\n")
        }
    }
}

/// What everybody has left.
pub(super) fn clocks(session: &Session, at: Duration) -> String {
    let left = |player| session.remaining(player, at).map(clock_face);
    match session.time_control() {
        None => "Time is not limited.\n".into(),
        Some(TimeControl::WholeGame(_)) => {
            let left = left(Player::new(0)).unwrap_or_default();
            format!("The game has {left} left.\n")
        }
        Some(TimeControl::PerPlayer { .. }) => {
            let players = Player::all(session.rules().players());
            let each = players.map(|player| {
                let left = left(player).unwrap_or_default();
                format!("{} {left}", name(session.variant(), player))
            });
            each.collect::<Vec<_>>().join(", ") + "\n"
        }
    }
}
