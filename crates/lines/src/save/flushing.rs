//! Sending a new file to the disk while more of it is being written.
//!
//! The system takes writes much faster than the disk does. Without this, a save would stand at its
//! end for as long as the disk needs for all of it, with nothing to tell and no way to cancel.

use std::fs::File;
use std::io;
use std::sync::mpsc::sync_channel;
use std::thread;

/// So many bytes are written before the disk is asked to take them.
const AT_ONCE: u64 = 32 << 20;

/// Runs `write`, which tells how many bytes it has written, and sends these to the disk meanwhile.
/// `write` waits where it is far ahead of the disk.
///
/// Beside what `write` answers stands how the disk fared. That is not asked for a second time: the
/// system tells a failed write only once.
pub(super) fn write_and_flush<T>(
    file: &File,
    write: impl FnOnce(&mut dyn FnMut(u64)) -> T,
) -> (T, io::Result<()>) {
    thread::scope(|scope| {
        // One is under way, one waits, and then the writer waits.
        let (ask, asked) = sync_channel::<()>(1);
        let flush_all = move || asked.iter().try_for_each(|()| file.sync_data());
        let Ok(flusher) = thread::Builder::new().spawn_scoped(scope, flush_all) else {
            return (write(&mut |_| {}), Ok(()));
        };
        let mut flushed = 0;
        let written = write(&mut |bytes| {
            if AT_ONCE <= bytes - flushed {
                flushed = bytes;
                // Nobody listens any more after a failure, which is told below.
                let _told_below = ask.send(());
            }
        });
        drop(ask);
        let fared = flusher.join();
        let fared = fared.unwrap_or_else(|_panic| Err(io::Error::other("the flushing failed")));
        (written, fared)
    })
}
