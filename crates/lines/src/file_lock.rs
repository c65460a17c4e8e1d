//! File locks that are released at a definite moment, and a lock that lets one program at a time change a small file.
//!
//! Closing the file is not enough: a process that is just being started, for example an engine, has copies of all our
//! files until it runs its own program, and would keep the lock.

use crate::LoadError;
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

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

/// The maximum time to wait. Other processes hold the lock only for milliseconds, and one that was suspended meanwhile
/// must not block this one.
const PATIENCE: Duration = Duration::from_secs(3);
const INTERVAL: Duration = Duration::from_millis(10);

/// Keeps other programs out until it is dropped. On a disk without locks, such as some network disks, it keeps nobody
/// out: losing one of two simultaneous changes is better than saving none.
#[derive(Debug)]
pub struct Locked {
    _lock: Option<FileLock>,
}

/// Waits until nobody else changes the file, and keeps others out until the result is dropped.
///
/// The lock is a separate file, because every change replaces the file itself. It is never removed, because another
/// program may be waiting for it.
pub(super) fn locked(path: &Path) -> io::Result<Locked> {
    let lock = path.with_extension("lock");
    let began = Instant::now();
    loop {
        if let Some(locked) = try_locked(&lock)? {
            return Ok(locked);
        }
        if began.elapsed() > PATIENCE {
            return Err(io::ErrorKind::TimedOut.into());
        }
        std::thread::sleep(INTERVAL);
    }
}

/// Locks this file, which serves only as a lock; `None` if another program has locked it.
///
/// # Errors
/// Fails when it cannot be opened, or is not a regular file.
pub fn try_locked(lock: &Path) -> io::Result<Option<Locked>> {
    match FileLock::exclusive(lock_file(lock)?) {
        Ok(lock) => Ok(lock.map(|lock| Locked { _lock: Some(lock) })),
        Err(error) if has_no_locks(&error) => Ok(Some(Locked { _lock: None })),
        Err(error) => Err(error),
    }
}

/// Whether the disk has no locks at all. The standard library has no kind for this error on Windows.
fn has_no_locks(error: &io::Error) -> bool {
    const INVALID_FUNCTION: i32 = 1;
    let is_told = cfg!(windows) && error.raw_os_error() == Some(INVALID_FUNCTION);
    error.kind() == io::ErrorKind::Unsupported || is_told
}

/// Opens the lock file. Follows no link and does not block on a pipe.
fn lock_file(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.create(true).truncate(false).write(true);
    careful(&mut options);
    let file = options.open(path)?;
    if file.metadata()?.is_file() {
        Ok(file)
    } else {
        Err(io::Error::other(LoadError::NotRegular))
    }
}

#[cfg(unix)]
fn careful(options: &mut OpenOptions) {
    use rustix::fs::OFlags;
    use std::os::unix::fs::OpenOptionsExt as _;
    let flags = OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::NOFOLLOW;
    options.custom_flags(flags.bits().cast_signed());
}

#[cfg(not(unix))]
fn careful(_options: &mut OpenOptions) {}
