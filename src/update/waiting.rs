//! Rows that have to be read from the disk before something can be done with them.
//!
//! The action that needs the row waits for it, and what the user does next waits behind it, so that
//! all happens in the order in which it was meant. It takes a fraction of a second, if the disk is
//! well; whoever loses patience can stop it.

use super::{start, watching};
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
    match &mut state.waiting {
        Some(waiting) if must_wait(&action, waiting) => {
            waiting.actions.push_back(action);
            None
        }
        _ => Some(action),
    }
}

fn must_wait(action: &Action, waiting: &Waiting) -> bool {
    match action {
        Action::Job(..)
        | Action::Cancel(_)
        | Action::DismissMessage
        | Action::CopyMessages
        | Action::EndNow
        | Action::CloseSheet
        | Action::RowsNeeded(_)
        | Action::ListLooks(_)
        | Action::Session(_)
        | Action::WindowFocused => false,
        // Who wants to leave twice does not want to wait.
        Action::WindowCloseRequested => {
            let wants = |waiting: &Action| matches!(waiting, Action::WindowCloseRequested);
            !waiting.actions.iter().any(wants)
        }
        _ => true,
    }
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
        NoLine::NotReady => {
            let document = state.document().id();
            let around = row.saturating_sub(NEIGHBOURS)..row.saturating_add(NEIGHBOURS);
            if let Some(fetch) = fetch(state, document, vec![around], runner) {
                let actions = VecDeque::from([action]);
                state.waiting = Some(Waiting {
                    fetch,
                    document,
                    row,
                    actions,
                });
            }
        }
        NoLine::Lost => lost(state, runner),
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
    let is_awaited = |waiting: &mut Waiting| waiting.fetch == id;
    let Some(mut waiting) = state.waiting.take_if(is_awaited) else {
        return;
    };
    let shown = state.document_by_id(waiting.document);
    let is_there = shown.is_some_and(|shown| shown.rows().line(waiting.row).is_ok());
    if has_failed || !is_there {
        drop_all(&mut waiting.actions);
        if !has_failed {
            state.complain(tr("message-row-not-read"));
        }
    }
    go_on(state, waiting.actions, runner);
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

/// Does what has waited, up to what has to wait again.
fn go_on(state: &mut State, mut actions: VecDeque<Action>, runner: &mut dyn Runner) {
    while let Some(action) = actions.pop_front() {
        super::apply(state, action, runner);
        if let Some(waiting) = &mut state.waiting {
            waiting.actions.append(&mut actions);
        }
    }
}

/// The job that was waited for has died: nothing of what waited is done.
pub(super) fn given_up(state: &mut State, id: JobId, runner: &mut dyn Runner) {
    let is_awaited = |waiting: &mut Waiting| waiting.fetch == id;
    if let Some(mut waiting) = state.waiting.take_if(is_awaited) {
        drop_all(&mut waiting.actions);
        go_on(state, waiting.actions, runner);
    }
}

/// What was done behind the row that cannot be had was meant for that row, and must not happen to
/// another one.
fn drop_all(actions: &mut VecDeque<Action>) {
    actions.retain(|action| matches!(action, Action::WindowCloseRequested));
}
