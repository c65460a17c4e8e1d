//! Trials while moves are played: pieces are moved freely, as in setting up, to see what would be. The side to move
//! stays. The user then keeps the result as a new position, or goes back.
//!
//! A trial consists of ordinary undo steps, so nothing in it is lost: going back undoes them, and redo restores them.

use crate::features::play::model::PlayState;
use crate::model::state::{BoardState, Shared, Tool, WindowEffect};
use tabiya_text::tr;

/// Begins a trial, or continues it. Without `is_open`, only the gesture that begins it is free.
pub(super) fn begin(own: &mut PlayState, shared: &mut Shared, is_open: bool) {
    own.put_down();
    shared.end_draft();
    own.begin_what_if(shared.shown(), is_open);
}

/// Begins to move pieces freely, or ends it.
pub(super) fn toggle(own: &mut PlayState, shared: &mut Shared, board: &mut BoardState) {
    if own.is_free(shared.shown()) {
        own.close_what_if();
        shared.announce(tr("announce-what-if-ended"));
        return;
    }
    board.tool = Tool::Play;
    begin(own, shared, true);
    shared.announce(tr("announce-what-if-begun"));
    shared.effects.push(WindowEffect::FocusBoard);
}

/// Adds the position on the board to the file as a new line after the current one, which gets its position back.
pub(super) fn keep(own: &mut PlayState, shared: &mut Shared) {
    let position = *shared.document().position();
    if !go_back(own, shared) {
        return;
    }
    let style = shared.settings.fen_style();
    let document = shared.document_mut();
    document.insert_position(document.row() + 1, position, style);
    shared.inform(tr("message-what-if-kept"));
    shared.effects.push(WindowEffect::ShowCurrentRow);
}

/// Goes back to the position before the trial.
pub(super) fn leave(own: &mut PlayState, shared: &mut Shared) {
    if go_back(own, shared) {
        shared.announce(tr("announce-what-if-left"));
    }
}

fn go_back(own: &mut PlayState, shared: &mut Shared) -> bool {
    own.put_down();
    shared.end_draft();
    let Some(before) = own.take_what_if(shared.shown()) else {
        return false;
    };
    shared.effects.push(WindowEffect::FocusBoard);
    shared.document_mut().undo_to(before)
}

/// Ends a trial that the user has left for another line, or by undoing all of it.
pub(crate) fn follow(own: &mut PlayState, shared: &mut Shared) {
    own.forget_left_trial(shared.shown());
}
