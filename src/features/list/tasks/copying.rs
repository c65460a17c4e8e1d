//! Copies rows to the clipboard: as lines of text, or the selected positions in a form.

use super::change::{RowChange, begin_change};
use crate::model::state::{Abandoned, Shared, State, Task, WindowEffect};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::ops::ControlFlow;
use tabiya_collection::document::{BulkChange, Document, DocumentId, StateId};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::{ReadError, RowSet, Rows};
use tabiya_notation::forms::{Form, FormSettings, write_text_as};
use tabiya_notation::judgement::{Judgement, judge};
use tabiya_notation::line_text::text_of_line;
use tabiya_text::{counted, tr, tr_with};

/// The maximum size of a copy. A program that receives more would be busy for minutes.
const MAX_BYTES: usize = 64 << 20;

/// Writes rows in a form.
#[derive(Debug)]
pub struct WriteForms {
    rows: Rows,
    selection: RowSet,
    form: Form,
    settings: FormSettings,
}

/// The outcome of writing.
#[derive(Debug)]
pub enum FormsWritten {
    /// The text, and the number of positions in it.
    Text(String, u64),
    /// The text would be too long for a clipboard.
    TooLong,
    /// The task was cancelled.
    Cancelled,
}

impl Work for WriteForms {
    type News = Infallible;
    type Answer = Result<FormsWritten, ReadError>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        self.write(&mut |done, of| report.progress(done, of))
    }
}

impl WriteForms {
    /// Lines without a position are left out.
    fn write(
        &self,
        progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
    ) -> Result<FormsWritten, ReadError> {
        let (mut text, mut count) = (String::new(), 0);
        for (row, done) in self.selection.iter().zip(0..) {
            if progress(done, self.selection.count()).is_break() {
                return Ok(FormsWritten::Cancelled);
            }
            let line = self.rows.read_line(row)?;
            let Judgement::Read(read) = judge(&line) else {
                continue;
            };
            if count > 0 {
                text.push_str(self.form.separator());
            }
            let tail = line.get(read.operations.clone()).unwrap_or_default();
            let written = write_text_as(self.form, &read.position, tail, self.settings);
            text.push_str(written.trim_end_matches('\n'));
            count += 1;
            if MAX_BYTES < text.len() {
                return Ok(FormsWritten::TooLong);
            }
        }
        text.push('\n');
        Ok(FormsWritten::Text(text, count))
    }
}

/// The task that writes rows in a form.
#[derive(Debug)]
pub struct WritingForms {
    document: DocumentId,
    form: Form,
}

impl Task<State> for WritingForms {
    type Work = WriteForms;

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
        result: Result<FormsWritten, ReadError>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let shared = &mut state.shared;
        match result {
            Ok(FormsWritten::Text(_, 0)) => shared.complain(tr("message-nothing-to-copy")),
            Ok(FormsWritten::Text(text, number)) => {
                shared.effects.push(WindowEffect::CopyText(text));
                let form = tr(&format!("form-{}", self.form.name()));
                let [number, count] = counted(number);
                let variables = [number, count, ("form", form.into())];
                shared.inform(tr_with("message-copied-as", &variables));
            }
            Ok(FormsWritten::TooLong) => shared.complain(tr("message-too-much-to-copy")),
            Ok(FormsWritten::Cancelled) => shared.inform(tr("message-cancelled")),
            Err(error) => shared.not_read(&error),
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<<WriteForms as Work>::Answer> {
        Abandoned::Forgotten
    }
}

/// Copies the selected positions in a form.
pub(crate) fn copy_selection_as(shared: &mut Shared, form: Form, runner: &mut dyn Runner) {
    let document = shared.document();
    let work = WriteForms {
        rows: document.rows().clone(),
        selection: document.selected_rows(),
        form,
        settings: shared.forms(),
    };
    let task = WritingForms {
        document: document.id(),
        form,
    };
    start(shared, task, work, runner);
}

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
