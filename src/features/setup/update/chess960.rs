//! Chess960 starting positions, chosen by number or at random.

use crate::features::setup::model::chess960_form::Chess960Form;
use crate::features::setup::model::setup_state::SetupState;
use crate::model::action::{Action, BoardAction};
use crate::model::state::{Dialog, Shared};
use std::hash::{BuildHasher as _, RandomState};
use tabiya_chess::chess960::{ARRAYS, numbers_of, start};
use tabiya_collection::document::Edit;
use tabiya_text::tr_with;

/// Opens the dialog. If the board has Chess960 starting positions, the dialog shows their numbers.
pub(crate) fn open(own: &mut SetupState, shared: &mut Shared) {
    if let Some((white, black)) = numbers_of(shared.document().position()) {
        own.chess960 = Chess960Form::of_both(white, black);
    }
    shared.dialog = Some(Dialog::Chess960);
}

/// Chooses new numbers for the dialog at random.
pub(crate) fn draw(own: &mut SetupState, shared: &mut Shared) {
    let (white, black) = (drawn(shared), drawn(shared));
    own.chess960 = Chess960Form {
        white,
        black,
        ..own.chess960
    };
}

/// Puts the starting positions of the dialog on the board.
pub(crate) fn put(own: &mut SetupState, shared: &mut Shared) {
    let (white, black) = own.chess960.numbers();
    put_arrays(shared, white, black);
}

/// Puts one of the 960 starting positions on the board at random.
pub(crate) fn put_random(shared: &mut Shared) {
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
