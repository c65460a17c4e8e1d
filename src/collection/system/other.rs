//! Files as the standard library has them everywhere.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::path::Path;
use std::time::SystemTime;

use tempfile::Builder;

/// Which file it is, as far as can be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::collection) struct Identity {
    created: Option<SystemTime>,
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

pub(in crate::collection) fn may_write(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|metadata| !metadata.permissions().readonly())
}

pub(in crate::collection) fn has_other_names(_metadata: &Metadata) -> bool {
    false
}

pub(in crate::collection) fn ask_for_usual_permissions(_temp: &mut Builder<'_, '_>) {}

pub(in crate::collection) fn size_limit() -> Option<u64> {
    None
}

pub(in crate::collection) fn keep_what_it_is(
    _old: &File,
    metadata: &Metadata,
    new: &File,
) -> io::Result<bool> {
    new.set_permissions(metadata.permissions())?;
    Ok(true)
}

pub(in crate::collection) fn reserve(_file: &File, _len: u64) -> io::Result<()> {
    Ok(())
}

/// Folders cannot be flushed here; the renaming itself has to do.
pub(in crate::collection) fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}
