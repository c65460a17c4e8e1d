//! Rows that have to be read from the disk before something can be done with them.
//!
//! The action that needs the row waits for it, and what the user does next with that document waits
//! behind it, so that all happens in the order in which it was meant. It takes a fraction of a second,
//! if the disk is well; whoever loses patience can stop it. Other documents and the window wait for
//! nothing.

use super::concerned::document_of;
use crate::features::list::tasks::fetch::{Fetching, fetch, stop_waiting};
use crate::model::action::{Action, Message};
use crate::model::state::{Shared, Waiting};
use std::collections::VecDeque;
use std::ops::Range;
use tabiya_desktop::tasks::Runner;
use tabiya_lines::NoLine;
use tabiya_text::tr;

/// So many rows before and behind are read along: they are likely to be asked for next.
const NEIGHBOURS: u64 = 64;

/// Gives an action back that can be done now; others wait.
pub(super) fn let_through(shared: &mut Shared, action: Action) -> Option<Action> {
    let concerned = document_of(shared, &action);
    match concerned.and_then(|id| shared.waiting.get_mut(&id)) {
        Some(waiting) => {
            waiting.actions.push_back(action);
            None
        }
        None => Some(action),
    }
}

/// An action needs a row that cannot be had just now: it waits for it, if that may help.
pub(crate) fn wait(
    shared: &mut Shared,
    why: NoLine,
    row: u64,
    action: Action,
    runner: &mut dyn Runner,
) {
    match why {
        NoLine::NoSuchRow => {}
        NoLine::NotReady => begin(shared, row, action, runner),
        NoLine::Lost => lost(shared),
    }
}

fn begin(shared: &mut Shared, row: u64, action: Action, runner: &mut dyn Runner) {
    let document = shared.document().id();
    if let Some(waiting) = shared.waiting.get_mut(&document) {
        return waiting.actions.push_back(action);
    }
    let around = row.saturating_sub(NEIGHBOURS)..row.saturating_add(NEIGHBOURS);
    if let Some(fetch) = fetch(shared, document, vec![around], runner) {
        let waiting = Waiting {
            fetch,
            row,
            actions: VecDeque::from([action]),
        };
        shared.waiting.insert(document, waiting);
    }
}

fn lost(shared: &mut Shared) {
    shared.complain(tr("message-row-lost"));
    shared.send(Message::LookAtFiles);
}

/// The list wants rows. It asks again in the next frame, so one wish at a time is enough.
pub(super) fn rows_needed(shared: &mut Shared, rows: Vec<Range<u64>>, runner: &mut dyn Runner) {
    let document = shared.document().id();
    if !shared
        .tasks
        .any(|fetching: &Fetching| fetching.document == document)
    {
        fetch(shared, document, rows, runner);
    }
}

/// The user does not want to wait any longer: nothing of what waited is done.
pub(super) fn stop_all(shared: &mut Shared) {
    let fetches: Vec<_> = shared
        .waiting
        .values()
        .map(|waiting| waiting.fetch)
        .collect();
    for fetch in fetches {
        stop_waiting(shared, fetch);
    }
}
