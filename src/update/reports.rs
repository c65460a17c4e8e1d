//! Faults of ours that the user does not know of yet.

use super::start;
use crate::jobs::{Job, Runner};
use crate::state::{Purpose, State};
use crate::text::tr_with;
use std::path::PathBuf;

/// Looks for reports in this folder.
pub(super) fn look_for(state: &mut State, folder: PathBuf, runner: &mut dyn Runner) {
    start(
        state,
        Purpose::TakeReports,
        Job::TakeReports { folder },
        runner,
    );
}

/// Tells of these reports, of which the last is the newest.
pub(super) fn found(state: &mut State, reports: &[PathBuf]) {
    if let Some(newest) = reports.last() {
        let variables = [
            ("count", reports.len().into()),
            ("path", newest.to_string_lossy().into_owned().into()),
        ];
        state.report_failure(tr_with("message-reports", &variables));
    }
}
