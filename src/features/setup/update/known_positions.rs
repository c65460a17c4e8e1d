//! Positions with names.

use crate::model::action::{Action, BoardAction};
use crate::model::state::Shared;
use tabiya_collection::document::Edit;
use tabiya_notation::known_positions::KnownPosition;
use tabiya_text::tr_with;

/// Puts a named position on the board and announces its name.
pub(crate) fn put(shared: &mut Shared, known: &KnownPosition) {
    shared.send(BoardAction::Edit(Edit::Replace(known.position), None));
    let said = tr_with("message-known", &[("name", known.name.into())]);
    shared.send(Action::Inform(said));
}
