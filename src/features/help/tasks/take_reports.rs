//! Finds reports of program faults that the user has not seen yet.

use crate::model::state::{Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::path::PathBuf;
use tabiya_desktop::reports::take_untold;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_text::{tr, tr_with};

/// Takes the reports of faults that the user has not seen yet.
#[derive(Debug)]
pub struct TakeReports {
    /// The folder that holds the reports.
    pub folder: PathBuf,
}

impl Work for TakeReports {
    type News = Infallible;
    /// The reports, oldest first.
    type Answer = Vec<PathBuf>;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> Vec<PathBuf> {
        take_untold(&self.folder)
    }
}

/// The task that searches for reports.
#[derive(Debug)]
pub struct TakingReports;

impl Task<State> for TakingReports {
    type Work = TakeReports;

    fn status(&self) -> String {
        tr("status-looking")
    }

    fn on_answer(
        &self,
        _id: TaskId,
        reports: Vec<PathBuf>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        if let Some(newest) = reports.last() {
            let variables = [
                ("count", reports.len().into()),
                ("path", newest.to_string_lossy().into_owned().into()),
            ];
            state
                .shared
                .report_failure(tr_with("message-reports", &variables));
        }
    }
}

/// Starts the search for reports in this folder.
pub(crate) fn look_for(shared: &mut Shared, folder: PathBuf, runner: &mut dyn Runner) {
    start(shared, TakingReports, TakeReports { folder }, runner);
}
