//! The user's keyboard and clipboard.

use super::Program;
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use tabiya_desktop::system::ClipboardKind;

/// The press of a key.
pub(crate) fn press(key: Key, modifiers: Modifiers) -> Event {
    Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers,
    }
}

impl Program {
    /// Types text as a keyboard does, one key per frame.
    pub(crate) fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            self.harness.event(Event::Text(letter.to_string()));
            self.run();
        }
    }

    pub(crate) fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.run();
    }

    pub(crate) fn key_with(&mut self, keys: Modifiers, key: Key) {
        self.harness.key_press_modifiers(keys, key);
        self.run();
    }

    pub(crate) fn ctrl(&mut self, key: Key) {
        self.key_with(Modifiers::COMMAND, key);
    }

    pub(crate) fn undo(&mut self) {
        self.ctrl(Key::Z);
    }

    pub(crate) fn redo(&mut self) {
        self.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    }

    pub(crate) fn focus_field(&mut self) {
        self.harness
            .get_by_role_and_label(Role::TextInput, "FEN")
            .focus();
        self.run();
    }

    /// Moves the keyboard focus to the FEN field and selects all of its text.
    pub(crate) fn select_field(&mut self) {
        self.ctrl(Key::L);
    }

    pub(crate) fn paste(&mut self, text: &str) {
        self.harness.event(Event::Paste(text.to_owned()));
        self.run();
    }

    /// Types text into the focused field all at once, as an input method does.
    pub(crate) fn paste_into_field(&mut self, text: &str) {
        self.harness.event(Event::Text(text.to_owned()));
        self.run();
    }

    /// Copies and returns the copied text.
    pub(crate) fn copied(&mut self) -> Option<String> {
        self.harness.event(Event::Copy);
        self.run();
        self.take_copied()
    }

    /// The text copied since the last call.
    pub(crate) fn take_copied(&mut self) -> Option<String> {
        let mut dialogs = self.dialogs.borrow_mut();
        dialogs.clipboard.remove(&ClipboardKind::Clipboard)
    }

    /// Puts a text on the clipboard, as another program does.
    pub(crate) fn put_on_clipboard(&mut self, text: &str) {
        let mut dialogs = self.dialogs.borrow_mut();
        let clipboard = &mut dialogs.clipboard;
        clipboard.insert(ClipboardKind::Clipboard, text.to_owned());
    }
}
