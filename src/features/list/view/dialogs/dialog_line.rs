//! What the dialogs about all lines have in common.

use crate::features::list::model::scope::Scope;
use crate::widgets::dialog_buttons::{accent_button, dialog_foot_ui, plain_button};
use crate::widgets::labels::announce;
use crate::widgets::style::{GAP, palette};
use egui::{Label, Response, RichText, Role, Ui, WidgetInfo};
use tabiya_collection::document::Document;
use tabiya_text::{counted, tr, tr_with};

/// What was clicked at the foot of a dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Buttons {
    Nothing,
    Go,
    Cancel,
}

/// Shows the button that does it, and one that does not.
pub(crate) fn buttons_ui(ui: &mut Ui, go: &str, can_go: bool) -> Buttons {
    ui.add_space(GAP);
    let mut clicked = Buttons::Nothing;
    dialog_foot_ui(
        ui,
        go,
        &mut clicked,
        |_, _| {},
        |ui, clicked| *clicked = go_and_cancel_ui(ui, go, can_go),
    );
    clicked
}

/// The same in a row in which there may be others.
pub(crate) fn go_and_cancel_ui(ui: &mut Ui, go: &str, can_go: bool) -> Buttons {
    let cancel = ui.add(plain_button(tr("dialog-cancel")));
    let go = ui.add_enabled(can_go, accent_button(ui, go));
    match (go.clicked(), cancel.clicked()) {
        (true, _) => Buttons::Go,
        (false, true) => Buttons::Cancel,
        (false, false) => Buttons::Nothing,
    }
}

/// Which positions a command is about, and how many. The messages are those for all of the file, for those
/// that the list shows, and for the selected ones.
pub(crate) fn scope_text([file, shown, selected]: [&str; 3], document: &Document) -> String {
    let scope = Scope::of(document);
    let id = match scope {
        Scope::File => file,
        Scope::Shown => shown,
        Scope::Selected => selected,
    };
    tr_with(id, &counted(scope.count(document)))
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
