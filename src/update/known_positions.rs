//! Positions that are known by name.

use super::editing;
use crate::document::Edit;
use crate::notation::known_positions::KnownPosition;
use crate::state::State;
use crate::text::tr_with;

/// Puts one on the board and says which.
pub(super) fn put(state: &mut State, known: &KnownPosition) {
    editing::edit(state, Edit::Replace(known.position), None);
    state.inform(tr_with("message-known", &[("name", known.name.into())]));
}
