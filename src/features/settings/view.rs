//! The dialog with all settings and a search field.

mod row;
mod search;

use crate::model::action::{Action, ClipboardAction};
use crate::model::state::{Dialog, State};
use crate::view::{Actions, UiState, close_foot_ui};
use crate::widgets::bounded::WORDS;
use crate::widgets::labels::{announce, caption_ui};
use crate::widgets::picker::SearchField;
use crate::widgets::style::{DIALOG_BAR, DIALOG_MARGIN, GAP, SETTINGS_DIALOG_WIDTH, palette};
use egui::{Id, Label, RichText, ScrollArea, Ui};
use search::{FoundSettings, SettingsDialog};
use tabiya_desktop::system::ClipboardKind;
use tabiya_settings::SETTING_ROWS;
use tabiya_text::{counted, name_text, tr, tr_with};

/// The minimum height of the window that leaves room for a heading.
const MIN_HEIGHT_WITH_HEADING: f32 = 320.0;
/// The height of the parts around the list, with the heading and without it.
const AROUND_LIST: [f32; 2] = [190.0, 138.0];
/// The minimum height of the list.
const MIN_LIST: f32 = 40.0;

/// Shows the settings without the close button.
pub(crate) fn settings_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    if std::mem::take(&mut ui_state.modal_focus_wanted) {
        *ui_state.part::<SettingsDialog>() = SettingsDialog {
            field_wanted: true,
            ..SettingsDialog::default()
        };
    }
    let window = ui.ctx().content_rect().size();
    let width = window.x - 2.0 * f32::from(DIALOG_MARGIN) - 4.0 * GAP;
    ui.set_width(width.min(SETTINGS_DIALOG_WIDTH));
    let has_heading = MIN_HEIGHT_WITH_HEADING <= window.y;
    if has_heading {
        ui.heading(tr("settings-title"));
        ui.add_space(4.0);
    }
    field_ui(ui, ui_state.part::<SettingsDialog>());
    ui.add_space(4.0);
    let found = FoundSettings::by(state, &ui_state.part::<SettingsDialog>().typed);
    let around = AROUND_LIST[usize::from(!has_heading)];
    let height = (window.y - around).max(MIN_LIST);
    ScrollArea::vertical()
        .max_height(height)
        // Without a minimum the dialog would grow to its height step by step.
        .min_scrolled_height(height)
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.set_max_width(ui.available_width() - DIALOG_BAR / 2.0);
            rows_ui(ui, state, ui_state, &found, actions);
            ui.add_space(2.0 * GAP);
            foot_ui(ui, state, actions);
        });
    close_foot_ui(ui, Dialog::Settings, ui_state, actions);
}

fn field_ui(ui: &mut Ui, dialog: &mut SettingsDialog) {
    let field = SearchField {
        name: tr("settings-field"),
        tip: tr("settings-field-tip"),
        hint: tr("settings-hint"),
        most: WORDS,
    };
    let field = field.show(ui, Id::unique("settings field"), &mut dialog.typed);
    if std::mem::take(&mut dialog.field_wanted) {
        field.request_focus();
    }
}

fn rows_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    found: &FoundSettings,
    actions: &mut Actions,
) {
    count_ui(ui, found, ui_state.part::<SettingsDialog>());
    let mut group = None;
    for row in SETTING_ROWS.iter().filter(|row| found.has(row)) {
        if group.replace(row.group) != Some(row.group) {
            ui.add_space(GAP);
            caption_ui(ui, &tr(row.group.text_id()));
            ui.separator();
        }
        row::row_ui(ui, state, row, found, ui_state, actions);
    }
}

/// Shows the number of settings found by a search, or a hint if there are none.
fn count_ui(ui: &mut Ui, found: &FoundSettings, dialog: &mut SettingsDialog) {
    if !found.is_search() {
        return;
    }
    let count = SETTING_ROWS.iter().filter(|row| found.has(row)).count();
    let text = if count == 0 {
        tr_with("settings-none", &[("text", dialog.typed.trim().into())])
    } else {
        tr_with("settings-found", &counted(count))
    };
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(RichText::new(&text).weak());
        announce(ui, &label, &text);
        if ui.button(tr("settings-show-all")).clicked() {
            dialog.typed.clear();
            dialog.field_wanted = true;
        }
    });
}

/// Shows the path of the settings file, or the reason why nothing is stored.
fn foot_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    ui.separator();
    let Some(file) = state.memory.file.as_deref() else {
        let text = RichText::new(tr("settings-file-none")).weak();
        ui.add(Label::new(text).wrap());
        return;
    };
    if let Some(fault) = &state.memory.fault {
        let color = palette(ui.visuals()).warning;
        ui.add(Label::new(RichText::new(fault).color(color)).wrap());
    }
    let name = name_text(file);
    let text = tr_with("settings-file", &[("file", name.into())]);
    ui.add(Label::new(RichText::new(text).weak()).wrap());
    if ui.button(tr("settings-copy-path")).clicked() {
        // The path is copied unchanged. The displayed form replaces some characters.
        let path = file.to_string_lossy().into_owned();
        actions.push(Action::from(ClipboardAction::Copy(
            ClipboardKind::Clipboard,
            path,
        )));
    }
}
