//! The written form of the settings: lines of `key = "word"` (TOML), which stay readable and keep
//! all other text between them.
//!
//! Promises: any bytes are either understood or refused; a choice changes its own line and no
//! other; reports about a file are short, however long its lines are.
//! Deliberately absent: files.

use super::understood::{Oddity, Understood, put, shown};
use super::{Setting, WORDS, engine_table, key_table, style_table};
use std::fmt;
use std::mem;
use tabiya_lines::user_file::{Fault, VERSION_KEY, document_in};
use toml_edit::{DocumentMut, value};

/// The version of the format. A newer program wrote a file with a higher number.
const VERSION: i64 = 1;
const HEAD: &str =
    "# What Tabiya remembers of your choices. You may edit this while Tabiya is closed.\n";
/// A settings file in memory.
#[derive(Debug, Default)]
pub struct WrittenSettings(DocumentMut);

impl WrittenSettings {
    /// Parses the bytes of a file.
    ///
    /// # Errors
    /// [`Fault::Newer`] if a newer program has written them, otherwise [`Fault::Damaged`].
    pub fn read(bytes: &[u8]) -> Result<Self, Fault> {
        Ok(Self(document_in(bytes, VERSION)?))
    }

    /// Returns the choices in the file.
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
        engine_table::read(&self.0, &mut understood);
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
            Setting::Engine { name, engine } => {
                engine_table::put_engine(&mut self.0, name, engine.as_ref());
            }
            Setting::PanelEngines(names) => engine_table::put_shown(&mut self.0, names),
            Setting::Analysis(last) => engine_table::put_analysis(&mut self.0, last),
            _ => {}
        }
    }
}

impl fmt::Display for WrittenSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
