//! The way to the sheet in which keys are changed.

use super::search::Found;
use crate::action::Action;
use crate::state::{Sheet, State};
use crate::text::{tr, tr_with};
use crate::ui::sheets::KeysSheet;
use crate::ui::shortcuts::all_keys_text;
use crate::ui::tips::Tip as _;
use crate::ui::{Actions, UiState};
use egui::Ui;

/// A button for all keys, and one for each command that was found, with its keys.
pub(super) fn keys_ui(
    ui: &mut Ui,
    state: &State,
    found: &Found,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let mut open = |filter: &str| {
        ui_state.part::<KeysSheet>().begin_with(filter);
        actions.push(Action::OpenSheet(Sheet::Keys));
    };
    if found.commands().is_empty() {
        let button = ui
            .button(tr("command-keys"))
            .any_tip(tr("setting-keys-about"));
        if button.clicked() {
            open("");
        }
        return;
    }
    for command in found.commands() {
        let label = tr(command.row().text_id);
        let keys = all_keys_text(ui, state, *command);
        let text = if keys.is_empty() {
            tr_with("setting-no-keys-of", &[("command", label.as_str().into())])
        } else {
            let variables = [("command", label.as_str().into()), ("keys", keys.into())];
            tr_with("setting-keys-of", &variables)
        };
        if ui.button(text).clicked() {
            open(&label);
        }
    }
}
