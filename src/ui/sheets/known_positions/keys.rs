//! Keys that go through the list while the field has the keyboard.

use super::{KnownSheet, known_field_id};
use crate::ui::list_keys::{place_after, take_list_keys};
use egui::{Key, Ui};

/// Takes them, if the field has the keyboard.
pub(super) fn take(ui: &Ui) -> Vec<Key> {
    if ui.memory(|memory| memory.has_focus(known_field_id())) {
        take_list_keys(ui)
    } else {
        Vec::new()
    }
}

/// Goes to another row. Returns whether the chosen one is to be put on the board.
pub(super) fn apply(ui: &Ui, known: &mut KnownSheet, key: Key) -> bool {
    let last = known.found.len().saturating_sub(1);
    let Some(place) = place_after(key, known.chosen, last) else {
        return true;
    };
    known.chosen = place;
    known.pointed = None;
    known.show_chosen = true;
    ui.request_repaint();
    false
}
