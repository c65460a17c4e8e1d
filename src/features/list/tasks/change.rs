//! A change of many rows is worked out.

use crate::model::state::{Abandoned, Effect, Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use tabiya_collection::document::{
    BulkChange, ChangeRequest, Document, DocumentId, PreparedChange, StateId,
};
use tabiya_collection::passes::PassError;
use tabiya_desktop::tasks::{Report, Runner, TaskId, Work};
use tabiya_lines::RowSet;
use tabiya_text::{counted, tr, tr_with};

/// Work a change of many rows out.
#[derive(Debug)]
pub struct Change {
    /// What is to be changed.
    pub request: Box<ChangeRequest>,
}

impl Work for Change {
    type News = Infallible;
    type Answer = Result<Box<PreparedChange>, PassError>;

    fn perform(self, report: &mut Report<'_, Infallible>) -> Self::Answer {
        let mut progress = |done, of| report.progress(done, of);
        self.request.prepare(&mut progress).map(Box::new)
    }
}

/// What a change does, and what is to become of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowChange {
    /// Rows are deleted.
    Delete,
    /// All but the first of each group of duplicates are deleted.
    DeleteDuplicates,
    /// Rows are put elsewhere.
    Move,
    /// Rows are put there twice.
    Duplicate,
    /// Rows are put into an order.
    Sort,
    /// Rows are shuffled.
    Shuffle,
    /// Everything is repaired.
    Repair,
    /// Lines are made what they are in the file.
    Revert,
    /// Lines from elsewhere are added.
    Add,
    /// Lines of another document are added.
    Send {
        /// Of which.
        from: DocumentId,
        /// The rows that are to be deleted there then.
        cut: Option<RowSet>,
        /// The content that they are of.
        content: StateId,
    },
    /// Rows that now stand in another document as well are deleted.
    SendAway,
}

impl RowChange {
    /// The texts of what is going on, and of what was done.
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
            Self::SendAway => ("status-deleting", "announce-moved-over"),
        }
    }
}

/// A change of the rows of a document is being worked out.
#[derive(Debug)]
pub struct Changing {
    /// Which document.
    pub document: DocumentId,
    /// What it does.
    pub what: RowChange,
}

impl Task<State> for Changing {
    type Work = Change;

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
                    send_away(&mut state.shared, &self.what, runner);
                } else {
                    again(&mut state.shared, id, self.what.clone(), runner);
                }
            }
            Err(error) => {
                document.forget_pending_change();
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
    ) -> Abandoned<<Change as Work>::Answer> {
        Abandoned::Answered(Err(PassError::Cancelled))
    }
}

/// Lets a task work out a change of a document.
pub(crate) fn begin(
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
    start(shared, task, Change { request }, runner);
}

/// Something else was changed meanwhile: the work has to be done once more.
fn again(shared: &mut Shared, id: DocumentId, what: RowChange, runner: &mut dyn Runner) {
    let Some(document) = shared.document_mut_by_id(id) else {
        return;
    };
    match document.pending_request() {
        Some(request) => {
            work_out(shared, id, request, what, runner);
            shared.inform(tr("message-changed-again"));
        }
        None => shared.complain(tr("message-change-given-up")),
    }
}

/// Rows that went to another document are deleted here, if they were to be moved.
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
        begin(shared, *from, change, RowChange::SendAway, runner);
    } else {
        shared.complain(tr("message-not-moved"));
    }
}

/// A change was made.
pub(crate) fn made(shared: &mut Shared, id: DocumentId, what: &RowChange, count: u64) {
    if *what == RowChange::DeleteDuplicates
        && let Some(document) = shared.document_mut_by_id(id)
    {
        document.set_view(None);
    }
    let text = tr_with(what.text_ids().1, &counted(count));
    // What was repaired is all over the file, and not where one looks.
    if *what == RowChange::Repair {
        shared.inform(text);
    } else {
        shared.announce(text);
    }
    if shared.document().id() == id {
        shared.effects.push(Effect::ShowCurrentRow);
    }
}
