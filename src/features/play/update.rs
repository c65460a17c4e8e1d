//! Handles the actions of playing moves, and begins and ends play mode.

pub(crate) mod choosing;
mod line;
pub(crate) mod spoken;
mod tree;
mod typing;
mod what_if;

pub(crate) use what_if::follow;

use crate::features::help::model::HelpAction;
use crate::features::play::model::{PlayAction, PlayState};
use crate::model::action::FindAction;
use crate::model::state::{BoardState, Shared, Tool, WindowEffect};
use tabiya_chess::Move;
use tabiya_desktop::tasks::Runner;
use tabiya_text::tr;

/// Handles the actions of playing moves.
pub(crate) fn apply(
    own: &mut PlayState,
    shared: &mut Shared,
    action: PlayAction,
    _runner: &mut dyn Runner,
    board: &mut BoardState,
) {
    own.forget_empty_trial();
    match action {
        PlayAction::Choose(square) => choosing::choose(own, shared, square),
        PlayAction::ChooseAtCursor => choosing::choose(own, shared, board.cursor),
        PlayAction::Move { from, to } => choosing::try_move(own, shared, from, to),
        PlayAction::Promote(role) => choosing::promote(own, shared, role),
        PlayAction::GiveUp if own.promoting(shared.shown()).is_some() => {
            choosing::give_up(own, shared);
        }
        PlayAction::GiveUp => {}
        PlayAction::KeyOfSetup => choosing::refuse(own, shared, tr("play-only-moves")),
        PlayAction::TextChanged(text) => typing::change(own, text),
        PlayAction::TextEntered => typing::enter(own, shared),
        PlayAction::GoTo(at) => line::go_to(own, shared, at),
        PlayAction::GoToNode(node) => line::go_to_node(own, shared, node),
        PlayAction::Begin => board.begin_playing(),
        PlayAction::Toggle => {
            // The panel takes the place of the help.
            shared.send(HelpAction::GiveWay);
            toggle(own, board, shared);
        }
        PlayAction::PutDown => choosing::give_up(own, shared),
        PlayAction::Step(by) => line::step(own, shared, by),
        PlayAction::ToOtherMove(by) => line::to_other_move(own, shared, by),
        PlayAction::ToEnd(end) => line::to_end(own, shared, end),
        PlayAction::ChooseNext => shared.effects.push(WindowEffect::FocusNextMoves),
        PlayAction::EditTree(edit) => tree::edit(own, shared, edit),
        PlayAction::CopyLine(form) => line::copy(shared, form),
        PlayAction::WriteLine(operation) => line::write(own, shared, operation),
        PlayAction::AddLinePositions => line::add_positions(own, shared),
        PlayAction::AddGamePositions => line::add_positions_of_game(own, shared),
        PlayAction::PlayMoves(moves) => play_all(own, board, shared, &moves),
        PlayAction::ToggleWhatIf => what_if::toggle(own, shared, board),
        PlayAction::TryFreely => what_if::begin(own, shared, own.is_free(shared.shown())),
        PlayAction::KeepWhatIf => what_if::keep(own, shared),
        PlayAction::LeaveWhatIf => what_if::leave(own, shared),
        PlayAction::PlayGame(game) => {
            // The panel takes the place of the help.
            shared.send(HelpAction::GiveWay);
            line::show(own, board, shared, &game);
        }
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
    board.begin_playing();
    line::play_all(shared, moves);
}

/// Begins to play on the board and moves the keyboard focus to the move field. If play is on, ends it and keeps the
/// position.
pub(crate) fn toggle(own: &mut PlayState, board: &mut BoardState, shared: &mut Shared) {
    own.put_down();
    if board.tool == Tool::Play {
        board.tool = Tool::Pointer;
        shared.announce(tr("announce-play-ended"));
        shared.effects.push(WindowEffect::FocusBoard);
        return;
    }
    own.note = None;
    board.begin_playing();
    shared.end_draft();
    shared.announce(tr("announce-play-begun"));
    shared.send(FindAction::PutFindAway);
    shared.effects.push(WindowEffect::FocusMoves);
}
