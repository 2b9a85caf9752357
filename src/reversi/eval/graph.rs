//! An evaluation for every board.

use super::terrain::Terrain;
use super::weights::Weights;
use crate::framework::search::Evaluator;
use crate::framework::{Game, Goal, Player, Scores};
use crate::reversi::Move;
use crate::reversi::kernel::Kernel;
use crate::reversi::position::{Position, Rules};
use crate::topology::{CellSet, MAX_CELLS};

/// Values positions of any variant by what its graph says: mobility, discs
/// beside empty cells, discs that can never be turned and those beside such
/// cells, the rim, and, as the board fills, discs.
#[derive(Clone, Debug)]
pub struct GraphEvaluator<S> {
    terrain: Terrain<S>,
    weights: Weights,
    /// How many cells can ever be filled, at least 1.
    fillable: i32,
    /// What keeping a disc is worth: 1, or −1 where the fewest discs win.
    /// Mobility is good in both games: of 300 games of `anti` that way won 83
    /// of 100.
    sign: i32,
}

/// How full the board is, as a share of this.
const FULL: i32 = 256;

impl<S: CellSet> GraphEvaluator<S> {
    /// The evaluator for a variant's rules.
    #[must_use]
    pub fn new<K: Kernel<Set = S>, const P: usize>(rules: &Rules<K, P>) -> Self {
        let terrain = Terrain::new(rules.variant(), rules.kernel());
        Self {
            weights: match rules.goal() {
                Goal::Most => Weights::MOST,
                Goal::Fewest => Weights::FEWEST,
            },
            fillable: terrain.fillable.len().max(1) as i32,
            terrain,
            sign: match rules.goal() {
                Goal::Most => 1,
                Goal::Fewest => -1,
            },
        }
    }

    /// How many cells can still be filled.
    #[must_use]
    pub fn open_cells<const P: usize>(&self, position: &Position<S, P>) -> usize {
        (self.terrain.fillable & !position.occupied()).len()
    }

    fn chances<K: Kernel<Set = S>, const P: usize>(
        &self,
        rules: &Rules<K, P>,
        position: &Position<S, P>,
    ) -> Scores {
        let players = rules.players();
        let empty = self.terrain.fillable & !position.occupied();
        let open = self.open(empty);
        let full = self.stage(position);
        let mut mobility = Scores::zero(players);
        let mut frontier = Scores::zero(players);
        for player in Player::all(players) {
            if !position.is_away(player) {
                mobility[player] = rules.placements(position, player).len() as i32;
            }
            frontier[player] = (position.discs(player) & open).len() as i32;
        }
        let mut chances = Scores::zero(players);
        for player in Player::all(players) {
            let early = share(self.weights.mobility, &mobility, player)
                - share(self.weights.frontier, &frontier, player);
            let discs = position.discs(player);
            let late = self.weights.disc * discs.len() as i32 * (full * full / FULL) / FULL;
            chances[player] =
                early * (FULL - full) / FULL + self.sign * (self.places(discs, empty) + late);
        }
        chances
    }

    /// How full the board is, 0 to [`FULL`].
    fn stage<const P: usize>(&self, position: &Position<S, P>) -> i32 {
        let filled = position.occupied().len() as i32;
        (FULL * filled / self.fillable).min(FULL)
    }

    /// The cells beside empty ones.
    fn open(&self, empty: S) -> S {
        let neighbours = empty.bits().map(|bit| self.terrain.neighbours[bit]);
        neighbours.fold(S::EMPTY, |all, set| all | set)
    }

    /// What the cells that a player's discs lie on are worth.
    fn places(&self, discs: S, empty: S) -> i32 {
        let mut value = self.weights.rim * (discs & self.terrain.rim).len() as i32;
        for safe in &self.terrain.safe {
            if discs.contains(safe.bit) {
                value += self.weights.safe * safe.reach;
            } else if empty.contains(safe.bit) {
                let lures = (discs & safe.beside).len() as i32;
                value -= self.weights.beside_safe * safe.reach * lures;
            }
        }
        value
    }
}

/// From this many plies on, the replies to a move are counted for its order.
const COUNT_REPLIES_FROM: u32 = 3;

impl<K: Kernel, const P: usize> Evaluator<Rules<K, P>> for GraphEvaluator<K::Set> {
    fn evaluate(&self, rules: &Rules<K, P>, position: &Position<K::Set, P>) -> Scores {
        self.chances(rules, position)
    }

    fn order(
        &self,
        rules: &Rules<K, P>,
        position: &Position<K::Set, P>,
        mv: Move,
        depth: u32,
    ) -> i32 {
        let Move::Place(cell) = mv else {
            return 0;
        };
        let empty = self.terrain.fillable & !position.occupied();
        let disc = K::Set::single(rules.kernel().bit(cell));
        let mut order = self.sign * self.places(disc, empty);
        if depth >= COUNT_REPLIES_FROM {
            let next = rules.apply(position, mv);
            let replies = rules.placements(&next, next.turn()).len() as i32;
            order -= self.weights.reply * replies;
        }
        // Equals in the order of cells, whatever the order of the kernel.
        let first = (MAX_CELLS - 1 - cell.index()) as i32;
        order.saturating_mul(MAX_CELLS as i32).saturating_add(first)
    }
}

/// A player's share of a sum that all players divide by what each has. Two
/// more in all keeps small numbers from deciding everything.
fn share(sum: i32, has: &Scores, player: Player) -> i32 {
    let all: i32 = has.as_slice().iter().sum();
    sum * has[player] / (all + 2)
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    use super::*;
    use crate::reversi::position::Setup;
    use crate::reversi::{Reversi, ReversiPosition};

    /// By how much the first player is ahead of the second.
    fn lead(rules: &Reversi, position: &ReversiPosition) -> i32 {
        let values = GraphEvaluator::new(rules).evaluate(rules, position);
        values[Player::new(0)] - values[Player::new(1)]
    }

    fn setup(rules: &Reversi, black: &[&str], white: &[&str]) -> ReversiPosition {
        let names = rules.variant().board().names();
        let mut discs = vec![None; rules.variant().board().graph().len()];
        for (player, cells) in [black, white].iter().enumerate() {
            for cell in *cells {
                discs[names.cell(cell).unwrap().index()] = Some(Player::new(player));
            }
        }
        let turn = Player::new(0);
        let (away, passes) = (Vec::new(), 0);
        let setup = Setup {
            discs,
            turn,
            away,
            passes,
        };
        rules.position(&setup).unwrap()
    }

    #[test]
    fn a_balanced_start_is_even() {
        for name in ["classic", "parallel", "hex-5", "octagon", "anti"] {
            let rules = Reversi::load(name).unwrap();
            assert_eq!(lead(&rules, &rules.start()), 0, "{name}");
        }
    }

    #[test]
    fn swapped_colours_swap_the_value() {
        for name in ["classic", "hex-5", "anti", "torus"] {
            let rules = Reversi::load(name).unwrap();
            let mut rng = ChaCha8Rng::seed_from_u64(3);
            let position = rules.random_plies(rules.start(), 20, &mut rng);
            let mut setup = rules.setup(&position);
            for owner in setup.discs.iter_mut().flatten() {
                *owner = owner.next(2);
            }
            let swapped = rules.position(&setup).unwrap();
            assert_eq!(lead(&rules, &position), -lead(&rules, &swapped), "{name}");
        }
    }

    #[test]
    fn corners_are_good_and_lures_bad_unless_the_fewest_win() {
        let classic = Reversi::load("classic").unwrap();
        let anti = Reversi::load("anti").unwrap();
        let corner = |rules| lead(rules, &setup(rules, &["a1", "d4"], &["d5", "e4"]));
        let lure = |rules| lead(rules, &setup(rules, &["b2", "d4"], &["d5", "c2"]));
        assert!(corner(&classic) > 0 && lure(&classic) < 0);
        assert!(corner(&anti) < 0 && lure(&anti) > 0);
    }
}
