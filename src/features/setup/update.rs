//! Actions on the controls beside the board.

mod chess960;
mod known_positions;
mod piece_list;
mod rights;

use crate::features::board::model::board_state::BoardState;
use crate::features::setup::model::action::SetupAction;
use crate::features::setup::model::setup_state::SetupState;
use crate::model::state::{Effect, Shared};
use tabiya_desktop::tasks::Runner;

/// Handles the actions while positions are set up beside the board.
pub(crate) fn apply(
    own: &mut SetupState,
    shared: &mut Shared,
    action: SetupAction,
    _runner: &mut dyn Runner,
    board: &BoardState,
) {
    match action {
        SetupAction::GoToPieceList => {
            shared
                .effects
                .push(Effect::FocusPieceList { selects: true });
        }
        SetupAction::PieceListChanged(text) => piece_list::change(shared, board.symmetric, text),
        SetupAction::PieceListEntered => piece_list::enter(shared),
        SetupAction::PieceListEnded => piece_list::end(shared),
        SetupAction::PieceListCancelled => piece_list::cancel(shared),
        SetupAction::ToggleRight(square) => rights::toggle(shared, square),
        SetupAction::ToggleRightAtCursor => rights::toggle(shared, board.cursor),
        SetupAction::PutKnown(known) => known_positions::put(shared, known),
        SetupAction::OpenChess960 => chess960::open(own, shared),
        SetupAction::Chess960Changed(form) => own.chess960 = form,
        SetupAction::DrawChess960 => chess960::draw(own, shared),
        SetupAction::PutChess960 => chess960::put(own, shared),
        SetupAction::PutRandomChess960 => chess960::put_random(shared),
    }
}

/// Adapts the text in the line for pieces after the board has changed.
pub(crate) fn follow(_own: &mut SetupState, shared: &mut Shared, board: &BoardState) {
    piece_list::follow(shared, board.symmetric);
}
