//! Contents that can be saved to a file.

use super::rows::Rows;
use std::fs::Metadata;
use std::io::{self, Write};
use std::ops::ControlFlow;

/// A content that can be saved to a file. Its length is known, and it gives the same bytes each time.
pub trait Content {
    /// The number of bytes that [`write_to`](Self::write_to) writes.
    ///
    /// # Errors
    ///
    /// When a source of the content cannot be read.
    fn byte_len(&self) -> io::Result<u64>;

    /// Writes all bytes. `progress` gets the number of bytes written so far from time to time and at the end, and may
    /// stop the writing.
    ///
    /// # Errors
    ///
    /// An error of `out`, or [`io::ErrorKind::Interrupted`] if `progress` breaks.
    fn write_to(
        &self,
        out: &mut dyn Write,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> io::Result<()>;

    /// Copies everything that the content reads from this file to another place, because the file is about to be
    /// overwritten in place or cannot be replaced while it is open.
    ///
    /// # Errors
    ///
    /// When there is no room for the copy: then the file must not be overwritten.
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

/// Bytes in memory.
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
