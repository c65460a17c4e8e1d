//! Lets one program at a time change a file.

use crate::LoadError;
use crate::file_lock::FileLock;
use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

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
