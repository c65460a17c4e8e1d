//! Whose session it is, while several programs run.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

/// As long as this is kept, the open files in the session are those of this program. The lock ends
/// with the process, however that ends.
#[derive(Debug)]
pub struct Keeper {
    _locked: File,
}

impl Keeper {
    /// Becomes the keeper of a session, unless another running program is.
    ///
    /// # Errors
    /// When the lock cannot be made.
    pub fn become_of(session: &Path) -> io::Result<Option<Self>> {
        let file = crate::settings::lock_file(&session.with_extension("open.lock"))?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Self { _locked: file })),
            // Some network disks have no locks; then everybody is.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
                Ok(Some(Self { _locked: file }))
            }
            Err(TryLockError::Error(error)) => Err(error),
            Err(TryLockError::WouldBlock) => Ok(None),
        }
    }
}
