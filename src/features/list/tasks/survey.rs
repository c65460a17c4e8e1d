//! Counts the marks of some rows for the dialog that checks all positions.

use crate::features::list::model::list_state::{Scope, Survey};
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::sync::Arc;
use tabiya_collection::document::{DocumentId, StateId};
use tabiya_collection::passes::{LineMarks, MarkCounts, PassError, count_marks, count_marks_among};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::{RowSet, Rows};
use tabiya_text::tr;

/// Counts the marks of some rows.
#[derive(Debug)]
pub struct CountSome {
    /// A snapshot of the rows.
    pub rows: Rows,
    /// The marks of the lines.
    pub marks: Arc<LineMarks>,
    /// The rows to count. `None` means all rows.
    pub only: Option<RowSet>,
}

impl Work for CountSome {
    type News = Infallible;
    type Answer = Result<MarkCounts, PassError>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let mut progress = |done, of| report.progress(done, of);
        match &self.only {
            Some(only) => count_marks_among(&self.rows, &self.marks, only, &mut progress),
            None => count_marks(&self.rows, &self.marks, &mut progress),
        }
    }
}

/// The task that counts the marks of some rows.
#[derive(Debug)]
pub struct Surveying {
    /// The document whose marks are counted.
    pub document: DocumentId,
    content: StateId,
    scope: Scope,
}

impl Task<State> for Surveying {
    type Work = CountSome;

    fn status(&self) -> String {
        tr("status-counting")
    }

    fn works_on_rows_of(&self) -> Option<DocumentId> {
        Some(self.document)
    }

    /// Counts again if something changed in the meantime, as long as the dialog is open.
    fn on_answer(
        &self,
        _id: TaskId,
        result: Result<MarkCounts, PassError>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        match result {
            Ok(counts) => {
                state.list.survey = Some(Survey {
                    document: self.document,
                    state: self.content,
                    scope: self.scope,
                    counts,
                });
            }
            Err(error) => {
                state.shared.dialog = None;
                state.shared.pass_failed(&error);
            }
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<Result<MarkCounts, PassError>> {
        Abandoned::Answered(Err(PassError::Cancelled))
    }
}

/// Starts to count the marks of the positions in `scope`.
pub(crate) fn survey(shared: &mut Shared, scope: Scope, runner: &mut dyn Runner) {
    let document = shared.document_mut();
    let task = Surveying {
        document: document.id(),
        content: document.state_id(),
        scope,
    };
    let work = CountSome {
        marks: document.begin_marks(),
        rows: document.rows().clone(),
        only: scope.rows(document),
    };
    start(shared, task, work, runner);
}
