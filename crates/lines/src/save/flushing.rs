//! Flushes a new file to the disk while more of it is being written.
//!
//! The system accepts writes much faster than the disk does. Without this, a save would hang at its end until the disk
//! has everything, without progress and without a way to cancel.

use std::fs::File;
use std::io;
use std::sync::mpsc::sync_channel;
use std::thread;

/// The number of bytes written between two flushes.
const AT_ONCE: u64 = 32 << 20;

/// Runs `write`, which reports the number of bytes written, and flushes these to the disk at the same time. `write`
/// waits when it is far ahead of the disk.
///
/// Returns the result of `write` and that of the flushes. The latter cannot be asked for again: the system reports a
/// failed write only once.
pub(super) fn write_and_flush<T>(
    file: &File,
    write: impl FnOnce(&mut dyn FnMut(u64)) -> T,
) -> (T, io::Result<()>) {
    thread::scope(|scope| {
        // One flush is running and one is waiting; then the writer waits.
        let (ask, asked) = sync_channel::<()>(1);
        let flush_all = move || asked.iter().try_for_each(|()| file.sync_data());
        let Ok(flusher) = thread::Builder::new().spawn_scoped(scope, flush_all) else {
            return (write(&mut |_| {}), Ok(()));
        };
        let mut flushed = 0;
        let written = write(&mut |bytes| {
            if AT_ONCE <= bytes - flushed {
                flushed = bytes;
                // After a failure there is no receiver; the failure is returned below.
                let _told_below = ask.send(());
            }
        });
        drop(ask);
        let fared = flusher.join();
        let fared = fared.unwrap_or_else(|_panic| Err(io::Error::other("the flushing failed")));
        (written, fared)
    })
}
