//! Labels with a meaning of their own: captions, what screen readers are told, and what is said about
//! a control when it is pointed at.

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

/// What can be pointed at.
pub(super) trait Tip {
    /// For a field in which one types: nothing hangs over it while one does.
    fn field_tip(self, text: impl Into<String>) -> Self;
    /// Also while it cannot be used: what it would do is worth knowing then, too.
    fn any_tip(self, text: impl Into<String>) -> Self;
    /// For those who do not see it, where what is shown is more than a text.
    fn described(self, text: impl Into<String>) -> Self;
}

impl Tip for Response {
    fn field_tip(self, text: impl Into<String>) -> Self {
        let text = text.into();
        if self.has_focus() {
            self.described(text)
        } else {
            self.on_hover_text(text)
        }
    }

    fn any_tip(self, text: impl Into<String>) -> Self {
        let text = text.into();
        self.on_hover_text(&*text).on_disabled_hover_text(text)
    }

    fn described(self, text: impl Into<String>) -> Self {
        let text = text.into();
        self.ctx
            .accesskit_node_builder(self.id, |node| node.set_description(text));
        self
    }
}
