//! Mending everything, after it was shown what that would change.

use super::changing::{self, RowChange};
use crate::app::state::State;
use crate::document::BulkChange;
use crate::tasks::Runner;
use crate::text::tr;
use std::ops::Range;

pub(crate) use crate::features::list::tasks::find_mends::find_mends as find;

/// Says which lines are to be changed.
pub(crate) fn want(state: &mut State, places: Range<u64>, is_wanted: bool) {
    if let Some(mending) = &mut state.list.mending {
        mending.want(places, is_wanted);
    }
}

/// Mends everything as it was shown.
pub(crate) fn apply(state: &mut State, runner: &mut dyn Runner) {
    let Some(mending) = state.list.mending.take() else {
        return;
    };
    state.shared.sheet = None;
    let id = state.shared.document().id();
    if mending.document != id || mending.state != state.shared.document().state_id() {
        state.shared.inform(tr("message-changed-again"));
        return find(state, runner);
    }
    let change = BulkChange::Repair(mending.into_wanted_lines());
    changing::begin(state, id, change, RowChange::Mend, runner);
}
