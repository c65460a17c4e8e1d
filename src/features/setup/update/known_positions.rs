//! Positions that are known by name.

use crate::document::Edit;
use crate::model::action::{Action, Message};
use crate::model::state::Shared;
use crate::text::tr_with;
use tabiya_notation::known_positions::KnownPosition;

/// Puts one on the board and says which.
pub(crate) fn put(shared: &mut Shared, known: &KnownPosition) {
    shared.send(Action::Edit(Edit::Replace(known.position), None));
    let said = tr_with("message-known", &[("name", known.name.into())]);
    shared.send(Message::Inform(said));
}
