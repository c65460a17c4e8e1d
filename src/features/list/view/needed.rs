//! Rows that have to be read from the disk before they can be shown.

use super::item::Item;
use super::shown_lines::RowShown;
use crate::model::action::Action;
use crate::model::state::State;
use crate::view::Actions;
use crate::widgets::virtual_list::Visible;
use std::ops::Range;
use tabiya_collection::document::Document;

/// So many screens are read ahead on both sides.
const SCREENS_AHEAD: u64 = 2;

/// Asks for the visible rows that are not at hand, and for those around them.
pub(super) fn ask_for_rows(
    state: &State,
    visible: &Visible,
    items: &[Item],
    actions: &mut Actions,
) {
    let is_missing = |item: &Item| matches!(item.shown, RowShown::NotReady);
    if items.iter().any(is_missing) {
        let document = state.document();
        let seen = visible.places();
        let around = visible.places_around(SCREENS_AHEAD);
        // What is seen comes first.
        let mut rows = rows_at(document, seen.clone());
        rows.extend(rows_at(document, seen.end..around.end));
        rows.extend(rows_at(document, around.start..seen.start));
        actions.push(Action::RowsNeeded(rows));
    }
}

/// The rows at some places, in as few stretches as there are: in a filtered list they may stand far
/// apart.
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
