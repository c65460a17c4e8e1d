//! Whether the pointer was moved: what passes under a resting one is not pointed at.

use egui::{Event, Ui};

/// Whether it was moved in this frame.
pub(super) fn has_pointer_moved(ui: &Ui) -> bool {
    let is_move = |event: &Event| matches!(event, Event::PointerMoved(_));
    ui.input(|input| input.events.iter().any(is_move))
}
