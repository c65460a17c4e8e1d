//! The content of a settings file, its unknown entries, and its table `[keys]`: the name of a command and its keys, one
//! or several.
//!
//! The table contains only the user's changes. Whether a command exists is checked elsewhere; invalid keys
//! are reported and stay in the file.

use super::Settings;
use super::keys::Keys;
use tabiya_text::name_text;
use toml_edit::{Array, DocumentMut, Item, Table, TableLike, Value};

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
    /// A folder with endgame tables that is not an absolute path.
    Folder {
        /// The text in the file.
        folder: String,
    },
    /// More unknown entries than are reported.
    More {
        /// Their number.
        count: usize,
    },
}

/// The content of a settings file.
#[derive(Debug, Default)]
pub struct UnderstoodSettings {
    /// The choices, with defaults for everything else.
    pub settings: Settings,
    /// The unknown entries: the first few, and the number of the rest.
    pub oddities: Vec<Oddity>,
}

impl UnderstoodSettings {
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

const TABLE: &str = "keys";
/// The maximum number of commands, which is more than there are.
const MAX_COMMANDS: usize = 1000;
/// The maximum length of a command's name.
const LONGEST_NAME: usize = 64;

/// Reads the keys.
pub(super) fn read_keys(document: &DocumentMut, understood: &mut UnderstoodSettings) {
    let Some(item) = document.get(TABLE) else {
        return;
    };
    let Some(table) = item.as_table_like() else {
        return understood.is_odd(Oddity::Word {
            key: TABLE,
            word: shown(item),
        });
    };
    for (command, item) in table.iter() {
        match keys_of(item) {
            Some(keys)
                if understood.settings.keys.len() < MAX_COMMANDS
                    && command.len() <= LONGEST_NAME =>
            {
                understood.settings.keys.insert(command.to_owned(), keys);
            }
            _ => understood.is_odd(Oddity::Keys {
                command: beginning(command),
                word: shown(item),
            }),
        }
    }
}

/// Returns the keys that a text or a list of texts names; `None` if one of them is invalid.
fn keys_of(item: &Item) -> Option<Vec<Keys>> {
    let texts: Vec<&str> = match item.as_value()? {
        Value::Array(array) => array.iter().map(Value::as_str).collect::<Option<_>>()?,
        value => vec![value.as_str()?],
    };
    let texts = texts.into_iter().filter(|text| !text.trim().is_empty());
    texts.map(|text| text.parse().ok()).collect()
}

/// Writes the keys of a command, or removes them if they are the default ones.
pub(super) fn put_keys(document: &mut DocumentMut, command: &str, keys: Option<&[Keys]>) {
    let Some(keys) = keys else {
        if let Some(table) = document.get_mut(TABLE).and_then(Item::as_table_like_mut) {
            table.remove(command);
        }
        return;
    };
    if document.get(TABLE).and_then(Item::as_table_like).is_none() {
        document.insert(TABLE, Item::Table(Table::new()));
    }
    let Some(table) = document.get_mut(TABLE).and_then(Item::as_table_like_mut) else {
        return;
    };
    match keys {
        [] => put(table, command, ""),
        [one] => put(table, command, one.to_string()),
        several => put(
            table,
            command,
            several.iter().map(Keys::to_string).collect::<Array>(),
        ),
    }
}
