//! Which rows the list shows.

use super::{browsing, changing, start};
use crate::document::{Document, DocumentId, StateId, View, ViewOf};
use crate::jobs::{Job, JobEvent, Runner};
use crate::passes::PassError;
use crate::state::{Effect, Purpose, RowFilter, RowsWork, RunningJob, State};
use crate::text::{count_text, counted, tr, tr_with};

/// Lets the list show other rows. Until they are found it shows the old ones.
pub(super) fn show(state: &mut State, filter: RowFilter, runner: &mut dyn Runner) {
    let id = state.document().id();
    if let RowFilter::All = filter {
        stop(state, id, runner);
        return show_all(state);
    }
    if !state.document().is_whole() {
        return state.complain(tr("message-still-reading"));
    }
    let work = RowsWork::Show(filter);
    let is_it = |job: &RunningJob| matches!(&job.purpose, Purpose::Rows(document, doing) if *document == id && *doing == work);
    if !state.jobs.iter().any(is_it) {
        stop(state, id, runner);
        look_for(state, id, work, runner);
    }
}

/// The find panel was closed. What it found stays in the list, so that it can be edited.
pub(super) fn close_find(state: &mut State) {
    if put_find_away(state) {
        state.effects.push(Effect::FocusBoard);
    }
}

/// Closes the find panel as it is, so that it opens like that again. Returns whether it was open.
pub(super) fn put_find_away(state: &mut State) -> bool {
    let form = state.find.take();
    let was_open = form.is_some();
    state.closed_find = form.or(state.closed_find.take());
    was_open
}

fn show_all(state: &mut State) {
    if state.document().view().is_some() {
        state.document_mut().set_view(None);
        let count = state.document().rows().len();
        state.announce(tr_with("announce-all-rows", &counted(count)));
        state.effects.push(Effect::ShowCurrentRow);
    }
}

/// What is looked for now is not wanted any more.
fn stop(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    state.jobs.retain(|job| {
        let is_it = matches!(
            &job.purpose,
            Purpose::Rows(document, RowsWork::Show(_) | RowsWork::Refresh(_)) if *document == id
        );
        if is_it {
            runner.cancel(job.id);
        }
        !is_it
    });
}

/// The rows of a view have to be looked for again. If something else is being looked for, that
/// counts.
pub(super) fn refresh(
    state: &mut State,
    id: DocumentId,
    filter: RowFilter,
    runner: &mut dyn Runner,
) {
    let shows = |job: &RunningJob| matches!(&job.purpose, Purpose::Rows(document, RowsWork::Show(_)) if *document == id);
    if !state.jobs.iter().any(shows) {
        stop(state, id, runner);
        look_for(state, id, RowsWork::Refresh(filter), runner);
    }
}

/// More marks are known: a view that shows some of them may have more rows.
pub(super) fn refresh_marks(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    let view = state.document_by_id(id).and_then(Document::view);
    if let Some(ViewOf::Marks(marks)) = view.map(View::of) {
        let filter = RowFilter::Marks(marks.clone());
        refresh(state, id, filter, runner);
    }
}

fn look_for(state: &mut State, id: DocumentId, work: RowsWork, runner: &mut dyn Runner) {
    let (RowsWork::Show(filter) | RowsWork::Refresh(filter)) = &work else {
        return;
    };
    let Some(document) = state.document_mut_by_id(id) else {
        return;
    };
    let (rows, content) = (document.rows().clone(), document.state_id());
    let job = match filter.clone() {
        RowFilter::All => return,
        RowFilter::Marks(wanted) => Job::Filter {
            document: id,
            rows,
            marks: document.begin_marks(),
            wanted,
            state: content,
        },
        RowFilter::Found(query) => Job::Find {
            document: id,
            rows,
            boards: document.begin_boards(),
            query,
            state: content,
        },
        RowFilter::Duplicates(sameness) => Job::Duplicates {
            document: id,
            rows,
            sameness,
            state: content,
        },
    };
    start(state, Purpose::Rows(id, work), job, runner);
}

/// Rows were looked for.
pub(super) fn answered(
    state: &mut State,
    event: JobEvent,
    work: RowsWork,
    runner: &mut dyn Runner,
) {
    match event {
        JobEvent::Filtered {
            document,
            state: content,
            wanted,
            result,
        } => {
            let view = result.map(|rows| View::of_rows(ViewOf::Marks(wanted), rows));
            found(state, document, content, work, view, runner);
        }
        JobEvent::Found {
            document,
            state: content,
            query,
            result,
        } => {
            let view = result.map(|rows| View::of_rows(ViewOf::Found(query), rows));
            found(state, document, content, work, view, runner);
        }
        JobEvent::DuplicatesFound {
            document,
            state: content,
            sameness,
            result,
        } => {
            let view = result.map(|groups| View::of_duplicates(sameness, groups));
            found(state, document, content, work, view, runner);
        }
        _ => {}
    }
}

fn found(
    state: &mut State,
    id: DocumentId,
    content: StateId,
    work: RowsWork,
    view: Result<View, PassError>,
    runner: &mut dyn Runner,
) {
    let view = match view {
        Ok(view) => view,
        Err(PassError::Cancelled) => return state.inform(tr("message-cancelled")),
        Err(error) => return changing::pass_failed(state, &error, runner),
    };
    let Some(document) = state.document_mut_by_id(id) else {
        return;
    };
    if document.state_id() != content {
        // Rows have come or gone meanwhile.
        return look_for(state, id, work, runner);
    }
    let is_new = matches!(work, RowsWork::Show(_));
    let announcement = found_text(&view);
    document.set_view(Some(view));
    if is_new {
        state.announce(announcement);
        show_first_if_hidden(state, id, runner);
    }
}

/// A row of the view comes onto the board, if the one that is there is not among them.
fn show_first_if_hidden(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    if state.document().id() != id {
        return;
    }
    let document = state.document();
    match document.row_at(0) {
        Some(first) if document.place_of(document.row()).is_none() => {
            let announcement = std::mem::take(&mut state.announcement);
            browsing::select_row(state, first, runner);
            state.announcement = announcement;
        }
        _ => state.effects.push(Effect::ShowCurrentRow),
    }
}

fn found_text(view: &View) -> String {
    let rows = view.len();
    match view.groups() {
        Some(groups) => {
            let [number, count] = counted(groups.group_count());
            let surplus = count_text(rows - groups.group_count());

            let variables = [number, count, ("surplus", surplus.into())];
            tr_with("announce-duplicates", &variables)
        }
        None => tr_with("announce-found", &counted(rows)),
    }
}
