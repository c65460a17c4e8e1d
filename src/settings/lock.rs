//! One program at a time changes the settings file.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

/// Others hold it for milliseconds. One that was stopped in between must not stop us.
const PATIENCE: Duration = Duration::from_secs(1);
const INTERVAL: Duration = Duration::from_millis(10);

/// Waits until nobody else changes the file, and keeps others out until the result is dropped.
///
/// The lock is a file of its own: the settings file is replaced by every change. It is never
/// removed, since another program may be waiting for it.
pub(super) fn locked(settings: &Path) -> io::Result<File> {
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(settings.with_extension("lock"))?;
    let began = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            // Some network disks have no locks; a choice that is lost there is better than none kept.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
                return Ok(file);
            }
            Err(TryLockError::Error(error)) => return Err(error),
            Err(TryLockError::WouldBlock) if began.elapsed() > PATIENCE => {
                return Err(io::ErrorKind::TimedOut.into());
            }
            Err(TryLockError::WouldBlock) => std::thread::sleep(INTERVAL),
        }
    }
}
