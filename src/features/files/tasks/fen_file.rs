//! Finds the lines of a document that need another form in a `.fen` file, and gives them that form.

use crate::features::files::model::files_state::FilesState;
use crate::features::files::model::question::{Again, WindowQuestion};
use crate::features::files::model::saving::{FenOrder, Lossy};
use crate::features::list::tasks::change::{Changing, RowChange, begin_change};
use crate::model::action::FilesAction;
use crate::model::state::{Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::sync::Arc;
use tabiya_collection::document::{
    BulkChange, Document, DocumentId, FenFindings, FenSearch, Rewriting, StateId, ToPlainFen,
};
use tabiya_collection::passes::NotWritten;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_text::{table_error_text, tr};

/// Searches a document for lines that need another form.
#[derive(Debug)]
pub struct SearchForFen(pub FenSearch);

impl Work for SearchForFen {
    type News = Infallible;
    type Answer = Result<FenFindings, NotWritten>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        self.0.find(&mut |done, of| report.progress(done, of))
    }
}

/// The task that searches.
#[derive(Debug)]
pub struct SearchingForFen {
    /// The request to save the document.
    pub order: Arc<FenOrder>,
    state: StateId,
}

impl Task<State> for SearchingForFen {
    type Work = SearchForFen;

    fn status(&self) -> String {
        tr("status-looking-for-operations")
    }

    fn is_awaited(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        answer: Result<FenFindings, NotWritten>,
        state: &mut State,
        runner: &mut dyn Runner,
    ) {
        let (own, shared) = (&mut state.files, &mut state.shared);
        match answer {
            Ok(findings) => {
                let document = shared.document_by_id(self.order.document);
                if document.is_some_and(|document| document.state_id() == self.state) {
                    found(own, shared, &self.order, findings, runner);
                } else {
                    shared.send(FilesAction::SaveFen(Again(Arc::clone(&self.order))));
                }
            }
            Err(error) => {
                own.closing = None;
                let path = &self.order.path;
                shared.report_about(path, |name| table_error_text(name, name, &error));
            }
        }
    }

    fn on_silence(&self, state: &mut State, _runner: &mut dyn Runner) {
        // The user is asked what to do with the document to close.
        state.shared.send(FilesAction::ContinueClosing);
    }
}

/// Searches a document, and then saves it. A short search is made at once.
pub(crate) fn search(
    own: &mut FilesState,
    shared: &mut Shared,
    order: Arc<FenOrder>,
    runner: &mut dyn Runner,
) {
    let Some(document) = shared.document_by_id(order.document) else {
        return;
    };
    let (search, state) = (document.fen_search(), document.state_id());
    if let Some(findings) = search.find_at_once() {
        return found(own, shared, &order, findings, runner);
    }
    let task = SearchingForFen { order, state };
    start(shared, task, SearchForFen(search), runner);
}

fn found(
    own: &mut FilesState,
    shared: &mut Shared,
    order: &Arc<FenOrder>,
    findings: FenFindings,
    runner: &mut dyn Runner,
) {
    let order = Arc::new(FenOrder {
        lines: Some(findings.lines),
        ..FenOrder::clone(order)
    });
    if findings.lost.is_nothing() {
        return make(own, shared, order, runner);
    }
    let lossy = Lossy::Document(Again(order));
    let question = WindowQuestion::LosesOperations(lossy, findings.lost);
    shared.questions.push_back(question);
}

/// Makes plain FEN of the lines that were found, and then saves the document.
pub(crate) fn make(
    own: &mut FilesState,
    shared: &mut Shared,
    order: Arc<FenOrder>,
    runner: &mut dyn Runner,
) {
    let lines = order.lines.as_ref().filter(|lines| !lines.is_empty());
    let Some(lines) = lines.map(Arc::clone) else {
        return shared.send(FilesAction::WriteFen(Again(order)));
    };
    let id = order.document;
    let document = shared.document_by_id(id);
    if document.is_some_and(Document::has_pending_change) {
        own.closing = None;
        return shared.complain(tr("message-still-changing"));
    }
    let by = Arc::new(ToPlainFen);
    let change = BulkChange::Rewrite(Rewriting { lines, by });
    begin_change(shared, id, change, RowChange::ToFen(Again(order)), runner);
}

impl Shared {
    /// Whether a document is being prepared for a `.fen` file.
    pub(super) fn is_becoming_fen(&self, id: DocumentId) -> bool {
        let is_changing =
            |task: &Changing| task.document == id && matches!(task.what, RowChange::ToFen(_));
        self.tasks
            .any(|task: &SearchingForFen| task.order.document == id)
            || self.tasks.any(is_changing)
    }
}
