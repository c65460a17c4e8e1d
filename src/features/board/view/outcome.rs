//! A piece dragged by the pointer, and the effects of clicks and drops on the board.

use super::castling_signs::castling_squares;
use super::signs::has_moved_two;
use crate::model::action::{Action, Annotation, BoardAction, PlayAction, SetupAction};
use crate::model::state::{State, Tool};
use tabiya_chess::{Piece, Position, Role, Square};
use tabiya_collection::document::{Edit, UndoGroup};
use tabiya_notation::annotations::SquareMark;

/// The effect of a click on a spare piece.
pub(super) fn clicked(piece: Piece, tool: Tool) -> Action {
    Action::from(BoardAction::SelectTool(brush_or_none(tool, piece)))
}

/// Puts a piece on all its starting squares, and with symmetric placement also the other side's, as one undo step.
pub fn put_at_home(piece: Piece, symmetric: bool, group: UndoGroup, actions: &mut Vec<Action>) {
    let other = symmetric.then(|| piece.in_other_color());
    for piece in std::iter::once(piece).chain(other) {
        actions.push(Action::from(BoardAction::Edit(
            Edit::PutAtHome(piece),
            Some(group),
        )));
    }
    actions.push(Action::GroupEnded(group));
}

/// The brush with this piece, or the pointer if it is the current brush.
pub fn brush_or_none(tool: Tool, piece: Piece) -> Tool {
    if tool == Tool::Brush(piece) {
        Tool::Pointer
    } else {
        Tool::Brush(piece)
    }
}

/// Whether the piece on a square can have a right: to castle, or to be captured en passant.
pub fn has_right(position: &Position, square: Square) -> bool {
    let role = position.board.get(square).map(Piece::role);
    matches!(role, Some(Role::King | Role::Rook | Role::Pawn))
}

/// Whether the piece on a square has that right.
pub fn is_granted(position: &Position, square: Square) -> bool {
    castling_squares(position).contains(square) || has_moved_two(position) == Some(square)
}

/// Whether the piece is still where it was picked up: undo or another program may have moved it.
pub(super) fn is_still_there(drag: Drag, position: &Position) -> bool {
    match drag.origin {
        DragOrigin::Spare => true,
        DragOrigin::Square(square) => position.board.get(square) == Some(drag.piece),
    }
}

/// The effect of dropping a dragged piece.
pub(super) fn dropped(drag: Drag, target: Option<Square>, copies: bool) -> Option<Action> {
    let edit = match (drag.origin, target) {
        (DragOrigin::Spare, Some(to)) => Edit::Put(to, Some(drag.piece)),
        (DragOrigin::Square(from), Some(to)) if copies => Edit::Copy { from, to },
        (DragOrigin::Square(from), Some(to)) => Edit::Move { from, to },
        (DragOrigin::Square(from), None) if !copies => Edit::Put(from, None),
        (DragOrigin::Spare | DragOrigin::Square(_), None) => return None,
    };
    Some(Action::from(BoardAction::Edit(edit, None)))
}

/// The effect of a click without a mouse, from a screen reader. With the pointer, the first click moves the cursor to
/// the square, and the next one grants or revokes the right of the piece.
pub(super) fn click_with_tool(state: &State, square: Square) -> Option<Action> {
    let position = state.shared.document().position();
    let there = position.board.get(square);
    let edit = match state.tool_in_use() {
        Tool::Pointer => {
            let is_again = state.board.cursor == square && has_right(position, square);
            return is_again.then_some(Action::from(SetupAction::ToggleRight(square)));
        }
        Tool::Eraser => Edit::Put(square, None),
        Tool::Brush(piece) if there == Some(piece) => Edit::Put(square, None),
        Tool::Brush(piece) => Edit::Put(square, Some(piece)),
        Tool::Play => return Some(Action::from(PlayAction::Choose(square))),
        Tool::Draw => {
            let color = state.board.draw_color;
            let mark = SquareMark { square, color };
            return Some(Action::from(BoardAction::Annotate(Annotation::Mark(mark))));
        }
    };
    Some(Action::from(BoardAction::Edit(edit, None)))
}

/// The origin of a dragged piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DragOrigin {
    /// A square of the board.
    Square(Square),
    /// The spare pieces.
    Spare,
}

/// A piece that is being dragged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drag {
    /// The piece.
    pub piece: Piece,
    /// Its origin.
    pub origin: DragOrigin,
}

impl Drag {
    /// The square that it comes from; `None` for a spare piece.
    pub fn from_square(self) -> Option<Square> {
        match self.origin {
            DragOrigin::Square(square) => Some(square),
            DragOrigin::Spare => None,
        }
    }
}
