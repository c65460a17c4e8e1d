//! Repairing everything, after it was shown what that would change.

use super::changing;
use super::changing::RowChange;
use crate::app::state::Shared;
use crate::document::BulkChange;
use crate::features::list::model::list_state::ListState;
use crate::tasks::Runner;
use crate::text::tr;
use std::ops::Range;

pub(crate) use crate::features::list::tasks::find_repairs::find_repairs as find;

/// Says which lines are to be changed.
pub(crate) fn want(own: &mut ListState, places: Range<u64>, is_wanted: bool) {
    if let Some(repair_plan) = &mut own.repair_plan {
        repair_plan.want(places, is_wanted);
    }
}

/// Repairs everything as it was shown.
pub(crate) fn apply(own: &mut ListState, shared: &mut Shared, runner: &mut dyn Runner) {
    let Some(repair_plan) = own.repair_plan.take() else {
        return;
    };
    shared.dialog = None;
    let id = shared.document().id();
    if repair_plan.document != id || repair_plan.state != shared.document().state_id() {
        shared.inform(tr("message-changed-again"));
        return find(shared, runner);
    }
    let change = BulkChange::Repair(repair_plan.into_wanted_lines());
    changing::begin(shared, id, change, RowChange::Repair, runner);
}
