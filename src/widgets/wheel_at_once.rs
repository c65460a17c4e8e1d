//! Makes the wheel scroll at once when motion is reduced. egui spreads a turn of the wheel over several frames, with no
//! option to prevent that.

use egui::{Event, InputOptions, InputState, MouseWheelUnit, Ui, Vec2, vec2};

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
