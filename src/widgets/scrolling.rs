//! How things scroll: content that needs a minimum of room scrolls where there is less, and the wheel scrolls at once
//! when motion is reduced.

use super::floating::followed;
use egui::containers::scroll_area::{DragScroll, ScrollSource};
use egui::style::ScrollAnimation;
use egui::{
    Event, Id, InputOptions, InputState, MouseWheelUnit, ScrollArea, Sense, Ui, UiBuilder, Vec2,
    vec2,
};

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

/// Replaces the rest of the smooth scrolling with the whole turn of the wheel in this frame.
pub(crate) fn scroll_at_once(ui: &Ui) {
    let options = ui.ctx().options(|options| options.input_options);
    ui.input_mut(|input| {
        let is_zoom = input.modifiers.matches_any(options.zoom_modifier);
        input.smooth_scroll_delta = if is_zoom {
            Vec2::ZERO
        } else {
            turned(input, &options)
        };
    });
}

/// The distance that the wheel was turned in this frame, in points.
fn turned(input: &InputState, options: &InputOptions) -> Vec2 {
    let turns = input.events.iter().filter_map(|event| {
        let Event::MouseWheel {
            unit,
            delta,
            modifiers,
            ..
        } = event
        else {
            return None;
        };
        let delta = match unit {
            MouseWheelUnit::Point => *delta,
            MouseWheelUnit::Line => options.line_scroll_speed * *delta,
            MouseWheelUnit::Page => input.viewport_rect().height() * *delta,
        };
        let is_across = modifiers.matches_any(options.horizontal_scroll_modifier);
        let is_down = modifiers.matches_any(options.vertical_scroll_modifier);
        Some(match (is_across, is_down) {
            (true, false) => vec2(delta.x + delta.y, 0.0),
            (false, true) => vec2(0.0, delta.x + delta.y),
            _ => delta,
        })
    });
    turns.fold(Vec2::ZERO, |sum, delta| sum + delta)
}
