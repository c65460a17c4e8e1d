//! What is typed for a field that has not the keyboard yet.
//!
//! A command that leads into a field shows it in the next frame, and the field has the keyboard one
//! frame later. Until then a fast hand, or a slow machine, has typed on; that belongs to the field.

use egui::{Event, Id, Ui};

/// So many frames a field is waited for.
const MAX_FRAMES: u8 = 5;

/// What is typed for a field that has not the keyboard yet.
#[derive(Debug, Default)]
pub(super) struct TypedAhead {
    field: Option<Id>,
    frames: u8,
    events: Vec<Event>,
}

impl TypedAhead {
    /// What is typed from now on is for this field.
    pub(super) fn begin(&mut self, field: Id) {
        self.field = Some(field);
        self.frames = 0;
    }

    /// Keeps an event for the field, if one is waited for and it was typed; gives it back otherwise.
    pub(super) fn keep(&mut self, event: Event) -> Option<Event> {
        if self.field.is_some() && is_typed(&event) {
            self.events.push(event);
            return None;
        }
        Some(event)
    }

    /// A field that is waited for comes with the next frame.
    pub(super) fn repaint_if_waiting(&self, ui: &Ui) {
        if self.field.is_some() {
            ui.request_repaint();
        }
    }

    /// Gives the field what was typed for it, once it has the keyboard, before anything else is typed.
    pub(super) fn give_to_field(&mut self, ui: &Ui) {
        let Some(field) = self.field else {
            return;
        };
        self.frames += 1;
        let is_there = ui.memory(|memory| memory.has_focus(field));
        let events = ui.input_mut(|input| std::mem::take(&mut input.events));
        let events: Vec<Event> = if is_there || MAX_FRAMES < self.frames {
            self.field = None;
            let first = std::mem::take(&mut self.events);
            first.into_iter().chain(events).collect()
        } else {
            ui.request_repaint();
            let rest = events.into_iter().filter_map(|event| self.keep(event));
            rest.collect()
        };
        ui.input_mut(|input| input.events = events);
    }
}

fn is_typed(event: &Event) -> bool {
    matches!(
        event,
        Event::Text(_) | Event::Key { .. } | Event::Paste(_) | Event::Copy | Event::Cut
    )
}
