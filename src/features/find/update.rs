//! Which rows the list shows.

use crate::features::find::model::FindState;
use crate::features::find::tasks::find_rows::{find_rows, stop_finding};
use crate::features::list::model::row_filter::RowFilter;
use crate::model::state::{Effect, Shared};
use tabiya_desktop::tasks::Runner;
use tabiya_text::{counted, tr, tr_with};

/// Lets the list show other rows. Until they are found it shows the old ones.
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

/// The find panel was closed. What it found stays in the list, so that it can be edited.
pub(crate) fn close_find(own: &mut FindState, shared: &mut Shared) {
    if put_find_away(own) {
        shared.effects.push(Effect::FocusBoard);
    }
}

/// Closes the find panel as it is, so that it opens like that again. Returns whether it was open.
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

/// Opens the find panel as it was closed, or goes there.
pub(crate) fn open(own: &mut FindState, shared: &mut Shared) {
    if own.form.is_none() {
        own.form = Some(own.closed.take().unwrap_or_default());
    }
    shared.effects.push(Effect::FocusFind);
}
