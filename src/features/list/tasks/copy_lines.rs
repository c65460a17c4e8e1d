//! Joins rows to a text for the clipboard.

use super::change::{RowChange, begin_change};
use crate::model::state::{Abandoned, Shared, State, Task, WindowEffect};
use std::convert::Infallible;
use std::ops::ControlFlow;
use tabiya_collection::document::{BulkChange, Document, DocumentId, StateId};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::{ReadError, RowSet, Rows};
use tabiya_notation::line_text::text_of_line;
use tabiya_text::{counted, tr, tr_with};

/// Joins rows to a text with one line for each row.
#[derive(Debug)]
pub struct CopyLines {
    /// A snapshot of the rows.
    pub rows: Rows,
    /// The rows to copy.
    pub selection: RowSet,
}

impl Work for CopyLines {
    type News = Infallible;
    /// The lines with their line ends, and the number of lines. `None` if the task was cancelled.
    type Answer = Result<Option<(String, u64)>, ReadError>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        copy_lines(&self.rows, &self.selection, &mut |done, of| {
            report.progress(done, of)
        })
    }
}

/// The task that copies lines for the clipboard.
#[derive(Debug)]
pub struct CopyingLines {
    /// The document that the lines come from.
    pub document: DocumentId,
    /// The rows to delete afterwards, if they are cut.
    pub cut: Option<RowSet>,
    /// The content that these rows belong to.
    pub content: StateId,
}

impl Task<State> for CopyingLines {
    type Work = CopyLines;

    fn status(&self) -> String {
        tr("status-copying")
    }

    fn is_awaited(&self) -> bool {
        true
    }

    fn works_on_rows_of(&self) -> Option<DocumentId> {
        Some(self.document)
    }

    fn on_answer(
        &self,
        _id: TaskId,
        result: Result<Option<(String, u64)>, ReadError>,
        state: &mut State,
        runner: &mut dyn Runner,
    ) {
        match result {
            Ok(Some((text, count))) => {
                put(&mut state.shared, text, count);
                if let Some(rows) = &self.cut {
                    self.delete(rows, &mut state.shared, runner);
                }
            }
            Ok(None) => state.shared.inform(tr("message-cancelled")),
            Err(error) => state.shared.not_read(&error),
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<<CopyLines as Work>::Answer> {
        Abandoned::Forgotten
    }
}

impl CopyingLines {
    fn delete(&self, rows: &RowSet, shared: &mut Shared, runner: &mut dyn Runner) {
        let now = shared.document_by_id(self.document).map(Document::state_id);
        if now == Some(self.content) {
            let change = BulkChange::Delete(rows.clone());
            begin_change(shared, self.document, change, RowChange::Delete, runner);
        } else {
            shared.complain(tr("message-not-cut"));
        }
    }
}

/// Puts lines on the clipboard.
pub(crate) fn put(shared: &mut Shared, text: String, count: u64) {
    shared.effects.push(WindowEffect::CopyText(text));
    shared.inform(tr_with("message-lines-copied", &counted(count)));
}

/// Returns the lines of a selection, each with a line end, and their number. Returns `None` if `progress` cancels.
fn copy_lines(
    rows: &Rows,
    selection: &RowSet,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Option<(String, u64)>, ReadError> {
    let mut text = String::new();
    let mut copied = 0;
    for row in selection.iter() {
        if progress(copied, selection.count()).is_break() {
            return Ok(None);
        }
        text.push_str(&text_of_line(&rows.read_line(row)?));
        text.push('\n');
        copied += 1;
    }
    Ok(Some((text, copied)))
}
