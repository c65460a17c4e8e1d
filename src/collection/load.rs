//! File -> [`Source`].
//!
//! Promises: never waits for a pipe or a device; what is returned is the file at one moment, not a
//! mixture of two. The file is not kept open.

use std::fs::{self, File, Metadata};
use std::io::{self, Read as _};
use std::ops::ControlFlow;
use std::path::Path;

use super::fingerprint::Fingerprint;
use super::load_error::LoadError;
use super::source::Source;
use super::system;

/// Larger files are not read.
pub const MOST_BYTES: u64 = 4 << 30;

/// So much is read between two calls of `progress`.
const CHUNK: u64 = 1 << 20;

/// A file as it was read.
#[derive(Debug)]
pub struct Loaded {
    /// Its lines.
    pub source: Source,
    /// What tells that it is still the same.
    pub fingerprint: Fingerprint,
    /// Whether the user may read it only.
    pub read_only: bool,
}

/// Reads a text file.
///
/// `progress` gets the number of bytes read so far and the number there are, and may stop the reading.
/// If another program writes to the file in the meantime, it is read once more from the beginning.
///
/// # Errors
///
/// [`LoadError`] tells them all apart.
pub fn load(
    path: &Path,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Loaded, LoadError> {
    match load_once(path, progress) {
        Err(LoadError::ChangedWhileReading) => load_once(path, progress),
        other => other,
    }
}

fn load_once(
    path: &Path,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Loaded, LoadError> {
    // Asked before as well, since merely opening some devices does something.
    check_kind(&fs::metadata(path)?)?;
    let mut file = system::open_to_read(path)?;
    let metadata = file.metadata()?;
    check_kind(&metadata)?;
    let bytes = read_all(&mut file, metadata.len(), progress)?;
    let fingerprint = Fingerprint::of(&metadata);
    if Fingerprint::of(&file.metadata()?) != fingerprint {
        return Err(LoadError::ChangedWhileReading);
    }
    Ok(Loaded {
        source: Source::from_bytes(bytes)?,
        fingerprint,
        read_only: !system::may_write(path),
    })
}

fn check_kind(metadata: &Metadata) -> Result<(), LoadError> {
    if metadata.is_dir() {
        return Err(LoadError::IsFolder);
    }
    if !metadata.is_file() {
        return Err(LoadError::NotRegular);
    }
    if MOST_BYTES < metadata.len() {
        return Err(LoadError::TooLarge {
            bytes: metadata.len(),
            most: MOST_BYTES,
        });
    }
    Ok(())
}

/// Reads exactly `len` bytes; a file that has fewer or more of them has changed.
fn read_all(
    file: &mut File,
    len: u64,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Vec<u8>, LoadError> {
    let mut bytes = room_for(len)?;
    loop {
        let read = file.take(CHUNK).read_to_end(&mut bytes)?;
        let total = bytes.len() as u64;
        if len < total || (read == 0 && total < len) {
            return Err(LoadError::ChangedWhileReading);
        }
        if progress(total, len).is_break() {
            return Err(LoadError::Cancelled);
        }
        if read == 0 {
            return Ok(bytes);
        }
    }
}

fn room_for(len: u64) -> Result<Vec<u8>, LoadError> {
    let too_much = || LoadError::Io(io::ErrorKind::OutOfMemory.into());
    let mut bytes = Vec::new();
    let reserved = usize::try_from(len).map(|len| bytes.try_reserve_exact(len));
    match reserved {
        Ok(Ok(())) => Ok(bytes),
        Ok(Err(_)) | Err(_) => Err(too_much()),
    }
}
