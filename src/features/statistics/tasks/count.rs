//! Counts the rows of a document.

use crate::features::list::model::list_state::Scope;
use crate::features::statistics::model::CountedRows;
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::{start, stop};
use std::convert::Infallible;
use std::sync::Arc;
use tabiya_collection::document::{DocumentId, StateId};
use tabiya_collection::passes::{LineMarks, PassError, Statistics, count_statistics};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::{RowSet, Rows};
use tabiya_text::{counted, tr, tr_with};

/// Counts rows.
#[derive(Debug)]
pub struct CountRows {
    /// A snapshot of the rows.
    pub rows: Rows,
    /// The marks of the lines, as far as they are known.
    pub marks: Arc<LineMarks>,
    /// The rows to count; `None` for all.
    pub only: Option<RowSet>,
}

impl Work for CountRows {
    type News = Infallible;
    type Answer = Result<Box<Statistics>, PassError>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let mut progress = |done, of| report.progress(done, of);
        let only = self.only.as_ref();
        count_statistics(&self.rows, &self.marks, only, &mut progress).map(Box::new)
    }
}

/// The task that counts the rows of a document.
#[derive(Debug)]
pub struct CountingRows {
    /// The document whose rows are counted.
    pub document: DocumentId,
    content: StateId,
    scope: Scope,
    only: Option<RowSet>,
}

impl Task<State> for CountingRows {
    type Work = CountRows;

    fn status(&self) -> String {
        tr("status-statistics")
    }

    fn works_on_rows_of(&self) -> Option<DocumentId> {
        Some(self.document)
    }

    fn on_answer(
        &self,
        _id: TaskId,
        result: Result<Box<Statistics>, PassError>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let State {
            shared, statistics, ..
        } = state;
        match result {
            Ok(found) => {
                let Some(document) = shared.document_by_id(self.document) else {
                    return;
                };
                let name = Shared::name_of(document);
                let count = counted(found.rows());
                shared.announce(tr_with("announce-statistics", &count));
                statistics.counted = Some(Arc::new(CountedRows {
                    document: self.document,
                    content: self.content,
                    scope: self.scope,
                    only: self.only.clone(),
                    name,
                    statistics: *found,
                }));
            }
            // The page offers to count again.
            Err(PassError::Cancelled) => {}
            Err(error) => shared.pass_failed(&error),
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<Result<Box<Statistics>, PassError>> {
        Abandoned::Forgotten
    }
}

/// Starts to count the rows of the document shown, instead of any other count.
pub(crate) fn count(shared: &mut Shared, runner: &mut dyn Runner) {
    stop_counting(shared, runner);
    let document = shared.document_mut();
    let scope = Scope::of(document);
    let only = scope.rows(document);
    let work = CountRows {
        marks: document.begin_marks(),
        rows: document.rows().clone(),
        only: only.clone(),
    };
    let task = CountingRows {
        document: document.id(),
        content: document.state_id(),
        scope,
        only,
    };
    start(shared, task, work, runner);
}

/// Stops counting.
pub(crate) fn stop_counting(shared: &mut Shared, runner: &mut dyn Runner) {
    stop(shared, runner, |_: &CountingRows| true);
}
