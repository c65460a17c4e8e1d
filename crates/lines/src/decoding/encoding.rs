//! How a document is encoded, as its mark tells.

use super::utf16::ByteOrder;

/// How a document is encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// Bytes of which ASCII is a part: UTF-8, Latin-1 and the like.
    Bytes,
    /// UTF-8 behind a byte order mark.
    MarkedUtf8,
    /// UTF-16 behind a byte order mark.
    Utf16(ByteOrder),
}

impl Encoding {
    /// The longest mark.
    pub(super) const LONGEST_MARK: usize = 3;

    /// The encoding of a document, by its first bytes.
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

    /// The byte order mark in front of the first line; empty where there is none.
    pub fn mark(self) -> &'static [u8] {
        match self {
            Self::Bytes => b"",
            Self::MarkedUtf8 => b"\xEF\xBB\xBF",
            Self::Utf16(ByteOrder::Little) => b"\xFF\xFE",
            Self::Utf16(ByteOrder::Big) => b"\xFE\xFF",
        }
    }
}
