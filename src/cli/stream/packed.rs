//! Packed files, which are no lines of text.

use std::error::Error;
use std::fmt;
use std::io::{self, Read};

/// How a file is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Packed {
    Gzip,
    Zip,
}

impl Packed {
    const ALL: [Self; 2] = [Self::Gzip, Self::Zip];

    /// What such a file begins with. No text does.
    const fn mark(self) -> &'static [u8] {
        match self {
            Self::Gzip => b"\x1F\x8B",
            Self::Zip => b"PK\x03\x04",
        }
    }

    /// Whether a file could not be read because it is packed, and how.
    pub(in crate::cli) fn of(error: &io::Error) -> Option<Self> {
        error.get_ref()?.downcast_ref().copied()
    }
}

impl fmt::Display for Packed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("the file is packed")
    }
}

impl Error for Packed {}

/// The reader as it was, with nothing read of it, unless it reads a packed file.
pub(super) fn unpacked(mut reader: Box<dyn Read + Send>) -> io::Result<Box<dyn Read + Send>> {
    let mut head = Vec::new();
    // No byte more than is needed: somebody may be typing them.
    while Packed::ALL
        .iter()
        .any(|packed| is_beginning(&head, packed.mark()))
    {
        let mut byte = [0];
        match reader.read(&mut byte) {
            Ok(0) => break,
            Ok(_) => head.extend(byte),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    match Packed::ALL.into_iter().find(|packed| head == packed.mark()) {
        Some(packed) => Err(io::Error::new(io::ErrorKind::Unsupported, packed)),
        None => Ok(Box::new(io::Cursor::new(head).chain(reader))),
    }
}

fn is_beginning(head: &[u8], mark: &[u8]) -> bool {
    head.len() < mark.len() && mark.starts_with(head)
}
