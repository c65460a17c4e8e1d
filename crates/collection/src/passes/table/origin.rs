//! The table from which the records of a collection were made.

use super::not_written::NotWritten;
use super::write::write_table;
use crate::games::{Conversion, LeftOut};
use crate::passes::chunks::Progress;
use std::fs::{File, Metadata};
use std::hash::Hasher as _;
use std::io::{self, Read, Seek as _, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use tabiya_lines::{Entry, Fingerprint, LoadError, Rows, Spool, read_opened};
use twox_hash::XxHash3_64;

/// By this a stream of bytes is known again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digest {
    bytes: u64,
    hash: u64,
}

/// Reads a stream and takes its digest.
pub struct Digesting<R> {
    reader: R,
    bytes: u64,
    hash: XxHash3_64,
}

/// A table from which records were made: how it is read once more, and what tells that it is still the same.
///
/// It is read through the handle with which it was opened, so it can be written again also when another file, such
/// as one with these very records, has taken its name.
#[derive(Debug)]
pub struct TableOrigin {
    path: PathBuf,
    entry: Option<Entry>,
    conversion: Conversion,
    file: Mutex<File>,
    digest: Digest,
}

impl<R: Read> Digesting<R> {
    /// Of this stream, from here on.
    pub fn new(reader: R) -> Self {
        Self {
            reader,
            bytes: 0,
            hash: XxHash3_64::with_seed(0),
        }
    }

    /// The digest of what was read.
    pub fn finish(&self) -> Digest {
        Digest {
            bytes: self.bytes,
            hash: self.hash.finish(),
        }
    }
}

impl<R: Read> Read for Digesting<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.reader.read(buffer)?;
        self.hash.write(buffer.get(..count).unwrap_or_default());
        self.bytes += count as u64;
        Ok(count)
    }
}

impl<R> std::fmt::Debug for Digesting<R> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{} bytes digested", self.bytes)
    }
}

impl TableOrigin {
    /// The table in this file, of which these records were made.
    pub fn new(
        path: PathBuf,
        entry: Option<Entry>,
        conversion: Conversion,
        file: File,
        digest: Digest,
    ) -> Self {
        Self {
            path,
            entry,
            conversion,
            file: Mutex::new(file),
            digest,
        }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The file in it, if it is an archive.
    pub fn entry(&self) -> Option<&Entry> {
        self.entry.as_ref()
    }

    /// How records were made of it.
    pub fn conversion(&self) -> &Conversion {
        &self.conversion
    }

    /// Reads from a copy from now on, if it has been reading from this file, which is about to be overwritten.
    ///
    /// # Errors
    /// When it cannot be copied.
    pub fn leave(&self, file: &Metadata) -> io::Result<()> {
        let mut ours = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        if !Fingerprint::of(&ours.metadata()?).is_of_same_file(&Fingerprint::of(file)) {
            return Ok(());
        }
        let mut copy = Spool::new()?;
        ours.rewind()?;
        io::copy(&mut *ours, &mut copy)?;
        *ours = copy.into_file()?;
        Ok(())
    }

    /// Writes the table as these rows have it, which were made of it; tells what of them it cannot say.
    ///
    /// # Errors
    /// [`NotWritten`] says why. What was written until then is of no use.
    pub fn write(
        &self,
        rows: &Rows,
        out: &mut dyn Write,
        progress: &mut Progress<'_>,
    ) -> Result<LeftOut, NotWritten> {
        let mut result = Err(NotWritten::Cancelled);
        let mut write = |reader: &mut (dyn Read + Send)| {
            let mut reader = Digesting::new(reader);
            result = write_table(&mut reader, &self.conversion, rows, out, progress);
            if result.is_ok() && reader.finish() != self.digest {
                result = Err(NotWritten::Changed);
            }
            Ok::<_, LoadError>(())
        };
        let file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        match read_opened(&self.path, &file, self.entry.as_ref(), &mut write) {
            Ok(()) => result,
            Err(LoadError::ChangedWhileReading) => Err(NotWritten::Changed),
            Err(error) => Err(NotWritten::Unreadable(error)),
        }
    }
}
