//! Where files have no attributes that we know of: an unfinished file is known by its name alone.

use std::fs::File;
use std::io;

/// `false`: it cannot be done.
pub(crate) fn put(_file: &File) -> bool {
    false
}

#[expect(clippy::unnecessary_wraps, reason = "elsewhere it may fail")]
pub(crate) fn remove(_file: &File) -> io::Result<()> {
    Ok(())
}

/// `None`: no file can have a mark.
pub(crate) fn is_on(_file: &File) -> Option<bool> {
    None
}
