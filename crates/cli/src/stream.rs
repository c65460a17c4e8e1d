//! Processes the lines of many files on all cores, with answers in order and in constant memory.
//!
//! A [`Pool`](tabiya_threads::pool::Pool) of workers takes block after block, and the answers are
//! written in order. No queue can grow, and a slow reader of the output slows down everything.
//!
//! Deliberately absent: the meaning of the lines.

mod inputs;
mod output;
mod work;

pub(super) use inputs::{InputFile, InputOrigin, InputPart, LineInputs, PartKind};
pub(super) use output::{EarlyEnd, Output, ProgressLine, is_standard_output};
pub(super) use work::{PartAnswer, PartTally, PartWork, work_through};

use std::error::Error;
use std::fmt;
use std::io::{self, Read};
use tabiya_lines::{Packing, UnpackedOnce};

/// The format of a compressed file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Packed {
    Gzip,
    Zip,
}

impl Packed {
    const ALL: [Self; 2] = [Self::Gzip, Self::Zip];

    /// Returns the first bytes of such a file, with which no text begins.
    const fn mark(self) -> &'static [u8] {
        match self {
            Self::Gzip => b"\x1F\x8B",
            Self::Zip => b"PK\x03\x04",
        }
    }

    /// Returns the format if a file could not be read because it is compressed.
    pub(crate) fn of(error: &io::Error) -> Option<Self> {
        error.get_ref()?.downcast_ref().copied()
    }
}

impl fmt::Display for Packed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("the file is packed")
    }
}

impl Error for Packed {}

/// Returns the reader with all its bytes, unless the file is compressed.
fn unpacked(reader: Box<dyn Read + Send>) -> io::Result<Box<dyn Read + Send>> {
    let marks = Packed::ALL.map(Packed::mark);
    let (head, reader) = with_head(reader, &marks)?;
    match Packed::ALL.into_iter().find(|packed| head == packed.mark()) {
        Some(packed) => Err(io::Error::new(io::ErrorKind::Unsupported, packed)),
        None => Ok(reader),
    }
}

/// Does the same as [`unpacked`] but decompresses streams while they are read. Archives are
/// refused.
fn unpacking(reader: Box<dyn Read + Send>) -> io::Result<Box<dyn Read + Send>> {
    let [gzip, zstandard, bzip2] = Packing::ALL.map(Packing::mark);
    let marks = [gzip, zstandard, bzip2, Packed::Zip.mark()];
    let (head, reader) = with_head(reader, &marks)?;
    if head == Packed::Zip.mark() {
        return Err(io::Error::new(io::ErrorKind::Unsupported, Packed::Zip));
    }
    let packing = Packing::ALL.into_iter().find(|one| head == one.mark());
    Ok(match packing {
        Some(packing) => Box::new(UnpackedOnce::new(packing.unpacked(reader))),
        None => reader,
    })
}

/// Reads from the beginning of a reader until it is clear whether the bytes are one of these marks. Returns that
/// beginning, and a reader of all the bytes.
fn with_head(
    mut reader: Box<dyn Read + Send>,
    marks: &[&[u8]],
) -> io::Result<(Vec<u8>, Box<dyn Read + Send>)> {
    let mut head = Vec::new();
    // It reads no more bytes than necessary, since somebody may be typing them.
    while marks.iter().any(|mark| is_beginning(&head, mark)) {
        let mut byte = [0];
        match reader.read(&mut byte) {
            Ok(0) => break,
            Ok(_) => head.extend(byte),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    let whole = Box::new(io::Cursor::new(head.clone()).chain(reader));
    Ok((head, whole))
}

fn is_beginning(head: &[u8], mark: &[u8]) -> bool {
    head.len() < mark.len() && mark.starts_with(head)
}
