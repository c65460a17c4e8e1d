//! A file lock that is released at a definite moment.
//!
//! Closing the file is not enough: a process that is just being started, for example an engine, has copies of all our
//! files until it runs its own program, and would keep the lock.

use std::fs::{File, TryLockError};
use std::io;

/// A file that is locked until this is dropped or the process ends.
#[derive(Debug)]
pub struct FileLock(File);

impl FileLock {
    /// Waits until nobody else has the lock.
    ///
    /// # Errors
    /// Fails when the disk does not support locks.
    pub fn wait(file: File) -> io::Result<Self> {
        file.lock()?;
        Ok(Self(file))
    }

    /// Takes the lock alone; `None` if anybody else has it.
    ///
    /// # Errors
    /// Fails when the disk does not support locks.
    pub fn exclusive(file: File) -> io::Result<Option<Self>> {
        let tried = file.try_lock();
        Self::tried(tried, file)
    }

    /// Takes a lock that others may share; `None` if somebody has it alone.
    ///
    /// # Errors
    /// Fails when the disk does not support locks.
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
        // If this fails, the following close releases the lock.
        drop(self.0.unlock());
    }
}
