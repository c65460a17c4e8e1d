//! The recent files in the menu *File* and in a dialog.

mod dialog;
mod entries;
mod row;

pub(crate) use dialog::{recent_field_id, recent_files_ui};

use crate::model::action::{Action, RecentAction, SessionAction};
use crate::model::state::State;
use crate::view::Actions;
use egui::{Button, Role, Ui, WidgetInfo};
use entries::{Entry, entries, without_middle};

/// The maximum number of files in the menu. The dialog lists all.
const MAX_SHOWN: usize = 10;
const NAME_LETTERS: usize = 28;
const FOLDER_LETTERS: usize = 22;

/// Shows the first recent files in the menu.
pub(crate) fn recent_menu_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let entries = entries(state, "");
    for entry in entries.iter().take(MAX_SHOWN) {
        entry_ui(ui, entry, actions);
    }
    if !entries.is_empty() {
        ui.separator();
    }
}

fn entry_ui(ui: &mut Ui, entry: &Entry, actions: &mut Actions) {
    let name = without_middle(&entry.name, NAME_LETTERS);
    let pin = if entry.is_pinned { "📌 " } else { "" };
    let button = Button::new(format!("{pin}{name}"));
    let button = button.shortcut_text(entry.place(FOLDER_LETTERS));
    let is_enabled = entry.obstacle.is_none();
    let response = ui.add_enabled(is_enabled, button);
    let spoken = entry.spoken();
    response.widget_info(|| WidgetInfo::labeled(Role::MenuItem, is_enabled, &spoken));
    if response.clicked() {
        actions.push(Action::from(SessionAction::Recent(RecentAction::Open(
            entry.path.clone(),
        ))));
        ui.close();
    }
    let tip = entry.tip();
    response.on_hover_text(&tip).on_disabled_hover_text(&tip);
}
