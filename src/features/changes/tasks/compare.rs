//! Compares a document with its file if that takes longer than a frame.

use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::sync::Arc;
use tabiya_collection::document::{Comparison, Differences, DocumentId, StateId};
use tabiya_collection::passes::PassError;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_text::tr;

/// Finds all lines that differ.
#[derive(Debug)]
pub struct Compare(pub Box<Comparison>);

impl Work for Compare {
    type News = Infallible;
    type Answer = Result<Box<Differences>, PassError>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let mut progress = |done, of| report.progress(done, of);
        self.0.compare(&mut progress).map(Box::new)
    }
}

/// The task that compares a document with its file.
#[derive(Debug)]
pub struct Comparing {
    /// The document that is compared.
    pub document: DocumentId,
    content: StateId,
}

impl Task<State> for Comparing {
    type Work = Compare;

    fn status(&self) -> String {
        tr("status-comparing")
    }

    fn works_on_rows_of(&self) -> Option<DocumentId> {
        Some(self.document)
    }

    fn on_answer(
        &self,
        _id: TaskId,
        result: Result<Box<Differences>, PassError>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        match result {
            Ok(found) => {
                if let Some(document) = state.shared.document_mut_by_id(self.document) {
                    document.note_compared(&found);
                }
                state.changes.found = Some(Arc::from(found));
            }
            Err(error) => {
                // There is no new attempt before the contents change.
                state.changes.not_compared = Some((self.document, self.content));
                state.shared.pass_failed(&error);
            }
        }
    }

    fn on_failure(&self, _id: TaskId, _why: &str, state: &mut State, _runner: &mut dyn Runner) {
        state.changes.not_compared = Some((self.document, self.content));
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<<Compare as Work>::Answer> {
        Abandoned::Forgotten
    }
}

/// Begins to compare the document shown, unless a comparison is running.
pub(crate) fn compare(shared: &mut Shared, runner: &mut dyn Runner) {
    let document = shared.document();
    let (id, content) = (document.id(), document.state_id());
    let is_running = shared
        .tasks
        .any(|comparing: &Comparing| comparing.document == id);
    let Some(comparison) = document.comparison().filter(|_| !is_running) else {
        return;
    };
    let task = Comparing {
        document: id,
        content,
    };
    start(shared, task, Compare(Box::new(comparison)), runner);
}
