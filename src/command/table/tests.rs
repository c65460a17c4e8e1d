//! The table of commands as a whole.

use super::*;

/// The settings files of people name commands by these, so they stay for ever, even if the texts of the commands
/// change.
const NAMES: &str = include_str!("../../../tests/data/command_names.txt");

#[test]
fn no_two_commands_share_a_key() {
    let mut seen = std::collections::HashMap::new();
    for command in Command::ALL {
        for keys in command.row().keys {
            let other = seen.insert(*keys, command);
            assert_eq!(other, None, "{keys} of {command:?}");
        }
    }
}

#[test]
fn names_of_commands_in_settings_files_never_change() {
    for name in NAMES.lines() {
        let command = Command::by_name(name);
        assert_eq!(command.map(Command::name), Some(name));
    }
}

#[test]
fn every_command_name_is_in_the_list_of_stable_names() {
    for command in Command::ALL {
        let name = command.name();
        assert!(NAMES.lines().any(|line| line == name), "{name}");
    }
}

#[test]
fn the_commands_of_a_submenu_are_adjacent_in_the_table() {
    let mut submenus: Vec<_> = Command::ALL.iter().map(|command| command.row()).collect();
    submenus.dedup_by_key(|row| (row.menu, row.submenu));
    for (place, row) in submenus.iter().enumerate() {
        if let Some(submenu) = row.submenu {
            assert_eq!(row.menu, submenu.menu());
            let before = &submenus[..place];
            assert!(
                before.iter().all(|row| row.submenu != Some(submenu)),
                "{submenu:?}"
            );
        }
    }
}
