//! The table `[keys]` of the settings file: the name of a command and its keys, one or several.
//!
//! Only what the user has changed stands there. Whether there is such a command is for others to
//! say; what is no key is told and stays in the file.

use super::understood::{Oddity, Understood, beginning, put as put_word, shown};
use crate::keys::Keys;
use toml_edit::{Array, DocumentMut, Item, Table, Value};

const TABLE: &str = "keys";
/// There are not as many commands.
const MAX_COMMANDS: usize = 1000;
/// No command has so long a name.
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
