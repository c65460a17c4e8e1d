//! Removes the files of a run that are no longer needed.

use crate::features::analysis::model::run::{FoundResults, RunFiles};
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::fs;
use std::io;
use std::sync::Arc;
use tabiya_desktop::tasks::{Report, Runner, TaskId, Work};
use tabiya_text::{name_text, tr, tr_with};

/// Removes the files of a run.
#[derive(Debug)]
pub struct RemoveRun {
    /// The files to remove.
    pub files: RunFiles,
    /// The results that keep the files open; dropped before the files are removed.
    pub results: Option<Arc<FoundResults>>,
}

impl Work for RemoveRun {
    type News = Infallible;
    type Answer = io::Result<()>;

    const IS_WAITED_FOR_AT_END: bool = true;

    fn perform(self, _report: &mut Report<'_, Infallible>) -> io::Result<()> {
        drop(self.results);
        // First, since without the description nobody can continue the run with the other files.
        remove(fs::remove_file(&self.files.stored))?;
        remove(fs::remove_file(&self.files.rows))?;
        remove(fs::remove_file(&self.files.journal))
    }
}

fn remove(removed: io::Result<()>) -> io::Result<()> {
    match removed {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        removed => removed,
    }
}

/// The task that removes the files of a run.
#[derive(Debug)]
pub struct RemovingRun(RunFiles);

impl Task<State> for RemovingRun {
    type Work = RemoveRun;

    fn status(&self) -> String {
        tr("status-removing-results")
    }

    fn on_answer(
        &self,
        _id: TaskId,
        removed: io::Result<()>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        if let Err(error) = removed {
            let variables = [
                ("file", name_text(&self.0.journal).into()),
                ("reason", error.to_string().into()),
            ];
            let text = tr_with("analysis-not-removed", &variables);
            state.shared.report_failure(text);
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<io::Result<()>> {
        Abandoned::Forgotten
    }
}

/// Begins to remove the files of a run.
pub(crate) fn remove_run(
    shared: &mut Shared,
    files: RunFiles,
    results: Option<Arc<FoundResults>>,
    runner: &mut dyn Runner,
) {
    let task = RemovingRun(files.clone());
    start(shared, task, RemoveRun { files, results }, runner);
}
