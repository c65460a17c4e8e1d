//! The recent files in the menu *File* and in a dialog with a search field.

mod entries;

use crate::command::Command;
use crate::features::list::view::dialogs::dialog_line::{Buttons, buttons_beside_ui};
use crate::model::action::{Action, RecentAction, SessionAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::bounded::PATH;
use crate::widgets::dialog_foot::plain_button;
use crate::widgets::floating::widened;
use crate::widgets::picker::{Picker, PickerList, STEPS, SearchField};
use crate::widgets::style::{KNOWN_LIST_HEIGHT, KNOWN_ROW, RECENT_WIDTH, target};
use egui::{Button, Id, Role, Ui, WidgetInfo};
use entries::{PressedButton, RecentEntry, entries, row_ui, without_middle};
use tabiya_text::tr;

/// The maximum number of files in the menu; the dialog lists all of them.
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

fn entry_ui(ui: &mut Ui, entry: &RecentEntry, actions: &mut Actions) {
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

/// The minimum number of rows in the list.
const MIN_ROWS: usize = 6;
/// The height of the parts above and below the list.
const AROUND_LIST: f32 = 190.0;
/// The minimum height of the list, in points.
const MIN_HEIGHT: f32 = 80.0;

/// The search text and the selection in the list of recent files.
#[derive(Debug, Default)]
struct RecentDialog(Picker);

/// The id of the search field.
pub(crate) fn recent_field_id() -> Id {
    Id::unique("recent files field")
}

/// Shows the dialog.
pub(crate) fn recent_files_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let window = widened(ui, RECENT_WIDTH);
    ui.heading(tr("recent-title"));
    let is_new = std::mem::take(&mut ui_state.modal_focus_wanted);
    let picker = &mut ui_state.part::<RecentDialog>().0;
    if is_new {
        picker.open();
    }
    let field = SearchField {
        name: tr("recent-field"),
        tip: tr("recent-field-tip"),
        hint: tr("recent-hint"),
        most: PATH,
    };
    let typed = picker.field_ui(ui, recent_field_id(), false, field);
    if is_new {
        typed.field.request_focus();
    }
    let found = entries(state, &picker.text);
    let mut opens = picker.go(typed, found.len(), STEPS);
    ui.add_space(4.0);
    // The list has the height of all files, so that nothing moves while the user types.
    let rows = state.session.recent.len().max(MIN_ROWS) as f32;
    let all = rows * target(ui.style(), KNOWN_ROW);
    let height = all.min(KNOWN_LIST_HEIGHT).min(window.y - AROUND_LIST);
    opens |= list_ui(ui, picker, &found, height.max(MIN_HEIGHT), actions);
    ui.add_space(8.0);
    let chosen = found.get(picker.chosen());
    opens |= buttons_ui(ui, state, chosen.is_some(), actions);
    if let Some(entry) = chosen.filter(|_| opens) {
        actions.push(Action::from(SessionAction::Recent(RecentAction::Open(
            entry.path.clone(),
        ))));
    }
}

/// Shows the list. Returns whether the selected file is to be opened.
fn list_ui(
    ui: &mut Ui,
    picker: &mut Picker,
    found: &[RecentEntry],
    height: f32,
    actions: &mut Actions,
) -> bool {
    let when_empty = match picker.text.trim() {
        "" => "recent-nothing-yet",
        _ => "recent-none",
    };
    let list = PickerList {
        id: Id::unique("recent files list"),
        name: tr("recent-title"),
        height,
        when_empty: tr(when_empty),
    };
    let row_ui = |ui: &mut Ui, place: usize, is_chosen| {
        let entry = &found[place];
        let row = ui.push_id(&entry.path, |ui| row_ui(ui, entry, is_chosen));
        let (done, row) = row.inner;
        let path = || entry.path.clone();
        match done {
            PressedButton::Nothing => {}
            PressedButton::Pinned => {
                let pin = RecentAction::Pin(path(), !entry.is_pinned);
                actions.push(Action::from(SessionAction::Recent(pin)));
            }
            PressedButton::Forgotten => actions.push(Action::from(SessionAction::Recent(
                RecentAction::Forget(path()),
            ))),
        }
        row
    };
    let clicked = picker.list_ui(ui, recent_field_id(), list, found.len(), row_ui);
    if let Some(clicked) = clicked {
        picker.point_at(clicked.place);
    }
    clicked.is_some()
}

/// Shows the buttons. Returns whether the selected file is to be opened.
fn buttons_ui(ui: &mut Ui, state: &State, can_open: bool, actions: &mut Actions) -> bool {
    let clicked = buttons_beside_ui(ui, &tr("recent-open"), can_open, |ui| {
        for (command, id) in [
            (Command::ClearRecent, "command-clear-recent"),
            (Command::BringBackRecent, "command-bring-back-recent"),
        ] {
            let obstacle = command.obstacle(state);
            let button = ui.add_enabled(obstacle.is_none(), plain_button(tr(id)));
            if button.clicked() {
                actions.push(Action::Run(command));
            }
            if let Some(obstacle) = obstacle {
                button.on_disabled_hover_text(tr(obstacle));
            }
        }
    });
    if clicked == Buttons::Cancel {
        actions.push(Action::CloseDialog);
    }
    clicked == Buttons::Go
}
