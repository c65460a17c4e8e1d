//! Reads standard input, or a text of similar length, into a document.

use crate::model::state::{State, Task};
use std::convert::Infallible;
use std::io;
use tabiya_collection::document::{Document, DocumentId};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::{LoadError, Source};
use tabiya_text::{tr, tr_with};

/// Reads an input to its end.
#[derive(Debug)]
pub struct ReadInput {
    /// The bytes of it that have already been read.
    pub begun: Vec<u8>,
    /// Whether the rest comes from standard input.
    pub goes_on: bool,
}

impl Work for ReadInput {
    type News = Infallible;
    type Answer = Result<Source, LoadError>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let mut progress = |done, of| report.progress(done, of);
        let mut begun = io::Cursor::new(self.begun);
        if self.goes_on {
            let mut whole = io::Read::chain(begun, io::stdin().lock());
            Source::from_reader(&mut whole, &mut progress)
        } else {
            Source::from_reader(&mut begun, &mut progress)
        }
    }
}

/// The task that reads an input.
#[derive(Debug)]
pub struct ReadingInput;

impl Task<State> for ReadingInput {
    type Work = ReadInput;

    fn status(&self) -> String {
        tr("status-reading-input")
    }

    /// A process that never closes our standard input would keep us waiting for ever.
    fn is_forgotten_at_once(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        read: Result<Source, LoadError>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        match read {
            Ok(source) => {
                let id = DocumentId(state.shared.next_number());
                state
                    .shared
                    .show_document(Document::from_source(id, source));
            }
            Err(LoadError::NotText(_)) => {
                state
                    .shared
                    .report_failure(tr("message-standard-input-no-text"));
            }
            Err(LoadError::Cancelled) => state.shared.inform(tr("message-cancelled")),
            Err(error) => {
                let variables = [("reason", error.to_string().into())];
                state
                    .shared
                    .report_failure(tr_with("message-standard-input-failed", &variables));
            }
        }
    }
}
