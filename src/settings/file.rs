//! The settings file: read when the program starts, replaced as a whole by each choice.
//!
//! Promises: nothing but a regular file is read or written, and nobody is waited for: a pipe, a device
//! or a folder of that name is told and left. A file that cannot be used is renamed, never lost.

use super::lock::locked;
use super::written::{Fault, MOST_BYTES, Oddity, WrittenSettings};
use super::{Setting, Settings};
use crate::collection::{Expected, LoadError, open_regular_file, save};
use std::fs;
use std::io::{self, Read as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

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
    match read_or_set_aside(path) {
        Ok((written, note)) => {
            let understood = written.understood();
            let notes = understood.oddities.into_iter().map(Note::Odd);
            Recalled {
                settings: understood.settings,
                notes: notes.chain(note).collect(),
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
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let _lock = locked(path)?;
    let (mut written, note) = match read(path)? {
        Ok(written) => (written, None),
        Err(fault) => {
            let kept_as = set_aside(path, fault)?;
            (WrittenSettings::default(), Some(note_of(fault, kept_as)))
        }
    };
    for setting in settings {
        written.choose(setting);
    }
    replace_file(path, &written.to_string())?;
    Ok(note)
}

/// The file, or what is wrong with it. One that is not there is empty.
fn read(path: &Path) -> io::Result<Result<WrittenSettings, Fault>> {
    Ok(WrittenSettings::read(&bytes_of_file(path, MOST_BYTES)?))
}

/// What is in a regular file: so many bytes, and one more if there are more. One that is not there is
/// empty.
pub(crate) fn bytes_of_file(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let file = match open_regular_file(path) {
        Ok((file, _)) => file,
        Err(LoadError::NotFound) => return Ok(Vec::new()),
        Err(LoadError::Io(error)) => return Err(error),
        Err(LoadError::NoPermission) => return Err(io::ErrorKind::PermissionDenied.into()),
        Err(other) => return Err(io::Error::other(other)),
    };
    let mut bytes = Vec::new();
    file.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn read_or_set_aside(path: &Path) -> io::Result<(WrittenSettings, Option<Note>)> {
    let fault = match read(path)? {
        Ok(written) => return Ok((written, None)),
        Err(fault) => fault,
    };
    let left_alone = |error| {
        let is_newer = fault == Fault::Newer;
        let note = Note::LeftAlone { is_newer, error };
        Ok((WrittenSettings::default(), Some(note)))
    };
    // Another program may be at the same: look again when it is done.
    let _lock = match locked(path) {
        Ok(lock) => lock,
        Err(error) => return left_alone(error),
    };
    match read(path)? {
        Ok(written) => Ok((written, None)),
        Err(fault) => match set_aside(path, fault) {
            Ok(kept_as) => Ok((WrittenSettings::default(), Some(note_of(fault, kept_as)))),
            Err(error) => left_alone(error),
        },
    }
}

/// Gives the file another name. The lock must be held.
pub(crate) fn set_aside(path: &Path, fault: Fault) -> io::Result<PathBuf> {
    let word = match fault {
        Fault::Damaged => "damaged",
        Fault::Newer => "newer",
    };
    let numbered = (2..).map(|number| format!("{word}-{number}.toml"));
    let names = std::iter::once(format!("{word}.toml")).chain(numbered);
    let kept_as = names
        .map(|name| path.with_extension(name))
        .find(|free| free.symlink_metadata().is_err())
        .ok_or(io::ErrorKind::AlreadyExists)?;
    fs::rename(path, &kept_as)?;
    Ok(kept_as)
}

fn note_of(fault: Fault, kept_as: PathBuf) -> Note {
    match fault {
        Fault::Damaged => Note::Damaged { kept_as },
        Fault::Newer => Note::Newer { kept_as },
    }
}

/// Puts a file in the place of another one as collections are saved: in one step, a link stays a link,
/// and what may not be written is not.
pub(crate) fn replace_file(path: &Path, text: &str) -> io::Result<()> {
    let mut go_on = |_| ControlFlow::Continue(());
    match save(
        path,
        &text.as_bytes(),
        &Expected::Anything,
        None,
        &mut go_on,
    ) {
        Ok(_) => Ok(()),
        Err(error) => Err(io::Error::other(error)),
    }
}

/// Makes a file that only this user can read, if there is none. Whoever replaces a file keeps its permissions.
#[cfg(unix)]
pub(crate) fn make_private(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::OpenOptionsExt as _;
    let mut options = fs::File::options();
    options.write(true).create_new(true).mode(0o600);
    match options.open(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

#[cfg(not(unix))]
pub(crate) fn make_private(_path: &Path) -> io::Result<()> {
    Ok(())
}
