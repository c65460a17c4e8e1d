//! Keys of commands, and what the system sends as copy, paste and dropped things.

use super::Actions;
use crate::action::Action;
use crate::command::{COMMANDS, Command, Keys};
use crate::state::State;
use egui::{Event, Key, KeyboardShortcut, Modifiers, Ui};

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

/// Reads the keys of all commands. Those that mean something in a text field wait until none has the
/// keyboard: there Ctrl+Z is the field's own.
pub(super) fn shortcuts(ui: &Ui, state: &State, is_typing: bool, actions: &mut Actions) {
    let mut keys: Vec<_> = COMMANDS
        .iter()
        .flat_map(|entry| entry.keys.iter().map(move |keys| (keys, entry.command)))
        .filter_map(|(keys, command)| Some((shortcut(keys)?, command)))
        .collect();
    // The most specific first: Ctrl+Z also matches Ctrl+Shift+Z.
    keys.sort_by_key(|(keys, _)| std::cmp::Reverse(count_modifiers(keys.modifiers)));
    for (keys, command) in keys {
        let is_for_text = is_typing && edits_text(keys);
        if is_for_text || !command.is_enabled(state) {
            continue;
        }
        if ui.input_mut(|input| input.consume_shortcut(&keys)) {
            actions.push(Action::Run(command));
        }
    }
    if !is_typing {
        clipboard_events(ui, actions);
    }
    dropped_things(ui, actions);
}

fn count_modifiers(modifiers: Modifiers) -> usize {
    [modifiers.command, modifiers.shift, modifiers.alt]
        .into_iter()
        .filter(|is_down| *is_down)
        .count()
}

fn edits_text(keys: KeyboardShortcut) -> bool {
    const CTRL_KEYS_OF_TEXT: [Key; 6] =
        [Key::Z, Key::Y, Key::A, Key::E, Key::Delete, Key::Backspace];
    let modifiers = keys.modifiers;
    let is_plain = !modifiers.command && !modifiers.alt;
    // Function keys and paging mean nothing in a line of text.
    let is_neutral = matches!(keys.logical_key, Key::F1 | Key::PageUp | Key::PageDown);
    (is_plain && !is_neutral)
        || (modifiers.command && CTRL_KEYS_OF_TEXT.contains(&keys.logical_key))
}

fn clipboard_events(ui: &Ui, actions: &mut Actions) {
    ui.input(|input| {
        for event in &input.events {
            match event {
                // The system's copy comes with or without Shift.
                Event::Copy if input.modifiers.shift => {
                    actions.push(Action::Run(Command::CopyShredderFen));
                }
                Event::Copy => actions.push(Action::Run(Command::CopyFen)),
                Event::Paste(text) => actions.push(Action::Paste(text.clone())),
                _ => {}
            }
        }
    });
}

fn dropped_things(ui: &Ui, actions: &mut Actions) {
    let paths: Vec<_> = ui.input(|input| {
        let dropped = input.raw.dropped_files.iter();
        dropped.map(|file| file.path().to_owned()).collect()
    });
    if !paths.is_empty() {
        actions.push(Action::Open(paths));
    }
}
