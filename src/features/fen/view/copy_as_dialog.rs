//! All forms at once, with what each would copy.

use crate::app::action::Action;
use crate::app::state::State;
use crate::app::view::{Actions, UiState};
use crate::features::fen::view::copy_as::{form_about, form_name, name_entry, preview_ui};
use crate::notation::forms::Form;
use crate::notation::piece_letters::Language;
use crate::settings::Setting;
use crate::text::{tr, tr_with};
use crate::widgets::labels::caption_ui;
use crate::widgets::pointer::has_pointer_moved;
use crate::widgets::style::{
    CONTROL_HEIGHT, FORM_LIST_WIDTH, PREVIEW_HEIGHT, PREVIEW_WIDTH, palette,
};
use egui::{Button, ComboBox, RichText, Role, ScrollArea, Ui, vec2};

/// Shows the forms and the preview of the one that the pointer or the keyboard was on last.
pub(crate) fn copy_as_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    ui.heading(tr("copy-as"));
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(FORM_LIST_WIDTH);
            ui.spacing_mut().item_spacing.y = 2.0;
            for form in Form::ALL.iter().copied() {
                form_ui(ui, state, form, ui_state, actions);
            }
        });
        ui.vertical(|ui| {
            ui.set_width(PREVIEW_WIDTH);
            let form = ui_state.previewed_form();
            caption_ui(ui, &form_name(form));
            ui.label(RichText::new(form_about(form)).weak());
            ui.add_space(4.0);
            framed_preview_ui(ui, state, form);
            ui.add_space(6.0);
            letters_ui(ui, state, actions);
        });
    });
}

fn form_ui(ui: &mut Ui, state: &State, form: Form, ui_state: &mut UiState, actions: &mut Actions) {
    let copied = state.document().copy_as(form, state.forms());
    let is_previewed = ui_state.previewed_form() == form;
    let mut button = Button::selectable(is_previewed, form_name(form))
        .min_size(vec2(FORM_LIST_WIDTH, CONTROL_HEIGHT));
    if !copied.warnings.is_empty() {
        button = button.right_text(RichText::new("⚠").color(palette(ui.visuals()).warning));
    }
    let response = ui.add(button);
    name_entry(&response, form, &copied, Role::Button);
    if is_previewed && std::mem::take(&mut ui_state.modal_focus_wanted) {
        response.request_focus();
    }
    // The pointer takes the keyboard along, so that there is one place to look at.
    let is_pointed_at = response.hovered() && has_pointer_moved(ui);
    if is_pointed_at {
        response.request_focus();
    }
    if is_pointed_at || response.has_focus() {
        ui_state.previewed_form = Some(form);
    }
    if response.clicked() {
        actions.push(Action::CopyAs(form));
    }
}

fn framed_preview_ui(ui: &mut Ui, state: &State, form: Form) {
    let copied = state.document().copy_as(form, state.forms());
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

/// The language of the piece letters, and figurines.
fn letters_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let language_name = |language: Language| tr(&format!("language-{}", language.code()));
    ui.horizontal(|ui| {
        let label = ui.label(tr("copy-as-language"));
        let of_window = state.locale().piece_letters();
        let as_window = || {
            let language = language_name(of_window);
            tr_with(
                "copy-as-language-of-window",
                &[("language", language.into())],
            )
        };
        let choice_name = |choice: Option<Language>| choice.map_or_else(as_window, language_name);
        let chosen = state.settings.language;
        ComboBox::from_id_salt("piece language")
            .selected_text(choice_name(chosen))
            .show_ui(ui, |ui| {
                for language in std::iter::once(None).chain(Language::ALL.map(Some)) {
                    let choice = ui.selectable_label(language == chosen, choice_name(language));
                    if choice.clicked() {
                        actions.push(Action::Choose(Setting::Language(language)));
                        ui.close();
                    }
                }
            })
            .response
            .labelled_by(label.id);
    });
    let mut figurines = state.settings.figurines;
    if ui
        .checkbox(&mut figurines, tr("copy-as-figurines"))
        .changed()
    {
        actions.push(Action::Choose(Setting::Figurines(figurines)));
    }
}
