//! The moves of a line as an engine has written them, not yet read.

use super::words::Words;

/// The moves of a line as an engine has written them. Only its position can tell what they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pv<'a> {
    text: &'a [u8],
}

impl<'a> Pv<'a> {
    /// The moves of this text.
    pub const fn of(text: &'a [u8]) -> Self {
        Self { text }
    }

    /// The text.
    pub const fn text(self) -> &'a [u8] {
        self.text
    }

    /// The moves, word by word.
    pub const fn words(self) -> Words<'a> {
        Words::of(self.text)
    }
}
