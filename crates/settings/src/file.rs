//! The settings file, which is read at program start and changed by each choice; and its written form: lines of
//! `key = "word"` (TOML), which stay readable and keep all other text between them.
//!
//! Promises: any bytes are either understood or refused; a choice changes its own line and no
//! other; reports about a file are short, however long its lines are.

use super::understood::{Oddity, UnderstoodSettings, put, put_keys, read_keys, shown};
use super::{Setting, Settings, WORDS, engine_tables, last_choices, style_table, table_folders};
use std::path::{Path, PathBuf};
use std::{fmt, io, mem};
use tabiya_lines::user_file::{
    self, Unusable, UserFileContents, UserFileFault, VERSION_KEY, document_in,
};
use toml_edit::{DocumentMut, value};

/// The result of reading the settings.
#[derive(Debug, Default)]
pub struct RecalledSettings {
    /// The choices, with defaults for everything else.
    pub settings: Settings,
    /// Messages for the user.
    pub notes: Vec<SettingsNote>,
}

/// A message for the user about the settings file.
#[derive(Debug)]
pub enum SettingsNote {
    /// It could not be understood and was renamed.
    Damaged {
        /// Its new path.
        kept_as: PathBuf,
    },
    /// It was written by a newer version in an unknown format, and was renamed.
    Newer {
        /// Its new path.
        kept_as: PathBuf,
    },
    /// It cannot be used and could not be renamed: it is left as it is.
    LeftAlone {
        /// Whether a newer version wrote it; otherwise it could not be understood.
        is_newer: bool,
        /// The reason why it could not be renamed.
        error: io::Error,
    },
    /// An entry is unknown to this version.
    Odd(Oddity),
    /// It could not be read, and is left alone.
    Unreadable(io::Error),
}

/// Reads the settings. An unusable file is renamed, never lost.
pub fn recall(path: &Path) -> RecalledSettings {
    match user_file::recall::<WrittenSettings>(path) {
        Ok((written, unusable)) => {
            let understood = written.understood();
            let notes = understood.oddities.into_iter().map(SettingsNote::Odd);
            RecalledSettings {
                settings: understood.settings,
                notes: notes.chain(unusable.map(SettingsNote::of)).collect(),
            }
        }
        Err(error) => RecalledSettings {
            notes: vec![SettingsNote::Unreadable(error)],
            ..RecalledSettings::default()
        },
    }
}

/// Writes choices into the settings and leaves all other entries as they are. The file is replaced
/// as a whole, or not at all.
///
/// # Errors
/// Fails when the file cannot be read or written; then it is unchanged.
pub fn remember(path: &Path, settings: &[Setting]) -> io::Result<Option<SettingsNote>> {
    let unusable = user_file::change(path, |written: &mut WrittenSettings| {
        for setting in settings {
            written.choose(setting);
        }
        true
    });
    Ok(unusable?.map(SettingsNote::of))
}

impl SettingsNote {
    fn of(unusable: Unusable) -> Self {
        match (unusable.fault, unusable.kept_as) {
            (UserFileFault::Damaged, Ok(kept_as)) => Self::Damaged { kept_as },
            (UserFileFault::Newer, Ok(kept_as)) => Self::Newer { kept_as },
            (fault, Err(error)) => Self::LeftAlone {
                is_newer: fault == UserFileFault::Newer,
                error,
            },
        }
    }
}

impl UserFileContents for WrittenSettings {
    const IS_PRIVATE: bool = false;

    fn read(bytes: &[u8]) -> Result<Self, UserFileFault> {
        Self::read(bytes)
    }

    fn text(&self) -> String {
        self.to_string()
    }
}

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
    /// Returns [`UserFileFault::Newer`] if a newer program has written them, otherwise [`UserFileFault::Damaged`].
    pub fn read(bytes: &[u8]) -> Result<Self, UserFileFault> {
        Ok(Self(document_in(bytes, VERSION)?))
    }

    /// Returns the choices in the file.
    pub fn understood(&self) -> UnderstoodSettings {
        let mut understood = UnderstoodSettings::default();
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
        read_keys(&self.0, &mut understood);
        style_table::read(&self.0, &mut understood);
        engine_tables::read(&self.0, &mut understood);
        table_folders::read(&self.0, &mut understood);
        last_choices::read(&self.0, &mut understood);
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
                put_keys(&mut self.0, command, keys.as_deref());
            }
            Setting::Style { name, style } => {
                style_table::put_style(&mut self.0, name, style.as_ref());
            }
            Setting::Diagram(last) => style_table::put_last(&mut self.0, last),
            Setting::Engine { name, engine } => {
                engine_tables::put_engine(&mut self.0, name, engine.as_ref());
            }
            Setting::PanelEngines(names) => engine_tables::put_shown(&mut self.0, names),
            Setting::TableFolders(folders) => table_folders::put(&mut self.0, folders),
            Setting::Analysis(last) => engine_tables::put_analysis(&mut self.0, last),
            Setting::Game(last) => last_choices::put_game(&mut self.0, last),
            Setting::Animation(last) => last_choices::put_animation(&mut self.0, last),
            _ => {}
        }
    }
}

impl fmt::Display for WrittenSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
