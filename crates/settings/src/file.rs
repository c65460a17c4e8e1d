//! The settings file, which is read at program start and changed by each choice.

use super::understood::Oddity;
use super::written::WrittenSettings;
use super::{Setting, Settings};
use std::io;
use std::path::{Path, PathBuf};
use tabiya_lines::user_file::{self, Contents, Fault, Unusable};

/// The result of reading the settings.
#[derive(Debug, Default)]
pub struct Recalled {
    /// The choices, with defaults for everything else.
    pub settings: Settings,
    /// Messages for the user.
    pub notes: Vec<Note>,
}

/// A message for the user about the settings file.
#[derive(Debug)]
pub enum Note {
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
pub fn recall(path: &Path) -> Recalled {
    match user_file::recall::<WrittenSettings>(path) {
        Ok((written, unusable)) => {
            let understood = written.understood();
            let notes = understood.oddities.into_iter().map(Note::Odd);
            Recalled {
                settings: understood.settings,
                notes: notes.chain(unusable.map(Note::of)).collect(),
            }
        }
        Err(error) => Recalled {
            notes: vec![Note::Unreadable(error)],
            ..Recalled::default()
        },
    }
}

/// Writes choices into the settings and leaves all other entries as they are. The file is replaced
/// as a whole, or not at all.
///
/// # Errors
/// When the file cannot be read or written; then it is unchanged.
pub fn remember(path: &Path, settings: &[Setting]) -> io::Result<Option<Note>> {
    let unusable = user_file::change(path, |written: &mut WrittenSettings| {
        for setting in settings {
            written.choose(setting);
        }
        true
    });
    Ok(unusable?.map(Note::of))
}

impl Note {
    fn of(unusable: Unusable) -> Self {
        match (unusable.fault, unusable.kept_as) {
            (Fault::Damaged, Ok(kept_as)) => Self::Damaged { kept_as },
            (Fault::Newer, Ok(kept_as)) => Self::Newer { kept_as },
            (fault, Err(error)) => Self::LeftAlone {
                is_newer: fault == Fault::Newer,
                error,
            },
        }
    }
}

impl Contents for WrittenSettings {
    const IS_PRIVATE: bool = false;

    fn read(bytes: &[u8]) -> Result<Self, Fault> {
        Self::read(bytes)
    }

    fn text(&self) -> String {
        self.to_string()
    }
}
