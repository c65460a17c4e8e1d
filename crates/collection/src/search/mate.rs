//! Mate in a number of moves, as operations and themes of puzzles name it.

use tabiya_notation::operations::operations;

/// The word before the number in the themes of puzzles: `mateIn2`.
const THEME: &[u8] = b"mateIn";

/// A mate in a number of moves, as a test of records.
#[derive(Clone, Copy, Debug)]
pub(super) struct MateTest(pub(super) u8);

impl MateTest {
    /// Whether the tail of a record names such a mate: `dm 2`, `bm Qh7 #2`, or a theme `mateIn2`.
    pub(super) fn matches(self, tail: &[u8]) -> bool {
        self.is_theme_in(tail)
            || operations(tail).any(|operation| operation.announced_mate() == Some(self.0.into()))
    }

    fn is_theme_in(self, tail: &[u8]) -> bool {
        let mut words = tail.split(|byte| !byte.is_ascii_alphanumeric());
        words.any(|word| {
            let number = word
                .split_at_checked(THEME.len())
                .filter(|(theme, _)| theme.eq_ignore_ascii_case(THEME))
                .and_then(|(_, number)| str::from_utf8(number).ok()?.parse().ok());
            number == Some(self.0)
        })
    }
}
