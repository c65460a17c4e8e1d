//! Writes bytes to another program through its pipe, on a separate thread: a program that does not read delays nobody
//! else.

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{OFlags, fcntl_setfl};
use std::fs::File;
use std::io::{self, ErrorKind, Write as _};
use std::os::fd::OwnedFd;
use std::sync::Arc;
use std::thread::{self, JoinHandle};

/// The maximum time for another program to continue reading.
const PATIENCE: Timespec = Timespec {
    tv_sec: 10,
    tv_nsec: 0,
};
/// The maximum number of simultaneous requests. Further ones get nothing.
const MAX_AT_ONCE: usize = 16;

#[derive(Default)]
pub(super) struct Writers(Vec<JoinHandle<()>>);

impl Writers {
    pub(super) fn give(&mut self, bytes: Arc<[u8]>, pipe: OwnedFd) {
        self.0.retain(|writer| !writer.is_finished());
        if self.0.len() >= MAX_AT_ONCE {
            return;
        }
        let write = move || {
            if let Err(error) = write_all(&bytes, pipe) {
                log::info!("a reader of the clipboard: {error}");
            }
        };
        let thread = thread::Builder::new().name("clipboard pipe".to_owned());
        match thread.spawn(write) {
            Ok(writer) => self.0.push(writer),
            Err(error) => log::warn!("the clipboard: {error}"),
        }
    }

    /// Waits for programs that are still reading.
    pub(super) fn finish(self) {
        for writer in self.0 {
            // The thread has no result.
            drop(writer.join());
        }
    }
}

fn write_all(mut bytes: &[u8], pipe: OwnedFd) -> io::Result<()> {
    fcntl_setfl(&pipe, OFlags::NONBLOCK)?;
    let mut pipe = File::from(pipe);
    while !bytes.is_empty() {
        match pipe.write(bytes) {
            Ok(written) => bytes = bytes.get(written..).unwrap_or_default(),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) if error.kind() == ErrorKind::WouldBlock => wait_for_room(&pipe)?,
            // The reader has closed the pipe because it has read enough.
            Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

fn wait_for_room(pipe: &File) -> io::Result<()> {
    match poll(&mut [PollFd::new(pipe, PollFlags::OUT)], Some(&PATIENCE)) {
        Ok(0) => Err(ErrorKind::TimedOut.into()),
        Ok(_) | Err(rustix::io::Errno::INTR) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use std::io::Read as _;

    #[test]
    fn a_reader_that_does_not_read_delays_nobody() {
        let bytes: Arc<[u8]> = vec![7; 1_000_000].into();
        let mut writers = Writers::default();
        let (asleep, pipe) = io::pipe().unwrap();
        writers.give(Arc::clone(&bytes), pipe.into());
        let (mut reader, pipe) = io::pipe().unwrap();
        writers.give(Arc::clone(&bytes), pipe.into());
        let mut read = Vec::new();
        reader.read_to_end(&mut read).unwrap();
        assert!(*read == *bytes);
        // A reader that closes its pipe is done.
        drop(asleep);
        writers.finish();
    }

    #[test]
    fn too_many_readers_get_nothing_until_others_are_done() {
        let bytes: Arc<[u8]> = vec![7; 1_000_000].into();
        let mut writers = Writers::default();
        let asleep: Vec<_> = (0..MAX_AT_ONCE)
            .map(|_| {
                let (reader, pipe) = io::pipe().unwrap();
                writers.give(Arc::clone(&bytes), pipe.into());
                reader
            })
            .collect();
        let read_all = |writers: &mut Writers| {
            let (mut reader, pipe) = io::pipe().unwrap();
            writers.give(Arc::clone(&bytes), pipe.into());
            let mut read = Vec::new();
            reader.read_to_end(&mut read).unwrap();
            read.len()
        };
        assert_eq!(read_all(&mut writers), 0);
        drop(asleep);
        while read_all(&mut writers) == 0 {
            thread::yield_now();
        }
        writers.finish();
    }
}
