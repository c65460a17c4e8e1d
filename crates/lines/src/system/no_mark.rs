//! A stand-in for marks on systems without known attributes: an unfinished file is recognised by its name alone.

use std::fs::File;
use std::io;

/// Returns `false`, because marks are not available.
pub(crate) fn put(_file: &File) -> bool {
    false
}

#[expect(clippy::unnecessary_wraps, reason = "elsewhere it may fail")]
pub(crate) fn remove(_file: &File) -> io::Result<()> {
    Ok(())
}

/// Returns `None`, because files cannot have a mark.
pub(crate) fn is_on(_file: &File) -> Option<bool> {
    None
}
