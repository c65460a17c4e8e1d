//! The settings file: read when the program starts, changed by each choice.

use super::understood::Oddity;
use super::written::WrittenSettings;
use super::{Setting, Settings};
use std::io;
use std::path::{Path, PathBuf};
use tabiya_lines::user_file::{self, Contents, Fault, Unusable};

/// What was found.
#[derive(Debug, Default)]
pub struct Recalled {
    /// The choices; where there are none, what the program does unasked.
    pub settings: Settings,
    /// What the user should know.
    pub notes: Vec<Note>,
}

/// Something about the settings file that the user should know.
#[derive(Debug)]
pub enum Note {
    /// It could not be understood and has another name now.
    Damaged {
        /// Where it is now.
        kept_as: PathBuf,
    },
    /// A newer program wrote it in a way that this one does not know; it has another name now.
    Newer {
        /// Where it is now.
        kept_as: PathBuf,
    },
    /// It cannot be used, and could not be given another name either: it is left as it is.
    LeftAlone {
        /// Whether a newer program wrote it; else it could not be understood.
        is_newer: bool,
        /// Why it has no other name.
        error: io::Error,
    },
    /// Something in it means nothing here.
    Odd(Oddity),
    /// It could not be read, and is left alone.
    Unreadable(io::Error),
}

/// Reads the settings. A file that cannot be used is renamed, never lost.
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

/// Writes choices into the settings and leaves everything else there as it is. The file is replaced as
/// a whole, or not at all.
///
/// # Errors
/// When the file cannot be read or written; then it is as it was.
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
