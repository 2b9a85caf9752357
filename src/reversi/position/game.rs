//! The rules as the framework asks for them.

use super::{Hashing, Position, Rules};
use crate::framework::{Game, Goal, Player, Scores};
use crate::reversi::Move;
use crate::reversi::kernel::Kernel;
use crate::reversi::variant::Empties;
use crate::topology::CellSet;

impl<K: Kernel, const P: usize, H: Hashing> Game for Rules<K, P, H> {
    type State = Position<K::Set, P, H>;
    type Move = Move;

    #[inline]
    fn players(&self) -> usize {
        self.players
    }

    fn goal(&self) -> Goal {
        self.rule.goal
    }

    fn start(&self) -> Self::State {
        let seed = self
            .variant
            .opening()
            .random
            .map_or(0, |random| random.seed);
        self.start_from_seed(seed)
    }

    #[inline]
    fn turn(&self, position: &Self::State) -> Player {
        position.turn()
    }

    #[inline]
    fn moves(&self, position: &Self::State) -> impl Iterator<Item = Move> {
        let (placements, pass) = self.options(position);
        placements
            .bits()
            .map(|bit| Move::Place(self.kernel.cell(bit)))
            .chain(pass.then_some(Move::Pass))
    }

    #[inline]
    fn count_moves(&self, position: &Self::State) -> usize {
        let (placements, pass) = self.options(position);
        placements.len() + usize::from(pass)
    }

    #[inline]
    fn count_moves_and_endings(&self, position: &Self::State) -> (usize, usize) {
        self.moves_and_endings(position)
    }

    fn is_legal(&self, position: &Self::State, mv: Move) -> bool {
        match mv {
            Move::Pass => self.options(position).1,
            Move::Place(cell) => {
                cell.index() < self.variant.board().graph().len()
                    && self.may_place(position, self.kernel.bit(cell))
            }
        }
    }

    #[inline]
    fn apply(&self, position: &Self::State, mv: Move) -> Self::State {
        match mv {
            Move::Place(cell) => self.place(position, self.kernel.bit(cell)),
            Move::Pass => self.pass(position),
        }
    }

    fn leave(&self, position: &Self::State, player: Player) -> Self::State {
        let mut next = *position;
        next.set_away(position.away() | 1 << player.index());
        if position.turn() == player {
            next.give_turn(self.after(&next, player));
        }
        next
    }

    fn has_left(&self, position: &Self::State, player: Player) -> bool {
        position.away() & 1 << player.index() != 0
    }

    fn is_pass(&self, mv: Move) -> bool {
        mv == Move::Pass
    }

    fn scores(&self, position: &Self::State) -> Scores {
        let mut scores = Scores::zero(self.players());
        for player in self.seats() {
            scores[player] = position.discs(player).len() as i32;
        }
        if self.rule.empties == Empties::Winner
            && position.away() == 0
            && self.count_moves(position) == 0
            && let Some(winner) = self.sole_winner(&scores)
        {
            let empty = self.kernel.all() & !position.occupied();
            scores[winner] += empty.len() as i32;
        }
        scores
    }
}

impl<K: Kernel, const P: usize, H: Hashing> Rules<K, P, H> {
    /// Who gets the empty cells, where the variant gives them away and the
    /// game is over: the only player ahead of everybody else.
    fn sole_winner(&self, scores: &Scores) -> Option<Player> {
        let best = match self.rule.goal {
            Goal::Most => scores.as_slice().iter().max(),
            Goal::Fewest => scores.as_slice().iter().min(),
        }?;
        let mut winners = self.seats().filter(|&player| scores[player] == *best);
        let winner = winners.next();
        winner.filter(|_| winners.next().is_none())
    }
}
