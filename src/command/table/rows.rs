//! How the rows of the table are written.

use crate::command::{Command, Entry, Menu, Submenu};
use crate::keys::Keys;

/// A command right in a menu.
pub(super) const fn entry(
    command: Command,
    menu: Menu,
    text_id: &'static str,
    keys: &'static [Keys],
) -> Entry {
    Entry {
        command,
        menu,
        submenu: None,
        begins_group: false,
        text_id,
        keys,
    }
}

/// A command in the menu *View*.
pub(super) const fn view(command: Command, text_id: &'static str, keys: &'static [Keys]) -> Entry {
    entry(command, Menu::View, text_id, keys)
}

/// A command in the menu of recent files.
pub(super) const fn recent(
    command: Command,
    text_id: &'static str,
    keys: &'static [Keys],
) -> Entry {
    within(Submenu::Recent, command, text_id, keys)
}

/// The same, behind a line in the menu.
pub(super) const fn group(entry: Entry) -> Entry {
    Entry {
        begins_group: true,
        ..entry
    }
}

/// A command in a menu in a menu.
pub(super) const fn within(
    submenu: Submenu,
    command: Command,
    text_id: &'static str,
    keys: &'static [Keys],
) -> Entry {
    Entry {
        submenu: Some(submenu),
        ..entry(command, menu_of(submenu), text_id, keys)
    }
}

const fn menu_of(submenu: Submenu) -> Menu {
    match submenu {
        Submenu::Recent => Menu::File,
        Submenu::Clear | Submenu::Compare => Menu::Board,
        Submenu::Shift => Menu::Transform,
        Submenu::Read | Submenu::BoardPieces | Submenu::BoardColors | Submenu::Language => {
            Menu::View
        }
    }
}
