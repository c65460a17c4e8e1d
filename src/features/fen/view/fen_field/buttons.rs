//! The buttons beside the FEN field.

use super::layout_text::shortened;
use crate::command::Command;
use crate::features::fen::view::advice::Advice;
use crate::features::fen::view::copy_as::{form_entries_ui, warnings_ui};
use crate::model::action::{Action, FenAction};
use crate::model::state::State;
use crate::view::menu_entries::menu_below_ui;
use crate::view::shortcuts::{command_entry_ui, tip_with_keys};
use crate::view::{Actions, Focus, UiState};
use crate::widgets::labels::Tip as _;
use crate::widgets::style::{CONTROL_HEIGHT, PREVIEW_WIDTH, menu_entries_style, palette};
use egui::{Button, RichText, Ui, vec2};
use tabiya_text::tr;

/// Shows the buttons.
pub(super) fn buttons_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        copy_ui(ui, state, ui_state, actions);
    });
    let paste = Button::new(tr("fen-paste")).min_size(vec2(64.0, CONTROL_HEIGHT));
    let tip = tip_with_keys(ui, state, &tr("fen-paste-tip"), Command::Paste);
    if ui.add(paste).on_hover_text(tip).clicked() {
        actions.push(Action::Run(Command::Paste));
    }
    history_ui(ui, state, ui_state, actions);
}

/// Shows the button that copies the FEN, with a sign if some program would not accept it, and the menu of the other
/// forms.
fn copy_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let has_warnings = ui_state.part::<Advice>().of_copying().next().is_some();
    let copy = if has_warnings {
        let sign = RichText::new("⚠").color(palette(ui.visuals()).warning);
        Button::new((sign, tr("fen-copy")))
    } else {
        Button::new(tr("fen-copy"))
    };
    let copy = ui.add(copy.min_size(vec2(64.0, CONTROL_HEIGHT)));
    let copy = copy.accessible_name(tr("fen-copy-name"));
    if copy.clicked() {
        actions.push(Action::Run(Command::CopyFen));
    }
    let below = copy.rect.bottom();
    let tip = tip_with_keys(ui, state, &tr("fen-copy-tip"), Command::CopyFen);
    copy.described(&*tip).on_hover_ui(|ui| {
        ui.set_max_width(PREVIEW_WIDTH);
        ui.label(tip);
        warnings_ui(ui, ui_state.part::<Advice>().of_copying());
    });
    let forms = ui.menu_button("⏷", |ui| {
        menu_below_ui(ui, below, |ui| {
            command_entry_ui(ui, state, Command::CopyPicture, actions);
            ui.separator();
            form_entries_ui(ui, state, actions);
            ui.separator();
            command_entry_ui(ui, state, Command::CopyAs, actions);
            command_entry_ui(ui, state, Command::FenStyle, actions);
        });
    });
    let forms = forms.response.accessible_name(tr("copy-as-more"));
    let tip = tip_with_keys(ui, state, &tr("copy-as-more"), Command::CopyAs);
    forms.on_hover_text(tip);
}

fn history_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    // The empty menu keeps its place, so that the buttons beside it do not move.
    let has_texts = !state.fen.broken_texts.is_empty();
    let menu = ui.add_enabled_ui(has_texts, |ui| {
        ui.menu_button("⏷", |ui| {
            menu_entries_style(ui.style_mut());
            ui.label(RichText::new(tr("fen-history")).strong());
            for text in state.fen.broken_texts.iter().rev() {
                let shown = RichText::new(shortened(text)).monospace();
                if ui.button(shown).clicked() {
                    actions.push(Action::from(FenAction::DraftEnded));
                    actions.push(Action::from(FenAction::DraftChanged(text.clone())));
                    ui_state.focus_wanted = Some(Focus::FenField);
                }
            }
        })
    });
    menu.inner
        .response
        .accessible_name(tr("fen-history"))
        .any_tip(tr("fen-history-tip"));
}
