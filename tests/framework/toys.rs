//! Small games: Nim, tic-tac-toe, and trees grown at random.

use outflank::framework::search::Evaluator;
use outflank::framework::{Game, Goal, Player, Scores};

/// Who sits at the table: whose turn it is, and who has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seats {
    players: usize,
    turn: Player,
    away: u8,
}

impl Seats {
    pub fn new(players: usize) -> Self {
        Self {
            players,
            turn: Player::new(0),
            away: 0,
        }
    }

    pub fn turn(self) -> Player {
        self.turn
    }

    pub fn is_away(self, player: Player) -> bool {
        self.away & 1 << player.index() != 0
    }

    pub fn stay(self) -> usize {
        self.players - self.away.count_ones() as usize
    }

    pub fn leave(mut self, player: Player) -> Self {
        self.away |= 1 << player.index();
        if self.turn == player {
            self.next()
        } else {
            self
        }
    }

    pub fn next(mut self) -> Self {
        for _ in 0..self.players {
            self.turn = self.turn.next(self.players);
            if !self.is_away(self.turn) {
                break;
            }
        }
        self
    }
}

/// Players take any number from one heap in turn; who takes the last one wins.
#[derive(Clone, Debug)]
pub struct Nim {
    pub players: usize,
    pub heaps: Vec<u8>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct NimState {
    heaps: Vec<u8>,
    seats: Seats,
    last: Option<Player>,
}

impl Game for Nim {
    type State = NimState;
    type Move = (usize, u8);

    fn players(&self) -> usize {
        self.players
    }
    fn goal(&self) -> Goal {
        Goal::Most
    }
    fn start(&self) -> NimState {
        NimState {
            heaps: self.heaps.clone(),
            seats: Seats::new(self.players),
            last: None,
        }
    }
    fn turn(&self, state: &NimState) -> Player {
        state.seats.turn()
    }
    fn moves(&self, state: &NimState) -> impl Iterator<Item = (usize, u8)> {
        let heaps = if state.seats.stay() > 1 {
            &state.heaps[..]
        } else {
            &[]
        };
        heaps
            .iter()
            .enumerate()
            .flat_map(|(heap, &size)| (1..=size).map(move |take| (heap, take)))
    }
    fn apply(&self, state: &NimState, (heap, take): (usize, u8)) -> NimState {
        let mut next = state.clone();
        if let Some(size) = next.heaps.get_mut(heap) {
            *size = size.saturating_sub(take);
        }
        next.last = Some(state.seats.turn());
        next.seats = state.seats.next();
        next
    }
    fn leave(&self, state: &NimState, player: Player) -> NimState {
        NimState {
            seats: state.seats.leave(player),
            ..state.clone()
        }
    }
    fn has_left(&self, state: &NimState, player: Player) -> bool {
        state.seats.is_away(player)
    }
    fn scores(&self, state: &NimState) -> Scores {
        let mut scores = Scores::zero(self.players);
        if let Some(last) = state.last
            && state.heaps.iter().all(|&size| size == 0)
        {
            scores[last] = 1;
        }
        scores
    }
}

/// Three in a row on 3×3.
#[derive(Clone, Copy, Debug)]
pub struct TicTacToe;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Noughts {
    marks: [u16; 2],
    seats: Seats,
}

const ROWS: [u16; 8] = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

impl Noughts {
    /// One bit a cell.
    pub fn empty(self) -> u16 {
        !(self.marks[0] | self.marks[1]) & 0o777
    }

    fn has_row(self, player: usize) -> bool {
        ROWS.iter().any(|&row| self.marks[player] & row == row)
    }
}

impl Game for TicTacToe {
    type State = Noughts;
    type Move = u8;

    fn players(&self) -> usize {
        2
    }
    fn goal(&self) -> Goal {
        Goal::Most
    }
    fn start(&self) -> Noughts {
        Noughts {
            marks: [0; 2],
            seats: Seats::new(2),
        }
    }
    fn turn(&self, state: &Noughts) -> Player {
        state.seats.turn()
    }
    fn moves(&self, state: &Noughts) -> impl Iterator<Item = u8> {
        let over = state.seats.stay() < 2 || state.has_row(0) || state.has_row(1);
        let empty = state.empty();
        (0..9).filter(move |&cell| !over && empty & 1 << cell != 0)
    }
    fn apply(&self, state: &Noughts, cell: u8) -> Noughts {
        let mut next = *state;
        next.marks[state.seats.turn().index()] |= 1 << (cell % 9);
        next.seats = state.seats.next();
        next
    }
    fn leave(&self, state: &Noughts, player: Player) -> Noughts {
        Noughts {
            seats: state.seats.leave(player),
            ..*state
        }
    }
    fn has_left(&self, state: &Noughts, player: Player) -> bool {
        state.seats.is_away(player)
    }
    fn scores(&self, state: &Noughts) -> Scores {
        Scores::of(&[0, 1].map(|player| i32::from(state.has_row(player))))
    }
}

/// A tree grown from a seed: some states end the game, some leave only a
/// pass, after some moves the same player moves again.
#[derive(Clone, Copy, Debug)]
pub struct Tree {
    pub players: usize,
    pub seed: u64,
    /// Most moves a state has.
    pub width: u64,
    /// Most plies a game has.
    pub plies: u32,
    pub goal: Goal,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Branch {
    hash: u64,
    plies: u32,
    seats: Seats,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Step {
    Go(u8),
    Pass,
}

impl Branch {
    /// The same branch on the next player's turn.
    pub fn pass_turn(mut self) -> Self {
        self.seats = self.seats.next();
        self
    }
}

/// One round of splitmix64.
fn mix(value: u64) -> u64 {
    let z = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

impl Tree {
    /// How many moves other than a pass there are, or `None` at the end.
    fn choices(&self, branch: &Branch) -> Option<u64> {
        let dice = mix(branch.hash);
        let over = branch.plies >= self.plies
            || branch.seats.stay() < 2
            || branch.plies > 2 && dice.is_multiple_of(9);
        match dice % 5 {
            _ if over => None,
            1 => Some(0),
            _ => Some(1 + (dice >> 8) % self.width),
        }
    }

    fn numbers(&self, branch: &Branch, salt: u64, spread: u64) -> Scores {
        let mut scores = Scores::zero(self.players);
        for player in Player::all(self.players) {
            let dice = mix(branch.hash ^ mix(salt + player.index() as u64));
            scores[player] = (dice % (2 * spread + 1)) as i32 - spread as i32;
        }
        scores
    }
}

impl Game for Tree {
    type State = Branch;
    type Move = Step;

    fn players(&self) -> usize {
        self.players
    }
    fn goal(&self) -> Goal {
        self.goal
    }
    fn start(&self) -> Branch {
        Branch {
            hash: mix(self.seed),
            plies: 0,
            seats: Seats::new(self.players),
        }
    }
    fn turn(&self, branch: &Branch) -> Player {
        branch.seats.turn()
    }
    fn moves(&self, branch: &Branch) -> impl Iterator<Item = Step> {
        let choices = self.choices(branch);
        let pass = (choices == Some(0)).then_some(Step::Pass);
        let go = (0..choices.unwrap_or(0)).map(|choice| Step::Go(choice as u8));
        go.chain(pass)
    }
    fn is_pass(&self, step: Step) -> bool {
        step == Step::Pass
    }
    fn apply(&self, branch: &Branch, step: Step) -> Branch {
        let choice = match step {
            Step::Go(choice) => u64::from(choice),
            Step::Pass => 255,
        };
        let hash = mix(branch.hash ^ mix(choice));
        let again = step != Step::Pass && hash.is_multiple_of(7);
        Branch {
            hash,
            plies: branch.plies + 1,
            seats: if again {
                branch.seats
            } else {
                branch.seats.next()
            },
        }
    }
    fn leave(&self, branch: &Branch, player: Player) -> Branch {
        Branch {
            seats: branch.seats.leave(player),
            ..*branch
        }
    }
    fn has_left(&self, branch: &Branch, player: Player) -> bool {
        branch.seats.is_away(player)
    }
    fn scores(&self, branch: &Branch) -> Scores {
        self.numbers(branch, 100, 4)
    }
}

/// Values branches of a [`Tree`] at random, the same way each time.
pub struct RandomValues;

impl Evaluator<Tree> for RandomValues {
    fn evaluate(&self, tree: &Tree, branch: &Branch) -> Scores {
        tree.numbers(branch, 200, 20)
    }
    fn order(&self, _: &Tree, branch: &Branch, step: Step, _: u32) -> i32 {
        match step {
            Step::Go(choice) => (mix(branch.hash ^ u64::from(choice)) % 3) as i32,
            Step::Pass => 0,
        }
    }
}
