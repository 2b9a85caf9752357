//! Parts of results for programs that several commands share.

use serde::Serialize;

use crate::reversi::variant::Variant;
use crate::topology::Cell;

/// A player of a variant.
#[derive(Serialize)]
pub(super) struct Seat<'a> {
    name: &'a str,
    symbol: char,
    colour: &'a str,
}

/// The players of a variant in turn order.
pub(super) fn seats(variant: &Variant) -> Vec<Seat<'_>> {
    let players = variant.players().iter();
    let seats = players.map(|player| Seat {
        name: &player.name,
        symbol: player.symbol,
        colour: &player.colour,
    });
    seats.collect()
}

/// The names of cells.
pub(super) fn cell_names(variant: &Variant, cells: impl IntoIterator<Item = Cell>) -> Vec<&str> {
    let names = variant.board().names();
    cells.into_iter().map(|cell| names.name(cell)).collect()
}
