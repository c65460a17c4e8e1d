//! Background work: checks and counts lines, keeps views up to date, fetches the rows that the list requests, and stops
//! tasks for closed documents. The dialog that checks all positions shows the effect and the number of positions first,
//! and then the result.

pub(crate) use crate::features::list::tasks::check::check;

use crate::features::find::tasks::find_rows::FindingRows;
use crate::features::list::model::list_state::{ListState, RowFilter, Scope, Survey};
use crate::features::list::tasks::check::{Counting, count};
use crate::features::list::tasks::fetch::{Fetching, fetch, stop_waiting};
use crate::features::list::tasks::survey::{Surveying, survey};
use crate::model::action::FindAction;
use crate::model::state::{Dialog, Shared};
use crate::model::task_control::stop_where;
use std::ops::Range;
use tabiya_collection::document::{Document, DocumentId};
use tabiya_desktop::tasks::Runner;
use tabiya_text::tr;

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

/// Stops the tasks that work on the rows of a closed document, and drops the actions that wait for them.
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

/// Reads rows that the list needs. The list asks again in each frame, so it is enough to keep one request.
pub(super) fn rows_needed(shared: &mut Shared, rows: Vec<Range<u64>>, runner: &mut dyn Runner) {
    let document = shared.document().id();
    if !shared
        .tasks
        .any(|fetching: &Fetching| fetching.document == document)
    {
        fetch(shared, document, rows, runner);
    }
}

/// Drops all waiting actions, because the user does not want to wait any longer.
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

/// Opens the dialog.
pub(crate) fn open_survey(own: &mut ListState, shared: &mut Shared, runner: &mut dyn Runner) {
    shared.end_draft();
    if !shared.document().is_whole() {
        return shared.complain(tr("message-still-reading"));
    }
    shared.dialog = Some(Dialog::CheckAll);
    own.survey = None;
    keep_up_survey(own, shared, runner);
}

/// Starts the count for the dialog after all lines are checked.
pub(crate) fn keep_up_survey(own: &mut ListState, shared: &mut Shared, runner: &mut dyn Runner) {
    if shared.dialog != Some(Dialog::CheckAll) {
        return;
    }
    let document = shared.document();
    let is_known = own.survey.as_ref();
    if is_known.is_some_and(|survey| survey.is_of(document)) || !is_ready(shared) {
        return;
    }
    let scope = Scope::of(document);
    match (scope, document.mark_counts()) {
        (Scope::File, Some(counts)) => {
            own.survey = Some(Survey {
                document: document.id(),
                state: document.state_id(),
                scope,
                counts: *counts,
            });
        }
        _ => survey(shared, scope, runner),
    }
}

/// Whether all marks are known, the list is up to date, and no count is running.
fn is_ready(shared: &Shared) -> bool {
    let document = shared.document();
    let id = document.id();
    let is_checked =
        |document: &Document| document.marks().is_some_and(|marks| marks.is_complete());
    let is_busy = shared.tasks.any(|task: &Surveying| task.document == id)
        || shared.tasks.any(|task: &Counting| task.document == id)
        || shared.tasks.any(|task: &FindingRows| task.document == id);
    is_checked(document) && !document.has_outdated_view() && !is_busy
}
