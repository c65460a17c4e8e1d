//! The encoding of a document, by its byte order mark.

use super::utf16::ByteOrder;

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
    pub(super) const LONGEST_MARK: usize = 3;

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
