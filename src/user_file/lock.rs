//! One program at a time changes a file.

use crate::lines::LoadError;
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

/// Others hold it for milliseconds. One that was stopped in between must not stop us.
const PATIENCE: Duration = Duration::from_secs(3);
const INTERVAL: Duration = Duration::from_millis(10);

/// Waits until nobody else changes the file, and keeps others out until the result is dropped.
///
/// The lock is a file of its own, since every change replaces the file itself. It is never removed,
/// since another program may be waiting for it.
pub(super) fn locked(path: &Path) -> io::Result<File> {
    let file = lock_file(&path.with_extension("lock"))?;
    let began = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            // Some network disks have no locks; a change that is lost there is better than none kept.
            Err(TryLockError::Error(error)) if has_no_locks(&error) => return Ok(file),
            Err(TryLockError::Error(error)) => return Err(error),
            Err(TryLockError::WouldBlock) if began.elapsed() > PATIENCE => {
                return Err(io::ErrorKind::TimedOut.into());
            }
            Err(TryLockError::WouldBlock) => std::thread::sleep(INTERVAL),
        }
    }
}

/// Whether the disk has no locks at all. The standard library has no kind for what Windows says then.
pub(crate) fn has_no_locks(error: &io::Error) -> bool {
    const INVALID_FUNCTION: i32 = 1;
    let is_told = cfg!(windows) && error.raw_os_error() == Some(INVALID_FUNCTION);
    error.kind() == io::ErrorKind::Unsupported || is_told
}

/// Opens the file of the lock, follows no link to elsewhere, and waits for nobody at the other end of a
/// pipe.
pub(crate) fn lock_file(path: &Path) -> io::Result<File> {
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
