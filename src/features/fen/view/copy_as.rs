//! The forms in which the position can be copied, as menu entries and in a dialog. When the pointer is on a form, its
//! text is shown.

use crate::features::list::view::dialogs::dialog_line::{Buttons, buttons_ui};
use crate::model::action::{Action, FenAction, SettingsAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::labels::{caption_ui, code_text};
use crate::widgets::style::{
    CONTROL_HEIGHT, FORM_LIST_WIDTH, GAP, PREVIEW_HEIGHT, PREVIEW_WIDTH, palette,
};
use egui::{
    Button, ComboBox, Key, Label, Modifiers, RectAlign, RichText, Role, ScrollArea, Tooltip, Ui,
    WidgetInfo, vec2,
};
use tabiya_collection::document::Copied;
use tabiya_notation::engines::EngineWarning;
use tabiya_notation::forms::Form;
use tabiya_notation::piece_letters::Language;
use tabiya_settings::Setting;
use tabiya_text::{counted, engine_warning_text, tr, tr_with};

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
    selection_ui(ui, state);
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

/// Says how many positions are copied, if several are selected. The previews show the one on the board.
fn selection_ui(ui: &mut Ui, state: &State) {
    let count = state.shared.document().selected_count();
    if count > 1 {
        let text = tr_with("copy-as-selection", &counted(count));
        ui.label(RichText::new(text).weak());
    }
}

/// The accessible name of an entry, which replaces the sign on it.
fn entry_name(form: Form, copied: &Copied) -> String {
    let name = form_name(form);
    if copied.warnings.is_empty() {
        name
    } else {
        tr_with("copy-as-warning", &[("form", name.into())])
    }
}

/// Shows the text to copy, the programs that would not accept it, and those that must be set to Chess960.
pub(crate) fn preview_ui(ui: &mut Ui, copied: &Copied) {
    ui.add(Label::new(code_text(ui, &copied.text)).wrap());
    warnings_ui(ui, copied.warnings.iter().chain(&copied.notes));
}

/// Shows the programs that would not accept a text.
pub(crate) fn warnings_ui<'a>(ui: &mut Ui, warnings: impl IntoIterator<Item = &'a EngineWarning>) {
    let color = palette(ui.visuals()).warning;
    for warning in warnings {
        let text = format!("⚠ {}", engine_warning_text(warning));
        ui.label(RichText::new(text).color(color));
    }
}

/// Shows the forms and a preview of the chosen one. The button, a double click or Enter copies it.
pub(crate) fn copy_as_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    ui.heading(tr("copy-as"));
    selection_ui(ui, state);
    let mut copies = false;
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(FORM_LIST_WIDTH);
            ui.spacing_mut().item_spacing.y = 2.0;
            let mut has_focus = false;
            for form in Form::ALL.iter().copied() {
                let row = form_ui(ui, state, form, ui_state);
                copies |= row.copies;
                has_focus |= row.has_focus;
            }
            if has_focus {
                take_ends(ui, ui_state);
            }
        });
        ui.vertical(|ui| {
            ui.set_width(PREVIEW_WIDTH);
            let form = ui_state.previewed_form();
            caption_ui(ui, &form_name(form));
            ui.label(RichText::new(form_about(form)).weak());
            ui.add_space(4.0);
            framed_preview_ui(ui, state, form);
            ui.add_space(8.0);
            letters_ui(ui, state, actions);
        });
    });
    match buttons_ui(ui, &tr("fen-copy"), true) {
        Buttons::Nothing => {}
        Buttons::Go => copies = true,
        Buttons::Cancel => actions.push(Action::CloseDialog),
    }
    if copies {
        actions.push(Action::from(FenAction::CopyAs(ui_state.previewed_form())));
    }
}

/// Handles the keys that go to the first and the last form.
fn take_ends(ui: &Ui, ui_state: &mut UiState) {
    for (key, end) in [(Key::Home, Form::ALL.first()), (Key::End, Form::ALL.last())] {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            ui_state.previewed_form = end.copied();
            ui_state.modal_focus_wanted = true;
            ui.request_repaint();
        }
    }
}

/// A row of the list as it was used in this frame.
struct FormRow {
    copies: bool,
    has_focus: bool,
}

/// Shows a row, which is chosen when it gets the keyboard focus.
fn form_ui(ui: &mut Ui, state: &State, form: Form, ui_state: &mut UiState) -> FormRow {
    let copied = state.shared.document().copy_as(form, state.shared.forms());
    let is_chosen = ui_state.previewed_form() == form;
    let mut button = Button::selectable(is_chosen, form_name(form))
        .min_size(vec2(FORM_LIST_WIDTH, CONTROL_HEIGHT));
    if !copied.warnings.is_empty() {
        button = button.right_text(RichText::new("⚠").color(palette(ui.visuals()).warning));
    }
    let response = ui.add(button);
    response.widget_info(|| {
        let name = entry_name(form, &copied);
        WidgetInfo::selected(Role::ListBoxOption, true, is_chosen, name)
    });
    if is_chosen && std::mem::take(&mut ui_state.modal_focus_wanted) {
        response.request_focus();
    }
    let is_clicked = response.clicked();
    if is_clicked {
        response.request_focus();
    }
    // While the focus is on its way to another row, this one does not take the choice back.
    if is_clicked || response.has_focus() && !ui_state.modal_focus_wanted {
        ui_state.previewed_form = Some(form);
    }
    // The window library reports Enter as a click.
    let is_entered = is_clicked && ui.input(|input| input.key_pressed(Key::Enter));
    FormRow {
        copies: is_entered || response.double_clicked(),
        has_focus: response.has_focus(),
    }
}

fn framed_preview_ui(ui: &mut Ui, state: &State, form: Form) {
    let copied = state.shared.document().copy_as(form, state.shared.forms());
    egui::Frame::group(ui.style())
        .fill(ui.visuals().extreme_bg_color)
        .show(ui, |ui| {
            ScrollArea::vertical()
                .max_height(PREVIEW_HEIGHT)
                .min_scrolled_height(PREVIEW_HEIGHT)
                .auto_shrink(false)
                .show(ui, |ui| preview_ui(ui, &copied));
        });
}

/// Shows the choices of the language for piece letters, and of figurines.
fn letters_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let language_name = |language: Language| tr(&format!("language-{}", language.code()));
    ui.horizontal(|ui| {
        let label = ui.label(tr("copy-as-language"));
        let of_window = state.shared.locale().piece_letters();
        let as_window = || {
            let language = language_name(of_window);
            tr_with(
                "copy-as-language-of-window",
                &[("language", language.into())],
            )
        };
        let choice_name = |choice: Option<Language>| choice.map_or_else(as_window, language_name);
        let chosen = state.shared.settings.language;
        ComboBox::from_id_salt("piece language")
            .selected_text(choice_name(chosen))
            .show_ui(ui, |ui| {
                for language in std::iter::once(None).chain(Language::ALL.map(Some)) {
                    let choice = ui.selectable_label(language == chosen, choice_name(language));
                    if choice.clicked() {
                        actions.push(Action::from(SettingsAction::Choose(Setting::Language(
                            language,
                        ))));
                        ui.close();
                    }
                }
            })
            .response
            .labelled_by(label.id);
    });
    let mut figurines = state.shared.settings.figurines;
    if ui
        .checkbox(&mut figurines, tr("copy-as-figurines"))
        .changed()
    {
        actions.push(Action::from(SettingsAction::Choose(Setting::Figurines(
            figurines,
        ))));
    }
}
