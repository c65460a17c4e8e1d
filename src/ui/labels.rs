//! Labels with a meaning of their own: captions, and what screen readers are told.

use egui::accesskit::Live;
use egui::{Response, RichText, Role, Ui, WidgetInfo};

/// A caption above a group of controls.
pub(super) fn caption_ui(ui: &mut Ui, text: &str) -> Response {
    ui.label(RichText::new(text).strong())
}

/// Screen readers read this text out whenever it changes.
pub(super) fn announce(ui: &Ui, label: &Response, text: &str) {
    label.widget_info(|| WidgetInfo::labeled(Role::Status, true, text));
    ui.ctx()
        .accesskit_node_builder(label.id, |node| node.set_live(Live::Polite));
}
