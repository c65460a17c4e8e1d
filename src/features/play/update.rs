//! The update of play mode.

mod choosing;
mod game;
mod line;
mod mode;
pub(crate) mod moving;
mod typing;

use crate::features::board::model::board_state::BoardState;
use crate::features::help::model::HelpAction;
use crate::features::play::model::{PlayAction, PlayState};
use crate::model::state::Shared;
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
    match action {
        PlayAction::Choose(square) => choosing::choose(own, shared, square),
        PlayAction::ChooseAtCursor => choosing::choose(own, shared, board.cursor),
        PlayAction::Move { from, to } => choosing::try_move(own, shared, from, to),
        PlayAction::Promote(role) => choosing::promote(own, shared, role),
        PlayAction::GiveUp if own.promoting(shared.shown()).is_some() => {
            choosing::give_up(own, shared);
        }
        PlayAction::GiveUp => {}
        PlayAction::KeyOfSetup => moving::refuse(own, shared, tr("play-only-moves")),
        PlayAction::TextChanged(text) => typing::change(own, text),
        PlayAction::TextEntered => typing::enter(own, shared),
        PlayAction::GoTo(at) => line::go_to(own, shared, at),
        PlayAction::Toggle => {
            // The panel takes the place of the help.
            shared.send(HelpAction::GiveWay);
            mode::toggle(own, board, shared);
        }
        PlayAction::PutDown => choosing::give_up(own, shared),
        PlayAction::Step(by) => line::step(own, shared, by),
        PlayAction::CopyLine(form) => line::copy(shared, form),
        PlayAction::WriteLine(operation) => line::write(own, shared, operation),
        PlayAction::AddLinePositions => line::add_positions(own, shared),
        PlayAction::PlayMoves(moves) => mode::play_all(own, board, shared, &moves),
        PlayAction::PlayGame(game) => {
            // The panel takes the place of the help.
            shared.send(HelpAction::GiveWay);
            game::show(own, board, shared, &game);
        }
    }
}
