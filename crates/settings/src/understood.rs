//! What a settings file says, and what in it means nothing here.

use super::Settings;
use tabiya_text::name_text;
use toml_edit::{Item, TableLike, Value};

/// So many lines that mean nothing are told one by one.
const MAX_ODDITIES: usize = 8;
/// So much is told of each.
const MAX_SHOWN_CHARS: usize = 60;

/// Something in a settings file that means nothing here. It stays until something else is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Oddity {
    /// A word.
    Word {
        /// What it is about.
        key: &'static str,
        /// What stands there.
        word: String,
    },
    /// The keys of a command.
    Keys {
        /// The name of the command.
        command: String,
        /// What stands there.
        word: String,
    },
    /// A word of a diagram's style.
    StyleWord {
        /// The name of the style.
        style: String,
        /// What it is about.
        key: String,
        /// What stands there.
        word: String,
    },
    /// There are more of them than are told.
    More {
        /// How many.
        count: usize,
    },
}

/// What a settings file says.
#[derive(Debug, Default)]
pub struct Understood {
    /// The choices; where there are none, what the program does unasked.
    pub settings: Settings,
    /// What means nothing here: the first few, and how many there are besides.
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

/// The beginning of what stands in a file, for people.
pub(super) fn shown(item: &Item) -> String {
    beginning(item.to_string().trim())
}

/// The beginning of a text, in one line.
pub(super) fn beginning(text: &str) -> String {
    let text = name_text(text);
    match text.char_indices().nth(MAX_SHOWN_CHARS) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text,
    }
}

/// Sets a word and keeps what stands around it: a remark behind it, say.
pub(super) fn put(table: &mut dyn TableLike, key: &str, word: impl Into<Value>) {
    let around = table.get(key).and_then(Item::as_value);
    let around = around.map(|value| value.decor().clone());
    let mut new: Value = word.into();
    if let Some(around) = around {
        *new.decor_mut() = around;
    }
    match table.get_mut(key) {
        // What stands before the key stays too.
        Some(item) => *item = Item::Value(new),
        None => {
            table.insert(key, Item::Value(new));
        }
    }
}
