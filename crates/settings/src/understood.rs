//! The content of a settings file, and its unknown entries.

use super::Settings;
use tabiya_text::name_text;
use toml_edit::{Item, TableLike, Value};

/// The maximum number of unknown entries that are reported one by one.
const MAX_ODDITIES: usize = 8;
/// The maximum number of characters shown of each.
const MAX_SHOWN_CHARS: usize = 60;

/// An unknown entry of a settings file. It stays until something else is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Oddity {
    /// An unknown word.
    Word {
        /// The key of the setting.
        key: &'static str,
        /// The text in the file.
        word: String,
    },
    /// Invalid keys of a command.
    Keys {
        /// The name of the command.
        command: String,
        /// The text in the file.
        word: String,
    },
    /// An unknown word in a style of diagrams.
    StyleWord {
        /// The name of the style.
        style: String,
        /// The key in the style.
        key: String,
        /// The text in the file.
        word: String,
    },
    /// More unknown entries than are reported.
    More {
        /// Their number.
        count: usize,
    },
}

/// The content of a settings file.
#[derive(Debug, Default)]
pub struct Understood {
    /// The choices, with defaults for everything else.
    pub settings: Settings,
    /// The unknown entries: the first few, and the number of the rest.
    pub oddities: Vec<Oddity>,
}

impl Understood {
    pub(super) fn is_odd(&mut self, oddity: Oddity) {
        if let Some(Oddity::More { count }) = self.oddities.last_mut() {
            *count += 1;
        } else if self.oddities.len() < MAX_ODDITIES {
            self.oddities.push(oddity);
        } else {
            self.oddities.push(Oddity::More { count: 1 });
        }
    }
}

/// Returns the beginning of an entry for display.
pub(super) fn shown(item: &Item) -> String {
    beginning(item.to_string().trim())
}

/// Returns the beginning of a text, on one line.
pub(super) fn beginning(text: &str) -> String {
    let text = name_text(text);
    match text.char_indices().nth(MAX_SHOWN_CHARS) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text,
    }
}

/// Sets a word and keeps its surroundings, such as a comment after it.
pub(super) fn put(table: &mut dyn TableLike, key: &str, word: impl Into<Value>) {
    let around = table.get(key).and_then(Item::as_value);
    let around = around.map(|value| value.decor().clone());
    let mut new: Value = word.into();
    if let Some(around) = around {
        *new.decor_mut() = around;
    }
    match table.get_mut(key) {
        // Replacing the value keeps everything before the key as well.
        Some(item) => *item = Item::Value(new),
        None => {
            table.insert(key, Item::Value(new));
        }
    }
}
