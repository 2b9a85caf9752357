//! Adding up what many games showed.

use super::Mean;
use super::game::GameRecord;
use crate::framework::Player;
use crate::reversi::search::Bot;
use crate::reversi::variant::{Variant, never_filled};

/// How a seat, or a bot in whatever seat, fared.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Standing {
    /// Wins a game; a shared win counts its share.
    pub wins: Mean,
    /// How often each place was reached, best first. Equal places are shared
    /// and the places after them left out.
    pub places: Vec<u64>,
    /// The score at the end, in discs.
    pub score: Mean,
}

impl Standing {
    fn new(players: usize) -> Self {
        Self {
            places: vec![0; players],
            ..Self::default()
        }
    }

    /// Takes in a unit: this player of each game.
    fn take(&mut self, games: &[(&GameRecord, Player)]) {
        let mean = |value: &dyn Fn(&GameRecord, Player) -> f64| {
            let sum: f64 = games
                .iter()
                .map(|&(game, player)| value(game, player))
                .sum();
            sum / games.len() as f64
        };
        self.wins.push(mean(&win_share));
        self.score
            .push(mean(&|game, player| f64::from(game.outcome.scores[player])));
        for &(game, player) in games {
            self.places[usize::from(game.outcome.place(player)) - 1] += 1;
        }
    }
}

/// 1 for a win, a part of it for a shared one.
fn win_share(game: &GameRecord, player: Player) -> f64 {
    let winners = game.outcome.winners();
    match winners.contains(&player) {
        true => 1.0 / winners.len() as f64,
        false => 0.0,
    }
}

/// What many games of one variant showed. One observation of each mean is a
/// unit: a game, or the games of one opening in every rotation of the seats.
#[derive(Clone, PartialEq, Debug)]
pub struct Survey {
    /// Games played to the end.
    pub games: u64,
    /// Games whose first place is shared.
    pub draws: u64,
    /// Moves and passes a game, random plies included.
    pub length: Mean,
    /// Legal moves in the positions in which a disc can be placed.
    pub moves: Mean,
    /// Cells filled at the end, as a share of all cells.
    pub filled: Mean,
    /// The same as a share of the cells that can ever be filled.
    pub filled_of_fillable: Mean,
    /// Passes a game.
    pub passes: Mean,
    /// How often a game the sole lead went from one player to another.
    pub lead_changes: Mean,
    /// The ply after which the winner was in the sole lead for good; games
    /// with a shared first place are left out.
    pub led_from: Mean,
    /// The same as a share of the game's length.
    pub led_from_share: Mean,
    /// How each seat fared, in turn order.
    pub seats: Vec<Standing>,
    /// How each bot fared over all the seats it took, in the order given.
    /// Empty where all are equal.
    pub bots: Vec<(Bot, Standing)>,
    /// How many cells the board has.
    pub cells: usize,
    /// How many of them hold a disc at the start or can ever be filled.
    pub fillable: usize,
}

impl Survey {
    pub(super) fn new(variant: &Variant, seats: &[Bot]) -> Self {
        let players = seats.len();
        let differ = seats.iter().any(|bot| *bot != seats[0]);
        let cells = variant.board().graph().len();
        Self {
            games: 0,
            draws: 0,
            length: Mean::default(),
            moves: Mean::default(),
            filled: Mean::default(),
            filled_of_fillable: Mean::default(),
            passes: Mean::default(),
            lead_changes: Mean::default(),
            led_from: Mean::default(),
            led_from_share: Mean::default(),
            seats: vec![Standing::new(players); players],
            bots: match differ {
                true => seats
                    .iter()
                    .map(|&bot| (bot, Standing::new(players)))
                    .collect(),
                false => Vec::new(),
            },
            cells,
            fillable: cells - never_filled(variant).len(),
        }
    }

    /// Takes in a unit; its game `r` was played with the bots `r` seats on.
    pub(super) fn take(&mut self, unit: &[GameRecord]) {
        self.games += unit.len() as u64;
        self.draws += unit.iter().filter(|game| game.outcome.is_draw()).count() as u64;
        self.length.extend(mean(unit, |game| Some(game.plies)));
        self.passes.extend(mean(unit, |game| Some(game.passes)));
        self.lead_changes
            .extend(mean(unit, |game| Some(game.lead_changes)));
        let options = |game: &GameRecord| match game.choices {
            0 => None,
            choices => Some(game.options as f64 / f64::from(choices)),
        };
        self.moves.extend(mean(unit, options));
        let (cells, fillable) = (self.cells as f64, self.fillable as f64);
        self.filled
            .extend(mean(unit, |game| Some(f64::from(game.filled) / cells)));
        self.filled_of_fillable
            .extend(mean(unit, |game| Some(f64::from(game.filled) / fillable)));
        self.led_from.extend(mean(unit, |game| game.led_from));
        self.led_from_share.extend(mean(unit, |game| {
            let ply = f64::from(game.led_from?);
            Some(ply / f64::from(game.plies.max(1)))
        }));
        self.take_standings(unit);
    }

    fn take_standings(&mut self, unit: &[GameRecord]) {
        let players = self.seats.len();
        for (seat, standing) in self.seats.iter_mut().enumerate() {
            let games: Vec<_> = unit.iter().map(|game| (game, Player::new(seat))).collect();
            standing.take(&games);
        }
        for (index, (_, standing)) in self.bots.iter_mut().enumerate() {
            let seat = |rotation| Player::new((index + rotation) % players);
            let games = unit.iter().enumerate();
            let games: Vec<_> = games.map(|(r, game)| (game, seat(r))).collect();
            standing.take(&games);
        }
    }
}

/// The mean over the games of a unit that show the thing, if any does.
fn mean<V: Into<f64>>(
    unit: &[GameRecord],
    value: impl Fn(&GameRecord) -> Option<V>,
) -> Option<f64> {
    let values: Vec<f64> = unit.iter().filter_map(value).map(Into::into).collect();
    match values.len() {
        0 => None,
        count => Some(values.iter().sum::<f64>() / count as f64),
    }
}
