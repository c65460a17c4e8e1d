//! Writes the selected positions in a form for the clipboard.

use crate::model::state::{Abandoned, Shared, State, Task, WindowEffect};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::ops::ControlFlow;
use tabiya_collection::document::DocumentId;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::{ReadError, RowSet, Rows};
use tabiya_notation::forms::{Form, FormSettings, write_text_as};
use tabiya_notation::judgement::{Judgement, judge};
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
