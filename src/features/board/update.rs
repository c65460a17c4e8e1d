//! Actions on the board.

mod annotations;
mod block;
mod comparing;
mod editing;
mod keys;
mod unsure;
mod whole;

pub(crate) use block::let_go;

use crate::features::board::model::action::BoardAction;
use crate::features::board::model::board_state::BoardState;
use crate::features::play::model::PlayState;
use crate::model::state::{Effect, Shared};
use tabiya_desktop::tasks::Runner;

/// Handles the actions of the board.
pub(crate) fn apply(
    own: &mut BoardState,
    shared: &mut Shared,
    action: BoardAction,
    _runner: &mut dyn Runner,
    play: &PlayState,
) {
    match action {
        BoardAction::Edit(edit, group) => editing::edit(own, shared, edit, group),
        BoardAction::EditAnnounced(edit, text_id) => {
            editing::edit_announced(own, shared, edit, None, text_id);
        }
        BoardAction::TakeOffer(offer) => editing::take_offer(own, shared, &offer),
        BoardAction::Undo => whole::undo(own, shared),
        BoardAction::Redo => whole::redo(own, shared),
        BoardAction::ChangeSideToMove => whole::change_side_to_move(own, shared),
        BoardAction::AddPosition => whole::add_position(own, shared),
        BoardAction::Flip => shared.view.flipped = !shared.view.flipped,
        BoardAction::BoardKey(key) => keys::board_key(own, shared, key),
        BoardAction::SelectTool(tool) => own.tool = tool,
        BoardAction::PutDown => whole::put_down(own, shared, play),
        BoardAction::ToggleSymmetric => own.symmetric = !own.symmetric,
        BoardAction::SelectSquare(square) => {
            own.cursor = square;
            own.wrapped_to = None;
            own.block = None;
        }
        BoardAction::OpenPieceMenu => shared.effects.push(Effect::OpenPieceMenu(own.cursor)),
        BoardAction::SelectBlock(block) => block::select(own, shared, block),
        BoardAction::DropBlock { by, copies } => block::drop_at(own, shared, by, copies),
        BoardAction::MarkUnsure { square, is_unsure } => unsure::mark(shared, square, is_unsure),
        BoardAction::SettleSquare { square, man } => unsure::settle(own, shared, square, man),
        BoardAction::AnswerQuestion(answer) => unsure::answer(shared, answer),
        BoardAction::ToggleUnsure => unsure::toggle_at_cursor(own, shared),
        BoardAction::NextUnsure => unsure::go_to_next(own, shared),
        BoardAction::ClearUnsure => unsure::clear(shared),
        BoardAction::Annotate(annotation) => annotations::annotate(shared, annotation),
        BoardAction::MarkSquare => annotations::mark_at_cursor(own, shared),
        BoardAction::DrawArrow => annotations::draw_arrow(own, shared),
        BoardAction::DrawIn(color) => annotations::draw_in(own, color),
        BoardAction::AskArrow => annotations::ask_arrow(own, shared),
        BoardAction::ArrowAt(square) => annotations::arrow_at(own, shared, square),
        BoardAction::ArrowGivenUp => {
            annotations::give_up_arrow(own, shared);
        }
        BoardAction::RemoveAnnotations => annotations::clear(own, shared),
        BoardAction::CompareHere => comparing::remember(own, shared),
        BoardAction::CompareSelected => comparing::compare_selected(own, shared),
        BoardAction::ExchangeCompared => comparing::exchange(own, shared),
        BoardAction::StopComparing => comparing::stop(own, shared),
    }
}
