//! What the dialogs about all lines have in common.

use crate::text::tr;
use crate::widgets::labels::announce;
use crate::widgets::style::{CONTROL_HEIGHT, palette};
use egui::{Button, Label, Response, RichText, Role, Ui, WidgetInfo, vec2};

/// What was clicked at the foot of a dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Buttons {
    Nothing,
    Go,
    Cancel,
}

/// Shows the button that does it, and one that does not.
pub(crate) fn buttons_ui(ui: &mut Ui, go: &str, can_go: bool) -> Buttons {
    ui.add_space(6.0);
    ui.horizontal(|ui| go_and_cancel_ui(ui, go, can_go)).inner
}

/// The same in a row in which there may be others.
pub(crate) fn go_and_cancel_ui(ui: &mut Ui, go: &str, can_go: bool) -> Buttons {
    let size = vec2(80.0, CONTROL_HEIGHT);
    let go = Button::new(RichText::new(go).strong()).min_size(size);
    let go = ui.add_enabled(can_go, go);
    let cancel = ui.add(Button::new(tr("dialog-cancel")).min_size(size));
    match (go.clicked(), cancel.clicked()) {
        (true, _) => Buttons::Go,
        (false, true) => Buttons::Cancel,
        (false, false) => Buttons::Nothing,
    }
}

/// A sentence about what is wrong; nothing takes the same space.
pub(crate) fn error_ui(ui: &mut Ui, text: &str) {
    let shown = if text.is_empty() {
        " ".to_owned()
    } else {
        format!("⚠ {text}")
    };
    let color = palette(ui.visuals()).error;
    let label = ui.add(Label::new(RichText::new(shown).color(color)).wrap());
    announce(ui, &label, text);
}

/// One of several things that can be chosen.
pub(crate) fn choice_ui<T: PartialEq>(
    ui: &mut Ui,
    chosen: &mut T,
    choice: T,
    text: &str,
) -> Response {
    let is_on = *chosen == choice;
    let response = ui.radio(is_on, text);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), is_on, text));
    if response.clicked() {
        *chosen = choice;
    }
    response
}
