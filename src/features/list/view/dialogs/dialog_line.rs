//! Shared parts of the dialogs about many lines.

use crate::features::list::model::list_state::Scope;
use crate::widgets::dialog_foot::{FootButtons, dialog_foot_ui};
use crate::widgets::labels::announce;
use crate::widgets::style::{GAP, palette};
use egui::{Label, Response, RichText, Role, Ui, WidgetInfo};
use tabiya_collection::document::Document;
use tabiya_text::{counted, tr_with};

/// The button that was clicked at the foot of a dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Buttons {
    Nothing,
    Go,
    Cancel,
}

/// Shows the button that runs the command and the Cancel button.
pub(crate) fn buttons_ui(ui: &mut Ui, go: &str, can_go: bool) -> Buttons {
    ui.add_space(GAP);
    buttons_beside_ui(ui, go, can_go, |_| {})
}

/// Shows the same buttons, and others at the left end of their line.
pub(crate) fn buttons_beside_ui(
    ui: &mut Ui,
    go: &str,
    can_go: bool,
    others: impl FnOnce(&mut Ui),
) -> Buttons {
    let buttons = FootButtons::cancel_or(go.to_owned()).enabled_if(can_go);
    let foot = dialog_foot_ui(ui, go, buttons, others);
    match (foot.is_done(), foot.is_left()) {
        (true, _) => Buttons::Go,
        (false, true) => Buttons::Cancel,
        (false, false) => Buttons::Nothing,
    }
}

/// The number of positions that a command applies to. The three messages are for the whole file, the rows in the list,
/// and the selected rows.
pub(crate) fn scope_text(messages: [&str; 3], document: &Document) -> String {
    let scope = Scope::of(document);
    scope_count_text(messages, scope, scope.count(document))
}

/// The same for this number of positions.
pub(crate) fn scope_count_text(
    [file, shown, selected]: [&str; 3],
    scope: Scope,
    count: u64,
) -> String {
    let id = match scope {
        Scope::File => file,
        Scope::Shown => shown,
        Scope::Selected => selected,
    };
    tr_with(id, &counted(count))
}

/// Shows an error. An empty text takes the same space.
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

/// Shows one of several choices.
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
