//! How large what can be clicked is: for the mouse, or for fingers.

use super::CONTROL_HEIGHT;
use egui::containers::menu::menu_style;
use egui::{Style, Vec2};

/// The least height and width of what a finger is to hit.
pub const TOUCH_TARGET: f32 = 40.0;

/// Sets how large what can be clicked is, for the mouse or for fingers.
pub fn set_targets(style: &mut Style, is_touch: bool) {
    let (height, padding, grab) = if is_touch {
        (TOUCH_TARGET, 14.0, 14.0)
    } else {
        (CONTROL_HEIGHT, 10.0, 3.0)
    };
    // So far beside an edge it can be taken hold of.
    style.interaction.resize_grab_radius_side = grab;
    style.spacing.interact_size = Vec2::new(40.0, height);
    style.spacing.button_padding = Vec2::new(padding, 4.0);
}

/// Between the text of a menu's entry and the ring round it.
const ENTRY_PADDING: f32 = 8.0;
/// Height of an entry for the mouse.
const ENTRY_HEIGHT: f32 = 26.0;
/// Between entries, which then stand as one list.
const ENTRY_GAP: f32 = 1.0;

/// The style of what is in a menu.
pub fn menu_entries_style(style: &mut Style) {
    menu_style(style);
    style.spacing.button_padding.x = ENTRY_PADDING;
    style.spacing.interact_size.y = target(style, ENTRY_HEIGHT);
    style.spacing.item_spacing.y = ENTRY_GAP;
}

/// The style of the menu bar, where names stand close together for the mouse.
pub fn menu_bar_style(style: &mut Style) {
    menu_style(style);
    if is_for_fingers(style) {
        style.spacing.button_padding.x = 10.0;
    }
}

/// Whether what can be clicked is to be large enough for fingers.
pub fn is_for_fingers(style: &Style) -> bool {
    style.spacing.interact_size.y >= TOUCH_TARGET
}

/// The height or width of something that can be clicked, and that is so large for the mouse.
pub fn target(style: &Style, for_mouse: f32) -> f32 {
    if is_for_fingers(style) {
        for_mouse.max(TOUCH_TARGET)
    } else {
        for_mouse
    }
}
