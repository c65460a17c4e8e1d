//! Where the pointer is, and whether it was moved.

use egui::{Event, Pos2, Ui};

/// Whether it was moved in this frame: what passes under a resting one is not pointed at.
pub(super) fn has_pointer_moved(ui: &Ui) -> bool {
    let is_move = |event: &Event| matches!(event, Event::PointerMoved(_));
    ui.input(|input| input.events.iter().any(is_move))
}

/// Where it is, when nothing covers this place.
pub(super) fn pointer_on(ui: &Ui) -> Option<Pos2> {
    let pos = ui.input(|input| input.pointer.hover_pos())?;
    is_free_at(ui, pos).then_some(pos)
}

/// Whether this place is in sight and no menu, dialog or other window covers it.
pub(super) fn is_free_at(ui: &Ui, pos: Pos2) -> bool {
    ui.is_enabled()
        && ui.clip_rect().contains(pos)
        // The press that closes a menu is the menu's.
        && !egui::Popup::is_any_open(ui.ctx())
        && ui
            .ctx()
            .layer_id_at(pos)
            .is_none_or(|layer| layer == ui.layer_id())
}
