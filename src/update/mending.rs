//! Mending everything, after it was shown what that would change.

use super::{changing, draft, start};
use crate::document::{BulkChange, DocumentId, StateId};
use crate::jobs::{Job, Runner};
use crate::passes::{MendedLine, PassError};
use crate::state::{Mending, Purpose, RowsWork, RunningJob, Sheet, State};
use crate::text::tr;
use std::ops::Range;

/// Finds out what mending the rows that the list shows would change.
pub(super) fn find(state: &mut State, runner: &mut dyn Runner) {
    draft::end(state);
    let id = state.document().id();
    let purpose = Purpose::Rows(id, RowsWork::FindMends);
    let is_it = |job: &RunningJob| job.purpose == purpose;
    if state.jobs.iter().any(is_it) {
        return;
    }
    let style = state.settings.fen_style();
    let document = state.document_mut();
    if !document.is_whole() {
        return state.complain(tr("message-still-reading"));
    }
    let marks = document.begin_marks();
    if !marks.is_complete() {
        super::checking::check(state, id, runner);
        return state.complain(tr("message-still-checking"));
    }
    let job = Job::Mend {
        document: id,
        rows: document.rows().clone(),
        marks,
        style,
        only: document.view().map(|_| document.listed_rows()),
        state: document.state_id(),
    };
    start(state, purpose, job, runner);
}

/// It is known what mending would change: it is shown, and nothing is done yet.
pub(super) fn found(
    state: &mut State,
    id: DocumentId,
    content: StateId,
    result: Result<Vec<MendedLine>, PassError>,
    runner: &mut dyn Runner,
) {
    let lines = match result {
        Ok(lines) => lines,
        Err(error) => return changing::pass_failed(state, &error, runner),
    };
    let is_shown = state.document().id() == id;
    if !is_shown {
        return;
    }
    if state.document().state_id() != content {
        return find(state, runner);
    }
    if lines.is_empty() {
        return state.inform(tr("message-nothing-to-mend"));
    }
    state.mending = Some(Mending::new(id, content, lines));
    state.sheet = Some(Sheet::MendAll);
}

/// Says which lines are to be changed.
pub(super) fn want(state: &mut State, places: Range<u64>, is_wanted: bool) {
    if let Some(mending) = &mut state.mending {
        mending.want(places, is_wanted);
    }
}

/// Mends everything as it was shown.
pub(super) fn apply(state: &mut State, runner: &mut dyn Runner) {
    let Some(mending) = state.mending.take() else {
        return;
    };
    state.sheet = None;
    let id = state.document().id();
    if mending.document != id || mending.state != state.document().state_id() {
        state.inform(tr("message-changed-again"));
        return find(state, runner);
    }
    let change = BulkChange::Repair(mending.into_wanted_lines());
    changing::begin(state, id, change, RowsWork::Mend, runner);
}
