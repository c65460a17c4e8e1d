//! Sizes and colours of the diagram dialog.

use egui::{Color32, Visuals};
use tabiya_picture::Rgb;

/// Width of the dialog if there is room.
pub const DIAGRAM_DIALOG_WIDTH: f32 = 1040.0;
/// Height of the dialog if there is room.
pub const DIAGRAM_DIALOG_HEIGHT: f32 = 716.0;
/// Space around the dialog in a small window.
pub const DIAGRAM_DIALOG_GAP: f32 = 12.0;
/// Width of the options.
pub const DIAGRAM_OPTIONS_WIDTH: f32 = 392.0;
/// Width of the labels of the options.
pub const DIAGRAM_LABEL_WIDTH: f32 = 92.0;
/// Width of fields for numbers.
pub const DIAGRAM_NUMBER_WIDTH: f32 = 84.0;
/// Width of the list of styles.
pub const DIAGRAM_STYLE_WIDTH: f32 = 150.0;
/// Maximum height of that list when it is open.
pub const DIAGRAM_STYLE_HEIGHT: f32 = 420.0;
/// Side of a small board that shows the colours of a theme.
pub const THEME_SWATCH: f32 = 30.0;
/// Side of a knight that shows a piece set.
pub const PIECES_SWATCH: f32 = 42.0;
/// Width of a button that shows a colour.
pub const COLOR_WELL_WIDTH: f32 = 34.0;
/// Side of the squares of the chequered background behind transparent colours.
pub const CHECK_SIDE: f32 = 8.0;

/// The two colours of the chequered background.
pub fn check_colors(visuals: &Visuals) -> [Color32; 2] {
    if visuals.dark_mode {
        [Color32::from_gray(0x3A), Color32::from_gray(0x4A)]
    } else {
        [Color32::from_gray(0xFF), Color32::from_gray(0xDC)]
    }
}

/// Converts a colour of a diagram.
pub fn color_of_rgb(Rgb([red, green, blue]): Rgb) -> Color32 {
    Color32::from_rgba_premultiplied(red, green, blue, u8::MAX)
}
