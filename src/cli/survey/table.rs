//! A survey for people.

use std::fmt::Display;
use std::io::{self, Write};

use super::Surveyed;
use crate::reversi::survey::{Mean, Standing};

/// Prints the tables of one variant, after a blank line unless it is the first.
pub(super) fn print(surveyed: &Surveyed, first: bool, out: &mut dyn Write) -> io::Result<()> {
    if !first {
        writeln!(out)?;
    }
    head(surveyed, out)?;
    if surveyed.survey.games > 0 {
        features(surveyed, out)?;
        seats(surveyed, out)?;
    }
    Ok(())
}

fn head(surveyed: &Surveyed, out: &mut dyn Write) -> io::Result<()> {
    let players: Vec<String> = surveyed
        .plan
        .seats
        .iter()
        .map(ToString::to_string)
        .collect();
    writeln!(
        out,
        "{}: {} games of {}, seed {}, {} random plies, {:.1} s{}",
        surveyed.variant.name(),
        surveyed.survey.games,
        players.join(", "),
        surveyed.plan.seed,
        surveyed.random_plies,
        surveyed.seconds,
        if surveyed.interrupted {
            ", interrupted"
        } else {
            ""
        },
    )
}

fn features(surveyed: &Surveyed, out: &mut dyn Write) -> io::Result<()> {
    let survey = &surveyed.survey;
    let mut row = |what: &str, value: String, remark: String| {
        writeln!(out, "  {what:<18} {value:>15}  {remark}")
    };
    let spread = format!("plies; standard deviation {:.1}", survey.length.deviation());
    row("length", plain(&survey.length, 1), spread)?;
    row("legal moves", plain(&survey.moves, 2), "a position".into())?;
    let cells = format!("% of {} cells", survey.cells);
    row("board filled", percent(&survey.filled), cells)?;
    if survey.fillable < survey.cells {
        let cells = format!("% of the {} that can ever be filled", survey.fillable);
        row("", percent(&survey.filled_of_fillable), cells)?;
    }
    row("passes", plain(&survey.passes, 2), "a game".into())?;
    row(
        "lead changes",
        plain(&survey.lead_changes, 2),
        "a game".into(),
    )?;
    let share = format!(
        "plies played, {:.0} % of the game",
        100.0 * survey.led_from_share.mean()
    );
    row("winner leads after", plain(&survey.led_from, 1), share)?;
    let draws = 100.0 * survey.draws as f64 / survey.games as f64;
    row(
        "first place shared",
        format!("{draws:.1}"),
        "% of games".into(),
    )
}

fn seats(surveyed: &Surveyed, out: &mut dyn Write) -> io::Result<()> {
    let survey = &surveyed.survey;
    let players = surveyed.variant.players().iter();
    let seats: Vec<_> = players
        .map(|player| &player.name)
        .zip(&survey.seats)
        .collect();
    standings("seat", &seats, out)?;
    let bots: Vec<_> = survey
        .bots
        .iter()
        .map(|(bot, standing)| (bot, standing))
        .collect();
    match bots.is_empty() {
        true => Ok(()),
        false => standings("player", &bots, out),
    }
}

/// A row for each seat or player: wins, how often each place, the score.
fn standings<T: Display>(
    what: &str,
    rows: &[(T, &Standing)],
    out: &mut dyn Write,
) -> io::Result<()> {
    let names = rows.iter().map(|(name, _)| name.to_string());
    let names: Vec<String> = names.collect();
    let width = names.iter().map(|name| name.chars().count()).max();
    let width = width.unwrap_or(0).max(10);
    write!(out, "\n  {what:<width$} {:>14}", "wins %")?;
    for place in 1..=rows.len() {
        write!(out, " {:>7}", format!("{place}."))?;
    }
    writeln!(out, " {:>15}", "score")?;
    for (name, (_, standing)) in names.iter().zip(rows) {
        write!(out, "  {name:<width$} {:>14}", percent(&standing.wins))?;
        for count in &standing.places {
            write!(out, " {count:>7}")?;
        }
        writeln!(out, " {:>15}", plain(&standing.score, 2))?;
    }
    Ok(())
}

/// A mean and half its 95 % interval.
fn plain(mean: &Mean, digits: usize) -> String {
    format!("{:.digits$} ± {:.digits$}", mean.mean(), mean.margin())
}

/// The same in hundredths.
fn percent(mean: &Mean) -> String {
    format!("{:.1} ± {:.1}", 100.0 * mean.mean(), 100.0 * mean.margin())
}
