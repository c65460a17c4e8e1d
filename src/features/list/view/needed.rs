//! Requests rows that must be read from disk before the list can show them.

use super::item::Item;
use super::shown_lines::RowShown;
use crate::model::action::{Action, ListAction};
use crate::model::state::State;
use crate::view::Actions;
use crate::widgets::virtual_list::Visible;
use std::ops::Range;
use tabiya_collection::document::Document;

/// The number of screens that are read ahead on each side.
const SCREENS_AHEAD: u64 = 2;

/// Requests the visible rows that are not in memory, and the rows around them.
pub(super) fn ask_for_rows(
    state: &State,
    visible: &Visible,
    items: &[Item],
    actions: &mut Actions,
) {
    let is_missing = |item: &Item| matches!(item.shown, RowShown::NotReady);
    if items.iter().any(is_missing) {
        let document = state.shared.document();
        let seen = visible.places();
        let around = visible.places_around(SCREENS_AHEAD);
        // The visible rows come first.
        let mut rows = rows_at(document, seen.clone());
        rows.extend(rows_at(document, seen.end..around.end));
        rows.extend(rows_at(document, around.start..seen.start));
        actions.push(Action::from(ListAction::RowsNeeded(rows)));
    }
}

/// The rows at some places, in as few ranges as possible. In a filtered list the rows may be far apart.
fn rows_at(document: &Document, places: Range<u64>) -> Vec<Range<u64>> {
    if document.view().is_none() {
        return vec![places];
    }
    let mut stretches: Vec<Range<u64>> = Vec::new();
    for row in places.map_while(|place| document.row_at(place)) {
        match stretches.last_mut() {
            Some(last) if last.end == row => last.end += 1,
            _ => stretches.push(row..row + 1),
        }
    }
    stretches
}
