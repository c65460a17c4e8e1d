//! Shows a pasted game: its last position on the board, and the line that leads to it.

use super::moving::keep_broken_text;
use super::typing;
use crate::command::Command;
use crate::features::help::model::FirstStep;
use crate::features::play::model::PlayState;
use crate::model::action::{FindAction, HelpAction};
use crate::model::state::{BoardState, Effect, MessageOffer, Shared, Tool};
use tabiya_collection::document::NewStop;
use tabiya_collection::games::PastedGame;
use tabiya_text::pasted_game_text;

/// Shows the game, and puts the unreadable rest of its text into the move field.
pub(crate) fn show(
    own: &mut PlayState,
    board: &mut BoardState,
    shared: &mut Shared,
    game: &PastedGame,
) {
    shared.end_draft();
    shared.send(HelpAction::FirstStepTaken(FirstStep::PasteOrUndo));
    shared.send(FindAction::PutFindAway);
    put_on_board(shared, game);
    own.put_down();
    own.text.clear();
    own.note = None;
    board.tool = Tool::Play;
    board.block = None;
    board.arrow = None;
    if let Some(fault) = &game.fault
        && !fault.rest.is_empty()
    {
        typing::leave(own, shared, &fault.rest);
        shared.effects.push(Effect::FocusMoves);
    }
    say(shared, game);
}

fn put_on_board(shared: &mut Shared, game: &PastedGame) {
    let style = shared.settings.fen_style();
    let stops = game.positions.iter().map(|one| NewStop {
        played: one.played,
        position: one.position,
        record: one.record.clone(),
    });
    let stops: Vec<_> = stops.collect();
    keep_broken_text(shared);
    shared.document_mut().put_line_of_play(&stops, style);
}

/// Reports the game that was read, and offers all of its positions.
fn say(shared: &mut Shared, game: &PastedGame) {
    let text = pasted_game_text(game);
    if game.positions.len() < 2 {
        return shared.inform(text);
    }
    let offer = MessageOffer::Run {
        text_id: "message-game-add",
        command: Command::AddLinePositions,
        seen: shared.shown(),
    };
    shared.inform_offering(text, offer);
}
