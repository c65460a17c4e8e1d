//! Actions on the controls beside the board: positions with names, and Chess960 starting positions, chosen by number or
//! at random.

mod piece_list;
mod rights;

use crate::features::board::model::board_state::BoardState;
use crate::features::setup::model::{Chess960Form, SetupAction, SetupState};
use crate::model::action::{Action, BoardAction};
use crate::model::state::{Dialog, Shared, WindowEffect};
use std::hash::{BuildHasher as _, RandomState};
use tabiya_chess::chess960::{ARRAYS, numbers_of, start};
use tabiya_collection::document::Edit;
use tabiya_desktop::tasks::Runner;
use tabiya_notation::known_positions::KnownPosition;
use tabiya_text::tr_with;

/// Handles the actions of the setup panel and of its dialogs.
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
                .push(WindowEffect::FocusPieceList { selects: true });
        }
        SetupAction::PieceListChanged(text) => piece_list::change(shared, board.symmetric, text),
        SetupAction::PieceListEntered => piece_list::enter(shared),
        SetupAction::PieceListEnded => piece_list::end(shared),
        SetupAction::PieceListCancelled => piece_list::cancel(shared),
        SetupAction::ToggleRight(square) => rights::toggle(shared, square),
        SetupAction::ToggleRightAtCursor => rights::toggle(shared, board.cursor),
        SetupAction::PutKnown(known) => put_known(shared, known),
        SetupAction::OpenChess960 => open_chess960(own, shared),
        SetupAction::Chess960Changed(form) => own.chess960 = form,
        SetupAction::DrawChess960 => draw_chess960(own, shared),
        SetupAction::PutChess960 => put_chess960(own, shared),
        SetupAction::PutRandomChess960 => put_random_chess960(shared),
    }
}

/// Adapts the text in the field for pieces by name after the board has changed.
pub(crate) fn follow(_own: &mut SetupState, shared: &mut Shared, board: &BoardState) {
    piece_list::follow(shared, board.symmetric);
}

/// Puts a named position on the board and announces its name.
fn put_known(shared: &mut Shared, known: &KnownPosition) {
    shared.send(BoardAction::Edit(Edit::Replace(known.position), None));
    let said = tr_with("message-known", &[("name", known.name.into())]);
    shared.send(Action::Inform(said));
}

/// Opens the dialog. If the board has Chess960 starting positions, the dialog shows their numbers.
fn open_chess960(own: &mut SetupState, shared: &mut Shared) {
    if let Some((white, black)) = numbers_of(shared.document().position()) {
        own.chess960 = Chess960Form::of_both(white, black);
    }
    shared.dialog = Some(Dialog::Chess960);
}

/// Chooses new numbers for the dialog at random.
fn draw_chess960(own: &mut SetupState, shared: &mut Shared) {
    let (white, black) = (drawn(shared), drawn(shared));
    own.chess960 = Chess960Form {
        white,
        black,
        ..own.chess960
    };
}

/// Puts the starting positions of the dialog on the board.
fn put_chess960(own: &mut SetupState, shared: &mut Shared) {
    let (white, black) = own.chess960.numbers();
    put_arrays(shared, white, black);
}

/// Puts one of the 960 starting positions on the board at random.
fn put_random_chess960(shared: &mut Shared) {
    let number = drawn(shared);
    put_arrays(shared, number, number);
}

fn drawn(shared: &mut Shared) -> u16 {
    let lot = RandomState::new().hash_one(shared.next_number());
    u16::try_from(lot % u64::from(ARRAYS)).unwrap_or_default()
}

fn put_arrays(shared: &mut Shared, white: u16, black: u16) {
    let Some(position) = start(white, black) else {
        return;
    };
    shared.send(BoardAction::Edit(Edit::Replace(position), None));
    let said = if white == black {
        tr_with("message-chess960", &[("number", white.into())])
    } else {
        let variables = [("white", white.into()), ("black", black.into())];
        tr_with("message-chess960-double", &variables)
    };
    shared.send(Action::Inform(said));
}
