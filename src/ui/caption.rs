//! Captions.

use egui::{Response, RichText, Ui};

/// A caption above a group of controls.
pub(super) fn caption_ui(ui: &mut Ui, text: &str) -> Response {
    ui.label(RichText::new(text).strong())
}
