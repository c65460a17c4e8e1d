//! Starting arrays of Chess960 drawn by lot.

use super::editing;
use crate::chess::chess960::{ARRAYS, start};
use crate::document::Edit;
use crate::state::State;
use crate::text::tr_with;
use std::hash::{BuildHasher as _, RandomState};

/// Puts one of the 960 arrays on the board.
pub(super) fn put_random(state: &mut State) {
    let lot = RandomState::new().hash_one(state.next_number());
    let number = u16::try_from(lot % u64::from(ARRAYS)).unwrap_or_default();
    if let Some(position) = start(number, number) {
        editing::edit(state, Edit::Replace(position), None);
        state.inform(tr_with("message-chess960", &[("number", number.into())]));
    }
}
