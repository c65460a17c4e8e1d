//! Splits the bytes of a whole document into lines, in any encoding and with any line ends, one block at a time.
//!
//! [`LineBlocks`] takes bytes as they are read and gives [`LineBlock`]s, which own their text and can be sent to
//! another thread; [`LineBlock::lines`] splits one into [`DocumentLine`]s. Lines end in LF, CRLF or CR, in any mixture.
//! A byte order mark is removed; if it is one of UTF-16, the lines are converted to UTF-8. Everything else is passed on
//! byte for byte.
//!
//! ```
//! use tabiya_lines::decoding::LineBlocks;
//!
//! let mut input: &[u8] = b"\xEF\xBB\xBFone\r\ntwo\rthree";
//! let mut blocks = LineBlocks::new();
//! let mut lines = Vec::new();
//! loop {
//!     // `std::io::Read::read(blocks.room())` for a file.
//!     let room = blocks.room();
//!     let read = input.len().min(room.len());
//!     room[..read].copy_from_slice(&input[..read]);
//!     input = &input[read..];
//!     blocks.filled(read); // 0 says that the input has ended
//!     while let Some(block) = blocks.next_block() {
//!         for line in block.lines() {
//!             lines.push((line.number, line.text.to_vec(), line.end.bytes()));
//!         }
//!         blocks.reuse(block); // saves an allocation
//!     }
//!     if read == 0 {
//!         break;
//!     }
//! }
//! assert_eq!(lines[0], (1, b"one".to_vec(), &b"\r\n"[..]));
//! assert_eq!(lines[1], (2, b"two".to_vec(), &b"\r"[..]));
//! assert_eq!(lines[2], (3, b"three".to_vec(), &b""[..]));
//! ```
//!
//! Promises: the sizes of the reads have no effect; `text` and `end` of all lines in order make up the document without
//! its mark; memory is a few blocks for any input. A line longer than a block is returned in parts, marked by
//! [`DocumentLine::part`].

mod blocks;
mod lines;
pub mod utf16;

pub use blocks::{BLOCK_LEN, LineBlock, LineBlocks};
pub use lines::{DocumentLine, LineEnd, LineEndCounts, LinePart, Lines};

use utf16::ByteOrder;

/// The encoding of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// A superset of ASCII: UTF-8, Latin-1 and the like.
    Bytes,
    /// UTF-8 with a byte order mark.
    MarkedUtf8,
    /// UTF-16 with a byte order mark.
    Utf16(ByteOrder),
}

impl Encoding {
    /// The length of the longest mark in bytes.
    const LONGEST_MARK: usize = 3;

    /// Detects the encoding of a document from its first bytes.
    pub fn of(document: &[u8]) -> Self {
        [
            Self::MarkedUtf8,
            Self::Utf16(ByteOrder::Little),
            Self::Utf16(ByteOrder::Big),
        ]
        .into_iter()
        .find(|encoding| document.starts_with(encoding.mark()))
        .unwrap_or(Self::Bytes)
    }

    /// The byte order mark before the first line; empty if the encoding has none.
    pub fn mark(self) -> &'static [u8] {
        match self {
            Self::Bytes => b"",
            Self::MarkedUtf8 => b"\xEF\xBB\xBF",
            Self::Utf16(ByteOrder::Little) => b"\xFF\xFE",
            Self::Utf16(ByteOrder::Big) => b"\xFE\xFF",
        }
    }
}
