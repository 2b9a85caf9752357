//! Players and what each of them has.

use std::ops::{Index, IndexMut};

/// The most players a game may have.
pub const MAX_PLAYERS: usize = 8;

/// A seat at the table, numbered in turn order from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Player(u8);

impl Player {
    /// The player in this seat.
    ///
    /// # Panics
    /// If `index` is [`MAX_PLAYERS`] or more.
    #[must_use]
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_PLAYERS);
        Self(index as u8)
    }

    /// The seat, 0 to [`MAX_PLAYERS`] − 1.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The player whose turn comes after this one's among `players`.
    ///
    /// ```
    /// use outflank::framework::Player;
    /// assert_eq!(Player::new(2).next(3), Player::new(0));
    /// ```
    #[must_use]
    pub const fn next(self, players: usize) -> Self {
        Self(((self.0 as usize + 1) % players) as u8)
    }

    /// All players of a game of this many.
    pub fn all(
        players: usize,
    ) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..players).map(Self::new)
    }
}

/// One number a player: discs, ships sunk, an evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scores {
    values: [i32; MAX_PLAYERS],
    players: u8,
}

impl Scores {
    /// Zero for each of this many players.
    ///
    /// # Panics
    /// If there are more than [`MAX_PLAYERS`].
    #[must_use]
    pub const fn zero(players: usize) -> Self {
        assert!(players <= MAX_PLAYERS);
        Self {
            values: [0; MAX_PLAYERS],
            players: players as u8,
        }
    }

    /// These numbers, in turn order.
    ///
    /// # Panics
    /// If there are more than [`MAX_PLAYERS`].
    #[must_use]
    pub fn of(values: &[i32]) -> Self {
        let mut scores = Self::zero(values.len());
        scores.values[..values.len()].copy_from_slice(values);
        scores
    }

    /// How many players there are.
    #[must_use]
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    /// The numbers in turn order.
    #[must_use]
    pub fn as_slice(&self) -> &[i32] {
        &self.values[..usize::from(self.players)]
    }
}

impl Index<Player> for Scores {
    type Output = i32;
    fn index(&self, player: Player) -> &i32 {
        &self.values[player.index()]
    }
}

impl IndexMut<Player> for Scores {
    fn index_mut(&mut self, player: Player) -> &mut i32 {
        &mut self.values[player.index()]
    }
}
