//! Keys that go through the list while the field has the keyboard.

use super::{KnownSheet, known_field_id};
use crate::ui::list_keys::take_list_keys;
use egui::{Key, Ui};

const PAGE: usize = 10;

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
    let chosen = known.chosen;
    let to = match key {
        Key::ArrowUp => chosen.saturating_sub(1),
        Key::ArrowDown => chosen + 1,
        Key::PageUp => chosen.saturating_sub(PAGE),
        Key::PageDown => chosen + PAGE,
        Key::Home => 0,
        Key::End => last,
        _ => return true,
    };
    known.chosen = to.min(last);
    known.pointed = None;
    known.show_chosen = true;
    ui.request_repaint();
    false
}
