//! The table `[keys]` of the settings file: the name of a command and its keys, one or several.
//!
//! It contains only the user's changes. Whether a command exists is checked elsewhere; invalid keys
//! are reported and stay in the file.

use super::understood::{Oddity, Understood, beginning, put as put_word, shown};
use crate::keys::Keys;
use toml_edit::{Array, DocumentMut, Item, Table, Value};

const TABLE: &str = "keys";
/// The maximum number of commands, which is more than there are.
const MAX_COMMANDS: usize = 1000;
/// The maximum length of a command's name.
const LONGEST_NAME: usize = 64;

/// Reads the keys.
pub(super) fn read(document: &DocumentMut, understood: &mut Understood) {
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
pub(super) fn put(document: &mut DocumentMut, command: &str, keys: Option<&[Keys]>) {
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
        [] => put_word(table, command, ""),
        [one] => put_word(table, command, one.to_string()),
        several => put_word(
            table,
            command,
            several.iter().map(Keys::to_string).collect::<Array>(),
        ),
    }
}
