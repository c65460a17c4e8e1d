//! Mending everything, after it was shown what that would change.

use super::changing;
use super::changing::RowChange;
use crate::app::state::Shared;
use crate::document::BulkChange;
use crate::features::list::model::list_state::ListState;
use crate::tasks::Runner;
use crate::text::tr;
use std::ops::Range;

pub(crate) use crate::features::list::tasks::find_mends::find_mends as find;

/// Says which lines are to be changed.
pub(crate) fn want(own: &mut ListState, places: Range<u64>, is_wanted: bool) {
    if let Some(mending) = &mut own.mending {
        mending.want(places, is_wanted);
    }
}

/// Mends everything as it was shown.
pub(crate) fn apply(own: &mut ListState, shared: &mut Shared, runner: &mut dyn Runner) {
    let Some(mending) = own.mending.take() else {
        return;
    };
    shared.sheet = None;
    let id = shared.document().id();
    if mending.document != id || mending.state != shared.document().state_id() {
        shared.inform(tr("message-changed-again"));
        return find(shared, runner);
    }
    let change = BulkChange::Repair(mending.into_wanted_lines());
    changing::begin(shared, id, change, RowChange::Mend, runner);
}
