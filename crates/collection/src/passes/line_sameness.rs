//! Keys of lines that are equal for lines that count as the same.

use super::boards::position_of_line;
use super::canonical::{LineKeys, SameFields, Sameness, canonical};
use tabiya_notation::record::{LineKind, line_kind};

/// Makes keys of lines. Their factors are random, so only keys of one value can be compared.
#[derive(Debug)]
pub struct LineSameness {
    keys: LineKeys,
    sameness: Sameness,
}

impl LineSameness {
    /// Creates the keys for a sameness.
    pub fn new(sameness: Sameness) -> Self {
        Self {
            keys: LineKeys::new(),
            sameness,
        }
    }

    /// Returns the key of a line, of 96 bits; `None` for comments and blank lines, which are never the same as others.
    pub fn key(&self, line: &[u8]) -> Option<u128> {
        let are_lines_compared = self.sameness.fields == SameFields::Line;
        let position = (!are_lines_compared).then(|| position_of_line(line));
        match position.flatten() {
            Some(position) => Some(self.keys.of_words(&canonical(&position, self.sameness))),
            None => match line_kind(line) {
                LineKind::Blank | LineKind::Comment => None,
                LineKind::Record | LineKind::Unreadable => Some(self.keys.of_text(line)),
            },
        }
    }
}
