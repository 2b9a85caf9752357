//! What a state is worth to somebody.

use std::fmt;
use std::ops::Neg;

/// What a state is worth, seen by one player: an estimate, or the margin of a
/// finished game.
///
/// Estimates are in hundredths of a point of the game's own score. Every win
/// is worth more than any estimate and every loss less, and a larger win is
/// worth more than a smaller one:
///
/// ```text
///   loss by 9 < loss by 1 < −0.40 < draw, 0.00 < +12.25 < win by 1 < win by 9
/// ```
///
/// ```
/// use outflank::framework::search::Value;
/// assert!(Value::end(1) > Value::estimate(2_500_000));
/// assert!(Value::end(9) > Value::end(1));
/// assert_eq!(-Value::end(9), Value::end(-9));
/// assert_eq!(Value::end(9).margin(), Some(9));
/// assert_eq!(Value::estimate(-40).to_string(), "-0.40");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Value(i32);

/// Where wins begin; estimates and margins stay below it.
const WIN: i32 = 1_000_000_000;

impl Value {
    /// A drawn game, or an estimate that sees nobody ahead.
    pub const EVEN: Self = Self(0);

    /// Better than every value.
    pub(super) const INFINITE: Self = Self(i32::MAX);

    /// An estimate in hundredths of a point.
    #[must_use]
    pub fn estimate(hundredths: i32) -> Self {
        Self(hundredths.clamp(1 - WIN, WIN - 1))
    }

    /// A finished game, won by this margin in points; lost when negative,
    /// drawn when 0.
    #[must_use]
    pub fn end(margin: i32) -> Self {
        let margin = margin.clamp(-WIN, WIN);
        Self(margin + WIN * margin.signum())
    }

    /// The margin of a finished game that was won or lost. `None` for an
    /// estimate, and for a draw, which is worth the same as an even estimate.
    #[must_use]
    pub fn margin(self) -> Option<i32> {
        (self.0.abs() > WIN).then(|| self.0 - WIN * self.0.signum())
    }

    /// The estimate or the margin, in points of the game's own score.
    #[must_use]
    pub fn points(self) -> f64 {
        match self.margin() {
            Some(margin) => f64::from(margin),
            None => f64::from(self.0) / 100.0,
        }
    }
}

impl Neg for Value {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

/// Points with a sign: two decimals for an estimate, none for a margin.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.margin() {
            Some(margin) => write!(f, "{margin:+}"),
            None => write!(f, "{:+.2}", self.points()),
        }
    }
}
