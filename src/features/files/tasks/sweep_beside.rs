//! Removes the remains of killed saves beside a file, as far as possible.

use crate::model::state::{Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::path::{Path, PathBuf};
use tabiya_collection::document::{Document, DocumentId};
use tabiya_desktop::tasks::{Report, Runner, TaskId, Work};
use tabiya_lines as collection;
use tabiya_text::tr;

/// Removes the remains of killed saves beside a file.
#[derive(Debug)]
pub struct SweepBeside {
    /// The file.
    pub path: PathBuf,
}

impl Work for SweepBeside {
    type News = Infallible;
    type Answer = ();

    fn perform(self, _report: &mut Report<'_, Infallible>) {
        collection::sweep_beside(&self.path);
    }
}

/// The task that cleans up a folder.
#[derive(Debug, PartialEq, Eq)]
pub struct Sweeping {
    folder: Option<PathBuf>,
}

impl Task<State> for Sweeping {
    type Work = SweepBeside;

    fn status(&self) -> String {
        tr("status-looking")
    }

    fn on_answer(&self, _id: TaskId, (): (), _state: &mut State, _runner: &mut dyn Runner) {}
}

/// Cleans up beside the file of a document that was opened, as an earlier save of it may have been killed.
pub(super) fn sweep_beside(shared: &mut Shared, id: DocumentId, runner: &mut dyn Runner) {
    let path = shared.document_by_id(id).and_then(Document::path);
    let Some(path) = path.map(Path::to_owned) else {
        return;
    };
    let folder = path.parent().map(Path::to_owned);
    let task = Sweeping { folder };
    if !shared.tasks.any(|sweeping: &Sweeping| *sweeping == task) {
        start(shared, task, SweepBeside { path }, runner);
    }
}
