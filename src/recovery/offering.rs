//! Who offers what was left behind.
//!
//! What is offered here is offered nowhere else. That is one lock for all of it, on the folder: a process
//! may have no more than a thousand files open, and more journals than that may have been left behind.
//! Some systems cannot lock a folder; there a journal is locked only when it is read.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;
use std::sync::Arc;

/// Nobody else offers anything as long as this is kept.
#[derive(Debug)]
pub(super) struct Offering {
    /// Locked as long as it is open.
    _lock: File,
}

impl Offering {
    /// `None` if somebody else does.
    pub(super) fn begin(recovery: &Path) -> io::Result<Option<Arc<Self>>> {
        let file = File::open(recovery)?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Arc::new(Self { _lock: file }))),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}
