//! Background work: checks and counts lines, keeps views up to date, and stops tasks for closed documents.

use crate::features::list::model::row_filter::RowFilter;
use crate::features::list::tasks::check::count;
use crate::features::list::tasks::fetch::{Fetching, fetch};
use crate::model::action::Message;
use crate::model::state::Shared;
use crate::model::task_control::stop_where;
use tabiya_collection::document::{Document, DocumentId};
use tabiya_desktop::tasks::Runner;

pub(crate) use crate::features::list::tasks::check::check;

/// Starts or stops the background work for all documents.
pub(crate) fn keep_up(shared: &mut Shared, runner: &mut dyn Runner) {
    stop_for_closed(shared, runner);
    let ids: Vec<_> = shared.documents.iter().map(Document::id).collect();
    for id in ids {
        read_first_row(shared, id, runner);
        begin(shared, id, runner);
        count(shared, id, runner);
        refresh(shared, id);
    }
}

fn stop_for_closed(shared: &mut Shared, runner: &mut dyn Runner) {
    let documents = shared.documents.iter();
    let open: Vec<_> = documents.map(Document::id).collect();
    stop_where(shared, runner, |running| {
        let id = running.task.works_on_rows_of();
        id.is_some_and(|id| !open.contains(&id))
    });
    shared.waiting.retain(|id, _| open.contains(id));
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
        shared.send(Message::RefreshView(id, RowFilter::from(of)));
    }
}
