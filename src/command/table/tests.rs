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

/// The settings files of people name commands by these, so they stay for ever, whatever the texts of
/// the commands come to be called.
#[rustfmt::skip]
const NAMES: &[&str] = &[
    "new", "open", "open-folder", "open-recent", "clear-recent", "bring-back-recent", "remember-recent", "reopen-files", "save", "save-as", "diagram", "diagram-sheets", "recover-work", "stop-waiting", "close", "quit", "undo", "redo", "copy-fen",
    "copy-as", "copy-picture", "copy-cut-text", "paste", "edit-fen-text", "edit-operations", "fen-style", "cut-rows", "copy-rows",
    "select-all-rows", "invert-selection", "add-position", "duplicate-position", "delete-position",
    "move-position-up", "move-position-down", "previous-position", "next-position",
    "first-position", "last-position", "go-to-line", "find", "show-all-rows", "check-all",
    "mend-all", "find-duplicates", "sort", "shuffle", "split-selection", "append-file",
    "start-position", "known-positions", "chess960", "random-chess960", "clear-board",
    "clear-white", "clear-black", "clear-pawns", "clear-selection", "kings-only",
    "change-side-to-move", "toggle-right", "piece-list", "piece-menu", "pointer-tool",
    "eraser-tool", "symmetric-placement", "toggle-unsure", "next-unsure", "clear-unsure",
    "mark-square", "draw-arrow", "remove-annotations",
    "compare-here", "compare-selected", "exchange-compared", "stop-comparing", "mirror-files",
    "mirror-ranks", "rotate", "swap-colors", "swap-colors-in-place", "as-black-sees-it", "shift-up",
    "shift-up-right", "shift-right", "shift-down-right", "shift-down", "shift-down-left",
    "shift-left", "shift-up-left", "fill-white-pawns", "fill-black-pawns", "fill-rank-white-pawns",
    "fill-rank-black-pawns", "flip-board", "show-coordinates", "list-or-grid",
    "read-position", "read-rank", "read-file", "read-white", "read-black", "read-advice",
    "pieces-staunton", "pieces-flat", "pieces-print", "colors-window", "colors-sage",
    "colors-book", "colors-green", "colors-blue", "colors-brown", "colors-grey", "colors-contrast",
    "follow-system-theme", "light-theme", "dark-theme", "high-contrast", "reduced-motion",
    "zoom-in", "zoom-out", "usual-size",
    "follow-system-language", "speak-german", "speak-english", "speak-spanish", "speak-french",
    "speak-russian", "next-document", "previous-document",
    "palette", "help", "explain-here", "first-steps", "gestures", "keys", "about", "settings",
];

#[test]
fn no_command_is_ever_called_otherwise_in_a_settings_file() {
    for name in NAMES {
        let command = Command::by_name(name);
        assert_eq!(command.map(Command::name), Some(*name));
    }
    // A new command has its name here too.
    let names: Vec<_> = COMMANDS.iter().map(|entry| entry.command.name()).collect();
    assert_eq!(names.len(), NAMES.len());
}
