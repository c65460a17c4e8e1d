//! What must hold of the table.

use super::*;

#[test]
fn no_two_commands_share_a_key() {
    let mut seen = std::collections::HashMap::new();
    for entry in COMMANDS {
        for keys in entry.keys {
            let other = seen.insert(*keys, entry.command);
            assert_eq!(other, None, "{:?} of {:?}", keys, entry.command);
        }
    }
}

#[test]
fn every_command_stands_once_in_the_table() {
    let mut seen = std::collections::HashSet::new();
    for entry in COMMANDS {
        assert!(seen.insert(entry.command), "{:?} twice", entry.command);
    }
    // The last of the enum: the table is complete when it has as many rows.
    assert_eq!(COMMANDS.len(), Command::About as usize + 1);
}
