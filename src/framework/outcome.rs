//! How a game ended.

use std::cmp::Ordering;
use std::fmt;

use super::{Player, Scores};

/// Which score is the better one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Goal {
    /// The highest score wins.
    #[default]
    Most,
    /// The lowest score wins.
    Fewest,
}

impl Goal {
    /// Compares two scores: `Less` when the first is the better one, so that
    /// sorting puts the best first.
    ///
    /// ```
    /// use outflank::framework::Goal;
    /// let mut scores = [20, 34, 10];
    /// scores.sort_by(|&a, &b| Goal::Most.compare(a, b));
    /// assert_eq!(scores, [34, 20, 10]);
    /// ```
    #[must_use]
    pub fn compare(self, a: i32, b: i32) -> Ordering {
        match self {
            Self::Most => b.cmp(&a),
            Self::Fewest => a.cmp(&b),
        }
    }

    /// By how much the first score is better than the second; negative when
    /// it is worse.
    #[must_use]
    pub fn margin(self, own: i32, other: i32) -> i32 {
        match self {
            Self::Most => own.saturating_sub(other),
            Self::Fewest => other.saturating_sub(own),
        }
    }
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The rules ended it: nobody can move.
    NoMoves,
    /// All players but one have left, the last of them by resigning.
    Resignation(Player),
    /// All players but one have left, the last of them out of time.
    Time(Player),
    /// The time for the whole game is up: scores count as they stand.
    GameTime,
    /// The players agreed to stop.
    Agreement,
}

impl Reason {
    /// The player it is about, if it is about one.
    #[must_use]
    pub fn player(self) -> Option<Player> {
        match self {
            Self::Resignation(player) | Self::Time(player) => Some(player),
            Self::NoMoves | Self::GameTime | Self::Agreement => None,
        }
    }

    /// One word for programs: `no-moves`, `resignation`, `time`, `game-time`
    /// or `agreement`.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::NoMoves => "no-moves",
            Self::Resignation(_) => "resignation",
            Self::Time(_) => "time",
            Self::GameTime => "game-time",
            Self::Agreement => "agreement",
        }
    }

    /// Words for people, with the player's name in them.
    ///
    /// ```
    /// use outflank::framework::{Player, Reason};
    /// let reason = Reason::Resignation(Player::new(1));
    /// assert_eq!(reason.in_words(|_| "White"), "White resigned");
    /// assert_eq!(reason.to_string(), "player 2 resigned");
    /// ```
    #[must_use]
    pub fn in_words<N: fmt::Display>(self, name: impl Fn(Player) -> N) -> String {
        match self {
            Self::NoMoves => "no moves left".to_owned(),
            Self::Resignation(player) => format!("{} resigned", name(player)),
            Self::Time(player) => format!("{} ran out of time", name(player)),
            Self::GameTime => "the time for the game is up".to_owned(),
            Self::Agreement => "the players agreed to stop".to_owned(),
        }
    }
}

/// In words, with players called by their number, from 1.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_words(|player| format!("player {}", player.index() + 1)))
    }
}

/// Scores, places and the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Final scores in turn order.
    pub scores: Scores,
    /// Place of each player in turn order, 1 is best; equal places are shared
    /// and the places after them left out: 1 2 2 4.
    pub places: Vec<u8>,
    /// Why the game ended.
    pub reason: Reason,
}

impl Outcome {
    /// Ranks the players. `left` names those who left, in the order in which
    /// they did: the first to leave is the very last, and everybody who stayed
    /// is placed before all who left, whatever the scores.
    ///
    /// ```
    /// use outflank::framework::{Goal, Outcome, Player, Reason, Scores};
    /// let scores = Scores::of(&[30, 12, 12, 10]);
    /// let stayed = Outcome::of(scores, Goal::Most, &[], Reason::NoMoves);
    /// assert_eq!(stayed.places, [1, 2, 2, 4]);
    ///
    /// let left = [Player::new(0), Player::new(2)];
    /// let outcome = Outcome::of(scores, Goal::Most, &left, Reason::NoMoves);
    /// assert_eq!(outcome.places, [4, 1, 3, 2]);
    /// ```
    #[must_use]
    pub fn of(scores: Scores, goal: Goal, left: &[Player], reason: Reason) -> Self {
        let players = scores.as_slice().len();
        let place = |player| match left.iter().position(|&other| other == player) {
            Some(before) => players - before,
            None => {
                1 + Player::all(players)
                    .filter(|other| !left.contains(other))
                    .filter(|&other| goal.compare(scores[other], scores[player]).is_lt())
                    .count()
            }
        };
        Self {
            scores,
            places: Player::all(players)
                .map(|player| place(player) as u8)
                .collect(),
            reason,
        }
    }

    /// The place of a player, 1 is best.
    #[must_use]
    pub fn place(&self, player: Player) -> u8 {
        self.places[player.index()]
    }

    /// Everybody who shares the first place, in turn order; never empty.
    #[must_use]
    pub fn winners(&self) -> Vec<Player> {
        Player::all(self.places.len())
            .filter(|&player| self.place(player) == 1)
            .collect()
    }

    /// The winner, if the first place is not shared.
    #[must_use]
    pub fn sole_winner(&self) -> Option<Player> {
        match self.winners()[..] {
            [winner] => Some(winner),
            _ => None,
        }
    }

    /// Whether the first place is shared.
    #[must_use]
    pub fn is_draw(&self) -> bool {
        self.sole_winner().is_none()
    }

    /// All players, best place first; those who share a place in turn order.
    #[must_use]
    pub fn ranking(&self) -> Vec<Player> {
        let mut ranking: Vec<Player> = Player::all(self.places.len()).collect();
        ranking.sort_by_key(|&player| self.place(player));
        ranking
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(scores: &[i32], goal: Goal, left: &[usize]) -> Vec<u8> {
        let left: Vec<Player> = left.iter().map(|&i| Player::new(i)).collect();
        Outcome::of(Scores::of(scores), goal, &left, Reason::NoMoves).places
    }

    #[test]
    fn ties_share_a_place_and_leave_the_next_out() {
        assert_eq!(places(&[5, 9, 5, 1], Goal::Most, &[]), [2, 1, 2, 4]);
        assert_eq!(places(&[7, 7, 7], Goal::Most, &[]), [1, 1, 1]);
        assert_eq!(places(&[1, 1, 9, 0], Goal::Most, &[]), [2, 2, 1, 4]);
    }

    #[test]
    fn the_fewest_can_win() {
        assert_eq!(places(&[5, 9, 5, 1], Goal::Fewest, &[]), [2, 4, 2, 1]);
    }

    #[test]
    fn the_first_to_leave_is_the_very_last() {
        assert_eq!(places(&[64, 0], Goal::Most, &[0]), [2, 1]);
        assert_eq!(places(&[9, 9, 1, 9], Goal::Most, &[3, 0]), [3, 1, 2, 4]);
        assert_eq!(places(&[9, 9, 1, 9], Goal::Most, &[0, 3, 1]), [4, 2, 1, 3]);
        assert_eq!(places(&[0, 3, 3], Goal::Fewest, &[0]), [3, 1, 1]);
    }

    #[test]
    fn who_wins() {
        let of = |scores: &[i32]| Outcome::of(Scores::of(scores), Goal::Most, &[], Reason::NoMoves);
        assert_eq!(of(&[3, 3, 1]).winners(), [Player::new(0), Player::new(1)]);
        assert!(of(&[3, 3, 1]).is_draw());
        assert!(!of(&[3, 1, 1]).is_draw());
        assert_eq!(of(&[3, 1, 4]).sole_winner(), Some(Player::new(2)));
        let ranking = of(&[3, 1, 4, 3]).ranking();
        assert_eq!(
            ranking.iter().map(|p| p.index()).collect::<Vec<_>>(),
            [2, 0, 3, 1]
        );
    }

    #[test]
    fn reasons_in_words() {
        assert_eq!(Reason::NoMoves.to_string(), "no moves left");
        assert_eq!(
            Reason::Time(Player::new(0)).to_string(),
            "player 1 ran out of time"
        );
        assert_eq!(Reason::GameTime.word(), "game-time");
    }
}
