//! The unparsed moves of an engine's line.

use super::words::Words;

/// The unparsed moves of an engine's line. Their meaning depends on its position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pv<'a> {
    text: &'a [u8],
}

impl<'a> Pv<'a> {
    /// Takes the moves of this text.
    pub const fn of(text: &'a [u8]) -> Self {
        Self { text }
    }

    /// The text of all moves.
    pub const fn text(self) -> &'a [u8] {
        self.text
    }

    /// The moves as single words.
    pub const fn words(self) -> Words<'a> {
        Words::of(self.text)
    }
}
