//! Hearing the next key, whatever it does otherwise.

use crate::keys::{Keys, ctrl};
use crate::ui::shortcuts::{is_modifier, keys_of_press};
use egui::{Event, Key, Modifiers, Ui};

/// The key that was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pressed {
    Keys(Keys),
    /// Escape.
    Cancel,
    /// One that has no name here.
    Unknown,
}

/// Takes everything that was typed, so that nobody else hears it. Returns the first key.
pub(super) fn take_press(ui: &Ui) -> Option<Pressed> {
    let mut first = None;
    ui.input_mut(|input| {
        input.events.retain(|event| {
            let pressed = pressed(event);
            first = first.or(pressed);
            pressed.is_none() && !matches!(event, Event::Text(_) | Event::Key { .. })
        });
    });
    first
}

fn pressed(event: &Event) -> Option<Pressed> {
    match event {
        Event::Key {
            key: Key::Escape,
            pressed: true,
            modifiers,
            ..
        } if *modifiers == Modifiers::NONE => Some(Pressed::Cancel),
        Event::Key {
            key,
            pressed: true,
            modifiers,
            repeat: false,
            ..
        } if !is_modifier(*key) => {
            let keys = keys_of_press(*key, *modifiers);
            Some(keys.map_or(Pressed::Unknown, Pressed::Keys))
        }
        // Of these it may be said what they do, not what they are.
        Event::Copy => Some(Pressed::Keys(ctrl("C"))),
        Event::Cut => Some(Pressed::Keys(ctrl("X"))),
        Event::Paste(_) => Some(Pressed::Keys(ctrl("V"))),
        _ => None,
    }
}
