//! Localised key names as printed on the user's keyboard.

use super::Keys;
use tabiya_text::tr;

impl Keys {
    /// Returns the localised name of the keys, such as `Ctrl+Shift+F` or `Strg+Umschalt+F`.
    pub fn words(self) -> String {
        let mut words = String::new();
        let held = [
            (self.ctrl, "key-ctrl"),
            (self.alt, "key-alt"),
            (self.shift, "key-shift"),
        ];
        for (_, id) in held.into_iter().filter(|(is_held, _)| *is_held) {
            words += &tr(id);
            words.push('+');
        }
        words + &key_word(self.key)
    }
}

/// Returns the label of a key. Letters, digits, signs and function keys are the same everywhere.
fn key_word(key: &str) -> String {
    tr(match key {
        "Up" => "key-up",
        "Down" => "key-down",
        "Left" => "key-left",
        "Right" => "key-right",
        "Home" => "key-home",
        "End" => "key-end",
        "PageUp" => "key-page-up",
        "PageDown" => "key-page-down",
        "Insert" => "key-insert",
        "Delete" => "key-delete",
        "Backspace" => "key-backspace",
        "Enter" => "key-enter",
        "Escape" => "key-escape",
        "Tab" => "key-tab",
        "Space" => "key-space",
        "Menu" => "key-menu",
        "Pause" => "key-pause",
        "Plus" => "key-plus",
        same => return same.to_owned(),
    })
}
