//! The characters of which boards are written.

use crate::framework::Player;
use crate::reversi::variant::Variant;

/// How an empty cell is written in rows.
pub(super) const EMPTY: char = '.';

/// All the ways to write an empty cell; no player may have one as a symbol.
const EMPTIES: [char; 3] = ['.', '-', '_'];

/// How other programs write Black, and how White.
const BLACKS: [char; 4] = ['*', 'X', 'x', 'b'];
const WHITES: [char; 3] = ['O', 'o', 'w'];

/// Something worth noting about a cell, drawn with it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// The mover may place here: `0`.
    Legal,
    /// The last disc was placed here: `*`.
    Last,
    /// The disc turns, or has just turned: `+`.
    Captured,
    /// The cell that a question is about: `?`.
    Asked,
}

impl Mark {
    /// All marks.
    pub const ALL: [Self; 4] = [Self::Legal, Self::Last, Self::Captured, Self::Asked];

    /// How the mark is drawn: instead of the dot of an empty cell, or right
    /// after a disc.
    #[must_use]
    pub const fn symbol(self) -> char {
        match self {
            Self::Legal => '0',
            Self::Last => '*',
            Self::Captured => '+',
            Self::Asked => '?',
        }
    }

    /// The mark drawn so.
    #[must_use]
    pub fn of_symbol(symbol: char) -> Option<Self> {
        Self::ALL.into_iter().find(|mark| mark.symbol() == symbol)
    }
}

/// What a character in the place of a cell says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Symbol {
    Empty,
    /// An empty cell that carries a mark.
    Marked(Mark),
    Disc(Player),
    /// A mark of ours that is a disc in other programs.
    DiscOrMark(Player),
}

/// How a variant's boards are written.
pub(super) struct Alphabet<'a> {
    variant: &'a Variant,
    /// In a game of two, who is Black to other programs, and who White.
    black_and_white: Option<(Player, Player)>,
}

impl<'a> Alphabet<'a> {
    pub(super) fn of(variant: &'a Variant) -> Self {
        Self {
            variant,
            black_and_white: black_and_white(variant),
        }
    }

    /// How a player's discs are written.
    pub(super) fn symbol(variant: &Variant, player: Player) -> char {
        let info = variant.players().get(player.index());
        info.map_or('?', |info| info.symbol)
    }

    /// The variant's own symbols come first, in any case where that is clear,
    /// then what any board may be written with, then other programs' discs.
    pub(super) fn read(&self, c: char) -> Option<Symbol> {
        if let Some(player) = self.own(c) {
            return Some(Symbol::Disc(player));
        }
        if EMPTIES.contains(&c) {
            return Some(Symbol::Empty);
        }
        let mark = Mark::of_symbol(c);
        match (self.foreign(c), mark) {
            (Some(player), Some(_)) => Some(Symbol::DiscOrMark(player)),
            (Some(player), None) => Some(Symbol::Disc(player)),
            (None, mark) => mark.map(Symbol::Marked),
        }
    }

    fn own(&self, c: char) -> Option<Player> {
        let seats = || Player::all(self.variant.players().len());
        let symbol = |player: Player| self.variant.players()[player.index()].symbol;
        let exact = seats().find(|&player| symbol(player) == c);
        exact.or_else(|| {
            let mut like = seats().filter(|&player| same_letter(symbol(player), c));
            like.next().filter(|_| like.next().is_none())
        })
    }

    fn foreign(&self, c: char) -> Option<Player> {
        let (black, white) = self.black_and_white?;
        if BLACKS.contains(&c) || c == 'B' {
            Some(black)
        } else if WHITES.contains(&c) || c == 'W' {
            Some(white)
        } else {
            None
        }
    }

    /// The player whose turn a text says it is: a symbol, or a name in any
    /// case, with or without `to move`.
    pub(super) fn mover(&self, text: &str) -> Option<Player> {
        let text = text.trim();
        let mut characters = text.chars();
        let only = characters.next().filter(|_| characters.next().is_none());
        let own = only.and_then(|symbol| self.own(symbol));
        let foreign = || only.and_then(|symbol| self.foreign(symbol));
        own.or_else(|| self.named(text)).or_else(foreign)
    }

    fn named(&self, text: &str) -> Option<Player> {
        let name = text.strip_suffix("to move").map_or(text, str::trim_end);
        let name = name.to_lowercase();
        let mut players = self.variant.players().iter();
        players
            .position(|player| player.name.to_lowercase() == name)
            .map(Player::new)
    }

    /// What to write, in words: `B (Black), W (White) or . (empty)`.
    pub(super) fn in_words(&self) -> String {
        let players = self.variant.players().iter();
        let discs: Vec<String> = players
            .map(|player| format!("{} ({})", player.symbol, player.name))
            .collect();
        format!("{} or {EMPTY} (empty)", discs.join(", "))
    }

    /// How to name the mover, in words: `B or W`.
    pub(super) fn movers_in_words(&self) -> String {
        let players = self.variant.players().iter();
        let symbols: Vec<String> = players.map(|player| player.symbol.to_string()).collect();
        match symbols.split_last() {
            Some((last, before)) if !before.is_empty() => {
                format!("{} or {last}", before.join(", "))
            }
            _ => symbols.concat(),
        }
    }
}

fn same_letter(one: char, other: char) -> bool {
    one.to_lowercase().eq(other.to_lowercase())
}

/// Black is the player with a symbol or name of Black's, else the one who is
/// not White, else the first in turn. Nobody is when both players' symbols
/// belong to the same side.
fn black_and_white(variant: &Variant) -> Option<(Player, Player)> {
    let [first, second] = variant.players() else {
        return None;
    };
    let is_black = |player: &crate::reversi::variant::PlayerInfo| {
        let symbol = player.symbol;
        let by_symbol = |all: &[char]| all.iter().any(|&c| same_letter(c, symbol));
        match (by_symbol(&BLACKS), by_symbol(&WHITES)) {
            (true, _) => Some(true),
            (_, true) => Some(false),
            _ if player.name.eq_ignore_ascii_case("black") => Some(true),
            _ if player.name.eq_ignore_ascii_case("white") => Some(false),
            _ => None,
        }
    };
    let (one, two) = (Player::new(0), Player::new(1));
    match (is_black(first), is_black(second)) {
        (Some(true), Some(true)) | (Some(false), Some(false)) => None,
        (Some(false), _) | (_, Some(true)) => Some((two, one)),
        _ => Some((one, two)),
    }
}
