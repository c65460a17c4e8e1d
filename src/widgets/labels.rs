//! Labels with a meaning of their own: captions, what screen readers are told, and what is said about
//! a control when it is pointed at.

use super::style::target;
use egui::accesskit::Live;
use egui::containers::menu::{MenuButton, MenuConfig};
use egui::{
    Align, Button, CollapsingHeader, Layout, PopupCloseBehavior, Response, RichText, Role, Ui,
    WidgetInfo, vec2,
};

/// Size of the heads of parts of a panel or a dialog.
const HEAD_SIZE: f32 = 15.5;

/// The most width of what there is more to say.
const MORE_WIDTH: f32 = 380.0;

/// A caption above a group of controls.
pub(crate) fn caption_ui(ui: &mut Ui, text: &str) -> Response {
    ui.label(head_text(text))
}

/// What stands over other things, larger than they are.
fn head_text(text: &str) -> RichText {
    RichText::new(text).strong().size(HEAD_SIZE)
}

/// The head of a panel with a cross that closes it, of this name; whether it was pressed. What is said when
/// it is pointed at may name keys.
pub(crate) fn panel_head_ui(ui: &mut Ui, title: &str, close_name: &str, close_tip: &str) -> bool {
    ui.horizontal(|ui| {
        caption_ui(ui, title);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let close = Button::new("×").frame(false);
            let close = ui.add(close.min_size(vec2(target(ui.style(), 0.0), 0.0)));
            let close = close.accessible_name(close_name);
            close.on_hover_text(close_tip).clicked()
        })
        .inner
    })
    .inner
}

/// Something that is told beside what counts.
pub(crate) fn aside_ui(ui: &mut Ui, text: &str) -> Response {
    ui.label(RichText::new(text).small().weak())
}

/// Whether a part is folded until somebody wants it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Folded {
    Yes,
    No,
}

/// A part of a panel under its head, which folds it. How many things are in it is told on the head.
pub(crate) fn fold_ui(
    ui: &mut Ui,
    salt: &str,
    text: &str,
    count: usize,
    folded: Folded,
    add: impl FnOnce(&mut Ui),
) {
    let text = match count {
        0 => text.to_owned(),
        _ => format!("{text} ({count})"),
    };
    // What was folded by hand while there was nothing in it is not folded when there is.
    CollapsingHeader::new(head_text(&text))
        .id_salt((salt, folded))
        .default_open(folded == Folded::No)
        .show_unindented(ui, add);
}

/// Screen readers read this text out whenever it changes.
pub(crate) fn announce(ui: &Ui, label: &Response, text: &str) {
    label.widget_info(|| WidgetInfo::labeled(Role::Status, true, text));
    ui.ctx()
        .accesskit_node_builder(label.id, |node| node.set_live(Live::Polite));
}

/// A button that opens what there is more to say, until one clicks elsewhere.
pub(crate) fn more_ui(ui: &mut Ui, text: &str, tip: String, add: impl FnOnce(&mut Ui)) {
    let config = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let button = MenuButton::new(text).config(config);
    let (response, _) = button.ui(ui, |ui| {
        ui.reset_style();
        ui.set_max_width(MORE_WIDTH);
        add(ui);
    });
    response.on_hover_text(tip);
}

/// What can be pointed at.
pub(crate) trait Tip {
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
