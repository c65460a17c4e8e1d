//! What a file can be saved from.

use super::rows::Rows;
use std::io::{self, Write};
use std::ops::ControlFlow;

/// What a file can be saved from: it says how long it is, and the same bytes each time.
pub trait Content {
    /// How many bytes [`write_to`](Self::write_to) writes.
    fn byte_len(&self) -> u64;

    /// Writes all of it. `progress` gets the number of bytes written so far, now and then and at the
    /// end, and may stop the writing.
    ///
    /// # Errors
    ///
    /// What `out` answers, or [`io::ErrorKind::Interrupted`] if `progress` breaks.
    fn write_to(
        &self,
        out: &mut dyn Write,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> io::Result<()>;
}

impl Content for Rows {
    fn byte_len(&self) -> u64 {
        Self::byte_len(self)
    }

    fn write_to(
        &self,
        out: &mut dyn Write,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> io::Result<()> {
        Self::write_to(self, out, progress)
    }
}
