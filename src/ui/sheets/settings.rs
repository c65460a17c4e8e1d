//! Every setting that is kept, found by what one types.

mod foot;
mod keys;
mod row;
mod search;
mod values;

use crate::settings::SETTING_ROWS;
use crate::state::State;
use crate::text::{counted, tr, tr_with};
use crate::ui::bounded::WORDS;
use crate::ui::labels::announce;
use crate::ui::labels::caption_ui;
use crate::ui::picker::SearchField;
use crate::ui::style::{DIALOG_MARGIN, GAP, SETTINGS_SHEET_WIDTH, SHEET_BAR};
use crate::ui::{Actions, UiState};
use egui::{Id, RichText, ScrollArea, Ui};
use search::Found;

/// Below this height of the window there is no room for a heading.
const LEAST_HEIGHT_WITH_HEADING: f32 = 320.0;
/// What stands around the list, with the heading and without it.
const AROUND_LIST: [f32; 2] = [190.0, 138.0];
/// The least height of the list.
const LEAST_LIST: f32 = 40.0;

/// What is remembered of the window while it is open.
#[derive(Debug, Default)]
pub(in crate::ui) struct SettingsSheet {
    typed: String,
    /// The row whose way back has been used: its control is to have the keyboard.
    focus: Option<&'static str>,
    /// Whether the field is to have the keyboard.
    field_wanted: bool,
}

/// Shows the settings, but for the button that closes them.
pub(super) fn settings_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    if std::mem::take(&mut ui_state.modal_focus_wanted) {
        *ui_state.part::<SettingsSheet>() = SettingsSheet {
            field_wanted: true,
            ..SettingsSheet::default()
        };
    }
    let window = ui.ctx().content_rect().size();
    let width = window.x - 2.0 * f32::from(DIALOG_MARGIN) - 4.0 * GAP;
    ui.set_width(width.min(SETTINGS_SHEET_WIDTH));
    let has_heading = LEAST_HEIGHT_WITH_HEADING <= window.y;
    if has_heading {
        ui.heading(tr("settings-title"));
        ui.add_space(4.0);
    }
    field_ui(ui, ui_state.part::<SettingsSheet>());
    ui.add_space(4.0);
    let found = Found::by(state, &ui_state.part::<SettingsSheet>().typed);
    let around = AROUND_LIST[usize::from(!has_heading)];
    let height = (window.y - around).max(LEAST_LIST);
    ScrollArea::vertical()
        .max_height(height)
        // Or the sheet would grow to its height step by step.
        .min_scrolled_height(height)
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.set_max_width(ui.available_width() - SHEET_BAR / 2.0);
            rows_ui(ui, state, ui_state, &found, actions);
            ui.add_space(2.0 * GAP);
            foot::foot_ui(ui, state, actions);
        });
}

fn field_ui(ui: &mut Ui, sheet: &mut SettingsSheet) {
    let field = SearchField {
        name: tr("settings-field"),
        tip: tr("settings-field-tip"),
        hint: tr("settings-hint"),
        most: WORDS,
    };
    let field = field.show(ui, Id::unique("settings field"), &mut sheet.typed);
    if std::mem::take(&mut sheet.field_wanted) {
        field.request_focus();
    }
}

fn rows_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    found: &Found,
    actions: &mut Actions,
) {
    count_ui(ui, found, ui_state.part::<SettingsSheet>());
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

/// What was found, where something is looked for; or what to do when nothing was.
fn count_ui(ui: &mut Ui, found: &Found, sheet: &mut SettingsSheet) {
    if !found.is_search() {
        return;
    }
    let count = SETTING_ROWS.iter().filter(|row| found.has(row)).count();
    let text = if count == 0 {
        tr_with("settings-none", &[("text", sheet.typed.trim().into())])
    } else {
        tr_with("settings-found", &counted(count))
    };
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(RichText::new(&text).weak());
        announce(ui, &label, &text);
        if ui.button(tr("settings-show-all")).clicked() {
            sheet.typed.clear();
            sheet.field_wanted = true;
        }
    });
}
