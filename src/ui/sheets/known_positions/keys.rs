//! Keys that go through the list while the field has the keyboard.

use super::{KnownSheet, known_field_id};
use egui::{Event, Key, Modifiers, Ui};

const PAGE: usize = 10;

/// Takes them, if the field has the keyboard. Those before the last text are about a list that is no
/// more.
pub(super) fn take(ui: &Ui) -> Vec<Key> {
    let mut keys = Vec::new();
    if !ui.memory(|memory| memory.has_focus(known_field_id())) {
        return keys;
    }
    ui.input_mut(|input| {
        input.events.retain(|event| match event {
            Event::Text(_) => {
                keys.clear();
                true
            }
            Event::Key {
                key:
                    key @ (Key::ArrowUp
                    | Key::ArrowDown
                    | Key::PageUp
                    | Key::PageDown
                    | Key::Home
                    | Key::End
                    | Key::Enter),
                pressed: true,
                modifiers: Modifiers::NONE,
                ..
            } => {
                keys.push(*key);
                false
            }
            _ => true,
        });
    });
    keys
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
