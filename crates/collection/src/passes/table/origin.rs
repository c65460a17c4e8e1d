//! The table from which the records of a collection were made. It is read and written with the present content of the
//! records.

use super::merge::Merge;
use super::{Looked, NotWritten, Shape, TableEdits};
use crate::games::{Columns, Conversion, LeftOutOfTable, RowPart, TableExtractor};
use crate::passes::chunks::LineProgress;
use crate::passes::parts::{FilePart, Parts};
use std::fs::{File, Metadata};
use std::hash::Hasher as _;
use std::io::{self, Read, Seek as _, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use tabiya_lines::decoding::Encoding;
use tabiya_lines::{ArchiveEntry, Fingerprint, LoadError, Rows, Spool, read_opened};
use tabiya_threads::pool::{Pool, PoolEvent};
use twox_hash::XxHash3_64;

/// A digest that identifies a stream of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digest {
    bytes: u64,
    hash: u64,
}

/// Reads a stream and computes its digest.
pub struct Digesting<R> {
    reader: R,
    bytes: u64,
    hash: XxHash3_64,
}

/// A table from which records were made: the way to read it again, and the digest that shows
/// whether it is unchanged.
///
/// It is read through the handle with which it was opened, so it can be written again even if another file has taken
/// its name, for example one with these records.
#[derive(Debug)]
pub struct TableOrigin {
    path: PathBuf,
    entry: Option<ArchiveEntry>,
    conversion: Conversion,
    file: Mutex<File>,
    digest: Digest,
}

impl<R: Read> Digesting<R> {
    /// Starts a digest of this stream from here on.
    pub fn new(reader: R) -> Self {
        Self {
            reader,
            bytes: 0,
            hash: XxHash3_64::with_seed(0),
        }
    }

    /// Returns the digest of the bytes read so far.
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
    /// Creates the origin of records that were made from the table in this file.
    pub fn new(
        path: PathBuf,
        entry: Option<ArchiveEntry>,
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

    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the table's entry, if the file is an archive.
    pub fn entry(&self) -> Option<&ArchiveEntry> {
        self.entry.as_ref()
    }

    /// Returns the conversion that made the records.
    pub fn conversion(&self) -> &Conversion {
        &self.conversion
    }

    /// Switches to a copy if it reads from this file, which is about to be overwritten.
    ///
    /// # Errors
    /// Fails when it cannot be copied.
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

    /// Writes the table with the content of these rows, which were made from it. Returns the content for which the
    /// table has no place.
    ///
    /// # Errors
    /// [`NotWritten`] gives the reason. The output so far is useless.
    pub fn write(
        &self,
        rows: &Rows,
        out: &mut dyn Write,
        progress: &mut LineProgress<'_>,
    ) -> Result<LeftOutOfTable, NotWritten> {
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

/// A part of the stream on its way to the output.
enum Piece {
    Rows(RowPart, Arc<Columns>, Shape),
    /// The end of the stream; a byte of UTF-16 may be left over.
    End(Option<u8>),
}

/// Reads the table from which records were made, and writes it with the content of the rows.
/// Returns what it cannot hold of them.
///
/// Rows of the table keep their order. A new record comes after the record that precedes it in the
/// rows. Memory is bounded, except for some bytes per changed record, and one bit per other record.
///
/// # Errors
/// [`NotWritten`] gives the reason. Part of the output may have been written.
pub fn write_table(
    reader: &mut (dyn Read + Send),
    conversion: &Conversion,
    rows: &Rows,
    out: &mut dyn Write,
    progress: &mut LineProgress<'_>,
) -> Result<LeftOutOfTable, NotWritten> {
    let edits = TableEdits::of(rows);
    let of = rows.source().line_count().max(1);
    let mut merge = Merge::new(rows, edits, out);
    let mut parts = Parts::keeping_all(reader, conversion.clone());
    let mut has_ended = false;
    let next = |_: &mut Option<TableExtractor>| -> Option<io::Result<Piece>> {
        if has_ended {
            return None;
        }
        let piece = next_piece(&mut parts);
        has_ended = !matches!(piece, Ok(Piece::Rows(..)));
        Some(piece)
    };
    let look = |extractor: &mut Option<TableExtractor>, piece| match piece {
        Piece::Rows(part, columns, shape) => {
            let new = || TableExtractor::new(Columns::clone(&columns));
            let spans = extractor.get_or_insert_with(new).spans(&part);
            Looked::Rows(part, spans, columns, shape)
        }
        Piece::End(odd) => Looked::End(odd),
    };
    let flow = Pool::new("table").run(
        next,
        || None,
        |extractor, piece, _| piece.map(|piece| look(extractor, piece)),
        |event| {
            let result = match event {
                PoolEvent::Result(Ok(looked)) => merge.take(looked),
                PoolEvent::Result(Err(error)) => Err(NotWritten::Unreadable(error.into())),
                PoolEvent::Idle => Ok(()),
            };
            let result = result.and_then(|()| match progress(merge.records().min(of), of) {
                ControlFlow::Continue(()) => Ok(()),
                ControlFlow::Break(()) => Err(NotWritten::Cancelled),
            });
            result.map_or_else(ControlFlow::Break, ControlFlow::Continue)
        },
    );
    match flow {
        ControlFlow::Continue(()) if merge.is_whole() => Ok(merge.finish()),
        // The table no longer has the rows of which the records were made.
        ControlFlow::Continue(()) => Err(NotWritten::Changed),
        ControlFlow::Break(error) => Err(error),
    }
}

fn next_piece<R: Read>(parts: &mut Parts<R>) -> io::Result<Piece> {
    let part = parts.next_part()?;
    let shape = Shape {
        encoding: parts.encoding().unwrap_or(Encoding::Bytes),
        mark: parts.mark(),
    };
    match part {
        Some(FilePart::Rows(part, columns)) => Ok(Piece::Rows(part, columns, shape)),
        // The file is no longer a table.
        Some(FilePart::Games(_) | FilePart::Training(_)) => Err(io::ErrorKind::InvalidData.into()),
        None => Ok(Piece::End(parts.odd_byte())),
    }
}
