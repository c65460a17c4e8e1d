//! Telling screen readers what has changed.

use egui::accesskit::Live;
use egui::{Response, Role, Ui, WidgetInfo};

/// Screen readers read this text out whenever it changes.
pub(super) fn announce(ui: &Ui, label: &Response, text: &str) {
    label.widget_info(|| WidgetInfo::labeled(Role::Status, true, text));
    ui.ctx()
        .accesskit_node_builder(label.id, |node| node.set_live(Live::Polite));
}
