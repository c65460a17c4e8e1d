//! Computes a change of many rows.

use crate::features::files::model::question::Again;
use crate::features::files::model::saving::FenOrder;
use crate::features::solve::model::SolveAction;
use crate::model::action::FilesAction;
use crate::model::state::{Abandoned, Shared, State, Task, WindowEffect};
use crate::model::task_control::start;
use std::convert::Infallible;
use tabiya_collection::document::{
    BulkChange, ChangeRequest, Document, DocumentId, PreparedChange, StateId,
};
use tabiya_collection::passes::PassError;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::RowSet;
use tabiya_text::{counted, tr, tr_with};

/// Computes a change of many rows.
#[derive(Debug)]
pub struct ChangeRows {
    /// The change to compute.
    pub request: Box<ChangeRequest>,
}

impl Work for ChangeRows {
    type News = Infallible;
    type Answer = Result<Box<PreparedChange>, PassError>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let mut progress = |done, of| report.progress(done, of);
        self.request.prepare(&mut progress).map(Box::new)
    }
}

/// The kind of a change, which decides its messages and the next steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowChange {
    /// Deletes rows.
    Delete,
    /// Deletes all but the first of each group of duplicates.
    DeleteDuplicates,
    /// Moves rows.
    Move,
    /// Inserts copies of rows.
    Duplicate,
    /// Sorts rows.
    Sort,
    /// Shuffles rows.
    Shuffle,
    /// Repairs all lines.
    Repair,
    /// Restores lines from the file.
    Revert,
    /// Adds lines from another source.
    Add,
    /// Adds lines of another document.
    Send {
        /// The document that the lines come from.
        from: DocumentId,
        /// The rows to delete there afterwards, if the lines are moved.
        cut: Option<RowSet>,
        /// The content that these rows belong to.
        content: StateId,
    },
    /// Deletes rows that are now in another document.
    SendAway,
    /// Answers whose turn it is on diagrams that do not show it.
    AnswerTurns,
    /// Writes the results of solving.
    SolveResults,
    /// Writes the truth of endgames.
    TruthResults,
    /// Makes plain FEN of lines, before the document is saved to a `.fen` file.
    ToFen(Again<FenOrder>),
}

impl RowChange {
    /// The text ids for the progress and for the result.
    fn text_ids(&self) -> (&'static str, &'static str) {
        match self {
            Self::Delete => ("status-deleting", "announce-deleted"),
            Self::DeleteDuplicates => ("status-deleting", "announce-duplicates-deleted"),
            Self::Move => ("status-moving", "announce-moved"),
            Self::Duplicate => ("status-duplicating", "announce-duplicated"),
            Self::Sort => ("status-sorting", "announce-sorted"),
            Self::Shuffle => ("status-shuffling", "announce-shuffled"),
            Self::Repair => ("status-repairing", "announce-repaired"),
            Self::Revert => ("status-reverting", "announce-reverted"),
            Self::Add => ("status-adding", "message-added"),
            Self::Send { .. } => ("status-adding", "announce-copied-over"),
            Self::ToFen(_) => ("status-making-fen", "announce-made-fen"),
            Self::SendAway => ("status-deleting", "announce-moved-over"),
            Self::SolveResults | Self::TruthResults => {
                ("status-solve-write", "announce-solve-written")
            }
            Self::AnswerTurns => ("status-answering-turns", "announce-turns-answered"),
        }
    }
}

/// The task that computes a change.
#[derive(Debug)]
pub struct Changing {
    /// The document that is changed.
    pub document: DocumentId,
    /// The kind of the change.
    pub what: RowChange,
}

impl Task<State> for Changing {
    type Work = ChangeRows;

    fn status(&self) -> String {
        tr(self.what.text_ids().0)
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
                let count = prepared.row_count();
                if document.apply_prepared(*prepared).is_ok() {
                    made(&mut state.shared, id, &self.what, count);
                    go_on(&mut state.shared, &self.what, runner);
                } else {
                    again(&mut state.shared, id, self.what.clone(), runner);
                }
            }
            Err(error) => {
                document.forget_pending_change();
                not_made(&mut state.shared, &self.what);
                state.shared.pass_failed(&error);
            }
        }
    }

    fn on_failure(&self, _id: TaskId, _why: &str, state: &mut State, _runner: &mut dyn Runner) {
        if let Some(document) = state.shared.document_mut_by_id(self.document) {
            document.forget_pending_change();
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<<ChangeRows as Work>::Answer> {
        Abandoned::Answered(Err(PassError::Cancelled))
    }
}

/// Starts a task that computes a change of a document.
pub(crate) fn begin_change(
    shared: &mut Shared,
    id: DocumentId,
    change: BulkChange,
    what: RowChange,
    runner: &mut dyn Runner,
) {
    let Some(document) = shared.document_mut_by_id(id) else {
        return;
    };
    if !document.is_whole() {
        return shared.complain(tr("message-still-reading"));
    }
    if document.has_pending_change() {
        return shared.complain(tr("message-still-changing"));
    }
    let request = document.request(change);
    work_out(shared, id, request, what, runner);
}

fn work_out(
    shared: &mut Shared,
    id: DocumentId,
    request: ChangeRequest,
    what: RowChange,
    runner: &mut dyn Runner,
) {
    let request = Box::new(request);
    let task = Changing { document: id, what };
    start(shared, task, ChangeRows { request }, runner);
}

/// Repeats the computation, because the document changed in the meantime.
fn again(shared: &mut Shared, id: DocumentId, what: RowChange, runner: &mut dyn Runner) {
    let Some(document) = shared.document_mut_by_id(id) else {
        return;
    };
    if let Some(request) = document.pending_request() {
        work_out(shared, id, request, what, runner);
        shared.inform(tr("message-changed-again"));
    } else {
        not_made(shared, &what);
        shared.complain(tr("message-change-given-up"));
    }
}

/// Does what comes after the change.
fn go_on(shared: &mut Shared, what: &RowChange, runner: &mut dyn Runner) {
    match what {
        RowChange::ToFen(order) => shared.send(FilesAction::WriteFen(order.clone())),
        what => send_away(shared, what, runner),
    }
}

/// Ends the closing of a document whose lines could not be prepared for its file.
fn not_made(shared: &mut Shared, what: &RowChange) {
    if matches!(what, RowChange::ToFen(_)) {
        shared.send(FilesAction::StopClosing);
    }
}

/// Deletes the rows that were moved to another document.
fn send_away(shared: &mut Shared, what: &RowChange, runner: &mut dyn Runner) {
    let RowChange::Send {
        from,
        cut: Some(rows),
        content,
    } = what
    else {
        return;
    };
    let is_same = |document: &Document| document.state_id() == *content;
    if shared.document_by_id(*from).is_some_and(is_same) {
        let change = BulkChange::Delete(rows.clone());
        begin_change(shared, *from, change, RowChange::SendAway, runner);
    } else {
        shared.complain(tr("message-not-moved"));
    }
}

/// Reports a change after it was made.
pub(crate) fn made(shared: &mut Shared, id: DocumentId, what: &RowChange, count: u64) {
    if *what == RowChange::DeleteDuplicates
        && let Some(document) = shared.document_mut_by_id(id)
    {
        document.set_view(None);
    }
    if *what == RowChange::SolveResults && count > 0 {
        shared.send(SolveAction::ResultsWritten(id));
    }
    let text = tr_with(what.text_ids().1, &counted(count));
    // These changes are spread over the whole file, so the message is shown as well as announced.
    let is_told = matches!(
        what,
        RowChange::Repair | RowChange::SolveResults | RowChange::TruthResults
    );
    if is_told {
        shared.inform(text);
        shared.offer_undo(id);
    } else {
        shared.announce(text);
    }
    if shared.document().id() == id {
        shared.effects.push(WindowEffect::ShowCurrentRow);
    }
}
