//! The mark of a file that is not finished: an extended attribute.
//!
//! It is there as long as the file has a name of ours, and gone before the file gets its own.

use std::fs::File;
use std::io;

use rustix::fs::{self as unix, XattrFlags};
use rustix::io::{Errno, retry_on_intr};

/// The attribute. Nobody else has a reason to set it.
pub(super) const NAME: &[u8] = b"user.org.tabiya.unfinished";

/// Marks a file. `false` where that cannot be done.
pub(crate) fn put(file: &File) -> bool {
    let marked = retry_on_intr(|| unix::fsetxattr(file, NAME, b"1", XattrFlags::empty()));
    if let Err(error) = marked {
        log::debug!("a temporary file gets no mark: {error}");
    }
    marked.is_ok()
}

/// Takes the mark of a file away again.
pub(crate) fn remove(file: &File) -> io::Result<()> {
    Ok(retry_on_intr(|| unix::fremovexattr(file, NAME))?)
}

/// Whether a file has the mark; `None` where no file can have one.
pub(crate) fn is_on(file: &File) -> Option<bool> {
    let mut value = [0; 8];
    match unix::fgetxattr(file, NAME, &mut value[..]) {
        Ok(_) => Some(true),
        Err(Errno::OPNOTSUPP | Errno::NOSYS) => None,
        Err(_) => Some(false),
    }
}
