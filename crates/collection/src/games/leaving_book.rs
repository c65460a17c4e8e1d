//! Where a game leaves what players know by name.

use super::game::Game;
use std::collections::HashSet;
use std::sync::LazyLock;
use tabiya_chess::{Board, CastlingRights, Color, Position};
use tabiya_notation::known_positions::{Group, known_positions};

/// The board, who moves, and who may castle: how a position was reached does not count, nor does a target, which
/// hardly ever matters.
type Opening = (Board, Color, CastlingRights);

static OPENINGS: LazyLock<HashSet<Opening>> = LazyLock::new(|| {
    let known = known_positions().iter();
    let openings = known.filter(|known| known.group == Group::Opening);
    openings.map(|known| opening(&known.position)).collect()
});

/// The longest line to an opening. Nothing behind is looked up.
static LAST_NUMBER: LazyLock<u32> = LazyLock::new(|| {
    let known = known_positions().iter();
    let openings = known.filter(|known| known.group == Group::Opening);
    let numbers = openings.map(|known| known.position.fullmove_number);
    // By another order of moves a position may come a few moves later.
    numbers.max().unwrap_or_default() + 4
});

fn opening(position: &Position) -> Opening {
    let castling = position.castling.only_possible(&position.board);
    (position.board, position.side_to_move, castling)
}

/// The number of the last place among the moves that were played that is a known opening.
pub(super) fn leaving_book(game: &Game) -> Option<usize> {
    let played = game.places.iter().enumerate();
    let played = played.filter(|(_, place)| place.depth == 0);
    let early = played.take_while(|(_, place)| place.position.fullmove_number <= *LAST_NUMBER);
    let known = early.filter(|(_, place)| OPENINGS.contains(&opening(&place.position)));
    known.last().map(|(at, _)| at)
}
