//! The settings as they are written: lines of `key = "word"` (TOML), kept readable and with whatever
//! else stands among them.
//!
//! Promises: whatever the bytes are, they are understood or refused; a choice changes its own line and
//! no other; what is said about a file is short, however long its lines are.
//! Deliberately absent: files.

use super::{Setting, Settings, WORDS, key_table, style_table};
use crate::text::name_text;
use crate::user_file::{Fault, VERSION_KEY, document_in};
use std::fmt;
use std::mem;
use toml_edit::{DocumentMut, Item, TableLike, Value, value};

/// The form of the file. One with a higher number was written by a newer program.
const VERSION: i64 = 1;
const HEAD: &str =
    "# What Tabiya remembers of your choices. You may edit this while Tabiya is closed.\n";
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

/// A settings file in memory.
#[derive(Debug, Default)]
pub struct WrittenSettings(DocumentMut);

impl WrittenSettings {
    /// Understands the bytes of a file.
    ///
    /// # Errors
    /// [`Fault::Newer`] when a newer program has written them, else [`Fault::Damaged`].
    pub fn read(bytes: &[u8]) -> Result<Self, Fault> {
        Ok(Self(document_in(bytes, VERSION)?))
    }

    /// What is chosen there.
    pub fn understood(&self) -> Understood {
        let mut understood = Understood::default();
        let mut seen = "";
        for (_, key, _) in WORDS {
            if mem::replace(&mut seen, key) == *key {
                continue;
            }
            let Some(found) = self.0.get(key) else {
                continue;
            };
            let is_it = |word: &str| found.as_str() == Some(word);
            let setting = WORDS.iter().find(|(_, k, word)| k == key && is_it(word));
            match setting {
                Some((setting, ..)) => understood.settings.choose(setting.clone()),
                None => understood.is_odd(Oddity::Word {
                    key,
                    word: shown(found),
                }),
            }
        }
        key_table::read(&self.0, &mut understood);
        style_table::read(&self.0, &mut understood);
        understood
    }

    /// Writes a choice and leaves everything else as it is.
    pub fn choose(&mut self, setting: &Setting) {
        if self.0.is_empty() {
            self.0.decor_mut().set_prefix(HEAD);
            self.0[VERSION_KEY] = value(VERSION);
        }
        for (_, key, word) in WORDS.iter().filter(|(known, ..)| known == setting) {
            put(self.0.as_table_mut(), key, *word);
        }
        match setting {
            Setting::Keys { command, keys } => {
                key_table::put(&mut self.0, command, keys.as_deref());
            }
            Setting::Style { name, style } => {
                style_table::put_style(&mut self.0, name, style.as_ref());
            }
            Setting::Diagram(last) => style_table::put_last(&mut self.0, last),
            _ => {}
        }
    }
}

impl fmt::Display for WrittenSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
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
