//! Text typed for a field that does not have the focus yet.
//!
//! A command that focuses a field shows it in the next frame, and the field receives the focus one frame later. A fast
//! user, or a slow machine, may deliver more typing before that, which belongs to the field.

use egui::{Event, Id, Ui};

/// Maximum number of frames to wait for a field.
const MAX_FRAMES: u8 = 5;

/// The events kept for a field that does not have the focus yet.
#[derive(Debug, Default)]
pub(super) struct TypedAhead {
    field: Option<Id>,
    frames: u8,
    events: Vec<Event>,
}

impl TypedAhead {
    /// Keeps typing from now on for this field.
    pub(super) fn begin(&mut self, field: Id) {
        self.field = Some(field);
        self.frames = 0;
    }

    /// Keeps a typed event for the awaited field; returns any other event.
    pub(super) fn keep(&mut self, event: Event) -> Option<Event> {
        if self.field.is_some() && is_typed(&event) {
            self.events.push(event);
            return None;
        }
        Some(event)
    }

    /// Requests a frame while a field is awaited, because it appears with the next one.
    pub(super) fn repaint_if_waiting(&self, ui: &Ui) {
        if self.field.is_some() {
            ui.request_repaint();
        }
    }

    /// Delivers the kept events to the field once it has the focus, before any later typing.
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
