//! Which rows the list shows.

use crate::app::state::{Effect, State};
use crate::features::find::tasks::find_rows::{find_rows, stop_finding};
use crate::features::list::model::row_filter::RowFilter;
use crate::tasks::Runner;
use crate::text::{counted, tr, tr_with};

/// Lets the list show other rows. Until they are found it shows the old ones.
pub(crate) fn show(state: &mut State, filter: RowFilter, runner: &mut dyn Runner) {
    let id = state.shared.document().id();
    if let RowFilter::All = filter {
        stop_finding(state, id, runner);
        return show_all(state);
    }
    if !state.shared.document().is_whole() {
        return state.shared.complain(tr("message-still-reading"));
    }
    find_rows(state, id, filter, runner);
}

/// The find panel was closed. What it found stays in the list, so that it can be edited.
pub(crate) fn close_find(state: &mut State) {
    if put_find_away(state) {
        state.shared.effects.push(Effect::FocusBoard);
    }
}

/// Closes the find panel as it is, so that it opens like that again. Returns whether it was open.
pub(crate) fn put_find_away(state: &mut State) -> bool {
    let form = state.find.form.take();
    let was_open = form.is_some();
    state.find.closed = form.or(state.find.closed.take());
    was_open
}

fn show_all(state: &mut State) {
    if state.shared.document().view().is_some() {
        state.shared.document_mut().set_view(None);
        let count = state.shared.document().rows().len();
        state
            .shared
            .announce(tr_with("announce-all-rows", &counted(count)));
        state.shared.effects.push(Effect::ShowCurrentRow);
    }
}
