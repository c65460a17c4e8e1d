//! What a table cannot say of its records.

use std::collections::BTreeMap;

/// So many operations are told by their names.
const MOST_NAMES: usize = 40;

/// What of changed and new records a table has no place for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// Operations for which there is no column, or whose column cannot say this, each with the number of records.
    pub operations: BTreeMap<String, u64>,
    /// How many positions could not be written. A row of which such a record was made keeps its position; a new
    /// record has no row.
    pub positions: u64,
    /// How many lines are no positions.
    pub unreadable: u64,
    /// Whether records stand in another order than the rows of which they were made.
    pub is_reordered: bool,
}

impl LeftOut {
    /// Whether everything was written.
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }

    /// One record more has this operation, which was not written.
    pub(super) fn add_operation(&mut self, opcode: &[u8]) {
        let opcode = String::from_utf8_lossy(opcode).into_owned();
        if self.operations.len() < MOST_NAMES || self.operations.contains_key(&opcode) {
            *self.operations.entry(opcode).or_default() += 1;
        } else {
            *self.operations.entry("…".to_owned()).or_default() += 1;
        }
    }
}
