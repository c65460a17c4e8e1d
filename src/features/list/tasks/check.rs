//! Finds and counts the marks of all lines.

use crate::model::action::FindAction;
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::sync::Arc;
use tabiya_collection::document::{DocumentId, StateId};
use tabiya_collection::passes::{LineMarks, MarkCounts, PassError, check_all, count_marks};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::Rows;
use tabiya_text::tr;

/// Finds the marks of all lines. Each mark is available in `marks` as soon as it is found.
#[derive(Debug)]
pub struct Check {
    /// A snapshot of the rows.
    pub rows: Rows,
    /// The destination of the marks.
    pub marks: Arc<LineMarks>,
}

impl Work for Check {
    type News = Infallible;
    type Answer = Result<(), PassError>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        check_all(&self.rows, &self.marks, &mut |done, of| {
            report.progress(done, of)
        })
    }
}

/// The task that checks the lines of a document.
#[derive(Debug)]
pub struct Checking {
    /// The document that is checked.
    pub document: DocumentId,
}

impl Task<State> for Checking {
    type Work = Check;

    fn status(&self) -> String {
        tr("status-checking")
    }

    fn works_on_rows_of(&self) -> Option<DocumentId> {
        Some(self.document)
    }

    fn on_answer(
        &self,
        _id: TaskId,
        result: Result<(), PassError>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        match result {
            Ok(()) => state.shared.send(FindAction::RefreshMarks(self.document)),
            Err(PassError::Cancelled) => state.shared.inform(tr("message-check-cancelled")),
            Err(error) => state.shared.pass_failed(&error),
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<Result<(), PassError>> {
        Abandoned::Answered(Err(PassError::Cancelled))
    }
}

/// Checks all lines that have not been checked.
pub(crate) fn check(shared: &mut Shared, id: DocumentId, runner: &mut dyn Runner) {
    if shared
        .tasks
        .any(|checking: &Checking| checking.document == id)
    {
        return;
    }
    let document = shared.document_mut_by_id(id);
    let Some(document) = document.filter(|found| found.is_whole()) else {
        return;
    };
    let marks = document.begin_marks();
    if marks.is_complete() {
        return;
    }
    let rows = document.rows().clone();
    let task = Checking { document: id };
    start(shared, task, Check { rows, marks }, runner);
}

/// Counts the marks of all rows.
#[derive(Debug)]
pub struct CountMarks {
    /// A snapshot of the rows.
    pub rows: Rows,
    /// The marks of the lines.
    pub marks: Arc<LineMarks>,
}

impl Work for CountMarks {
    type News = Infallible;
    type Answer = Result<MarkCounts, PassError>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        count_marks(&self.rows, &self.marks, &mut |done, of| {
            report.progress(done, of)
        })
    }
}

/// The task that counts the marks in a document.
#[derive(Debug)]
pub struct Counting {
    /// The document whose marks are counted.
    pub document: DocumentId,
    content: StateId,
}

impl Task<State> for Counting {
    type Work = CountMarks;

    fn status(&self) -> String {
        tr("status-counting")
    }

    fn works_on_rows_of(&self) -> Option<DocumentId> {
        Some(self.document)
    }

    /// Counts again without a message if rows were added in the meantime.
    fn on_answer(
        &self,
        _id: TaskId,
        result: Result<MarkCounts, PassError>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        if let (Some(document), Ok(counts)) =
            (state.shared.document_mut_by_id(self.document), result)
            && document.state_id() == self.content
        {
            document.set_mark_counts(counts);
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<Result<MarkCounts, PassError>> {
        Abandoned::Forgotten
    }
}

/// Counts the marks of a document if the count is needed.
pub(crate) fn count(shared: &mut Shared, id: DocumentId, runner: &mut dyn Runner) {
    if shared
        .tasks
        .any(|counting: &Counting| counting.document == id)
    {
        return;
    }
    let document = shared.document_mut_by_id(id);
    let Some(document) = document else {
        return;
    };
    if !document.wants_to_be_counted() {
        return;
    }
    let task = Counting {
        document: id,
        content: document.state_id(),
    };
    let (rows, marks) = (document.rows().clone(), document.begin_marks());
    start(shared, task, CountMarks { rows, marks }, runner);
}
