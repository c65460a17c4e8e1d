//! Keys with their modifiers, and their text form: `Ctrl+Shift+F`, `F3`, `?`, `Alt+Up`.
//!
//! Promises: the text form is parsed back to the same keys; a key that the window does not know has
//! no name here.
//! Deliberately absent: the effects of keys, and their notation on a Mac.

use std::fmt;
use std::str::FromStr;
use tabiya_text::tr;

/// A key with its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Keys {
    /// Ctrl, or Command on a Mac.
    pub ctrl: bool,
    /// Shift. Never set with a sign, since the keyboard layout decides whether `?` needs Shift.
    pub shift: bool,
    /// Alt, or Option on a Mac.
    pub alt: bool,
    /// One of [`NAMES`].
    pub key: &'static str,
}

/// The keys that a command can have, by their names in the window library. A sign is its own name,
/// except for `+`, which joins keys.
#[rustfmt::skip]
pub const NAMES: &[&str] = &[
    "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M",
    "N", "O", "P", "Q", "R", "S", "T", "U", "V", "W", "X", "Y", "Z",
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9",
    "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F11", "F12",
    "F13", "F14", "F15", "F16", "F17", "F18", "F19", "F20", "F21", "F22", "F23", "F24",
    "Up", "Down", "Left", "Right", "Home", "End", "PageUp", "PageDown",
    "Insert", "Delete", "Backspace", "Enter", "Escape", "Tab", "Space", "Menu", "Pause",
    "Plus", "-", "=", ",", ".", ";", ":", "'", "`", "/", "\\", "|", "?", "!", "[", "]", "{", "}",
];

/// Other names of the same keys.
const OTHER_NAMES: &[(&str, &str)] = &[
    ("+", "Plus"),
    ("Minus", "-"),
    ("Equals", "="),
    ("Comma", ","),
    ("Period", "."),
    ("Semicolon", ";"),
    ("Colon", ":"),
    ("Quote", "'"),
    ("Backtick", "`"),
    ("Slash", "/"),
    ("Backslash", "\\"),
    ("Pipe", "|"),
    ("Questionmark", "?"),
    ("Exclamationmark", "!"),
    ("OpenBracket", "["),
    ("CloseBracket", "]"),
    ("OpenCurlyBracket", "{"),
    ("CloseCurlyBracket", "}"),
    ("ArrowUp", "Up"),
    ("ArrowDown", "Down"),
    ("ArrowLeft", "Left"),
    ("ArrowRight", "Right"),
    ("PgUp", "PageUp"),
    ("PgDn", "PageDown"),
    ("Esc", "Escape"),
    ("Del", "Delete"),
    ("Ins", "Insert"),
    ("Return", "Enter"),
];

/// The error for a text that is not a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownKeys;

impl fmt::Display for UnknownKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("these are no keys")
    }
}

impl std::error::Error for UnknownKeys {}

/// Returns a key without modifiers.
pub const fn key(key: &'static str) -> Keys {
    Keys {
        ctrl: false,
        shift: false,
        alt: false,
        key,
    }
}

/// Returns a key with Ctrl.
pub const fn ctrl(name: &'static str) -> Keys {
    Keys {
        ctrl: true,
        ..key(name)
    }
}

/// Returns a key with Ctrl and Shift.
pub const fn ctrl_shift(name: &'static str) -> Keys {
    Keys {
        shift: true,
        ..ctrl(name)
    }
}

/// Returns a key with Shift.
pub const fn shift(name: &'static str) -> Keys {
    Keys {
        shift: true,
        ..key(name)
    }
}

/// Returns a key with Alt.
pub const fn alt(name: &'static str) -> Keys {
    Keys {
        alt: true,
        ..key(name)
    }
}

/// Returns a key with Alt and Shift.
pub const fn alt_shift(name: &'static str) -> Keys {
    Keys {
        shift: true,
        ..alt(name)
    }
}

impl Keys {
    /// Returns the key with this name and these modifiers; `None` if no key has that name.
    pub fn new(name: &str, ctrl: bool, shift: bool, alt: bool) -> Option<Self> {
        let key = known_name(name)?;
        Some(Self {
            ctrl,
            shift: shift && !is_sign(key),
            alt,
            key,
        })
    }

    /// Whether the key has neither Ctrl nor Alt: in a text field such a key types a character or
    /// moves the caret.
    pub fn is_plain(self) -> bool {
        !self.ctrl && !self.alt
    }

    /// Whether the key is a sign, such as `?`, whose place and modifiers depend on the keyboard
    /// layout.
    pub fn is_sign(self) -> bool {
        is_sign(self.key)
    }
}

fn known_name(name: &str) -> Option<&'static str> {
    let is_it = |known: &&&str| known.eq_ignore_ascii_case(name);
    let own = NAMES.iter().find(is_it).copied();
    own.or_else(|| {
        let is_it = |(other, _): &&(&str, &str)| other.eq_ignore_ascii_case(name);
        OTHER_NAMES.iter().find(is_it).map(|(_, known)| *known)
    })
}

fn is_sign(key: &str) -> bool {
    key == "Plus" || (key.len() == 1 && !key.bytes().all(|byte| byte.is_ascii_alphanumeric()))
}

impl fmt::Display for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (is_held, name) in [
            (self.ctrl, "Ctrl+"),
            (self.alt, "Alt+"),
            (self.shift, "Shift+"),
        ] {
            if is_held {
                f.write_str(name)?;
            }
        }
        f.write_str(self.key)
    }
}

impl FromStr for Keys {
    type Err = UnknownKeys;

    fn from_str(text: &str) -> Result<Self, UnknownKeys> {
        let text = text.trim();
        let (modifiers, key) = match text.strip_suffix("++") {
            Some(before) => (Some(before), "+"),
            None if text == "+" => (None, text),
            None => match text.rsplit_once('+') {
                Some((before, key)) => (Some(before), key),
                None => (None, text),
            },
        };
        let (mut ctrl, mut shift, mut alt) = (false, false, false);
        for name in modifiers.iter().flat_map(|names| names.split('+')) {
            let held = match name.trim().to_ascii_lowercase().as_str() {
                "ctrl" | "control" | "cmd" | "command" => &mut ctrl,
                "shift" => &mut shift,
                "alt" | "option" => &mut alt,
                _ => return Err(UnknownKeys),
            };
            if std::mem::replace(held, true) {
                return Err(UnknownKeys);
            }
        }
        Self::new(key.trim(), ctrl, shift, alt).ok_or(UnknownKeys)
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn every_key_with_every_modifier_is_parsed_as_printed() {
        for name in NAMES {
            for held in 0..8_u8 {
                let (ctrl, shift, alt) = (held & 1 != 0, held & 2 != 0, held & 4 != 0);
                let keys = Keys::new(name, ctrl, shift, alt);
                assert!(keys.is_some(), "{name}");
                assert_eq!(keys.map(|keys| keys.to_string().parse()), keys.map(Ok));
            }
        }
    }

    #[test]
    fn keys_are_read_in_usual_spellings() {
        for (text, keys) in [
            ("Ctrl+Shift+F", ctrl_shift("F")),
            ("ctrl + shift + f", ctrl_shift("F")),
            ("Shift+Control+F", ctrl_shift("F")),
            ("cmd+f", ctrl("F")),
            ("f3", key("F3")),
            ("?", key("?")),
            ("Shift+?", key("?")),
            ("Alt+ArrowUp", alt("Up")),
            ("Ctrl++", ctrl("Plus")),
            ("Ctrl+Plus", ctrl("Plus")),
            ("+", key("Plus")),
            ("Ctrl+-", ctrl("-")),
            ("pgdn", key("PageDown")),
            (" Esc ", key("Escape")),
        ] {
            assert_eq!(text.parse(), Ok(keys), "{text}");
        }
    }

    #[test]
    fn text_without_keys_is_refused() {
        for text in [
            "",
            "+F",
            "Ctrl+",
            "Ctrl",
            "Ctrl+Ctrl+F",
            "Hyper+F",
            "FF",
            "F25",
            "é",
            "Ctrl F",
            "++F",
            "++",
            "Ctrl+++",
        ] {
            assert_eq!(text.parse::<Keys>(), Err(UnknownKeys), "{text}");
        }
    }

    #[test]
    fn alternative_names_lead_to_known_keys() {
        for (other, known) in OTHER_NAMES {
            assert!(NAMES.contains(known), "{known}");
            assert!(!NAMES.contains(other), "{other}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_parsed_and_printed_keys_are_parsed_back(
            text in prop_oneof![
                "\\PC{0,12}",
                "((?i:ctrl|shift|alt|cmd) ?\\+ ?){0,3}[ -~]{0,3}",
            ],
        ) {
            if let Ok(keys) = text.parse::<Keys>() {
                prop_assert!(NAMES.contains(&keys.key));
                prop_assert!(!(keys.is_sign() && keys.shift));
                prop_assert_eq!(keys.to_string().parse(), Ok(keys));
            }
        }
    }
}
