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

/// Rows that are gone over with Page Up and Page Down.
const PAGE: usize = 10;

/// The place to which a key of the list leads from another one; none for Enter, which takes the row.
pub(super) fn place_after(key: Key, place: usize, last: usize) -> Option<usize> {
    let to = match key {
        Key::ArrowUp => place.saturating_sub(1),
        Key::ArrowDown => place + 1,
        Key::PageUp => place.saturating_sub(PAGE),
        Key::PageDown => place + PAGE,
        Key::Home => 0,
        Key::End => last,
        _ => return None,
    };
    Some(to.min(last))
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
