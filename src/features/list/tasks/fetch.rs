//! Reads rows from disk, so that they are available in memory.

use crate::model::action::{Action, FilesAction};
use crate::model::state::{Abandoned, Shared, State, Task, WaitingActions};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::ops::Range;
use tabiya_collection::document::DocumentId;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::{ReadError, Rows};
use tabiya_text::tr;

/// Reads rows into memory.
#[derive(Debug)]
pub struct Fetch {
    /// A snapshot of the rows.
    pub rows: Rows,
    /// The row ranges to read.
    pub ranges: Vec<Range<u64>>,
}

impl Work for Fetch {
    type News = Infallible;
    type Answer = Result<(), ReadError>;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let mut ranges = self.ranges.into_iter();
        ranges.try_for_each(|range| self.rows.fetch(range))
    }
}

/// The task that reads rows from disk. It shows no progress, because it takes only a moment.
#[derive(Debug)]
pub struct Fetching {
    /// The document that the rows belong to.
    pub document: DocumentId,
}

impl Task<State> for Fetching {
    type Work = Fetch;

    fn status(&self) -> String {
        tr("status-fetching")
    }

    fn works_on_rows_of(&self) -> Option<DocumentId> {
        Some(self.document)
    }

    fn on_answer(
        &self,
        id: TaskId,
        result: Result<(), ReadError>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let has_failed = result.is_err();
        if let Some(document) = state.shared.document_mut_by_id(self.document) {
            document.first_rows_were_read(!has_failed);
        }
        if let Err(error) = result {
            state.shared.not_read(&error);
        }
        let waiting = state.shared.waiting.get(&self.document);
        let Some(waiting) = waiting.filter(|waiting| waiting.fetch == id) else {
            return;
        };
        let shown = state.shared.document_by_id(self.document);
        let is_there = shown.is_some_and(|shown| shown.rows().line(waiting.row).is_ok());
        if is_there && !has_failed {
            return state.shared.send(Action::ResumeWaiting(self.document));
        }
        take_waiting(&mut state.shared, id);
        state.shared.send(FilesAction::StopClosing);
        if !has_failed {
            state.shared.complain(tr("message-row-not-read"));
        }
    }

    fn on_failure(&self, id: TaskId, _why: &str, state: &mut State, _runner: &mut dyn Runner) {
        take_waiting(&mut state.shared, id);
    }

    /// Keeps the task running: the list needs these rows as soon as possible.
    fn on_abandoned(
        &self,
        id: TaskId,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<Result<(), ReadError>> {
        stop_waiting(&mut state.shared, id);
        Abandoned::Kept
    }
}

/// Starts to read rows of a document.
pub(crate) fn fetch(
    shared: &mut Shared,
    document: DocumentId,
    ranges: Vec<Range<u64>>,
    runner: &mut dyn Runner,
) -> Option<TaskId> {
    let rows = shared.document_by_id(document)?.rows().clone();
    let task = Fetching { document };
    Some(start(shared, task, Fetch { rows, ranges }, runner))
}

/// Removes and returns the actions that waited for this task. After a failed read they must not be applied to another
/// row, because the user meant this one.
fn take_waiting(shared: &mut Shared, id: TaskId) -> Option<WaitingActions> {
    let mut all = shared
        .waiting
        .extract_if(.., |_, waiting| waiting.fetch == id);
    let (_, waiting) = all.next()?;
    Some(waiting)
}

/// Drops the actions that waited for this task, because the user does not want to wait any longer.
pub(crate) fn stop_waiting(shared: &mut Shared, id: TaskId) {
    if take_waiting(shared, id).is_some() {
        shared.send(FilesAction::StopClosing);
        shared.inform(tr("message-waiting-stopped"));
    }
}
