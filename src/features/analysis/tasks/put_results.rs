//! Puts the results of an engine into their document, in one undo step.

use crate::features::analysis::tasks::run_news::{put, put_failed};
use crate::features::list::tasks::change::Change;
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::start;
use tabiya_collection::document::{ChangeRequest, DocumentId, PreparedChange};
use tabiya_collection::passes::PassError;
use tabiya_desktop::tasks::{Runner, TaskId, Work};
use tabiya_text::tr;

/// The task that puts results into a document.
#[derive(Debug)]
pub struct PuttingResults {
    /// The document that receives the results.
    pub document: DocumentId,
}

impl Task<State> for PuttingResults {
    type Work = Change;

    fn status(&self) -> String {
        tr("status-putting-results")
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
        result: Result<Box<PreparedChange>, PassError>,
        state: &mut State,
        runner: &mut dyn Runner,
    ) {
        let id = self.document;
        let Some(document) = state.shared.document_mut_by_id(id) else {
            return;
        };
        match result {
            Ok(prepared) => {
                let counts = prepared.rewritten().unwrap_or_default();
                if counts.rewritten == 0 {
                    // An undo step without effect would only get in the way.
                    document.forget_pending_change();
                    return put(&mut state.analysis, &mut state.shared, id, counts);
                }
                if document.apply_prepared(*prepared).is_ok() {
                    put(&mut state.analysis, &mut state.shared, id, counts);
                } else if let Some(request) = document.pending_request() {
                    // The document has changed in the meantime.
                    put_results(&mut state.shared, id, request, runner);
                }
            }
            Err(error) => {
                document.forget_pending_change();
                put_failed(&mut state.analysis);
                state.shared.pass_failed(&error);
            }
        }
    }

    fn on_failure(&self, _id: TaskId, _why: &str, state: &mut State, _runner: &mut dyn Runner) {
        if let Some(document) = state.shared.document_mut_by_id(self.document) {
            document.forget_pending_change();
        }
        put_failed(&mut state.analysis);
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<<Change as Work>::Answer> {
        Abandoned::Answered(Err(PassError::Cancelled))
    }
}

/// Begins to put results into a document.
pub(crate) fn put_results(
    shared: &mut Shared,
    document: DocumentId,
    request: ChangeRequest,
    runner: &mut dyn Runner,
) {
    let request = Box::new(request);
    start(
        shared,
        PuttingResults { document },
        Change { request },
        runner,
    );
}
