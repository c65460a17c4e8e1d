//! The table `[keys]` of the settings file: the name of a command and its keys, one or several.
//!
//! Only what the user has changed stands there. Whether there is such a command is for others to
//! say; what is no key is told and stays in the file.

use super::file::{Note, Recalled, put as put_word};
use crate::keys::Keys;
use toml_edit::{Array, DocumentMut, Item, Table, Value};

const TABLE: &str = "keys";

/// Reads the keys.
pub(super) fn read(document: &DocumentMut, recalled: &mut Recalled) {
    let Some(item) = document.get(TABLE) else {
        return;
    };
    let Some(table) = item.as_table_like() else {
        return recalled.notes.push(Note::UnknownWord {
            key: TABLE,
            word: item.to_string().trim().to_owned(),
        });
    };
    for (command, item) in table.iter() {
        match keys_of(item) {
            Some(keys) => {
                recalled.settings.keys.insert(command.to_owned(), keys);
            }
            None => recalled.notes.push(Note::UnknownKeys {
                command: command.to_owned(),
                word: item.to_string().trim().to_owned(),
            }),
        }
    }
}

/// The keys that a text or a list of texts names; `None` when one of them is no key.
fn keys_of(item: &Item) -> Option<Vec<Keys>> {
    let texts: Vec<&str> = match item.as_value()? {
        Value::Array(array) => array.iter().map(Value::as_str).collect::<Option<_>>()?,
        value => vec![value.as_str()?],
    };
    let texts = texts.into_iter().filter(|text| !text.trim().is_empty());
    texts.map(|text| text.parse().ok()).collect()
}

/// Writes the keys of a command, or takes them out when they are the usual ones.
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
