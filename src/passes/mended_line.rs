//! A line that mending would change.

/// A row and what mending would make of its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MendedLine {
    /// The row.
    pub row: u64,
    /// What would stand there.
    pub line: Vec<u8>,
    /// Whether words behind the position, or marks of a variant, would be lost.
    pub drops_words: bool,
}
