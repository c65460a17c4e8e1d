//! Detects a packed file inside a packed file, which is not unpacked any further.

use std::collections::VecDeque;
use std::error::Error;
use std::fmt;
use std::io::{self, Read};

/// The first bytes of packed files, including formats that are not supported. No text begins with them.
const PACKED: [&[u8]; 8] = [
    b"\x1F\x8B",
    b"\x28\xB5\x2F\xFD",
    b"PK\x03\x04",
    b"\xFD7zXZ\0",
    b"7z\xBC\xAF\x27\x1C",
    b"Rar!\x1A\x07",
    b"\x04\x22\x4D\x18",
    b"LZIP\x01",
];

/// The number of bytes that suffice to recognise a packed file.
const LONGEST_MARK: usize = 10;

/// An unpacked file is packed again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackedTwice;

impl fmt::Display for PackedTwice {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("the file is packed twice")
    }
}

impl Error for PackedTwice {}

impl PackedTwice {
    /// Whether this is the reason for an error.
    pub fn is_why(error: &io::Error) -> bool {
        let why = error.get_ref();
        why.is_some_and(|why| why.downcast_ref::<Self>().is_some())
    }
}

/// Reads an unpacked stream. If it is packed again, the first read gives [`PackedTwice`].
#[derive(Debug)]
pub struct UnpackedOnce<R> {
    reader: R,
    /// The unread part of the beginning, once it is known.
    head: Option<VecDeque<u8>>,
    /// The error after the beginning, if there was one.
    trouble: Option<io::Error>,
}

impl<R: Read> UnpackedOnce<R> {
    /// Starts a reader of an unpacked stream.
    pub fn new(reader: R) -> Self {
        Self {
            reader,
            head: None,
            trouble: None,
        }
    }
}

impl<R: Read> Read for UnpackedOnce<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let head = match &mut self.head {
            Some(head) => head,
            none => {
                let mut head = Vec::new();
                let read = (&mut self.reader)
                    .take(LONGEST_MARK as u64)
                    .read_to_end(&mut head);
                if is_packed(&head) {
                    return Err(io::Error::new(io::ErrorKind::Unsupported, PackedTwice));
                }
                self.trouble = read.err();
                none.insert(head.into())
            }
        };
        match head.read(buffer)? {
            0 => match self.trouble.take() {
                Some(trouble) => Err(trouble),
                None => self.reader.read(buffer),
            },
            read => Ok(read),
        }
    }
}

/// Whether a file with this beginning is packed.
fn is_packed(head: &[u8]) -> bool {
    let is_bzip2 =
        matches!(head, [b'B', b'Z', b'h', b'1'..=b'9', rest @ ..] if rest.starts_with(b"1AY&SY"));
    is_bzip2 || PACKED.iter().any(|mark| head.starts_with(mark))
}
