//! Which moves end the game, found without listing every answer to them.

use super::{Position, Rules};
use crate::framework::Game;
use crate::reversi::Move;
use crate::reversi::kernel::Kernel;
use crate::topology::CellSet;

impl<K: Kernel, const P: usize> Rules<K, P> {
    /// How many of the legal moves end the game.
    ///
    /// Nearly always a single answer shows that one does not, and the answer
    /// that showed it for the last move mostly shows it for the next one too.
    pub(super) fn endings(&self, position: &Position<K::Set, P>) -> usize {
        let mut answer = None;
        let ends = |&mv: &Move| {
            let next = self.apply(position, mv);
            if mv == Move::Pass {
                // Passes in a row may end a game in which cells are left.
                return self.mover(&next).is_none();
            }
            let captures = |&at: &usize| !self.captures(&next, next.turn(), at).is_empty();
            let open = self.kernel.all() & !next.occupied();
            answer = answer
                .filter(|&at| open.contains(at))
                .filter(captures)
                .or_else(|| open.bits().find(captures));
            answer.is_none() && self.mover(&next).is_none()
        };
        self.moves(position).filter(ends).count()
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::seq::IteratorRandom;
    use rand_chacha::ChaCha8Rng;

    use super::*;
    use crate::reversi::Reversi;
    use crate::reversi::variant::{Variant, builtins};

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
                let plainly = rules.moves(&position).filter(ends).count();
                assert_eq!(
                    rules.endings(&position),
                    plainly,
                    "{}",
                    rules.variant().name()
                );
                seen += plainly;
                position = rules.apply(&position, mv);
            }
        }
        assert!(seen > 20, "few games came to an end: {seen}");
    }
}
