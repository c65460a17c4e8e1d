//! Selects the rows that the list shows.

use crate::features::find::model::{FindAction, FindState};
use crate::features::find::tasks::find_rows::{self, find_rows, stop_finding};
use crate::features::help::model::HelpAction;
use crate::features::list::model::list_state::RowFilter;
use crate::model::state::{Shared, WindowEffect};
use tabiya_desktop::tasks::Runner;
use tabiya_text::{counted, tr, tr_with};

/// Handles the actions of the search for rows.
pub(crate) fn apply(
    own: &mut FindState,
    shared: &mut Shared,
    action: FindAction,
    runner: &mut dyn Runner,
) {
    match action {
        FindAction::Open => open(own, shared),
        FindAction::FindChanged(form) => own.form = Some(form),
        FindAction::CloseFind => close(own, shared),
        FindAction::PutFindAway => {
            put_away(own);
        }
        FindAction::ShowRows(filter) => show(shared, filter, runner),
        FindAction::RefreshView(id, filter) => find_rows::refresh(shared, id, filter, runner),
        FindAction::RefreshMarks(id) => find_rows::refresh_marks(shared, id, runner),
    }
}

/// Makes the list show other rows. Until they are found, the list shows the old rows.
fn show(shared: &mut Shared, filter: RowFilter, runner: &mut dyn Runner) {
    let id = shared.document().id();
    if let RowFilter::All = filter {
        stop_finding(shared, id, runner);
        return show_all(shared);
    }
    if !shared.document().is_whole() {
        return shared.complain(tr("message-still-reading"));
    }
    find_rows(shared, id, filter, runner);
}

/// Closes the find panel. The list keeps the rows found, so that they can be edited.
fn close(own: &mut FindState, shared: &mut Shared) {
    if put_away(own) {
        shared.effects.push(WindowEffect::FocusBoard);
    }
}

/// Closes the find panel and remembers its content for the next time. Returns whether it was open.
fn put_away(own: &mut FindState) -> bool {
    let form = own.form.take();
    let was_open = form.is_some();
    own.closed = form.or(own.closed.take());
    was_open
}

fn show_all(shared: &mut Shared) {
    if shared.document().view().is_some() {
        shared.document_mut().set_view(None);
        let count = shared.document().rows().len();
        shared.announce(tr_with("announce-all-rows", &counted(count)));
        shared.effects.push(WindowEffect::ShowCurrentRow);
    }
}

/// Opens the find panel with its last content, or moves the focus to it if it is already open.
fn open(own: &mut FindState, shared: &mut Shared) {
    // The panel takes the place of the help.
    shared.send(HelpAction::GiveWay);
    if own.form.is_none() {
        own.form = Some(own.closed.take().unwrap_or_default());
    }
    shared.effects.push(WindowEffect::FocusFind);
}
