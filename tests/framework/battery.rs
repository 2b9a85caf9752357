//! The battery passes sound games and catches every kind of broken one.

use std::sync::atomic::{AtomicU64, Ordering};

use outflank::framework::battery::{Law, check};
use outflank::framework::{Game, Goal, IllegalMove, Player, Scores};

use super::toys::{Branch, Nim, Step, TicTacToe, Tree};

fn tree(players: usize, seed: u64) -> Tree {
    Tree {
        players,
        seed,
        width: 4,
        plies: 30,
        goal: Goal::Most,
    }
}

#[test]
fn sound_games_pass() {
    check(&TicTacToe, 1, 50).unwrap();
    for players in 2..=8 {
        let heaps = vec![3, 4, 5];
        check(&Nim { players, heaps }, 2, 30).unwrap();
        check(&tree(players, 7), 3, 30).unwrap();
    }
}

/// What is wrong with a [`Broken`] tree.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Fault {
    NineInTurn,
    MoverWithoutMoves,
    MoverOutOfTurn,
    MoveListedTwice,
    MovesChange,
    MiscountsMoves,
    MiscountsEndings,
    RefusesLegal,
    AllowsIllegal,
    PlaysElsewhere,
    Forgets,
    ScoreMissing,
    LeavesNobody,
    LeavesAll,
    EndsWhenOneLeaves,
    GoesOnAlone,
    TurnMovesOn,
    Endless,
}

/// A sound tree with one fault.
struct Broken {
    tree: Tree,
    fault: Fault,
    calls: AtomicU64,
}

impl Broken {
    fn is(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    /// True every other time.
    fn flips(&self) -> bool {
        (self.calls.fetch_add(1, Ordering::Relaxed) + 1).is_multiple_of(2)
    }
}

impl Game for Broken {
    type State = Branch;
    type Move = Step;

    fn players(&self) -> usize {
        if self.is(Fault::NineInTurn) {
            9
        } else {
            self.tree.players()
        }
    }
    fn goal(&self) -> Goal {
        self.tree.goal()
    }
    fn start(&self) -> Branch {
        self.tree.start()
    }
    fn turn(&self, state: &Branch) -> Player {
        self.tree.turn(state)
    }
    fn mover(&self, state: &Branch) -> Option<Player> {
        match self.fault {
            Fault::MoverWithoutMoves => Some(self.turn(state)),
            Fault::MoverOutOfTurn => self.tree.mover(state).map(|p| p.next(self.players())),
            _ => (self.count_moves(state) > 0).then(|| self.turn(state)),
        }
    }
    fn moves(&self, state: &Branch) -> impl Iterator<Item = Step> {
        let mut moves: Vec<Step> = self.tree.moves(state).collect();
        let alone = (0..self.tree.players)
            .filter(|&p| !self.has_left(state, Player::new(p)))
            .count()
            == 1;
        match self.fault {
            Fault::MoveListedTwice => moves.extend(moves.first().copied()),
            Fault::MovesChange if self.flips() => moves.reverse(),
            Fault::EndsWhenOneLeaves
                if Player::all(self.tree.players).any(|p| self.has_left(state, p)) =>
            {
                moves.clear();
            }
            Fault::GoesOnAlone if alone => moves.push(Step::Pass),
            Fault::Endless if moves.is_empty() && !alone => moves.push(Step::Pass),
            _ => {}
        }
        moves.into_iter()
    }
    fn count_moves(&self, state: &Branch) -> usize {
        let count = self.moves(state).count();
        if self.is(Fault::MiscountsMoves) && count == 3 {
            4
        } else {
            count
        }
    }
    fn count_moves_and_endings(&self, state: &Branch) -> (usize, usize) {
        let ends = |&mv: &Step| self.mover(&self.apply(state, mv)).is_none();
        let endings = self.moves(state).filter(ends).count();
        let moves = self.moves(state).count();
        if self.is(Fault::MiscountsEndings) {
            (moves, endings / 2)
        } else {
            (moves, endings)
        }
    }
    fn is_legal(&self, state: &Branch, mv: Step) -> bool {
        match self.fault {
            Fault::RefusesLegal if mv == Step::Go(2) => false,
            Fault::AllowsIllegal => self.count_moves(state) > 0,
            _ => self.moves(state).any(|legal| legal == mv),
        }
    }
    fn is_pass(&self, mv: Step) -> bool {
        self.tree.is_pass(mv)
    }
    fn apply(&self, state: &Branch, mv: Step) -> Branch {
        match self.fault {
            Fault::Forgets if self.flips() => self.tree.apply(state, Step::Pass),
            _ => self.tree.apply(state, mv),
        }
    }
    fn play(&self, state: &Branch, mv: Step) -> Result<Branch, IllegalMove> {
        if self.is(Fault::PlaysElsewhere) {
            return Ok(self.tree.apply(state, Step::Go(0)));
        }
        if self.is_legal(state, mv) {
            Ok(self.apply(state, mv))
        } else {
            Err(IllegalMove)
        }
    }
    fn leave(&self, state: &Branch, player: Player) -> Branch {
        match self.fault {
            Fault::LeavesNobody => *state,
            Fault::LeavesAll => {
                Player::all(self.tree.players).fold(*state, |s, p| self.tree.leave(&s, p))
            }
            Fault::TurnMovesOn => {
                let turn = self.turn(state);
                let next = self.tree.leave(state, player);
                if self.turn(&next) == turn && !self.has_left(state, player) {
                    next.pass_turn()
                } else {
                    next
                }
            }
            _ => self.tree.leave(state, player),
        }
    }
    fn has_left(&self, state: &Branch, player: Player) -> bool {
        self.tree.has_left(state, player)
    }
    fn scores(&self, state: &Branch) -> Scores {
        if self.is(Fault::ScoreMissing) {
            Scores::zero(2)
        } else {
            self.tree.scores(state)
        }
    }
}

#[test]
fn each_fault_breaks_its_law() {
    for (fault, law) in [
        (Fault::NineInTurn, Law::Players),
        (Fault::MoverWithoutMoves, Law::Over),
        (Fault::MoverOutOfTurn, Law::Turn),
        (Fault::MoveListedTwice, Law::Moves),
        (Fault::MovesChange, Law::Moves),
        (Fault::MiscountsMoves, Law::Counts),
        (Fault::MiscountsEndings, Law::Counts),
        (Fault::RefusesLegal, Law::Legal),
        (Fault::AllowsIllegal, Law::Legal),
        (Fault::PlaysElsewhere, Law::Legal),
        (Fault::Forgets, Law::Apply),
        (Fault::ScoreMissing, Law::Scores),
        (Fault::LeavesNobody, Law::Leave),
        (Fault::LeavesAll, Law::Leave),
        (Fault::EndsWhenOneLeaves, Law::GoesOn),
        (Fault::GoesOnAlone, Law::GoesOn),
        (Fault::TurnMovesOn, Law::Leave),
        (Fault::Endless, Law::Ends),
    ] {
        let broken = Broken {
            tree: tree(3, 7),
            fault,
            calls: AtomicU64::new(0),
        };
        let violation = check(&broken, 5, 40).unwrap_err();
        assert_eq!(violation.law, law, "{fault:?}: {violation}");
    }
}

#[test]
fn a_violation_says_what_and_where() {
    let broken = Broken {
        tree: tree(2, 7),
        fault: Fault::ScoreMissing,
        calls: AtomicU64::new(0),
    };
    check(&broken, 5, 4).unwrap();
    let broken = Broken {
        tree: tree(3, 7),
        ..broken
    };
    let text = check(&broken, 5, 4).unwrap_err().to_string();
    assert!(
        text.starts_with("every player has a score: 2 scores for 3 players in "),
        "{text}"
    );
    assert!(
        text.ends_with("(game 0 from seed 5, after 0 events)"),
        "{text}"
    );
}
