//! The menu bar, made from the table of commands.

use super::Actions;
use super::copy_as::form_entries_ui;
use super::shortcuts::keys_text;
use crate::action::Action;
use crate::command::{COMMANDS, Command, Entry, Menu};
use crate::state::State;
use crate::text::tr;
use egui::{Button, MenuBar, Role, Ui, WidgetInfo};

/// Shows the menu bar.
pub(super) fn menu_bar_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    MenuBar::new().ui(ui, |ui| {
        for menu in Menu::ALL {
            ui.menu_button(tr(menu.text_id()), |ui| menu_ui(ui, state, menu, actions));
        }
    });
}

fn menu_ui(ui: &mut Ui, state: &State, menu: Menu, actions: &mut Actions) {
    ui.set_min_width(220.0);
    for entry in COMMANDS.iter().filter(|entry| entry.menu == menu) {
        if entry.begins_group {
            ui.separator();
        }
        if entry.command == Command::CopyAs {
            let label = tr("copy-as");
            ui.menu_button(label, |ui| form_entries_ui(ui, state, actions));
        }
        entry_ui(ui, state, entry, actions);
    }
}

fn entry_ui(ui: &mut Ui, state: &State, entry: &Entry, actions: &mut Actions) {
    let label = tr(entry.text_id);
    let is_on = entry.command.is_on(state);
    let keys = keys_text(ui, entry.command);
    let keys = if is_on == Some(true) {
        format!("✔  {keys}")
    } else {
        keys
    };
    let button = Button::new(&*label).shortcut_text(keys);
    let is_enabled = entry.command.is_enabled(state);
    let response = ui.add_enabled(is_enabled, button);
    response.widget_info(|| match is_on {
        None => WidgetInfo::labeled(Role::MenuItem, is_enabled, &label),
        Some(is_on) => WidgetInfo::selected(Role::MenuItemCheckBox, is_enabled, is_on, &label),
    });
    if response.clicked() {
        actions.push(Action::Run(entry.command));
        ui.close();
    }
}
