//! What is done without being asked for: lines are checked and counted, views are kept up to date,
//! and nobody works for a document that is closed.

use crate::app::state::State;
use crate::app::update::tasks::stop_where;
use crate::document::{Document, DocumentId};
use crate::features::find::tasks::find_rows;
use crate::features::list::model::row_filter::RowFilter;
use crate::features::list::tasks::check::count;
use crate::features::list::tasks::fetch::{Fetching, fetch};
use crate::tasks::Runner;

pub(crate) use crate::features::list::tasks::check::check;

/// Looks after all documents.
pub(crate) fn keep_up(state: &mut State, runner: &mut dyn Runner) {
    stop_for_closed(state, runner);
    let ids: Vec<_> = state.shared.documents.iter().map(Document::id).collect();
    for id in ids {
        read_first_row(state, id, runner);
        begin(state, id, runner);
        count(state, id, runner);
        refresh(state, id, runner);
    }
}

fn stop_for_closed(state: &mut State, runner: &mut dyn Runner) {
    let documents = state.shared.documents.iter();
    let open: Vec<_> = documents.map(Document::id).collect();
    stop_where(state, runner, |running| {
        let id = running.task.works_on_rows_of();
        id.is_some_and(|id| !open.contains(&id))
    });
    state.shared.waiting.retain(|id, _| open.contains(id));
}

fn read_first_row(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    let wants = state
        .shared
        .document_by_id(id)
        .is_some_and(Document::wants_first_row);
    if wants
        && !state
            .shared
            .tasks
            .any(|fetching: &Fetching| fetching.document == id)
    {
        const FIRST: u64 = 1000;
        let first = 0..FIRST;
        fetch(state, id, vec![first], runner);
    }
}

/// Checks the lines of a document, if they are several, all known, and not checked before.
pub(crate) fn begin(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    let needs = |document: &Document| {
        document.is_whole() && document.marks().is_none() && 1 < document.rows().len()
    };
    if state.shared.document_by_id(id).is_some_and(needs) {
        check(state, id, runner);
    }
}

fn refresh(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    let Some(document) = state.shared.document_mut_by_id(id) else {
        return;
    };
    if let Some(of) = document.take_outdated_view() {
        find_rows::refresh(state, id, RowFilter::from(of), runner);
    }
}
