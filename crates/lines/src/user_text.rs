//! A file of the user that is read and written as a whole, and may be long.
//!
//! Promises: only a regular file is read or written, and nothing blocks; the file is replaced in one step, or stays as it
//! is.

use crate::file_lock::locked;
use crate::user_file::make_private;
use crate::user_log::MAX_BYTES;
use crate::{Expected, save};
use std::ops::ControlFlow;
use std::path::Path;
use std::{fs, io};

pub use crate::user_log::read;

/// Replaces the whole file, which only the user can read, in one step.
///
/// # Errors
/// Fails when the file cannot be written, or would be too long; then it is unchanged.
pub fn write(path: &Path, text: &[u8]) -> io::Result<()> {
    if text.len() as u64 > MAX_BYTES {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let _lock = locked(path)?;
    make_private(path)?;
    let mut may_continue = |_| ControlFlow::Continue(());
    match save(path, &text, &Expected::Anything, None, &mut may_continue) {
        Ok(_) => Ok(()),
        Err(error) => Err(io::Error::other(error)),
    }
}
