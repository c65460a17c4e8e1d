//! The place where a game leaves the named openings.

use super::game::Game;
use std::collections::HashSet;
use std::sync::LazyLock;
use tabiya_chess::{Board, CastlingRights, Color, Position};
use tabiya_notation::known_positions::{Group, known_positions};

/// The board, the side to move and the possible castling rights. The order of moves does not
/// matter, nor does the en-passant target, which hardly ever matters.
type Opening = (Board, Color, CastlingRights);

static OPENINGS: LazyLock<HashSet<Opening>> = LazyLock::new(|| {
    let known = known_positions().iter();
    let openings = known.filter(|known| known.group == Group::Opening);
    openings.map(|known| opening(&known.position)).collect()
});

/// The highest fullmove number in the openings, with some margin. Later positions are not looked
/// up.
static LAST_NUMBER: LazyLock<u32> = LazyLock::new(|| {
    let known = known_positions().iter();
    let openings = known.filter(|known| known.group == Group::Opening);
    let numbers = openings.map(|known| known.position.fullmove_number);
    // Another order of moves may reach a position a few moves later.
    numbers.max().unwrap_or_default() + 4
});

fn opening(position: &Position) -> Opening {
    let castling = position.castling.only_possible(&position.board);
    (position.board, position.side_to_move, castling)
}

/// Returns the number of the last place of the main line that is a known opening.
pub(super) fn leaving_book(game: &Game) -> Option<usize> {
    let played = game.places.iter().enumerate();
    let played = played.filter(|(_, place)| place.depth == 0);
    let early = played.take_while(|(_, place)| place.position.fullmove_number <= *LAST_NUMBER);
    let known = early.filter(|(_, place)| OPENINGS.contains(&opening(&place.position)));
    known.last().map(|(at, _)| at)
}
