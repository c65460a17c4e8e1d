//! The context menu for the selected rows.

use super::pane::{ListPane, MenuPlace};
use crate::command::Command;
use crate::model::action::{Action, ListAction};
use crate::model::state::State;
use crate::view::Actions;
use crate::view::shortcuts::{keys_text, text_of_keys};
use crate::widgets::style::menu_entries_style;
use crate::widgets::virtual_list::Visible;
use egui::{
    Align, Button, Layout, Popup, PopupAnchor, PopupCloseBehavior, PopupKind, Response, Role, Ui,
    WidgetInfo,
};
use tabiya_settings::keys::{ctrl, key};
use tabiya_text::tr;

/// The commands in the menu. `None` is a separator.
const COMMANDS: &[Option<Command>] = &[
    Some(Command::CutRows),
    Some(Command::CopyRows),
    Some(Command::Paste),
    None,
    Some(Command::DuplicatePosition),
    Some(Command::DeletePosition),
    None,
    Some(Command::RevertLines),
    Some(Command::WhatChanged),
    None,
    Some(Command::RepairText),
    Some(Command::RepairAll),
    Some(Command::SplitSelection),
];

impl ListPane {
    /// Shows the menu while it is open.
    pub(super) fn menu_ui(
        &mut self,
        ui: &Ui,
        state: &State,
        list: &Response,
        visible: &Visible,
        actions: &mut Actions,
    ) {
        let Some(place) = self.menu else {
            return;
        };
        let (pos, is_new) = match place {
            MenuPlace::Open(pos) => (pos, false),
            MenuPlace::Pointer(pos) => (pos, true),
            MenuPlace::Cursor => {
                let rect = visible.rect(self.cursor.place(state.shared.document()));
                (
                    rect.left_bottom().clamp(visible.view.min, visible.view.max),
                    true,
                )
            }
        };
        let id = list.id.with("menu");
        if is_new {
            Popup::open_id(ui.ctx(), id);
        }
        let is_by_key = place == MenuPlace::Cursor;
        let shown = Popup::new(
            id,
            ui.ctx().clone(),
            PopupAnchor::Position(pos),
            list.layer_id,
        )
        .kind(PopupKind::Menu)
        .layout(Layout::top_down_justified(Align::Min))
        .style(menu_entries_style as fn(&mut egui::Style))
        .close_behavior(PopupCloseBehavior::CloseOnClick)
        .accessible_name(tr("list-menu"))
        .open_memory(None)
        .show(|ui| entries_ui(ui, state, is_by_key, actions));
        self.menu = shown.map(|_| MenuPlace::Open(pos));
    }
}

fn entries_ui(ui: &mut Ui, state: &State, is_by_key: bool, actions: &mut Actions) {
    ui.set_min_width(220.0);
    for (number, command) in COMMANDS.iter().enumerate() {
        let Some(command) = *command else {
            ui.separator();
            continue;
        };
        let entry = command_ui(ui, state, command, actions);
        if is_by_key && number == 0 {
            entry.request_focus();
        }
    }
    let others = || {
        let shown = state.shared.document().id();
        let documents = state.shared.documents.iter();
        documents.filter(move |document| document.id() != shown)
    };
    if others().next().is_none() {
        return;
    }
    for (id, keep) in [("rows-move-to", false), ("rows-copy-to", true)] {
        ui.menu_button(tr(id), |ui| {
            menu_entries_style(ui.style_mut());
            for document in others() {
                if ui.button(State::name_of(document)).clicked() {
                    let to = document.id();
                    actions.push(Action::from(ListAction::SendRows { to, keep }));
                    ui.close();
                }
            }
        });
    }
}

/// The keys of a command while the list has the keyboard focus.
fn keys_in_list(ui: &Ui, state: &State, command: Command) -> String {
    match command {
        Command::CutRows => text_of_keys(ui, ctrl("X")),
        Command::CopyRows => text_of_keys(ui, ctrl("C")),
        Command::DeletePosition => text_of_keys(ui, key("Delete")),
        _ => keys_text(ui, state, command),
    }
}

fn command_ui(ui: &mut Ui, state: &State, command: Command, actions: &mut Actions) -> Response {
    let label = tr(command.row().text_id);
    let is_enabled = command.is_enabled(state);
    let button = Button::new(&*label).shortcut_text(keys_in_list(ui, state, command));
    let response = ui.add_enabled(is_enabled, button);
    response.widget_info(|| WidgetInfo::labeled(Role::MenuItem, is_enabled, &label));
    if response.clicked() {
        actions.push(Action::Run(command));
        ui.close();
    }
    response
}
