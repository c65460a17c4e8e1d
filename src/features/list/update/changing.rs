//! Changes many rows: immediately if that is quick, otherwise in a task.

use crate::features::list::tasks::change::made;
use crate::model::action::Action;
use crate::model::state::Shared;
use tabiya_collection::document::BulkChange;
use tabiya_desktop::tasks::Runner;

pub(crate) use crate::features::list::tasks::change::{RowChange, begin};

/// Changes rows of the current document. `again` is the action to repeat if the change must wait for a row.
pub(crate) fn change(
    shared: &mut Shared,
    change: BulkChange,
    what: RowChange,
    again: Action,
    runner: &mut dyn Runner,
) {
    shared.end_draft();
    let id = shared.document().id();
    let count = change.row_count(shared.document().rows());
    if !change.is_quick() {
        return begin(shared, id, change, what, runner);
    }
    let row = shared.document().row_shown_after(&change);
    match shared.document_mut().change_at_once(change) {
        Ok(()) => made(shared, id, &what, count),
        Err(why) => shared.send(Action::WaitForRow {
            why,
            row: row.unwrap_or_default(),
            action: Box::new(again),
        }),
    }
}
