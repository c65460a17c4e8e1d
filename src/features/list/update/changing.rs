//! Changes of many rows: at once where that takes no time, else by a task.

use crate::app::action::Action;
use crate::app::state::State;
use crate::app::update::waiting;
use crate::document::BulkChange;
use crate::features::fen::update::draft;
use crate::features::list::tasks::change::made;
use crate::tasks::Runner;

pub(crate) use crate::features::list::tasks::change::{RowChange, begin};

/// Changes rows of the document that is shown. `again` is what asks for it, in case that it has to
/// wait for a row.
pub(crate) fn change(
    state: &mut State,
    change: BulkChange,
    what: RowChange,
    again: Action,
    runner: &mut dyn Runner,
) {
    draft::end(state);
    let id = state.shared.document().id();
    let count = change.row_count(state.shared.document().rows());
    if !change.is_quick() {
        return begin(state, id, change, what, runner);
    }
    let row = state.shared.document().row_shown_after(&change);
    match state.shared.document_mut().change_at_once(change) {
        Ok(()) => made(state, id, &what, count),
        Err(why) => waiting::wait(state, why, row.unwrap_or_default(), again, runner),
    }
}
