//! The forms in which the position can be copied, as menu entries. When the pointer is on a form, its text is shown.

use crate::model::action::{Action, FenAction};
use crate::model::state::State;
use crate::view::Actions;
use crate::widgets::style::{GAP, PREVIEW_WIDTH, palette};
use egui::{Button, FontId, Label, RectAlign, RichText, Role, Tooltip, Ui, WidgetInfo};
use tabiya_collection::document::Copied;
use tabiya_notation::engines::EngineWarning;
use tabiya_notation::forms::Form;
use tabiya_text::{engine_warning_text, tr, tr_with};

/// The name of a form.
pub(crate) fn form_name(form: Form) -> String {
    tr(&format!("form-{}", form.name()))
}

/// The purpose of a form, in a few words.
pub(crate) fn form_about(form: Form) -> String {
    tr(&format!("form-{}-about", form.name()))
}

/// Shows an entry for every form.
pub(crate) fn form_entries_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    for form in Form::ALL.iter().copied() {
        let copied = state.shared.document().copy_as(form, state.shared.forms());
        let mut button = Button::new(form_name(form));
        if !copied.warnings.is_empty() {
            let sign = RichText::new("⚠").color(palette(ui.visuals()).warning);
            button = button.right_text(sign);
        }
        let response = ui.add(button);
        response
            .widget_info(|| WidgetInfo::labeled(Role::MenuItem, true, entry_name(form, &copied)));
        if response.clicked() {
            actions.push(Action::from(FenAction::CopyAs(form)));
            ui.close();
        }
        // The tip is beside the menu, so that the entries below stay readable.
        let mut tip = Tooltip::for_enabled(&response);
        tip.popup = tip.popup.align(RectAlign::LEFT_START).gap(GAP);
        tip.popup = tip.popup.align_alternatives(&[RectAlign::RIGHT_START]);
        tip.show(|ui| {
            ui.set_max_width(PREVIEW_WIDTH);
            ui.label(form_about(form));
            preview_ui(ui, &copied);
        });
    }
}

/// The accessible name of an entry, which replaces the sign on it.
pub(crate) fn entry_name(form: Form, copied: &Copied) -> String {
    let name = form_name(form);
    if copied.warnings.is_empty() {
        name
    } else {
        tr_with("copy-as-warning", &[("form", name.into())])
    }
}

/// Shows the text to copy, and the programs that would not accept it.
pub(crate) fn preview_ui(ui: &mut Ui, copied: &Copied) {
    let text = RichText::new(&copied.text).font(FontId::monospace(12.5));
    ui.add(Label::new(text).wrap());
    warnings_ui(ui, &copied.warnings);
}

/// Shows the programs that would not accept a text.
pub(crate) fn warnings_ui<'a>(ui: &mut Ui, warnings: impl IntoIterator<Item = &'a EngineWarning>) {
    let color = palette(ui.visuals()).warning;
    for warning in warnings {
        let text = format!("⚠ {}", engine_warning_text(warning));
        ui.label(RichText::new(text).color(color));
    }
}
