//! The bytes of a tail as text: all of them as UTF-8, or, where that cannot be, as Latin-1.

use std::borrow::Cow;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Encoding {
    Utf8,
    Latin1,
}

impl Encoding {
    pub(super) fn of(tail: &[u8]) -> Self {
        match std::str::from_utf8(tail) {
            Ok(_) => Self::Utf8,
            Err(_) => Self::Latin1,
        }
    }

    /// The text of a part of the tail.
    pub(super) fn decode(self, part: &[u8]) -> Cow<'_, str> {
        match self {
            Self::Utf8 => String::from_utf8_lossy(part),
            Self::Latin1 => Cow::Owned(part.iter().copied().map(char::from).collect()),
        }
    }

    /// The bytes of a text; `None` when it has letters that Latin-1 lacks.
    pub(super) fn encode(self, text: &str) -> Option<Vec<u8>> {
        match self {
            Self::Utf8 => Some(text.as_bytes().to_vec()),
            Self::Latin1 => text
                .chars()
                .map(|letter| u8::try_from(letter).ok())
                .collect(),
        }
    }
}
