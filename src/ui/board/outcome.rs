//! What clicks and drops on the board come to.

use super::gesture::{Drag, Origin};
use crate::action::Action;
use crate::chess::{Piece, Position, Role, Square, en_passant_squares};
use crate::document::Edit;
use crate::state::{State, Tool};

/// What a click with the pointer does, or a click on a spare piece.
pub(super) fn clicked(drag: Drag, tool: Tool, position: &Position) -> Option<Action> {
    match drag.origin {
        Origin::Spare => Some(Action::SelectTool(brush_or_none(tool, drag.piece))),
        Origin::Square(square) => pawn_clicked(position, square),
    }
}

/// The brush with this piece; clicking the piece of the brush puts it down.
pub fn brush_or_none(tool: Tool, piece: Piece) -> Tool {
    if tool == Tool::Brush(piece) {
        Tool::Pointer
    } else {
        Tool::Brush(piece)
    }
}

/// A click with the pointer on a pawn that may just have moved two squares marks it for en passant,
/// or takes the mark away.
fn pawn_clicked(position: &Position, square: Square) -> Option<Action> {
    let mover = position.side_to_move.opposite();
    if position.board.get(square) != Some(Piece::new(mover, Role::Pawn)) {
        return None;
    }
    let behind = square.offset(0, -mover.forward())?;
    en_passant_squares(&position.board, position.side_to_move).find(|target| *target == behind)?;
    let is_marked = position.possible_en_passant() == Some(behind);
    let target = (!is_marked).then_some(behind);
    Some(Action::Edit(Edit::EnPassant(target), None))
}

/// Whether the piece still stands where it was taken up: undo or another program may have moved it.
pub(super) fn is_still_there(drag: Drag, position: &Position) -> bool {
    match drag.origin {
        Origin::Spare => true,
        Origin::Square(square) => position.board.get(square) == Some(drag.piece),
    }
}

/// What letting a dragged piece go does.
pub(super) fn dropped(drag: Drag, target: Option<Square>, copies: bool) -> Option<Action> {
    let edit = match (drag.origin, target) {
        (Origin::Spare, Some(to)) => Edit::Put(to, Some(drag.piece)),
        (Origin::Square(from), Some(to)) if copies => Edit::Copy { from, to },
        (Origin::Square(from), Some(to)) => Edit::Move { from, to },
        (Origin::Square(from), None) if !copies => Edit::Put(from, None),
        (Origin::Spare | Origin::Square(_), None) => return None,
    };
    Some(Action::Edit(edit, None))
}

/// What a click does that came without a mouse: from a screen reader.
pub(super) fn click_with_tool(state: &State, square: Square) -> Option<Action> {
    let position = state.document().position();
    let there = position.board.get(square);
    let edit = match state.tool {
        Tool::Pointer => return pawn_clicked(position, square),
        Tool::Eraser => Edit::Put(square, None),
        Tool::Brush(piece) if there == Some(piece) => Edit::Put(square, None),
        Tool::Brush(piece) => Edit::Put(square, Some(piece)),
    };
    Some(Action::Edit(edit, None))
}
