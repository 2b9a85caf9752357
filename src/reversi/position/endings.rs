//! Which moves end the game, found without listing every answer to them.

use super::{Hashing, Position, Rules};
use crate::framework::Game;
use crate::reversi::kernel::Kernel;
use crate::topology::CellSet;

impl<K: Kernel, const P: usize, H: Hashing> Rules<K, P, H> {
    /// How many legal moves there are, and how many of them end the game.
    ///
    /// Nearly always a single answer shows that a move does not, and the answer
    /// that showed it for the last move mostly shows it for the next one too.
    #[inline]
    pub(super) fn moves_and_endings(&self, position: &Position<K::Set, P, H>) -> (usize, usize) {
        let (placements, pass) = self.options(position);
        let mut answer = None;
        let mut endings = 0;
        for at in placements.bits() {
            let next = self.place(position, at);
            answer = self.an_answer(&next, answer, at);
            if answer.is_none() && self.mover(&next).is_none() {
                endings += 1;
            }
        }
        // Passes in a row may end a game in which cells are left.
        if pass && self.mover(&self.pass(position)).is_none() {
            endings += 1;
        }
        (placements.len() + usize::from(pass), endings)
    }

    /// A cell on which the player to move captures, if there is one: the cell
    /// guessed, or else the first found beyond the disc just placed, where the
    /// next capture is likely.
    #[inline]
    fn an_answer(
        &self,
        next: &Position<K::Set, P, H>,
        guess: Option<usize>,
        placed: usize,
    ) -> Option<usize> {
        let captures = |&at: &usize| !self.captures(next, next.turn(), at).is_empty();
        let open = self.kernel.all() & !next.occupied();
        let guess = guess.filter(|&at| open.contains(at)).filter(captures);
        guess
            .or_else(|| open.bits().filter(|&at| at > placed).find(captures))
            .or_else(|| open.bits().take_while(|&at| at < placed).find(captures))
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::seq::IteratorRandom;
    use rand_chacha::ChaCha8Rng;

    use super::*;
    use crate::reversi::variant::{Variant, builtins};
    use crate::reversi::{Move, Reversi};

    #[test]
    fn endings_are_the_moves_after_which_nobody_can_move() {
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        let mut seen = 0;
        let may_pass = "extends = \"mini-4\"\n[rules]\npass = \"voluntary\"";
        let may_pass = Variant::from_text("may-pass", may_pass).unwrap();
        let variants = builtins().map(|builtin| builtin.load().unwrap());
        for variant in variants.chain([may_pass]) {
            let rules = Reversi::of(variant.into()).unwrap();
            let mut position = rules.start();
            while let Some(mv) = rules.moves(&position).choose(&mut rng) {
                let ends = |mv: &Move| rules.mover(&rules.apply(&position, *mv)).is_none();
                let endings = rules.moves(&position).filter(ends).count();
                assert_eq!(
                    rules.moves_and_endings(&position),
                    (rules.count_moves(&position), endings),
                    "{}",
                    rules.variant().name()
                );
                seen += endings;
                position = rules.apply(&position, mv);
            }
        }
        assert!(seen > 20, "few games came to an end: {seen}");
    }
}
