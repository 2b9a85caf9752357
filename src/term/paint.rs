//! Boards in colour.

use std::fmt::Write;

use anstyle::{AnsiColor, Color, RgbColor, Style};

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
        let style = Style::new().bold().bg_color(Some(disc.into()));
        style.fg_color(Some(ink.into()))
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
}
