//! What training data cannot hold.

use std::collections::BTreeMap;

/// The maximum number of operations reported by name.
const MOST_NAMES: usize = 40;

/// A property of a position that a form of training data has no place for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LostField {
    /// Which side is to move: the position is written with the colours exchanged.
    Side,
    /// Castling rights.
    Castling,
    /// The en-passant square.
    EnPassant,
    /// The halfmove clock and the number of the move.
    Counters,
}

impl LostField {
    /// All properties.
    pub const ALL: [Self; 4] = [Self::Side, Self::Castling, Self::EnPassant, Self::Counters];
}

/// The content of records for which training data has no place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftOutOfTraining {
    /// Operations, each with the number of records.
    pub operations: BTreeMap<String, u64>,
    /// Properties of positions, each with the number of records.
    pub fields: BTreeMap<LostField, u64>,
    /// The number of records that lack a move, a score or a result that the form needs. They were not written.
    pub incomplete: u64,
    /// The number of records that the form cannot express, for example because of a large number. They were not written.
    pub positions: u64,
    /// The number of lines that are not positions.
    pub unreadable: u64,
}

impl LeftOutOfTraining {
    /// Whether everything was written.
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }

    /// Whether whole records were left out.
    pub fn has_lost_records(&self) -> bool {
        self.incomplete + self.positions > 0
    }

    /// Counts one more record with this operation, which was not written.
    pub(super) fn add_operation(&mut self, opcode: &[u8]) {
        let opcode = String::from_utf8_lossy(opcode).into_owned();
        let is_named = self.operations.len() < MOST_NAMES || self.operations.contains_key(&opcode);
        let name = if is_named { opcode } else { "…".to_owned() };
        *self.operations.entry(name).or_default() += 1;
    }

    /// Counts one more record with this property, which was not written.
    pub(super) fn add_field(&mut self, field: LostField) {
        *self.fields.entry(field).or_default() += 1;
    }
}
