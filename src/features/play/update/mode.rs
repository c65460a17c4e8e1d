//! Begins and ends play on the board, and handles the actions of play.

use super::moving::refuse;
use super::{choosing, line, typing};
use crate::features::play::model::{PlayAction, PlayState};
use crate::model::action::Message;
use crate::model::state::{BoardState, Effect, Shared, Tool};
use tabiya_chess::Move;
use tabiya_text::tr;

/// Handles an action of play.
pub(crate) fn apply(
    own: &mut PlayState,
    board: &BoardState,
    shared: &mut Shared,
    action: PlayAction,
) {
    match action {
        PlayAction::Choose(square) => choosing::choose(own, shared, square),
        PlayAction::ChooseAtCursor => choosing::choose(own, shared, board.cursor),
        PlayAction::Move { from, to } => choosing::try_move(own, shared, from, to),
        PlayAction::Promote(role) => choosing::promote(own, shared, role),
        PlayAction::GiveUp if own.promoting(shared.shown()).is_some() => {
            choosing::give_up(own, shared);
        }
        PlayAction::GiveUp => {}
        PlayAction::KeyOfSetup => refuse(own, shared, tr("play-only-moves")),
        PlayAction::TextChanged(text) => typing::change(own, text),
        PlayAction::TextEntered => typing::enter(own, shared),
        PlayAction::GoTo(at) => line::go_to(own, shared, at),
    }
}

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
    shared.send(Message::PutFindAway);
    shared.effects.push(Effect::FocusMoves);
}
