//! The keys of commands, as egui knows them and as people read them.

use crate::command::{COMMANDS, Command, Keys};
use egui::{Key, KeyboardShortcut, Modifiers, Ui};
use std::sync::LazyLock;

/// The keys as egui knows them.
pub(super) fn shortcut(keys: &Keys) -> Option<KeyboardShortcut> {
    let mut modifiers = Modifiers::NONE;
    if keys.ctrl {
        modifiers |= Modifiers::COMMAND;
    }
    if keys.shift {
        modifiers |= Modifiers::SHIFT;
    }
    if keys.alt {
        modifiers |= Modifiers::ALT;
    }
    Some(KeyboardShortcut::new(modifiers, Key::from_name(keys.key)?))
}

/// The keys of a command as a person reads them; empty when it has none.
pub(super) fn keys_text(ui: &Ui, command: Command) -> String {
    match command {
        // These come as events of the system, not as keys.
        Command::CopyFen => ui.format_shortcut(&KeyboardShortcut::new(Modifiers::COMMAND, Key::C)),
        Command::Paste => ui.format_shortcut(&KeyboardShortcut::new(Modifiers::COMMAND, Key::V)),
        _ => {
            let first = command.entry().and_then(|entry| entry.keys.first());
            let first = first.and_then(shortcut);
            first.map_or_else(String::new, |keys| ui.format_shortcut(&keys))
        }
    }
}

/// The keys of all commands, the most specific first: Ctrl+Z also matches Ctrl+Shift+Z.
pub(super) static SHORTCUTS: LazyLock<Vec<(KeyboardShortcut, Command)>> =
    LazyLock::new(sorted_shortcuts);

fn sorted_shortcuts() -> Vec<(KeyboardShortcut, Command)> {
    let mut keys: Vec<_> = COMMANDS
        .iter()
        .flat_map(|entry| entry.keys.iter().map(move |keys| (keys, entry.command)))
        .filter_map(|(keys, command)| Some((shortcut(keys)?, command)))
        .collect();
    keys.sort_by_key(|(keys, _)| std::cmp::Reverse(count_modifiers(keys.modifiers)));
    keys
}

fn count_modifiers(modifiers: Modifiers) -> usize {
    [modifiers.command, modifiers.shift, modifiers.alt]
        .into_iter()
        .filter(|is_down| *is_down)
        .count()
}

/// Whether a press is these keys. More modifiers than asked for are let pass, as egui does: layouts
/// need Shift for some keys.
pub(super) fn matches(keys: KeyboardShortcut, key: Key, modifiers: Modifiers) -> bool {
    keys.logical_key == key && modifiers.matches_logically(keys.modifiers)
}

/// Whether keys mean something in a text field, and so are not ours while one has the keyboard:
/// there Ctrl+Z is the field's own.
pub(super) fn edits_text(keys: KeyboardShortcut) -> bool {
    const CTRL_KEYS_OF_TEXT: [Key; 6] =
        [Key::Z, Key::Y, Key::A, Key::E, Key::Delete, Key::Backspace];
    let modifiers = keys.modifiers;
    let is_plain = !modifiers.command && !modifiers.alt;
    // Function keys and paging mean nothing in a line of text.
    let is_neutral = matches!(
        keys.logical_key,
        Key::F1 | Key::F3 | Key::PageUp | Key::PageDown
    );
    (is_plain && !is_neutral)
        || (modifiers.command && CTRL_KEYS_OF_TEXT.contains(&keys.logical_key))
}
