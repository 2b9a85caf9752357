//! A survey for programs.

use serde::Serialize;

use super::Surveyed;
use crate::reversi::survey::{Mean, Standing};

#[derive(Serialize)]
pub(super) struct Report<'a> {
    variant: &'a str,
    games: u64,
    draws: u64,
    seed: u64,
    random_plies: u32,
    players: Vec<String>,
    cells: usize,
    fillable: usize,
    length: Figure,
    moves: Figure,
    filled: Figure,
    filled_of_fillable: Figure,
    passes: Figure,
    lead_changes: Figure,
    led_from: Figure,
    led_from_share: Figure,
    seats: Vec<Row<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    bots: Vec<Row<'a>>,
    seconds: f64,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    interrupted: bool,
}

#[derive(Serialize)]
struct Figure {
    mean: f64,
    sd: f64,
    error: f64,
    count: u64,
}

#[derive(Serialize)]
struct Row<'a> {
    player: std::borrow::Cow<'a, str>,
    wins: Figure,
    places: &'a [u64],
    score: Figure,
}

impl From<Mean> for Figure {
    fn from(mean: Mean) -> Self {
        Self {
            mean: mean.mean(),
            sd: mean.deviation(),
            error: mean.error(),
            count: mean.count(),
        }
    }
}

impl<'a> Row<'a> {
    fn new(player: impl Into<std::borrow::Cow<'a, str>>, standing: &'a Standing) -> Self {
        Self {
            player: player.into(),
            wins: standing.wins.into(),
            places: &standing.places,
            score: standing.score.into(),
        }
    }
}

pub(super) fn report(surveyed: &Surveyed) -> Report<'_> {
    let survey = &surveyed.survey;
    let seats = surveyed.variant.players().iter().zip(&survey.seats);
    let bots = survey.bots.iter();
    Report {
        variant: surveyed.variant.name(),
        games: survey.games,
        draws: survey.draws,
        seed: surveyed.plan.seed,
        random_plies: surveyed.random_plies,
        players: surveyed
            .plan
            .seats
            .iter()
            .map(ToString::to_string)
            .collect(),
        cells: survey.cells,
        fillable: survey.fillable,
        length: survey.length.into(),
        moves: survey.moves.into(),
        filled: survey.filled.into(),
        filled_of_fillable: survey.filled_of_fillable.into(),
        passes: survey.passes.into(),
        lead_changes: survey.lead_changes.into(),
        led_from: survey.led_from.into(),
        led_from_share: survey.led_from_share.into(),
        seats: seats
            .map(|(player, standing)| Row::new(player.name.as_str(), standing))
            .collect(),
        bots: bots
            .map(|(bot, standing)| Row::new(bot.to_string(), standing))
            .collect(),
        seconds: surveyed.seconds,
        interrupted: surveyed.interrupted,
    }
}
