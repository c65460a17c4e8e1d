//! Begins and ends play on the board.

use super::line;
use crate::features::play::model::PlayState;
use crate::model::action::FindAction;
use crate::model::state::{BoardState, Effect, Shared, Tool};
use tabiya_chess::Move;
use tabiya_text::tr;

/// Plays moves from the position on the board, one undo step each, and shows the play panel.
pub(crate) fn play_all(
    own: &mut PlayState,
    board: &mut BoardState,
    shared: &mut Shared,
    moves: &[Move],
) {
    own.put_down();
    own.note = None;
    board.tool = Tool::Play;
    board.block = None;
    board.arrow = None;
    line::play_all(shared, moves);
}

/// Begins to play on the board and moves the keyboard focus to the move field. If play is on, ends it and keeps the
/// position.
pub(crate) fn toggle(own: &mut PlayState, board: &mut BoardState, shared: &mut Shared) {
    own.put_down();
    if board.tool == Tool::Play {
        board.tool = Tool::Pointer;
        shared.announce(tr("announce-play-ended"));
        shared.effects.push(Effect::FocusBoard);
        return;
    }
    own.note = None;
    board.tool = Tool::Play;
    board.block = None;
    board.arrow = None;
    shared.end_draft();
    shared.announce(tr("announce-play-begun"));
    shared.send(FindAction::PutFindAway);
    shared.effects.push(Effect::FocusMoves);
}
