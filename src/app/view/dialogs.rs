//! Dialogs over the window: copy formats, FEN styles, operations on all lines, keys and
//! gestures, about the program, and others.

use crate::features::analysis::view::analysis_dialog_ui;
use crate::features::changes::view::changes_ui;
use crate::features::diagram::view::dialog as diagram;
use crate::features::help::view::about;
use crate::features::keys::view as keys;
use crate::features::list::view::dialogs::check_all;
use crate::features::list::view::dialogs::duplicates;
use crate::features::list::view::dialogs::go_to_line;
use crate::features::list::view::dialogs::repair_all;
use crate::features::list::view::dialogs::sort;
use crate::features::pages::view as diagram_pages;
use crate::features::proofread::view::proofread_ui;
use crate::features::read_diagrams::view::read_diagrams_ui;
use crate::features::recovery::view as recovery;
use crate::features::recovery::view::RecoveryDialog;
use crate::features::settings::view as settings;
use crate::features::setup::view::chess960_dialog as chess960;
use crate::features::setup::view::known_positions_dialog as known_positions;
use crate::features::suite::view::suite_ui;

use super::palette;
use crate::features::engine::view::engine_options_ui;
use crate::features::fen::view::copy_as_dialog::copy_as_ui;
use crate::features::fen::view::style_dialog::fen_style_ui;
use crate::features::help::view::about::AboutDialog;
use crate::features::help::view::gestures_dialog::gestures_ui;
use crate::features::session::view::recent_files_ui;
use crate::model::action::Action;
use crate::model::state::{Dialog, State};
use crate::view::{Actions, UiState};
use crate::widgets::dialog_buttons::{dialog_foot_ui, plain_button};
use crate::widgets::roomy_modal::is_left;
use crate::widgets::roomy_modal::roomy_modal_ui;
use crate::widgets::style::GAP;
use egui::{Id, Ui};
use tabiya_text::tr;

/// Shows the dialog, if one is open.
#[expect(clippy::too_many_lines, reason = "one arm for each dialog")]
pub(super) fn dialog_ui(ui: &Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let Some(dialog) = state.dialog else {
        return;
    };
    if dialog == Dialog::Palette {
        return palette::palette_ui(ui, state, ui_state, actions);
    }
    // A question that arises meanwhile takes the place of the dialog.
    let gives_way = matches!(
        dialog,
        Dialog::Changes
            | Dialog::Diagram
            | Dialog::DiagramPages
            | Dialog::Proofread
            | Dialog::ReadDiagrams
            | Dialog::Recovery
            | Dialog::Suite
    );
    if gives_way && (state.files.dialog.is_some() || state.question().is_some()) {
        return;
    }
    let modal = roomy_modal_ui(ui, Id::unique("dialog"), |ui| {
        match dialog {
            Dialog::Analysis => {
                analysis_dialog_ui(ui, state, ui_state, actions);
                return false;
            }
            Dialog::Suite => {
                suite_ui(ui, state, ui_state, actions);
                return false;
            }
            Dialog::Changes => {
                changes_ui(ui, state, ui_state, actions);
                return false;
            }
            Dialog::FenStyle => fen_style_ui(ui, state, actions),
            Dialog::Gestures => gestures_ui(ui, state),
            Dialog::Settings => settings::settings_ui(ui, state, ui_state, actions),
            Dialog::About => {
                let is_new = ui_state.modal_focus_wanted;
                about::about_ui(ui, ui_state.part::<AboutDialog>(), is_new);
            }
            // The palette was shown above.
            Dialog::Palette => {}
            // These have their own button to close them.
            Dialog::CopyAs => {
                copy_as_ui(ui, state, ui_state, actions);
                return false;
            }
            Dialog::Keys => return keys::keys_ui(ui, state, ui_state, actions),
            Dialog::KnownPositions => {
                known_positions::known_positions_ui(ui, state, ui_state, actions);
                return false;
            }
            Dialog::Chess960 => {
                chess960::chess960_ui(ui, state, ui_state, actions);
                return false;
            }
            Dialog::RecentFiles => {
                recent_files_ui(ui, state, ui_state, actions);
                return false;
            }
            Dialog::Recovery => {
                recovery::recovery_ui(ui, state, ui_state, actions);
                return false;
            }
            Dialog::DiagramPages => {
                diagram_pages::diagram_pages_ui(ui, state, ui_state, actions);
                return false;
            }
            Dialog::Proofread => {
                proofread_ui(ui, state, ui_state, actions);
                return false;
            }
            Dialog::ReadDiagrams => {
                read_diagrams_ui(ui, state, ui_state, actions);
                return false;
            }
            Dialog::Diagram => {
                diagram::diagram_ui(ui, state, ui_state, actions);
                return false;
            }
            Dialog::EngineOptions => engine_options_ui(ui, state, ui_state, actions),
            Dialog::GoToLine => {
                go_to_line::go_to_line_ui(ui, state, ui_state, actions);
                return false;
            }
            Dialog::Sort => {
                sort::sort_ui(ui, state, ui_state, actions);
                return false;
            }
            Dialog::Duplicates => duplicates::duplicates_ui(ui, state, ui_state, actions),
            Dialog::CheckAll => {
                if check_all::check_all_ui(ui, state, ui_state, actions) {
                    return false;
                }
            }
            Dialog::RepairAll => {
                if repair_all::repair_all_ui(ui, state, ui_state, actions) {
                    return false;
                }
            }
        }
        ui.add_space(GAP);
        let mut is_closed = false;
        dialog_foot_ui(
            ui,
            dialog,
            &mut is_closed,
            |_, _| {},
            |ui, is_closed| {
                let close = ui.add(plain_button(tr("dialog-close")));
                if std::mem::take(&mut ui_state.modal_focus_wanted) {
                    close.request_focus();
                }
                *is_closed = close.clicked();
            },
        );
        is_closed
    });
    // In the recovery dialog, Escape goes back by one question.
    let is_left = is_left(&modal);
    let takes_back =
        is_left && dialog == Dialog::Recovery && ui_state.part::<RecoveryDialog>().keep();
    if modal.inner || (is_left && !takes_back) {
        actions.push(Action::CloseDialog);
    }
}
