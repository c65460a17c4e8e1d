//! Keys on the board, which put pieces, move the cursor, and move the selection.

use super::{annotations, block, editing, unsure};
use crate::features::board::model::board_state::BoardState;
use crate::model::action::{BoardKey, CursorStep};
use crate::model::state::Shared;
use tabiya_chess::Piece;
use tabiya_collection::document::Edit;

/// Handles a key on the board.
pub(crate) fn board_key(own: &mut BoardState, shared: &mut Shared, key: BoardKey) {
    let extends = matches!(
        key,
        BoardKey::Extend(_) | BoardKey::MoveBlock(_) | BoardKey::CopyBlock(_)
    );
    let takes_off =
        matches!(key, BoardKey::Empty | BoardKey::EmptyBack) && block::take_off(own, shared);
    if !extends && !takes_off {
        own.block = None;
    }
    if takes_off {
        return;
    }
    // The cursor may have moved since, by undo or with another position.
    let has_wrapped = own.wrapped_to.take() == Some(own.cursor);
    match key {
        // A digit on a doubtful square chooses the reading with that number.
        BoardKey::Skip(number) if unsure::take_reading(own, shared, number) => {}
        // Enter ends an arrow that was begun.
        BoardKey::Step(CursorStep::NextRow) if own.arrow.is_some() => {
            annotations::draw_arrow(own, shared);
        }
        BoardKey::Step(CursorStep::NextRow) if has_wrapped => {}
        BoardKey::Extend(step) => {
            let to = step.square_from(own.cursor, shared.view.flipped);
            block::extend(own, shared, to);
        }
        BoardKey::MoveBlock(step) => block::step(own, shared, step, false),
        BoardKey::CopyBlock(step) => block::step(own, shared, step, true),
        BoardKey::Piece(piece) => put_and_advance(own, shared, Some(piece)),
        BoardKey::Skip(squares) => advance(own, shared, i8::try_from(squares).unwrap_or(i8::MAX)),
        BoardKey::Empty => put(own, shared, None),
        BoardKey::EmptyAndAdvance => put_and_advance(own, shared, None),
        BoardKey::EmptyBack => empty_back(own, shared),
        BoardKey::Step(step) => own.cursor = step.square_from(own.cursor, shared.view.flipped),
    }
}

fn piece_at_cursor(own: &BoardState, shared: &Shared) -> Option<Piece> {
    shared.document().position().board.get(own.cursor)
}

fn put(own: &mut BoardState, shared: &mut Shared, piece: Option<Piece>) {
    editing::edit(own, shared, Edit::Put(own.cursor, piece), None);
}

fn put_and_advance(own: &mut BoardState, shared: &mut Shared, piece: Option<Piece>) {
    put(own, shared, piece);
    advance(own, shared, 1);
}

fn empty_back(own: &mut BoardState, shared: &mut Shared) {
    if piece_at_cursor(own, shared).is_none() {
        advance(own, shared, -1);
    }
    put(own, shared, None);
}

/// Advances in FEN order as the user sees the board: with Black below, h1 comes first. Stops at the last square.
fn advance(own: &mut BoardState, shared: &mut Shared, squares: i8) {
    let squares = if shared.view.flipped {
        -squares
    } else {
        squares
    };
    if let Some(next) = own.cursor.further_in_fen_order(squares) {
        let is_next_rank = next.rank() != own.cursor.rank();
        own.wrapped_to = is_next_rank.then_some(next);
        own.cursor = next;
    }
}
