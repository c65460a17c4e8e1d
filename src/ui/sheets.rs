//! Sheets over the window: forms to copy, how FENs are written, what is done with all lines, keys and
//! gestures, about the program.

mod copy_as;
mod difference;
mod duplicates;
mod fen_style;
mod go_to_line;
mod line_sheet;
mod mend_all;
mod sort;

pub(super) use go_to_line::line_field_id;

use super::shortcuts::keys_text;
use super::style::{DIALOG_WIDTH, SHEET_BAR, SHEET_COLUMNS, SHEET_ROW, modal};
use super::{Actions, UiState};
use crate::action::Action;
use crate::command::{COMMANDS, Entry};
use crate::passes::Sameness;
use crate::state::{Sheet, State};
use crate::text::{tr, tr_with};
use copy_as::copy_as_ui;
use egui::{Grid, Id, RichText, ScrollArea, Ui};
use fen_style::fen_style_ui;

const MOUSE: &[(&str, &str)] = &[
    ("gesture-drag", "gesture-drag-does"),
    ("gesture-copy", "gesture-copy-does"),
    ("gesture-escape", "gesture-escape-does"),
    ("gesture-spare-drag", "gesture-spare-drag-does"),
    ("gesture-spare-click", "gesture-spare-click-does"),
    ("gesture-brush", "gesture-brush-does"),
    ("gesture-brush-other", "gesture-brush-other-does"),
    ("gesture-middle", "gesture-middle-does"),
    ("gesture-pawn", "gesture-pawn-does"),
    ("gesture-wheel", "gesture-wheel-does"),
    ("gesture-select", "gesture-select-does"),
    ("gesture-rows", "gesture-rows-does"),
    ("gesture-rows-tab", "gesture-rows-tab-does"),
    ("gesture-list-wheel", "gesture-list-wheel-does"),
    ("gesture-drop", "gesture-drop-does"),
];

const KEYS: &[(&str, &str)] = &[
    ("gesture-arrows", "gesture-arrows-does"),
    ("gesture-letters", "gesture-letters-does"),
    ("gesture-digits", "gesture-digits-does"),
    ("gesture-delete", "gesture-delete-does"),
];

const LIST: &[(&str, &str)] = &[
    ("gesture-list-arrows", "gesture-list-arrows-does"),
    ("gesture-list-shift", "gesture-list-shift-does"),
    ("gesture-list-ctrl", "gesture-list-ctrl-does"),
    ("gesture-list-space", "gesture-list-space-does"),
    ("gesture-list-all", "gesture-list-all-does"),
    ("gesture-list-delete", "gesture-list-delete-does"),
    ("gesture-list-menu", "gesture-list-menu-does"),
];

/// What stands in the sheets about all lines.
#[derive(Debug)]
pub(super) struct LineSheets {
    line: String,
    sort: sort::SortForm,
    sameness: Sameness,
    mending: mend_all::MendingList,
}

impl Default for LineSheets {
    fn default() -> Self {
        Self {
            line: String::new(),
            sort: sort::SortForm::default(),
            sameness: duplicates::FOUR_FIELDS,
            mending: mend_all::MendingList::default(),
        }
    }
}

/// Shows the sheet, if one is open.
pub(super) fn sheet_ui(ui: &Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let Some(sheet) = state.sheet else {
        return;
    };
    let modal = modal(ui, Id::unique("sheet")).show(ui.ctx(), |ui| {
        match sheet {
            Sheet::CopyAs => copy_as_ui(ui, state, ui_state, actions),
            Sheet::FenStyle => fen_style_ui(ui, state, actions),
            Sheet::Gestures => gestures_ui(ui),
            Sheet::KnownPositions | Sheet::Chess960 | Sheet::Palette | Sheet::Keys => {}
            Sheet::About => about_ui(ui),
            // These have a button of their own that closes them.
            Sheet::GoToLine => {
                go_to_line::go_to_line_ui(ui, state, ui_state, actions);
                return false;
            }
            Sheet::Sort => {
                sort::sort_ui(ui, state, ui_state, actions);
                return false;
            }
            Sheet::Duplicates => duplicates::duplicates_ui(ui, state, ui_state, actions),
            Sheet::MendAll => {
                if mend_all::mend_all_ui(ui, state, ui_state, actions) {
                    return false;
                }
            }
        }
        ui.add_space(8.0);
        let close = ui.button(tr("sheet-close"));
        if std::mem::take(&mut ui_state.modal_focus_wanted) {
            close.request_focus();
        }
        close.clicked()
    });
    if modal.inner || modal.should_close() {
        actions.push(Action::CloseSheet);
    }
}

fn gestures_ui(ui: &mut Ui) {
    let height = ui.ctx().content_rect().height() - 160.0;
    ui.set_width(SHEET_COLUMNS[0] + SHEET_COLUMNS[1] + SHEET_BAR);
    ui.heading(tr("command-gestures"));
    ScrollArea::vertical()
        .max_height(height)
        // Or the sheet would grow to its height step by step.
        .min_scrolled_height(height)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            table_ui(ui, "gestures-mouse", &translated(MOUSE));
            table_ui(ui, "gestures-keys", &translated(KEYS));
            table_ui(ui, "gestures-list", &translated(LIST));
            table_ui(ui, "gestures-commands", &commands(ui));
        });
}

fn translated(rows: &[(&str, &str)]) -> Vec<(String, String)> {
    rows.iter()
        .map(|(left, right)| (tr(left), tr(right)))
        .collect()
}

fn commands(ui: &Ui) -> Vec<(String, String)> {
    let row = |entry: &Entry| (keys_text(ui, entry.command), tr(entry.text_id));
    let rows = COMMANDS.iter().map(row);
    rows.filter(|(keys, _)| !keys.is_empty()).collect()
}

fn table_ui(ui: &mut Ui, caption: &str, rows: &[(String, String)]) {
    ui.add_space(8.0);
    ui.label(RichText::new(tr(caption)).strong());
    ui.spacing_mut().interact_size.y = SHEET_ROW;
    Grid::new(caption)
        .num_columns(2)
        .striped(true)
        .show(ui, |ui| {
            for row in rows {
                for (text, width) in [&row.0, &row.1].into_iter().zip(SHEET_COLUMNS) {
                    ui.horizontal(|ui| {
                        ui.set_min_width(width);
                        ui.label(text);
                    });
                }
                ui.end_row();
            }
        });
}

fn about_ui(ui: &mut Ui) {
    ui.set_width(DIALOG_WIDTH);
    ui.heading("Tabiya");
    ui.label(tr("about-text"));
    let version = env!("CARGO_PKG_VERSION");
    ui.label(tr_with("about-version", &[("version", version.into())]));
    ui.label(tr("about-licence"));
}
