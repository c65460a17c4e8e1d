//! The sizes of clickable things, for the mouse or for fingers.

use super::CONTROL_HEIGHT;
use egui::containers::menu::menu_style;
use egui::{Style, Vec2};

/// Minimum height and width of a target for a finger, in points.
pub const TOUCH_TARGET: f32 = 40.0;

/// Sets the sizes of clickable things, for the mouse or for fingers.
pub fn set_targets(style: &mut Style, is_touch: bool) {
    let (height, padding, grab) = if is_touch {
        (TOUCH_TARGET, 16.0, 14.0)
    } else {
        (CONTROL_HEIGHT, 8.0, 3.0)
    };
    // The distance from an edge at which it can still be grabbed.
    style.interaction.resize_grab_radius_side = grab;
    style.spacing.interact_size = Vec2::new(40.0, height);
    style.spacing.button_padding = Vec2::new(padding, 4.0);
}

/// Space between the text of a menu entry and the focus ring around it.
const ENTRY_PADDING: f32 = 8.0;
/// Height of a menu entry for the mouse.
const ENTRY_HEIGHT: f32 = 26.0;
/// Space between menu entries, small enough for them to read as one list.
const ENTRY_GAP: f32 = 0.0;

/// Sets the style of the contents of a menu.
pub fn menu_entries_style(style: &mut Style) {
    menu_style(style);
    style.spacing.button_padding.x = ENTRY_PADDING;
    style.spacing.interact_size.y = target(style, ENTRY_HEIGHT);
    style.spacing.item_spacing.y = ENTRY_GAP;
}

/// Sets the style of the menu bar, whose names are close together for the mouse.
pub fn menu_bar_style(style: &mut Style) {
    menu_style(style);
    if is_for_fingers(style) {
        style.spacing.button_padding.x = 12.0;
    }
}

/// Whether clickable things are large enough for fingers.
pub fn is_for_fingers(style: &Style) -> bool {
    style.spacing.interact_size.y >= TOUCH_TARGET
}

/// The height or width of a clickable thing: `for_mouse`, or more if fingers are used.
pub fn target(style: &Style, for_mouse: f32) -> f32 {
    if is_for_fingers(style) {
        for_mouse.max(TOUCH_TARGET)
    } else {
        for_mouse
    }
}
