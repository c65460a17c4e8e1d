//! Starting arrays of Chess960: chosen by number, or drawn by lot.

use crate::app::state::{Sheet, State};
use crate::chess::chess960::{ARRAYS, numbers_of, start};
use crate::document::Edit;
use crate::features::board::update::editing;
use crate::features::setup::model::chess960_form::Chess960Form;
use crate::text::tr_with;
use std::hash::{BuildHasher as _, RandomState};

/// Opens the sheet, with the arrays that stand on the board if there are any.
pub(crate) fn open(state: &mut State) {
    if let Some((white, black)) = numbers_of(state.shared.document().position()) {
        state.setup.chess960 = Chess960Form::of_both(white, black);
    }
    state.shared.sheet = Some(Sheet::Chess960);
}

/// Draws new numbers for the sheet.
pub(crate) fn draw(state: &mut State) {
    let (white, black) = (drawn(state), drawn(state));
    state.setup.chess960 = Chess960Form {
        white,
        black,
        ..state.setup.chess960
    };
}

/// Puts the arrays that the sheet shows on the board.
pub(crate) fn put(state: &mut State) {
    let (white, black) = state.setup.chess960.numbers();
    put_arrays(state, white, black);
}

/// Puts one of the 960 arrays on the board.
pub(crate) fn put_random(state: &mut State) {
    let number = drawn(state);
    put_arrays(state, number, number);
}

fn drawn(state: &mut State) -> u16 {
    let lot = RandomState::new().hash_one(state.shared.next_number());
    u16::try_from(lot % u64::from(ARRAYS)).unwrap_or_default()
}

fn put_arrays(state: &mut State, white: u16, black: u16) {
    let Some(position) = start(white, black) else {
        return;
    };
    editing::edit(state, Edit::Replace(position), None);
    state.shared.inform(if white == black {
        tr_with("message-chess960", &[("number", white.into())])
    } else {
        let variables = [("white", white.into()), ("black", black.into())];
        tr_with("message-chess960-double", &variables)
    });
}
