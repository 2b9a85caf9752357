//! Boards in colour.

use std::fmt::Write;

use anstyle::{Ansi256Color, AnsiColor, Color, RgbColor, Style};

use crate::framework::Player;
use crate::reversi::notation::{Drawing, Ink, Mark};
use crate::reversi::variant::Variant;

/// The drawing with ANSI styles: each disc in its player's colour with its
/// symbol on it, so that nothing is told by colour alone. Strip the styles and
/// [`Drawing::text`] is left.
///
/// ```
/// use outflank::framework::Game;
/// use outflank::reversi::{Reversi, notation::BoardText};
/// use outflank::term::paint;
/// let rules = Reversi::load("mini-4")?;
/// let setup = rules.setup(&rules.start());
/// let board = BoardText::new(rules.variant(), &setup);
/// let painted = paint(rules.variant(), &board.drawing());
/// assert!(painted.contains("\u{1b}["));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn paint(variant: &Variant, drawing: &Drawing) -> String {
    let mut painted = String::new();
    for line in drawing.lines() {
        let mut column = 0;
        for glyph in line {
            let gap = glyph.column.saturating_sub(column);
            painted.extend(std::iter::repeat_n(' ', gap));
            let style = style(variant, glyph.ink);
            // Writing into a string cannot fail.
            let _ = write!(painted, "{style}{}{style:#}", glyph.symbol);
            column = glyph.column + 1;
        }
        painted.push('\n');
    }
    painted
}

/// The style of a player's discs and of the player's name.
#[must_use]
pub fn player_style(variant: &Variant, player: Player) -> Style {
    let info = variant.players().get(player.index());
    let disc = info.and_then(|info| rgb(&info.colour));
    disc.map_or(Style::new().bold(), |disc| {
        let ink = if is_dark(disc) { WHITE } else { BLACK };
        let style = Style::new().bold().bg_color(Some(nearest(disc).into()));
        style.fg_color(Some(nearest(ink).into()))
    })
}

const BLACK: RgbColor = RgbColor(0, 0, 0);
const WHITE: RgbColor = RgbColor(255, 255, 255);

fn style(variant: &Variant, ink: Ink) -> Style {
    match ink {
        Ink::Label => Style::new().dimmed(),
        Ink::Cell {
            owner: Some(player),
            ..
        }
        | Ink::Mover(player) => player_style(variant, player),
        Ink::Cell {
            mark: Some(mark), ..
        }
        | Ink::Beside { mark, .. } => mark_style(mark),
        Ink::Cell { .. } => Style::new().dimmed(),
    }
}

fn mark_style(mark: Mark) -> Style {
    let colour = match mark {
        Mark::Legal => AnsiColor::Green,
        Mark::Last => AnsiColor::Cyan,
        Mark::Captured => AnsiColor::Yellow,
        Mark::Asked => AnsiColor::Magenta,
    };
    Style::new().bold().fg_color(Some(Color::Ansi(colour)))
}

/// The colour that `#rrggbb` writes.
fn rgb(colour: &str) -> Option<RgbColor> {
    let digits = colour
        .strip_prefix('#')
        .filter(|digits| digits.len() == 6)?;
    let part = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
    Some(RgbColor(part(0)?, part(2)?, part(4)?))
}

/// The nearest of the 256 colours that almost every terminal shows; far from
/// all of them show any other.
fn nearest(RgbColor(red, green, blue): RgbColor) -> Ansi256Color {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let step = |part: u8| {
        let apart = |&step: &usize| STEPS[step].abs_diff(part);
        (0..STEPS.len()).min_by_key(apart).unwrap_or(0)
    };
    let apart = |shown: [u8; 3]| -> u32 {
        let parts = shown.into_iter().zip([red, green, blue]);
        parts
            .map(|(shown, part)| u32::from(shown.abs_diff(part)).pow(2))
            .sum()
    };
    let cube = [red, green, blue].map(step);
    let mean = (u32::from(red) + u32::from(green) + u32::from(blue)) / 3;
    let grey = (mean.saturating_sub(3) / 10).min(23) as u8;
    match apart([8 + 10 * grey; 3]) < apart(cube.map(|step| STEPS[step])) {
        true => Ansi256Color(232 + grey),
        false => Ansi256Color((16 + 36 * cube[0] + 6 * cube[1] + cube[2]) as u8),
    }
}

/// Whether white letters are easier to read on the colour than black ones.
fn is_dark(RgbColor(red, green, blue): RgbColor) -> bool {
    let weight = |part: u8, weight: u32| u32::from(part) * weight;
    weight(red, 299) + weight(green, 587) + weight(blue, 114) < 128_000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_and_weighed() {
        assert_eq!(rgb("#0a10ff"), Some(RgbColor(10, 16, 255)));
        assert_eq!(rgb("#äöü"), None);
        assert_eq!(rgb("black"), None);
        assert!(is_dark(RgbColor(200, 20, 20)));
        assert!(!is_dark(RgbColor(240, 200, 0)));
    }

    #[test]
    fn colours_become_those_that_terminals_have() {
        let index = |red, green, blue| nearest(RgbColor(red, green, blue)).index();
        assert_eq!(index(0, 0, 0), 16);
        assert_eq!(index(255, 255, 255), 231);
        assert_eq!(index(255, 0, 0), 196);
        assert_eq!(index(29, 28, 27), 234);
        assert_eq!(index(245, 245, 240), 255);
    }
}
