//! The rows that the list requests, and everything that waits for rows.

use crate::features::list::tasks::fetch::{Fetching, fetch, stop_waiting};
use crate::model::state::Shared;
use std::ops::Range;
use tabiya_desktop::tasks::Runner;

/// The list wants rows. The list asks again in the next frame, so it is enough to keep one request.
pub(super) fn rows_needed(shared: &mut Shared, rows: Vec<Range<u64>>, runner: &mut dyn Runner) {
    let document = shared.document().id();
    if !shared
        .tasks
        .any(|fetching: &Fetching| fetching.document == document)
    {
        fetch(shared, document, rows, runner);
    }
}

/// The user does not want to wait any longer, so the waiting actions are dropped.
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
