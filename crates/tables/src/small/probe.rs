//! The value of a position: a table, and the moves where no table says it.

use super::castling;
use super::known::{in_order, mirrored};
use super::tables::Table;
use super::value::Value;
use tabiya_chess::{Color, Move, MoveKind, Mover, Role};

/// The most pieces of a position whose result the program knows without tables of the user.
pub const MOST_PIECES: u32 = 4;

/// The value of a position with up to four pieces and no pawn on a back rank; `None` for others.
pub(crate) fn value(mover: &Mover) -> Option<Value> {
    let position = mover.position();
    let board = &position.board;
    if board.occupied().len() > MOST_PIECES {
        return None;
    }
    if mover.is_over() {
        return Some(Value::at_end(mover));
    }
    if position.castling.is_any_possible(board) {
        return castling::value(mover, value);
    }
    let pieces = board
        .pieces()
        .filter(|(_, piece)| piece.role() != Role::King);
    let others: Vec<_> = pieces
        .map(|(square, piece)| (piece, square.index()))
        .collect();
    if others.is_empty() {
        return Some(Value::DRAW);
    }
    let moves = mover.moves();
    if moves
        .iter()
        .any(|played| played.kind == MoveKind::EnPassant)
    {
        return best(mover, &moves);
    }
    let kings = [board.king(Color::White)?, board.king(Color::Black)?];
    let kings = kings.map(tabiya_chess::Square::index);
    let (ordered, mut squares, mut is_swapped) = in_order(kings, others);
    let table = Table::of(&ordered)?;
    let is_held = |is_swapped: bool| (position.side_to_move == table.side) != is_swapped;
    if !is_held(is_swapped) && table.is_symmetric() {
        let [first, second, one, other] = squares.map(mirrored);
        (squares, is_swapped) = ([second, first, other, one], !is_swapped);
    }
    if !is_held(is_swapped) {
        return best(mover, &moves);
    }
    let (conversions, steps): (Vec<_>, Vec<_>) = moves
        .into_iter()
        .partition(|played| is_conversion(mover, *played));
    let stored = (!steps.is_empty()).then(|| table.value(squares));
    let given = if conversions.is_empty() {
        None
    } else {
        Some(best(mover, &conversions)?)
    };
    match (stored, given) {
        (Some(stored), Some(given)) => Some(stored.better(given)),
        (stored, given) => stored.or(given),
    }
}

/// The best that some moves give.
fn best(mover: &Mover, moves: &[Move]) -> Option<Value> {
    let mut best: Option<Value> = None;
    for played in moves {
        let given = value(&mover.after(*played))?.before();
        best = Some(best.map_or(given, |best| best.better(given)));
    }
    best
}

fn is_conversion(mover: &Mover, played: Move) -> bool {
    matches!(played.kind, MoveKind::EnPassant | MoveKind::Promotion(_))
        || mover.position().board.get(played.to).is_some()
}
