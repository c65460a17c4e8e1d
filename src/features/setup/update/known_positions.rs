//! Positions that are known by name.

use crate::app::state::State;
use crate::document::Edit;
use crate::features::board::update::editing;
use crate::notation::known_positions::KnownPosition;
use crate::text::tr_with;

/// Puts one on the board and says which.
pub(crate) fn put(state: &mut State, known: &KnownPosition) {
    editing::edit(state, Edit::Replace(known.position), None);
    state
        .shared
        .inform(tr_with("message-known", &[("name", known.name.into())]));
}
