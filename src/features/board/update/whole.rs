//! Undo and redo, the side to move, new positions, and Escape.

use super::{annotations, block, editing};
use crate::features::board::model::board_state::{BoardState, Tool};
use crate::features::play::model::{PlayAction, PlayState};
use crate::features::recovery::model::RecoveryAction;
use crate::model::state::{Effect, Shared};
use tabiya_chess::{Position, Square};
use tabiya_collection::document::Edit;
use tabiya_text::tr;

/// Escape first cancels an arrow that was begun, then the selection or a piece that was picked up, then the brush.
pub(super) fn put_down(own: &mut BoardState, shared: &mut Shared, play: &PlayState) {
    if annotations::give_up_arrow(own, shared) || own.block.take().is_some() {
        return;
    }
    if !play.is_holding(shared.shown()) {
        own.tool = Tool::Pointer;
    }
    shared.send(PlayAction::PutDown);
}

/// Takes the last change back.
pub(super) fn undo(own: &mut BoardState, shared: &mut Shared) {
    shared.end_draft();
    block::follow_undo(own, shared, |shared| {
        let takes_all = shared.document().is_as_recovered();
        if shared.document_mut().undo() {
            shared.announce(tr("announce-undone"));
            shared.effects.push(Effect::ShowCurrentRow);
            if takes_all {
                shared.send(RecoveryAction::SayUndone);
            }
        }
    });
}

/// Makes the change again that was taken back last.
pub(super) fn redo(own: &mut BoardState, shared: &mut Shared) {
    shared.end_draft();
    block::follow_undo(own, shared, |shared| {
        if shared.document_mut().redo() {
            shared.announce(tr("announce-redone"));
            shared.effects.push(Effect::ShowCurrentRow);
        }
    });
}

pub(super) fn change_side_to_move(own: &mut BoardState, shared: &mut Shared) {
    let other = shared.document().position().side_to_move.opposite();
    editing::edit(own, shared, Edit::SideToMove(other), None);
}

/// A new position below the current one, with an empty board, which gets the keyboard focus.
pub(super) fn add_position(own: &mut BoardState, shared: &mut Shared) {
    shared.end_draft();
    shared.announce(tr("announce-added-one"));
    let style = shared.settings.fen_style();
    let document = shared.document_mut();
    document.insert_position(document.row() + 1, Position::empty(), style);
    shared.effects.push(Effect::ShowCurrentRow);
    shared.effects.push(Effect::FocusBoard);
    own.cursor = first_square(shared.view.flipped);
    own.wrapped_to = None;
}

/// The square from which the board is read.
fn first_square(is_flipped: bool) -> Square {
    if is_flipped { Square::H1 } else { Square::A8 }
}
