//! Placing, capturing, passing, and whose turn comes next.

use super::{Hashing, Position, Rules};
use crate::framework::{Game, Player};
use crate::reversi::kernel::Kernel;
use crate::reversi::variant::{PassRule, Run, WhenBlocked};
use crate::topology::CellSet;

impl<K: Kernel, const P: usize, H: Hashing> Rules<K, P, H> {
    /// Where a player may place a disc, were it that player's turn.
    #[inline]
    #[must_use]
    pub fn placements(&self, position: &Position<K::Set, P, H>, player: Player) -> K::Set {
        let empty = self.kernel.all() & !position.occupied();
        let free = self.free & empty;
        if !free.is_empty() {
            return free;
        }
        let mine = position.discs(player);
        let mut capturing = K::Set::EMPTY;
        for run in 0..self.runs() {
            let capturable = self.capturable(position, player, run);
            capturing |= self.kernel.placements(mine, capturable);
        }
        capturing &= empty;
        if capturing.is_empty() && self.rule.when_blocked == WhenBlocked::PlaceAdjacent {
            return empty & self.beside(position.occupied());
        }
        capturing
    }

    /// Whether the player to move may place a disc on one cell. On large boards
    /// far quicker than to ask for all [`placements`](Self::placements).
    pub(super) fn may_place(&self, position: &Position<K::Set, P, H>, at: usize) -> bool {
        let player = position.turn();
        if self.is_broken_off(position) || position.occupied().contains(at) {
            return false;
        }
        let all_must_be_asked = !(self.free & !position.occupied()).is_empty()
            || self.variant.rules().when_blocked == WhenBlocked::PlaceAdjacent;
        if all_must_be_asked {
            return self.placements(position, player).contains(at);
        }
        !self.captures(position, player, at).is_empty()
    }

    /// What a disc of a player on an empty cell captures. Nothing while free
    /// cells of the opening are left.
    #[inline]
    #[must_use]
    pub fn captures(&self, position: &Position<K::Set, P, H>, player: Player, at: usize) -> K::Set {
        if !(self.free & !position.occupied()).is_empty() {
            return K::Set::EMPTY;
        }
        let mine = position.discs(player);
        let mut captured = K::Set::EMPTY;
        for run in 0..self.runs() {
            let capturable = self.capturable(position, player, run);
            captured |= self.kernel.captures(mine, capturable, at);
        }
        captured
    }

    /// How often the kernel is asked: about everybody else's discs at once
    /// where runs may mix colours, about one colour after the other where they
    /// may not.
    #[inline]
    fn runs(&self) -> usize {
        match self.rule.run {
            Run::Mixed => 1,
            Run::SingleColour => self.players,
        }
    }

    /// The discs that the kernel is asked about in one such question.
    #[inline]
    fn capturable(&self, position: &Position<K::Set, P, H>, player: Player, run: usize) -> K::Set {
        match self.rule.run {
            Run::Mixed => position.occupied() & !position.discs(player),
            Run::SingleColour if run == player.index() => K::Set::EMPTY,
            Run::SingleColour => position.discs(Player::new(run)),
        }
    }

    fn beside(&self, discs: K::Set) -> K::Set {
        let neighbours = discs.bits().map(|bit| self.neighbours[bit]);
        neighbours.fold(K::Set::EMPTY, |all, set| all | set)
    }

    /// The position after a legal placement of the player to move.
    #[inline]
    #[must_use]
    pub fn place(&self, position: &Position<K::Set, P, H>, at: usize) -> Position<K::Set, P, H> {
        let player = position.turn();
        let captured = self.captures(position, player, at);
        let mut next = *position;
        next.put(&self.keys, player, at);
        next.turn_over(&self.keys, player, captured);
        if self.counts_passes() {
            next.set_passes(0);
        }
        next.give_turn(self.after(position, player));
        next
    }

    /// The position after the player to move passes.
    #[inline]
    #[must_use]
    pub fn pass(&self, position: &Position<K::Set, P, H>) -> Position<K::Set, P, H> {
        let mut next = *position;
        if self.counts_passes() {
            next.set_passes(position.passes().saturating_add(1));
        }
        next.give_turn(self.after(position, position.turn()));
        next
    }

    /// Passes in a row only matter where they end the game.
    #[inline]
    pub(super) fn counts_passes(&self) -> bool {
        self.rule.pass == PassRule::Voluntary
    }

    /// Who has the turn after a player: the next one still at the table.
    #[inline]
    pub(super) fn after(&self, position: &Position<K::Set, P, H>, player: Player) -> Player {
        let players = self.players();
        let mut next = player.next(players);
        while position.is_away(next) && next != player {
            next = next.next(players);
        }
        next
    }

    #[inline]
    pub(super) fn seats(&self) -> impl Iterator<Item = Player> + use<K, P, H> {
        Player::all(self.players())
    }

    /// Whether the rules end the game for everybody, whoever's turn it is:
    /// too few players are left, or all of them passed in a row.
    #[inline]
    fn is_broken_off(&self, position: &Position<K::Set, P, H>) -> bool {
        if position.away() == 0 && !self.counts_passes() {
            return false;
        }
        let present = self.players() - position.away().count_ones() as usize;
        present < 2 || usize::from(position.passes()) >= present
    }

    /// Whether a player who cannot place may pass, or the game is over.
    fn can_pass(&self, position: &Position<K::Set, P, H>) -> bool {
        let others = || {
            self.seats()
                .filter(|&other| other != position.turn() && !position.is_away(other))
        };
        self.rule.pass != PassRule::EndsGame
            && others().any(|other| !self.placements(position, other).is_empty())
    }

    /// Where the player to move may place, and whether passing is a move.
    #[inline]
    pub(super) fn options(&self, position: &Position<K::Set, P, H>) -> (K::Set, bool) {
        if self.is_broken_off(position) {
            return (K::Set::EMPTY, false);
        }
        let placements = self.placements(position, position.turn());
        let pass = if placements.is_empty() {
            self.can_pass(position)
        } else {
            self.rule.pass == PassRule::Voluntary
        };
        (placements, pass)
    }
}
