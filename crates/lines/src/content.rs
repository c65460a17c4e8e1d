//! What a file can be saved from.

use super::rows::Rows;
use std::fs::Metadata;
use std::io::{self, Write};
use std::ops::ControlFlow;

/// What a file can be saved from: it says how long it is, and the same bytes each time.
pub trait Content {
    /// How many bytes [`write_to`](Self::write_to) writes.
    ///
    /// # Errors
    ///
    /// When what it is made from cannot be read.
    fn byte_len(&self) -> io::Result<u64>;

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

    /// Puts elsewhere what it reads from a file that is about to be overwritten in place, or cannot be replaced
    /// as long as it is open.
    ///
    /// # Errors
    ///
    /// When there is no room for it: then the file must not be overwritten.
    fn leave(&self, _file: &Metadata) -> io::Result<()> {
        Ok(())
    }
}

impl Content for Rows {
    fn byte_len(&self) -> io::Result<u64> {
        Ok(Self::byte_len(self)?)
    }

    fn write_to(
        &self,
        out: &mut dyn Write,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> io::Result<()> {
        Self::write_to(self, out, progress)
    }
    fn leave(&self, file: &Metadata) -> io::Result<()> {
        Ok(self.source().leave(file)?)
    }
}

/// Bytes that are all there.
impl Content for &[u8] {
    fn byte_len(&self) -> io::Result<u64> {
        Ok(self.len() as u64)
    }

    fn write_to(
        &self,
        out: &mut dyn Write,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> io::Result<()> {
        out.write_all(self)?;
        match progress(self.len() as u64) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(io::ErrorKind::Interrupted.into()),
        }
    }
}
