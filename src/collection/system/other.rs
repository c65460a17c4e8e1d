//! Files as the standard library has them everywhere.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::path::Path;
use std::time::SystemTime;

use crate::collection::save_error::NotReplaced;

/// Whether an identity is that of one file and no other that is there.
pub(in crate::collection) const TELLS_FILES_APART: bool = false;

/// Which file it is, as far as can be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::collection) struct Identity {
    created: Option<SystemTime>,
}

impl Identity {
    pub(in crate::collection) fn is_of_same_file(&self, other: &Self) -> bool {
        self.created == other.created
    }

    /// What stays the same when the system is started anew.
    pub(in crate::collection) fn lasting_bytes(&self) -> Vec<u8> {
        let since = self
            .created
            .and_then(|time| time.duration_since(SystemTime::UNIX_EPOCH).ok());
        since
            .map_or(0, |since| since.as_nanos())
            .to_le_bytes()
            .to_vec()
    }
}

pub(in crate::collection) fn identity(metadata: &Metadata) -> Identity {
    let created = metadata.created().ok();
    Identity { created }
}

pub(in crate::collection) fn open_to_read(path: &Path) -> io::Result<File> {
    File::open(path)
}

/// Opens a file that exists and leaves its content.
pub(in crate::collection) fn open_to_write(path: &Path) -> io::Result<File> {
    OpenOptions::new().write(true).open(path)
}

/// Reads at a place of a file, which need not be all that there is room for.
pub(in crate::collection) fn read_at(
    file: &File,
    offset: u64,
    buffer: &mut [u8],
) -> io::Result<usize> {
    #[cfg(windows)]
    return std::os::windows::fs::FileExt::seek_read(file, buffer, offset);
    #[cfg(not(windows))]
    {
        use std::io::{Read as _, Seek as _, SeekFrom};
        static ONE_AT_A_TIME: std::sync::Mutex<()> = std::sync::Mutex::new(());
        let _alone = ONE_AT_A_TIME.lock();
        let mut file = file;
        file.seek(SeekFrom::Start(offset))?;
        file.read(buffer)
    }
}

/// Writes all of it at a place of a file.
pub(in crate::collection) fn write_all_at(
    file: &File,
    offset: u64,
    bytes: &[u8],
) -> io::Result<()> {
    use std::io::{Seek as _, SeekFrom, Write as _};
    let mut file = file;
    file.seek(SeekFrom::Start(offset))?;
    file.write_all(bytes)
}

/// A file without a name.
pub(in crate::collection) fn temp_file() -> io::Result<File> {
    tempfile::tempfile()
}

/// How many bytes fit on the disk on which a file is, if that can be told.
pub(in crate::collection) fn free_space(_file: &File) -> Option<u64> {
    None
}

/// Reads what can be had without waiting for the disk; `None` as it cannot be told.
pub(in crate::collection) fn read_at_once(
    _file: &File,
    _offset: u64,
    _buffer: &mut [u8],
) -> io::Result<Option<usize>> {
    Ok(None)
}

pub(in crate::collection) fn may_write(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|metadata| !metadata.permissions().readonly())
}

pub(in crate::collection) fn has_other_names(_metadata: &Metadata) -> bool {
    false
}

pub(in crate::collection) fn size_limit() -> Option<u64> {
    None
}

pub(in crate::collection) fn keep_what_it_is(
    _old: &File,
    metadata: &Metadata,
    new: &File,
) -> io::Result<Option<NotReplaced>> {
    new.set_permissions(metadata.permissions())?;
    Ok(None)
}

pub(in crate::collection) fn lacks_space_for(_file: &File, _len: u64) -> bool {
    false
}

pub(in crate::collection) fn reserve(_file: &File, _len: u64) -> io::Result<()> {
    Ok(())
}
