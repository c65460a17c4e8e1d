//! Rows that have to be read from the disk before something can be done with them.
//!
//! The action that needs the row waits for it, and what the user does next with that document waits
//! behind it, so that all happens in the order in which it was meant. It takes a fraction of a second,
//! if the disk is well; whoever loses patience can stop it. Other documents and the window wait for
//! nothing.

use super::concerned::document_of;
use super::{closing, elsewhere, start, watching};
use crate::action::Action;
use crate::collection::{NoLine, ReadError};
use crate::document::DocumentId;
use crate::jobs::{Job, JobId, Runner};
use crate::state::{Purpose, RowsWork, State, Waiting};
use crate::text::{tr, tr_with};
use std::collections::VecDeque;
use std::ops::Range;

/// So many rows before and behind are read along: they are likely to be asked for next.
const NEIGHBOURS: u64 = 64;

/// Gives an action back that can be done now; others wait.
pub(super) fn let_through(state: &mut State, action: Action) -> Option<Action> {
    let concerned = document_of(state, &action);
    match concerned.and_then(|id| state.waiting.get_mut(&id)) {
        Some(waiting) => {
            waiting.actions.push_back(action);
            None
        }
        None => Some(action),
    }
}

/// Lets an action on a document wait behind what waits for it. Returns whether anything does.
pub(super) fn wait_behind(state: &mut State, id: DocumentId, action: Action) -> bool {
    let waiting = state.waiting.get_mut(&id);
    waiting
        .map(|waiting| waiting.actions.push_back(action))
        .is_some()
}

/// An action needs a row that cannot be had just now: it waits for it, if that may help.
pub(super) fn wait(
    state: &mut State,
    why: NoLine,
    row: u64,
    action: Action,
    runner: &mut dyn Runner,
) {
    match why {
        NoLine::NoSuchRow => {}
        NoLine::NotReady => begin(state, row, action, runner),
        NoLine::Lost => lost(state, runner),
    }
}

fn begin(state: &mut State, row: u64, action: Action, runner: &mut dyn Runner) {
    let document = state.document().id();
    if let Some(waiting) = state.waiting.get_mut(&document) {
        return waiting.actions.push_back(action);
    }
    let around = row.saturating_sub(NEIGHBOURS)..row.saturating_add(NEIGHBOURS);
    if let Some(fetch) = fetch(state, document, vec![around], runner) {
        let waiting = Waiting {
            fetch,
            row,
            actions: VecDeque::from([action]),
        };
        state.waiting.insert(document, waiting);
    }
}

fn lost(state: &mut State, runner: &mut dyn Runner) {
    state.complain(tr("message-row-lost"));
    watching::look(state, runner);
}

/// The list wants rows. It asks again in the next frame, so one wish at a time is enough.
pub(super) fn rows_needed(state: &mut State, rows: Vec<Range<u64>>, runner: &mut dyn Runner) {
    let document = state.document().id();
    let purpose = Purpose::Rows(document, RowsWork::Fetch);
    if !state.jobs.iter().any(|job| job.purpose == purpose) {
        fetch(state, document, rows, runner);
    }
}

/// Reads rows of a document.
pub(super) fn fetch(
    state: &mut State,
    document: DocumentId,
    ranges: Vec<Range<u64>>,
    runner: &mut dyn Runner,
) -> Option<JobId> {
    let shown = state.document_by_id(document)?;
    let job = Job::Fetch {
        document,
        rows: shown.rows().clone(),
        ranges,
    };
    let purpose = Purpose::Rows(document, RowsWork::Fetch);
    Some(start(state, purpose, job, runner))
}

/// Rows were read, or could not be.
pub(super) fn fetched(
    state: &mut State,
    id: JobId,
    document: DocumentId,
    result: Result<(), ReadError>,
    runner: &mut dyn Runner,
) {
    let has_failed = result.is_err();
    if let Some(document) = state.document_mut_by_id(document) {
        document.first_rows_were_read(!has_failed);
    }
    if let Err(error) = result {
        failed(state, &error, runner);
    }
    let Some(waiting) = take_awaited(state, id) else {
        return;
    };
    let shown = state.document_by_id(document);
    let is_there = shown.is_some_and(|shown| shown.rows().line(waiting.row).is_ok());
    if is_there && !has_failed {
        return go_on(state, document, waiting.actions, runner);
    }
    closing::cancel(state);
    if !has_failed {
        state.complain(tr("message-row-not-read"));
    }
}

/// What waited for this job. Whatever was done behind a row that cannot be had was meant for that row,
/// and must not happen to another one.
fn take_awaited(state: &mut State, id: JobId) -> Option<Waiting> {
    let mut all = state
        .waiting
        .extract_if(.., |_, waiting| waiting.fetch == id);
    let (_, waiting) = all.next()?;
    Some(waiting)
}

fn failed(state: &mut State, error: &ReadError, runner: &mut dyn Runner) {
    match error {
        ReadError::Changed => lost(state, runner),
        ReadError::Io(reason) => {
            let reason = reason.to_string();
            let variables = [("reason", reason.into())];
            state.report_failure(tr_with("message-rows-not-read", &variables));
        }
    }
}

/// Does what has waited for a document, up to what has to wait again.
fn go_on(
    state: &mut State,
    id: DocumentId,
    mut actions: VecDeque<Action>,
    runner: &mut dyn Runner,
) {
    elsewhere::work_on(state, id, |state| {
        while let Some(action) = actions.pop_front() {
            super::apply(state, action, runner);
            if let Some(waiting) = state.waiting.get_mut(&id) {
                waiting.actions.append(&mut actions);
            }
        }
    });
}

/// The job that was waited for has died: nothing of what waited is done.
pub(super) fn given_up(state: &mut State, id: JobId) {
    take_awaited(state, id);
}

/// The user does not want to wait any longer: nothing of what waited for this job is done.
pub(super) fn stop(state: &mut State, id: JobId) {
    if take_awaited(state, id).is_some() {
        closing::cancel(state);
        state.inform(tr("message-waiting-stopped"));
    }
}

/// The same of all documents.
pub(super) fn stop_all(state: &mut State) {
    let fetches: Vec<_> = state
        .waiting
        .values()
        .map(|waiting| waiting.fetch)
        .collect();
    for fetch in fetches {
        stop(state, fetch);
    }
}
