//! Keys that go through a list while the field above it has the keyboard.

use egui::{Event, Key, Modifiers, Ui};

/// Takes them. Those before the last text are about a list that is no more.
pub(super) fn take_list_keys(ui: &Ui) -> Vec<Key> {
    let mut keys = Vec::new();
    ui.input_mut(|input| {
        input.events.retain(|event| match event {
            Event::Text(_) => {
                keys.clear();
                true
            }
            Event::Key {
                key,
                pressed: true,
                modifiers: Modifiers::NONE,
                ..
            } if is_of_list(*key) => {
                keys.push(*key);
                false
            }
            _ => true,
        });
    });
    keys
}

fn is_of_list(key: Key) -> bool {
    matches!(
        key,
        Key::ArrowUp
            | Key::ArrowDown
            | Key::PageUp
            | Key::PageDown
            | Key::Home
            | Key::End
            | Key::Enter
    )
}
