//! Reports the progress of reading, and lets the caller stop it.

use std::io::{self, Read};
use std::ops::ControlFlow;

/// The number of bytes between two reports.
const STEP: u64 = 64 << 10;

/// A reader that reports the number of bytes read, and can be stopped.
pub(super) struct Watched<'a, R> {
    input: R,
    done: u64,
    of: u64,
    told: u64,
    is_stopped: bool,
    progress: &'a mut dyn FnMut(u64, u64) -> ControlFlow<()>,
}

impl<'a, R: Read> Watched<'a, R> {
    /// Starts a reader; `of` is the total number of bytes.
    pub(super) fn new(
        input: R,
        of: u64,
        progress: &'a mut dyn FnMut(u64, u64) -> ControlFlow<()>,
    ) -> Self {
        Self {
            input,
            done: 0,
            of,
            told: 0,
            is_stopped: false,
            progress,
        }
    }

    /// Whether it was stopped.
    pub(super) fn is_stopped(&self) -> bool {
        self.is_stopped
    }
}

impl<R: Read> Read for Watched<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if STEP <= self.done - self.told {
            self.told = self.done;
            self.is_stopped |= (self.progress)(self.done, self.of).is_break();
        }
        if self.is_stopped {
            return Err(io::Error::other("stopped"));
        }
        let read = self.input.read(buffer)?;
        self.done += read as u64;
        Ok(read)
    }
}
