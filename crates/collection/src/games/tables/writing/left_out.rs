//! The content of records that a table cannot hold.

use std::collections::BTreeMap;

/// The maximum number of operations reported by name.
const MOST_NAMES: usize = 40;

/// The content of changed and new records that the table has no place for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// Operations without a column, or whose column cannot hold them, each with the number of
    /// records.
    pub operations: BTreeMap<String, u64>,
    /// The number of positions that could not be written. The row of such a record keeps its
    /// position; a new record gets no row.
    pub positions: u64,
    /// The number of lines that are not positions.
    pub unreadable: u64,
    /// Whether records are in another order than the rows they were made of.
    pub is_reordered: bool,
}

impl LeftOut {
    /// Whether everything was written.
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }

    /// Counts one more record with this operation, which was not written.
    pub(super) fn add_operation(&mut self, opcode: &[u8]) {
        let opcode = String::from_utf8_lossy(opcode).into_owned();
        if self.operations.len() < MOST_NAMES || self.operations.contains_key(&opcode) {
            *self.operations.entry(opcode).or_default() += 1;
        } else {
            *self.operations.entry("…".to_owned()).or_default() += 1;
        }
    }
}
