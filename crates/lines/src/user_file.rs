//! The small files that keep the user's settings and session: TOML, read when the program starts, and changed by each
//! running program in turn.
//!
//! Promises:
//! - Only regular files are read or written, and nothing blocks: a pipe, a device or a folder with that name is reported
//!   and left alone.
//! - A file that cannot be used is renamed, never lost and never overwritten.
//! - A change is applied under a lock to the current content of the file, so running programs keep each other's
//!   changes. The file is replaced as a whole, or not at all.
//!
//! Deliberately absent: the content of the files, and the wording of messages to the user.

pub use super::file_lock::{Locked, try_locked};
pub use super::path_bytes::{PathText, unescaped};

use crate::file_lock::locked;
use crate::{Expected, LoadError, open_regular_file, save};
use etcetera::BaseStrategy as _;
use std::fs;
use std::io::{self, Read as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use toml_edit::{DocumentMut, Item};

/// The maximum length of such a file; a longer one is some other file.
pub const MAX_BYTES: u64 = 1 << 20;
/// The key of the version of a file's format.
pub const VERSION_KEY: &str = "version";

/// A fault of a file as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UserFileFault {
    /// The file cannot be read.
    Damaged,
    /// A newer program has written the file.
    Newer,
}

/// The content of a file.
pub trait UserFileContents: Default {
    /// Whether only the user may read the file.
    const IS_PRIVATE: bool;

    /// Reads the content from the bytes of a file.
    ///
    /// # Errors
    /// Returns a [`UserFileFault`] if the file cannot be used.
    fn read(bytes: &[u8]) -> Result<Self, UserFileFault>;

    /// The text of the file.
    fn text(&self) -> String;
}

/// A file that cannot be used.
#[derive(Debug)]
pub struct Unusable {
    /// The reason why it cannot be used.
    pub fault: UserFileFault,
    /// Its new path; or the reason why it could not be renamed and is left in place.
    pub kept_as: io::Result<PathBuf>,
}

/// Parses the TOML in the bytes of a file whose version is at most `version`. A file without a version is accepted as
/// well.
///
/// # Errors
/// Fails when it is not TOML, or a newer program has written it.
pub fn document_in(bytes: &[u8], version: i64) -> Result<DocumentMut, UserFileFault> {
    if bytes.len() as u64 > MAX_BYTES {
        return Err(UserFileFault::Damaged);
    }
    let text = std::str::from_utf8(bytes).map_err(|_not_text| UserFileFault::Damaged)?;
    let document: DocumentMut = text.parse().map_err(|_not_toml| UserFileFault::Damaged)?;
    match document.get(VERSION_KEY).map(Item::as_integer) {
        None => Ok(document),
        Some(Some(found)) if (1..=version).contains(&found) => Ok(document),
        Some(Some(found)) if found > version => Err(UserFileFault::Newer),
        Some(_) => Err(UserFileFault::Damaged),
    }
}

/// Reads a file without changing anything. Returns its content or its fault. A missing file counts as empty.
///
/// # Errors
/// Fails when it cannot be read.
pub fn read<C: UserFileContents>(path: &Path) -> io::Result<Result<C, UserFileFault>> {
    Ok(C::read(&bytes_of(path)?))
}

/// Reads a file. One that cannot be used is renamed.
///
/// # Errors
/// Fails when it cannot be read; then it is left alone.
pub fn recall<C: UserFileContents>(path: &Path) -> io::Result<(C, Option<Unusable>)> {
    let fault = match read(path)? {
        Ok(contents) => return Ok((contents, None)),
        Err(fault) => fault,
    };
    let unusable = |fault, kept_as| Ok((C::default(), Some(Unusable { fault, kept_as })));
    // Another program may be doing the same, so the file is read again under the lock.
    let _lock = match locked(path) {
        Ok(lock) => lock,
        Err(error) => return unusable(fault, Err(error)),
    };
    match read(path)? {
        Ok(contents) => Ok((contents, None)),
        Err(fault) => unusable(fault, set_aside(path, fault)),
    }
}

/// Changes the content of a file. `change` returns whether there is anything to write. A file that cannot be used is
/// renamed and replaced in any case.
///
/// # Errors
/// Fails when the file cannot be read or written; then it is unchanged.
pub fn change<C: UserFileContents>(
    path: &Path,
    change: impl FnOnce(&mut C) -> bool,
) -> io::Result<Option<Unusable>> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let _lock = locked(path)?;
    let (mut contents, unusable) = match read(path)? {
        Ok(contents) => (contents, None),
        Err(fault) => {
            let kept_as = Ok(set_aside(path, fault)?);
            (C::default(), Some(Unusable { fault, kept_as }))
        }
    };
    if change(&mut contents) || unusable.is_some() {
        if C::IS_PRIVATE {
            make_private(path)?;
        }
        replace(path, &contents.text())?;
    }
    Ok(unusable)
}

/// The bytes of a regular file, at most [`MAX_BYTES`] and one more. A missing file counts as empty.
fn bytes_of(path: &Path) -> io::Result<Vec<u8>> {
    let file = match open_regular_file(path) {
        Ok((file, _)) => file,
        Err(LoadError::NotFound) => return Ok(Vec::new()),
        Err(LoadError::Io(error)) => return Err(error),
        Err(LoadError::NoPermission) => return Err(io::ErrorKind::PermissionDenied.into()),
        Err(other) => return Err(io::Error::other(other)),
    };
    let mut bytes = Vec::new();
    file.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Renames the file. The lock must be held.
fn set_aside(path: &Path, fault: UserFileFault) -> io::Result<PathBuf> {
    let word = match fault {
        UserFileFault::Damaged => "damaged",
        UserFileFault::Newer => "newer",
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

/// Replaces a file in the same way as collections are saved: in one step, a link stays a link, and a file without
/// permission to write is not written.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let mut may_continue = |_| ControlFlow::Continue(());
    let text = &text.as_bytes();
    match save(path, text, &Expected::Anything, None, &mut may_continue) {
        Ok(_) => Ok(()),
        Err(error) => Err(io::Error::other(error)),
    }
}

/// Creates a file that only this user can read, if there is none. Later replacements keep its permissions.
///
/// # Errors
/// Fails when it cannot be created.
#[cfg(unix)]
pub fn make_private(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::OpenOptionsExt as _;
    let mut options = fs::File::options();
    options.write(true).create_new(true).mode(0o600);
    match options.open(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

/// Does nothing: on other systems a file is private if its folder is.
///
/// # Errors
/// Never fails.
#[cfg(not(unix))]
pub fn make_private(_path: &Path) -> io::Result<()> {
    Ok(())
}

/// The settings file of this user: below `$XDG_CONFIG_HOME` (else `~/.config`) on Linux, `Application Support` on a
/// Mac, `AppData\Roaming` on Windows. `None` if the user has no home folder.
///
/// On Windows the settings are next to the program if a file named `portable` is there.
pub fn settings_file() -> Option<PathBuf> {
    if let Some(folder) = portable_folder() {
        return Some(folder.join("settings.toml"));
    }
    let base = etcetera::base_strategy::choose_native_strategy().ok()?;
    // Apple reserves `Preferences` for files that only its own interfaces write.
    let folder = if cfg!(target_os = "macos") {
        base.data_dir()
    } else {
        base.config_dir()
    };
    Some(folder.join("tabiya").join("settings.toml"))
}

/// The folder for data that outlives this run without being chosen by the user: unsaved work, crash reports. It is
/// `$XDG_STATE_HOME/tabiya` (else `~/.local/state/tabiya`) on Linux, `AppData\Local` on Windows, because none of it is
/// for another machine, or `state` next to the program if its settings are there. A Mac has no such folder; there it is
/// the folder for a program's data. It need not exist yet. `None` if the user has no home folder.
pub fn state_folder() -> Option<PathBuf> {
    if let Some(folder) = portable_folder() {
        return Some(folder.join("state"));
    }
    let base = etcetera::base_strategy::choose_native_strategy().ok()?;
    let folder = if cfg!(windows) {
        base.cache_dir()
    } else {
        base.state_dir().unwrap_or_else(|| base.data_dir())
    };
    Some(folder.join("tabiya"))
}

/// The folder of a portable program, for example on a USB stick; only on Windows, where programs have their own
/// folders.
fn portable_folder() -> Option<PathBuf> {
    if !cfg!(windows) {
        return None;
    }
    let program = std::env::current_exe().ok()?;
    let folder = program.parent()?;
    folder.join("portable").is_file().then(|| folder.to_owned())
}
