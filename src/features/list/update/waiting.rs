//! Rows that the list asks for, and what waits for rows.

use crate::features::list::tasks::fetch::{Fetching, fetch, stop_waiting};
use crate::model::state::Shared;
use std::ops::Range;
use tabiya_desktop::tasks::Runner;

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
