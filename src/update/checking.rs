//! What is done without being asked for: lines are checked and counted, views are kept up to date,
//! and nobody works for a document that is closed.

use super::{showing, start, waiting};
use crate::document::{Document, DocumentId};
use crate::jobs::{Job, Runner};
use crate::passes::{MarkCounts, PassError};
use crate::state::{Purpose, RowFilter, RowsWork, RunningJob, State};
use crate::text::tr;

/// Looks after all documents.
pub(super) fn keep_up(state: &mut State, runner: &mut dyn Runner) {
    stop_for_closed(state, runner);
    let ids: Vec<_> = state.documents.iter().map(Document::id).collect();
    for id in ids {
        read_first_row(state, id, runner);
        begin(state, id, runner);
        count(state, id, runner);
        refresh(state, id, runner);
    }
}

fn stop_for_closed(state: &mut State, runner: &mut dyn Runner) {
    let documents = &state.documents;
    state.jobs.retain(|job| {
        let Purpose::Rows(id, _) = job.purpose else {
            return true;
        };
        let is_open = documents.iter().any(|document| document.id() == id);
        if !is_open {
            runner.cancel(job.id);
        }
        is_open
    });
    let is_open = |id: &DocumentId| documents.iter().any(|document| document.id() == *id);
    state.waiting.retain(|id, _| is_open(id));
}

fn read_first_row(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    let wants = state
        .document_by_id(id)
        .is_some_and(Document::wants_first_row);
    if wants && !is_at_work(state, id, &RowsWork::Fetch) {
        const FIRST: u64 = 1000;
        let first = 0..FIRST;
        waiting::fetch(state, id, vec![first], runner);
    }
}

fn is_at_work(state: &State, id: DocumentId, work: &RowsWork) -> bool {
    let is_it = |job: &RunningJob| match &job.purpose {
        Purpose::Rows(document, doing) => *document == id && doing == work,
        _ => false,
    };
    state.jobs.iter().any(is_it)
}

/// Checks the lines of a document, if they are several, all known, and not checked before.
pub(super) fn begin(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    let needs = |document: &Document| {
        document.is_whole() && document.marks().is_none() && 1 < document.rows().len()
    };
    if state.document_by_id(id).is_some_and(needs) {
        check(state, id, runner);
    }
}

/// Checks all lines that have not been checked.
pub(super) fn check(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    if is_at_work(state, id, &RowsWork::Check) {
        return;
    }
    let Some(document) = state
        .document_mut_by_id(id)
        .filter(|found| found.is_whole())
    else {
        return;
    };
    let marks = document.begin_marks();
    if marks.is_complete() {
        return;
    }
    let job = Job::Check {
        document: id,
        rows: document.rows().clone(),
        marks,
    };
    start(state, Purpose::Rows(id, RowsWork::Check), job, runner);
}

/// The lines were checked, or not.
pub(super) fn checked(
    state: &mut State,
    id: DocumentId,
    result: Result<(), PassError>,
    runner: &mut dyn Runner,
) {
    match result {
        Ok(()) => showing::refresh_marks(state, id, runner),
        Err(PassError::Cancelled) => state.inform(tr("message-check-cancelled")),
        Err(error) => super::changing::pass_failed(state, &error, runner),
    }
}

fn count(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    if is_at_work(state, id, &RowsWork::Count) {
        return;
    }
    let Some(document) = state.document_mut_by_id(id) else {
        return;
    };
    if !document.wants_to_be_counted() {
        return;
    }
    let job = Job::Count {
        document: id,
        rows: document.rows().clone(),
        marks: document.begin_marks(),
        state: document.state_id(),
    };
    start(state, Purpose::Rows(id, RowsWork::Count), job, runner);
}

/// The rows were counted. If others have come meanwhile they are counted again, without a word.
pub(super) fn counted(
    state: &mut State,
    id: DocumentId,
    content: crate::document::StateId,
    result: Result<MarkCounts, PassError>,
) {
    if let (Some(document), Ok(counts)) = (state.document_mut_by_id(id), result)
        && document.state_id() == content
    {
        document.set_mark_counts(counts);
    }
}

fn refresh(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    let Some(document) = state.document_mut_by_id(id) else {
        return;
    };
    if let Some(of) = document.take_outdated_view() {
        showing::refresh(state, id, RowFilter::from(of), runner);
    }
}
