//! Background work: checks and counts lines, keeps views up to date, and stops tasks for closed documents.

use crate::features::list::model::list_state::ListState;
use crate::features::list::model::row_filter::RowFilter;
use crate::features::list::tasks::check::count;
use crate::features::list::tasks::fetch::{Fetching, fetch};
use crate::model::action::FindAction;
use crate::model::state::Shared;
use crate::model::task_control::stop_where;
use tabiya_collection::document::{Document, DocumentId};
use tabiya_desktop::tasks::Runner;

pub(crate) use crate::features::list::tasks::check::check;

/// Starts or stops the background work for all documents.
pub(crate) fn keep_up(shared: &mut Shared, runner: &mut dyn Runner) {
    let ids: Vec<_> = shared.documents.iter().map(Document::id).collect();
    for id in ids {
        read_first_row(shared, id, runner);
        begin(shared, id, runner);
        count(shared, id, runner);
        refresh(shared, id);
    }
}

/// Nobody works on the rows of a document that is closed, or waits for them.
pub(crate) fn document_closed(
    _own: &mut ListState,
    shared: &mut Shared,
    id: DocumentId,
    runner: &mut dyn Runner,
) {
    stop_where(shared, runner, |running| {
        running.task.works_on_rows_of() == Some(id)
    });
    shared.waiting.remove(&id);
}

fn read_first_row(shared: &mut Shared, id: DocumentId, runner: &mut dyn Runner) {
    let wants = shared
        .document_by_id(id)
        .is_some_and(Document::wants_first_row);
    if wants
        && !shared
            .tasks
            .any(|fetching: &Fetching| fetching.document == id)
    {
        const FIRST: u64 = 1000;
        let first = 0..FIRST;
        fetch(shared, id, vec![first], runner);
    }
}

/// Checks the lines of a document if it is complete, has several lines and has not been checked before.
pub(crate) fn begin(shared: &mut Shared, id: DocumentId, runner: &mut dyn Runner) {
    let needs = |document: &Document| {
        document.is_whole() && document.marks().is_none() && 1 < document.rows().len()
    };
    if shared.document_by_id(id).is_some_and(needs) {
        check(shared, id, runner);
    }
}

fn refresh(shared: &mut Shared, id: DocumentId) {
    let Some(document) = shared.document_mut_by_id(id) else {
        return;
    };
    if let Some(of) = document.take_outdated_view() {
        shared.send(FindAction::RefreshView(id, RowFilter::from(of)));
    }
}
