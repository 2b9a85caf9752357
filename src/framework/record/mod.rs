//! What happened in one game, with undo and redo.

mod event;

use super::{Game, Outcome, Player, Reason};

pub use event::{Departure, Entry, Event, RecordError, Stop};

/// What happened in one game: moves, passes, players who left, a stop.
///
/// A cursor stands between the events; undo and redo move it, and a new event
/// drops what lies behind it:
///
/// ```text
///     start ── d3 ── c5 ── pass ──┃── f6 ── White resigned
///              events()         cursor   what redo brings back
/// ```
///
/// A record owns its game, so it can never be continued by other rules; share
/// the rules by giving it an `Arc<G>` or a `&G`, which are games as well. It
/// keeps the state after each event: undo restores it exactly, at the price of
/// one state an event.
///
/// ```
/// # use outflank::framework::*;
/// # struct Race; // Two players add 1 or 2; who reaches 3 has made the last move.
/// # impl Game for Race {
/// #     type State = (u8, Player);
/// #     type Move = u8;
/// #     fn players(&self) -> usize { 2 }
/// #     fn goal(&self) -> Goal { Goal::Most }
/// #     fn start(&self) -> Self::State { (0, Player::new(0)) }
/// #     fn turn(&self, s: &Self::State) -> Player { s.1 }
/// #     fn moves(&self, s: &Self::State) -> impl Iterator<Item = u8> { 1..=2.min(3 - s.0) }
/// #     fn apply(&self, s: &Self::State, mv: u8) -> Self::State { (s.0 + mv, s.1.next(2)) }
/// #     fn leave(&self, s: &Self::State, p: Player) -> Self::State { (3, p) }
/// #     fn has_left(&self, s: &Self::State, p: Player) -> bool { false }
/// #     fn scores(&self, s: &Self::State) -> Scores {
/// #         let mut scores = Scores::zero(2); scores[s.1.next(2)] = 1; scores
/// #     }
/// # }
/// let mut record = Record::new(&Race);
/// record.play(2)?;
/// record.play(1)?;
/// assert_eq!(record.outcome().unwrap().winners(), [Player::new(1)]);
/// record.undo();
/// assert_eq!(record.mover(), Some(Player::new(1)));
/// # Ok::<(), RecordError>(())
/// ```
pub struct Record<G: Game> {
    game: G,
    start: G::State,
    steps: Vec<(Event<G::Move>, G::State)>,
    cursor: usize,
}

impl<G: Game> Record<G> {
    /// A record of a game that is about to start.
    #[must_use]
    pub fn new(game: G) -> Self {
        let start = game.start();
        Self::from_state(game, start)
    }

    /// A record that starts in any state.
    #[must_use]
    pub fn from_state(game: G, start: G::State) -> Self {
        Self {
            game,
            start,
            steps: Vec::new(),
            cursor: 0,
        }
    }

    /// The game that is recorded.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The state it started in.
    #[must_use]
    pub fn start(&self) -> &G::State {
        &self.start
    }

    /// The state as it is now.
    #[must_use]
    pub fn state(&self) -> &G::State {
        self.state_after(self.cursor)
    }

    /// Who is to move, or `None` when the game is over.
    #[must_use]
    pub fn mover(&self) -> Option<Player> {
        match self.last() {
            Some(Event::Stopped(_)) => None,
            _ => self.game.mover(self.state()),
        }
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.mover().is_none()
    }

    /// How many events have happened.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cursor
    }

    /// Whether nothing has happened yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cursor == 0
    }

    /// How many plies were played: moves and passes.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.moves().count()
    }

    /// How many events [`redo`](Self::redo) can bring back.
    #[must_use]
    pub fn redoable(&self) -> usize {
        self.steps.len() - self.cursor
    }

    /// What happened, in order, each with the states before and after it.
    pub fn entries(
        &self,
    ) -> impl DoubleEndedIterator<Item = Entry<'_, G>> + ExactSizeIterator + Clone {
        (0..self.cursor).map(|index| self.entry(index))
    }

    /// What happened, in order.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = Event<G::Move>> + ExactSizeIterator {
        self.steps[..self.cursor].iter().map(|&(event, _)| event)
    }

    /// What was undone and [`redo`](Self::redo) can bring back, in the order in
    /// which it happened.
    pub fn undone(&self) -> impl DoubleEndedIterator<Item = Event<G::Move>> + ExactSizeIterator {
        self.steps[self.cursor..].iter().map(|&(event, _)| event)
    }

    /// The moves played, passes included, in order.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = G::Move> {
        self.events().filter_map(|event| match event {
            Event::Move(_, mv) => Some(mv),
            Event::Left(..) | Event::Stopped(_) => None,
        })
    }

    /// What happened last.
    #[must_use]
    pub fn last(&self) -> Option<Event<G::Move>> {
        Some(self.steps[self.cursor.checked_sub(1)?].0)
    }

    /// Who left, the first to leave first.
    #[must_use]
    pub fn left(&self) -> Vec<Player> {
        self.events()
            .filter_map(|event| match event {
                Event::Left(player, _) => Some(player),
                Event::Move(..) | Event::Stopped(_) => None,
            })
            .collect()
    }

    /// Scores, places and the reason, when the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let reason = self.reason()?;
        let scores = self.game.scores(self.state());
        Some(Outcome::of(scores, self.game.goal(), &self.left(), reason))
    }

    fn reason(&self) -> Option<Reason> {
        let only_one_stays = || self.left().len() + 1 >= self.game.players();
        match self.last() {
            Some(Event::Stopped(Stop::GameTime)) => Some(Reason::GameTime),
            Some(Event::Stopped(Stop::Agreement)) => Some(Reason::Agreement),
            _ if self.game.mover(self.state()).is_some() => None,
            Some(Event::Left(player, Departure::Resigned)) if only_one_stays() => {
                Some(Reason::Resignation(player))
            }
            Some(Event::Left(player, Departure::OutOfTime)) if only_one_stays() => {
                Some(Reason::Time(player))
            }
            _ => Some(Reason::NoMoves),
        }
    }

    /// Plays a move.
    ///
    /// # Errors
    /// When the game is over or the rules do not allow the move; the record is
    /// then as it was.
    pub fn play(&mut self, mv: G::Move) -> Result<Entry<'_, G>, RecordError> {
        let player = self.require_mover()?;
        let after = self.game.play(self.state(), mv)?;
        Ok(self.push(Event::Move(player, mv), after))
    }

    /// Lets a player leave, whose turn it need not be.
    ///
    /// # Errors
    /// When the game is over, or the player does not exist or has left before.
    pub fn leave(&mut self, player: Player, how: Departure) -> Result<Entry<'_, G>, RecordError> {
        self.require_mover()?;
        let players = self.game.players();
        if player.index() >= players {
            return Err(RecordError::NoSuchPlayer { player, players });
        }
        if self.game.has_left(self.state(), player) || self.left().contains(&player) {
            return Err(RecordError::AlreadyLeft(player));
        }
        let after = self.game.leave(self.state(), player);
        Ok(self.push(Event::Left(player, how), after))
    }

    /// Stops the game; scores count as they stand.
    ///
    /// # Errors
    /// When the game is over.
    pub fn stop(&mut self, why: Stop) -> Result<Entry<'_, G>, RecordError> {
        self.require_mover()?;
        let state = self.state().clone();
        Ok(self.push(Event::Stopped(why), state))
    }

    /// Takes the last event back, whatever it was, and tells which; `None` at
    /// the start.
    pub fn undo(&mut self) -> Option<Entry<'_, G>> {
        self.cursor = self.cursor.checked_sub(1)?;
        Some(self.entry(self.cursor))
    }

    /// Lets the last undone event happen again and tells which; `None` when
    /// there is none.
    pub fn redo(&mut self) -> Option<Entry<'_, G>> {
        if self.redoable() == 0 {
            return None;
        }
        self.cursor += 1;
        Some(self.entry(self.cursor - 1))
    }

    /// Goes back to the player's own previous turn: takes back that player's
    /// last move that was not a forced pass, and all that happened since.
    /// Returns how many events were taken back; 0, and nothing changes, when
    /// the player has not had a turn before.
    pub fn undo_to_previous_turn_of(&mut self, player: Player) -> usize {
        let Some(target) = (0..self.cursor)
            .rev()
            .find(|&index| self.is_turn_of(player, index))
        else {
            return 0;
        };
        std::mem::replace(&mut self.cursor, target) - target
    }

    /// Goes forward to the player's next turn among the undone events, or to
    /// the last of them: what [`undo_to_previous_turn_of`] took back comes
    /// back. Returns how many events happened again.
    ///
    /// [`undo_to_previous_turn_of`]: Self::undo_to_previous_turn_of
    pub fn redo_to_next_turn_of(&mut self, player: Player) -> usize {
        let end = self.steps.len();
        let target = (self.cursor + 1..end)
            .find(|&index| self.is_turn_of(player, index))
            .unwrap_or(end);
        target - std::mem::replace(&mut self.cursor, target)
    }

    /// Whether event `index` is a move that the player chose.
    fn is_turn_of(&self, player: Player, index: usize) -> bool {
        let forced_pass =
            |mv| self.game.is_pass(mv) && self.game.count_moves(self.state_after(index)) == 1;
        matches!(self.steps[index].0, Event::Move(mover, mv) if mover == player && !forced_pass(mv))
    }

    fn require_mover(&self) -> Result<Player, RecordError> {
        match self.reason() {
            Some(reason) => Err(RecordError::Over(reason)),
            None => Ok(self.game.turn(self.state())),
        }
    }

    fn push(&mut self, event: Event<G::Move>, after: G::State) -> Entry<'_, G> {
        self.steps.truncate(self.cursor);
        self.steps.push((event, after));
        self.cursor += 1;
        self.entry(self.cursor - 1)
    }

    fn entry(&self, index: usize) -> Entry<'_, G> {
        Entry {
            event: self.steps[index].0,
            before: self.state_after(index),
            after: &self.steps[index].1,
        }
    }

    /// The state after this many events.
    fn state_after(&self, events: usize) -> &G::State {
        match events.checked_sub(1) {
            Some(last) => &self.steps[last].1,
            None => &self.start,
        }
    }
}
