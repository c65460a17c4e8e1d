//! The fields that a text does not have, so that the position has the values of a new one.

use super::report::{Interpretation, RepairKind};

/// The fields that are assumed because the text does not have them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AssumedFields {
    /// The side to move.
    pub side_to_move: bool,
    /// The castling rights.
    pub castling: bool,
    /// One of the counters or both.
    pub counters: bool,
}

impl AssumedFields {
    /// The fields that a text with this many fields lacks. The counters of a text with operations are among these.
    ///
    /// ```
    /// use tabiya_notation::repair::AssumedFields;
    ///
    /// let assumed = AssumedFields::after(2, false);
    /// assert!(!assumed.side_to_move && assumed.castling && assumed.counters);
    /// assert!(!AssumedFields::after(6, false).is_any());
    /// ```
    pub const fn after(fields: u8, has_operations: bool) -> Self {
        Self {
            side_to_move: fields < 2,
            castling: fields < 3,
            counters: fields < 6 && !(has_operations && fields == 4),
        }
    }

    /// The fields that this reading adds to its text.
    pub fn of(reading: &Interpretation) -> Self {
        let is_missing = |kind| kind == RepairKind::MissingFields;
        let added = reading.repairs.iter().filter(|it| is_missing(it.kind));
        let words: Vec<_> = added.flat_map(|it| it.became.split_whitespace()).collect();
        let dashes = words.iter().filter(|word| **word == "-").count();
        let has_number = words.iter().any(|word| word.parse::<u32>().is_ok());
        let is_short_epd = reading.fields == 4 && reading.operations.is_empty();
        Self {
            side_to_move: words.iter().any(|word| matches!(*word, "w" | "b")),
            // A dash alone before the counters is the en-passant target.
            castling: 1 < dashes || (dashes == 1 && !has_number),
            counters: has_number || is_short_epd,
        }
    }

    /// Whether any field is assumed.
    pub const fn is_any(self) -> bool {
        self.side_to_move || self.castling || self.counters
    }
}
