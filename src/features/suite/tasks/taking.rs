//! Takes the result of scoring.

use crate::features::suite::model::{Compared, SuiteReport, SuiteState};
use crate::model::state::Shared;
use std::sync::Arc;
use tabiya_desktop::tasks::TaskId;
use tabiya_text::{counted, tr_with};

/// Takes the result of scoring.
pub(crate) fn take(
    own: &mut SuiteState,
    shared: &mut Shared,
    id: TaskId,
    report: SuiteReport,
    compared: Option<Compared>,
) {
    if own.task != Some(id) {
        return;
    }
    own.task = None;
    let [_, count] = counted(report.score.positions);
    let [_, solved] = counted(report.score.solved);
    let variables = [count, ("solved", solved.1)];
    shared.announce(tr_with("announce-scored", &variables));
    own.report = Some(Arc::new(report));
    own.compared = compared.map(Arc::new);
}
