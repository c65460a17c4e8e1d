//! Content that needs a minimum of room, and scrolls where there is less.

use super::floating::followed;
use egui::containers::scroll_area::{DragScroll, ScrollSource};
use egui::style::ScrollAnimation;
use egui::{Id, ScrollArea, Sense, Ui, UiBuilder, Vec2};

/// Shows content that needs at least this much room. Where there is less, it scrolls; its widgets have the same ids in
/// both cases, so that they remember their sizes and the focus.
pub(crate) fn with_least_room_ui(ui: &mut Ui, id: Id, least: Vec2, content: impl FnOnce(&mut Ui)) {
    let room = ui.available_rect_before_wrap();
    let size = room.size().max(least);
    let builder = UiBuilder::new().scope_id(id);
    if size == room.size() {
        content(&mut ui.new_child(builder.max_rect(room)));
        return;
    }
    // A finger on the board drags pieces and does not scroll.
    let source = ScrollSource {
        drag: DragScroll::Never,
        ..ScrollSource::default()
    };
    let scroll = ScrollArea::both().id_salt(id).auto_shrink(false);
    scroll.scroll_source(source).show(ui, |ui| {
        let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
        content(&mut ui.new_child(builder.max_rect(whole)));
        // A scroll area within the content scrolls only itself to the focused control.
        if let Some(place) = followed(ui, id.with("followed"), true) {
            ui.scroll_to_rect_animation(place, None, ScrollAnimation::none());
        }
    });
}
