//! Selects the rows that the list shows.

use crate::features::find::model::FindState;
use crate::features::find::tasks::find_rows::{find_rows, stop_finding};
use crate::features::list::model::row_filter::RowFilter;
use crate::model::state::{Effect, Shared};
use tabiya_desktop::tasks::Runner;
use tabiya_text::{counted, tr, tr_with};

/// Makes the list show other rows. Until they are found, the list shows the old rows.
pub(crate) fn show(shared: &mut Shared, filter: RowFilter, runner: &mut dyn Runner) {
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
pub(crate) fn close_find(own: &mut FindState, shared: &mut Shared) {
    if put_find_away(own) {
        shared.effects.push(Effect::FocusBoard);
    }
}

/// Closes the find panel and remembers its content for the next time. Returns whether it was open.
pub(crate) fn put_find_away(own: &mut FindState) -> bool {
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
        shared.effects.push(Effect::ShowCurrentRow);
    }
}

/// Opens the find panel with its last content, or moves the focus to it if it is already open.
pub(crate) fn open(own: &mut FindState, shared: &mut Shared) {
    if own.form.is_none() {
        own.form = Some(own.closed.take().unwrap_or_default());
    }
    shared.effects.push(Effect::FocusFind);
}
