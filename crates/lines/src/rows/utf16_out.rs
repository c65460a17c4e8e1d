//! Converts text to UTF-16, in slices of any kind.

use std::io;

use crate::decoding::utf16::{self, ByteOrder};

/// The number of bytes converted at a time.
const STEP: usize = 1 << 20;

/// Converts text to UTF-16, in slices that may split characters.
pub(super) struct Utf16Out {
    order: ByteOrder,
    /// The beginning of a character whose rest has not arrived yet.
    held: Vec<u8>,
    units: Vec<u8>,
}

impl Utf16Out {
    pub(super) fn new(order: ByteOrder) -> Self {
        Self {
            order,
            held: Vec::new(),
            units: Vec::new(),
        }
    }

    /// Passes on the units of a slice of text.
    pub(super) fn write(
        &mut self,
        text: &[u8],
        take: &mut dyn FnMut(&[u8]) -> io::Result<()>,
    ) -> io::Result<()> {
        for step in text.chunks(STEP) {
            self.held.extend_from_slice(step);
            let whole = utf16::whole_chars(&self.held).len();
            self.encode(whole, take)?;
        }
        Ok(())
    }

    /// Passes on the remaining units.
    pub(super) fn finish(
        &mut self,
        take: &mut dyn FnMut(&[u8]) -> io::Result<()>,
    ) -> io::Result<()> {
        self.encode(self.held.len(), take)
    }

    fn encode(
        &mut self,
        len: usize,
        take: &mut dyn FnMut(&[u8]) -> io::Result<()>,
    ) -> io::Result<()> {
        self.units.clear();
        let whole = self.held.get(..len).unwrap_or_default();
        utf16::encode(whole, self.order, &mut self.units);
        self.held.drain(..len);
        take(&self.units)
    }
}
