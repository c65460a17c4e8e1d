//! Changes of many rows: at once where that takes no time, else by a job.

use super::{draft, start, waiting, watching};
use crate::action::Action;
use crate::collection::ReadError;
use crate::document::{BulkChange, Document, DocumentId, PreparedChange};
use crate::jobs::{Job, Runner};
use crate::passes::PassError;
use crate::state::{Effect, Purpose, RowsWork, State};
use crate::text::{counted, tr, tr_with};

/// Changes rows of the document that is shown. `again` is what asks for it, in case that it has to
/// wait for a row.
pub(super) fn change(
    state: &mut State,
    change: BulkChange,
    work: RowsWork,
    again: Action,
    runner: &mut dyn Runner,
) {
    draft::end(state);
    let id = state.document().id();
    let count = change.row_count(state.document().rows());
    if !change.is_quick() {
        return begin(state, id, change, work, runner);
    }
    let row = state.document().row_shown_after(&change);
    match state.document_mut().change_at_once(change) {
        Ok(()) => made(state, id, &work, count),
        Err(why) => waiting::wait(state, why, row.unwrap_or_default(), again, runner),
    }
}

/// Lets a job work out a change of a document.
pub(super) fn begin(
    state: &mut State,
    id: DocumentId,
    change: BulkChange,
    work: RowsWork,
    runner: &mut dyn Runner,
) {
    let Some(document) = state.document_mut_by_id(id) else {
        return;
    };
    if !document.is_whole() {
        return state.complain(tr("message-still-reading"));
    }
    if document.has_pending_change() {
        return state.complain(tr("message-still-changing"));
    }
    let request = Box::new(document.request(change));
    let job = Job::Change {
        document: id,
        request,
    };
    start(state, Purpose::Rows(id, work), job, runner);
}

/// A change was worked out, or not.
pub(super) fn changed(
    state: &mut State,
    id: DocumentId,
    work: RowsWork,
    result: Result<Box<PreparedChange>, PassError>,
    runner: &mut dyn Runner,
) {
    let Some(document) = state.document_mut_by_id(id) else {
        return;
    };
    match result {
        Ok(prepared) => {
            let count = prepared.row_count();
            if document.apply_prepared(*prepared).is_ok() {
                made(state, id, &work, count);
                send_away(state, work, runner);
            } else {
                again(state, id, work, runner);
            }
        }
        Err(error) => {
            document.forget_pending_change();
            match error {
                PassError::Cancelled => state.inform(tr("message-cancelled")),
                error => pass_failed(state, &error, runner),
            }
        }
    }
}

/// Something else was changed meanwhile: the work has to be done once more.
fn again(state: &mut State, id: DocumentId, work: RowsWork, runner: &mut dyn Runner) {
    let Some(document) = state.document_mut_by_id(id) else {
        return;
    };
    match document.pending_request() {
        Some(request) => {
            let request = Box::new(request);
            let job = Job::Change {
                document: id,
                request,
            };
            start(state, Purpose::Rows(id, work), job, runner);
            state.inform(tr("message-changed-again"));
        }
        None => state.complain(tr("message-change-given-up")),
    }
}

/// Rows that went to another document are deleted here, if they were to be moved.
fn send_away(state: &mut State, work: RowsWork, runner: &mut dyn Runner) {
    let RowsWork::Send {
        from,
        cut: Some(rows),
        content,
    } = work
    else {
        return;
    };
    let is_same = |document: &Document| document.state_id() == content;
    if state.document_by_id(from).is_some_and(is_same) {
        begin(
            state,
            from,
            BulkChange::Delete(rows),
            RowsWork::SendAway,
            runner,
        );
    } else {
        state.complain(tr("message-not-moved"));
    }
}

/// A change was made.
fn made(state: &mut State, id: DocumentId, work: &RowsWork, count: u64) {
    if *work == RowsWork::DeleteDuplicates
        && let Some(document) = state.document_mut_by_id(id)
    {
        document.set_view(None);
    }
    if let Some(message) = made_id(work) {
        state.announce(tr_with(message, &counted(count)));
    }
    if state.document().id() == id {
        state.effects.push(Effect::ShowCurrentRow);
    }
}

fn made_id(work: &RowsWork) -> Option<&'static str> {
    Some(match work {
        RowsWork::Delete => "announce-deleted",
        RowsWork::DeleteDuplicates => "announce-duplicates-deleted",
        RowsWork::Move => "announce-moved",
        RowsWork::Duplicate => "announce-duplicated",
        RowsWork::Sort => "announce-sorted",
        RowsWork::Shuffle => "announce-shuffled",
        RowsWork::Mend => "announce-mended",
        RowsWork::Add => "message-added",
        RowsWork::Send { .. } => "announce-copied-over",
        RowsWork::SendAway => "announce-moved-over",
        _ => return None,
    })
}

/// Work on rows could not be done.
pub(super) fn pass_failed(state: &mut State, error: &PassError, runner: &mut dyn Runner) {
    match error {
        PassError::Cancelled => state.inform(tr("message-cancelled")),
        PassError::Read(ReadError::Changed) => {
            state.complain(tr("message-row-lost"));
            watching::look(state, runner);
        }
        PassError::TooManyLines => state.report_failure(tr("message-too-many-lines")),
        PassError::Read(error) => {
            let reason = error.to_string();
            let variables = [("reason", reason.into())];
            state.report_failure(tr_with("message-rows-not-read", &variables));
        }
    }
}
