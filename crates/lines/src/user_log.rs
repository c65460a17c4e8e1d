//! A file of the user that only grows: programs append lines to it and never change what is there.
//!
//! Promises:
//! - Only a regular file is read or written, and nothing blocks: a pipe, a device or a folder with that name is reported
//!   and left alone.
//! - Lines are appended one at a time under a lock, so running programs keep each other's lines.
//! - A line that was torn by a crash stays as it is, and the next one begins on a line of its own.

use crate::file_lock::locked;
use crate::user_file::make_private;
use crate::{LoadError, open_regular_file};
use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

/// The maximum length of such a file: about a million lines.
pub const MAX_BYTES: u64 = 1 << 27;

/// Reads the whole file. A missing file counts as empty.
///
/// # Errors
/// Fails when it cannot be read, or is too long.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if let Some(file) = opened(path)? {
        file.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    }
    if bytes.len() as u64 > MAX_BYTES {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(bytes)
}

/// Appends a line, which must not contain a line end. A new file, which only the user can read, begins with the line
/// `head`.
///
/// # Errors
/// Fails when the file cannot be written, or would become too long; a part of the line may then be at its end.
pub fn append(path: &Path, head: &str, line: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let _lock = locked(path)?;
    make_private(path)?;
    // A pipe or a device with this name must not be opened for writing.
    let mut last = [b'\n'];
    let mut length = 0;
    if let Some(mut file) = opened(path)? {
        length = file.seek(SeekFrom::End(0))?;
        if length > 0 {
            file.seek(SeekFrom::End(-1))?;
            file.read_exact(&mut last)?;
        }
    }
    let mut text = String::new();
    if length == 0 {
        text = format!("{head}\n");
    } else if last != [b'\n'] {
        text.push('\n');
    }
    text = format!("{text}{line}\n");
    if length + text.len() as u64 > MAX_BYTES {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    let mut file = File::options().append(true).create(true).open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_data()
}

fn opened(path: &Path) -> io::Result<Option<File>> {
    match open_regular_file(path) {
        Ok((file, _)) => Ok(Some(file)),
        Err(LoadError::NotFound) => Ok(None),
        Err(LoadError::Io(error)) => Err(error),
        Err(LoadError::NoPermission) => Err(io::ErrorKind::PermissionDenied.into()),
        Err(other) => Err(io::Error::other(other)),
    }
}
