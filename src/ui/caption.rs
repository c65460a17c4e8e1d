//! Captions.

use egui::{RichText, Ui};

/// A caption above a group of controls.
pub(super) fn caption_ui(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).strong());
}
