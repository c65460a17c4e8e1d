//! The mark of an unfinished file: an extended attribute.
//!
//! A file has this mark as long as its name is temporary, and loses it before it gets its final name.

use std::fs::File;
use std::io;

use rustix::fs::{self as unix, XattrFlags};
use rustix::io::{Errno, retry_on_intr};

/// The name of the attribute. No other program has a reason to set it.
pub(super) const NAME: &[u8] = b"user.org.tabiya.unfinished";

/// Marks a file. Returns `false` if that is impossible.
pub(crate) fn put(file: &File) -> bool {
    let marked = retry_on_intr(|| unix::fsetxattr(file, NAME, b"1", XattrFlags::empty()));
    if let Err(error) = marked {
        log::debug!("a temporary file gets no mark: {error}");
    }
    marked.is_ok()
}

/// Removes the mark of a file.
pub(crate) fn remove(file: &File) -> io::Result<()> {
    Ok(retry_on_intr(|| unix::fremovexattr(file, NAME))?)
}

/// Whether a file has the mark; `None` if files cannot have one.
pub(crate) fn is_on(file: &File) -> Option<bool> {
    let mut value = [0; 8];
    match unix::fgetxattr(file, NAME, &mut value[..]) {
        Ok(_) => Some(true),
        Err(Errno::OPNOTSUPP | Errno::NOSYS) => None,
        Err(_) => Some(false),
    }
}
