//! The bytes of a table, and the reasons why they cannot be used.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

/// The bytes of a table, wherever they are.
pub trait Source: fmt::Debug + Send + Sync {
    /// The number of bytes.
    fn byte_len(&self) -> u64;

    /// Fills the buffer with the bytes from this place on.
    ///
    /// # Errors
    ///
    /// [`TableError::Cut`] if the source ends before, [`TableError::Unreadable`] if the bytes cannot be fetched.
    fn read_at(&self, place: u64, buffer: &mut [u8]) -> Result<(), TableError>;
}

impl Source for Arc<[u8]> {
    fn byte_len(&self) -> u64 {
        self.len() as u64
    }

    fn read_at(&self, place: u64, buffer: &mut [u8]) -> Result<(), TableError> {
        let start = usize::try_from(place).map_err(|_too_large| TableError::Cut)?;
        let end = start.checked_add(buffer.len()).ok_or(TableError::Cut)?;
        buffer.copy_from_slice(self.get(start..end).ok_or(TableError::Cut)?);
        Ok(())
    }
}

/// The reason why a table cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableError {
    /// The file is no table of the expected kind.
    Foreign,
    /// The file ends before its last block.
    Cut,
    /// The content contradicts itself.
    Damaged,
    /// The table is about other pieces than its name says.
    OtherPieces,
    /// The bytes cannot be fetched.
    Unreadable,
}

impl Error for TableError {}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Foreign => "the file is not a table of this kind",
            Self::Cut => "the file is cut short",
            Self::Damaged => "the file is damaged",
            Self::OtherPieces => "the table is about other pieces",
            Self::Unreadable => "the file cannot be read",
        })
    }
}

/// Reads a source from front to back.
#[derive(Debug)]
pub(crate) struct Cursor<'a> {
    pub(crate) source: &'a dyn Source,
    pub(crate) place: u64,
}

impl Cursor<'_> {
    pub(crate) fn bytes<const N: usize>(&mut self) -> Result<[u8; N], TableError> {
        let mut bytes = [0; N];
        self.source.read_at(self.place, &mut bytes)?;
        self.place += N as u64;
        Ok(bytes)
    }

    pub(crate) fn byte(&mut self) -> Result<u8, TableError> {
        Ok(u8::from_le_bytes(self.bytes()?))
    }

    pub(crate) fn u16(&mut self) -> Result<u16, TableError> {
        Ok(u16::from_le_bytes(self.bytes()?))
    }

    /// Goes on to the next multiple of a power of two.
    pub(crate) fn align(&mut self, to: u64) {
        self.place = self.place.next_multiple_of(to);
    }

    /// Takes so many bytes, which the source must have, and gives the place where they begin.
    pub(crate) fn skip(&mut self, bytes: u64) -> Result<u64, TableError> {
        let start = self.place;
        let end = start.checked_add(bytes).ok_or(TableError::Cut)?;
        if end > self.source.byte_len() {
            return Err(TableError::Cut);
        }
        self.place = end;
        Ok(start)
    }
}
