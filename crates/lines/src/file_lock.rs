//! A lock that is let go when we say so.
//!
//! Closing the file is not enough: a program that is just being started, an engine for example, has all our
//! files open until it runs, and the lock would stay with it.

use std::fs::{File, TryLockError};
use std::io;

/// A file that is locked as long as this is kept, or until the process ends.
#[derive(Debug)]
pub struct FileLock(File);

impl FileLock {
    /// Waits for whoever has it.
    ///
    /// # Errors
    /// When the disk has no locks.
    pub fn wait(file: File) -> io::Result<Self> {
        file.lock()?;
        Ok(Self(file))
    }

    /// `None` if anybody else has it.
    ///
    /// # Errors
    /// When the disk has no locks.
    pub fn exclusive(file: File) -> io::Result<Option<Self>> {
        let tried = file.try_lock();
        Self::tried(tried, file)
    }

    /// Others may have it, too; `None` if somebody has it alone.
    ///
    /// # Errors
    /// When the disk has no locks.
    pub fn shared(file: File) -> io::Result<Option<Self>> {
        let tried = file.try_lock_shared();
        Self::tried(tried, file)
    }

    fn tried(tried: Result<(), TryLockError>, file: File) -> io::Result<Option<Self>> {
        match tried {
            Ok(()) => Ok(Some(Self(file))),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}

impl Drop for FileLock {
    fn drop(&mut self) {
        // If this fails, closing the file, which follows, lets it go.
        drop(self.0.unlock());
    }
}
