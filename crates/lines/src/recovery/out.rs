//! Buffers records on their way to the file.

use super::record::Writing;
use std::fs::File;
use std::io::{self, Write as _};

/// The number of bytes collected before a write.
const BUFFER: usize = 8 << 20;

/// Records on their way to the file.
pub(super) struct Out<'a> {
    file: &'a File,
    buffer: Vec<u8>,
    written: u64,
}

impl<'a> Out<'a> {
    pub(super) fn new(file: &'a File) -> Self {
        Self {
            file,
            buffer: Vec::new(),
            written: 0,
        }
    }

    /// The number of bytes written to the file.
    pub(super) fn written(&self) -> u64 {
        self.written
    }

    pub(super) fn put(&mut self, record: Writing) -> io::Result<()> {
        self.buffer.extend(record.framed());
        if BUFFER <= self.buffer.len() {
            self.flush()?;
        }
        Ok(())
    }

    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.file.write_all(&self.buffer)?;
        self.written += self.buffer.len() as u64;
        self.buffer.clear();
        Ok(())
    }
}
