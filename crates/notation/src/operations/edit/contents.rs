//! The contents of a tail that edits keep.

use super::replaced::replaced;
use crate::operations::{Ending, TailPart, tail_parts};

/// The contents that an edit must not change.
pub(super) struct Contents<'tail> {
    /// The opcode and the operands of each operation.
    pub(super) operations: Vec<(&'tail [u8], &'tail [u8])>,
    pub(super) remarks: Vec<&'tail [u8]>,
}

impl<'tail> Contents<'tail> {
    pub(super) fn of(tail: &'tail [u8]) -> Self {
        let mut contents = Self {
            operations: Vec::new(),
            remarks: Vec::new(),
        };
        for part in tail_parts(tail) {
            match part {
                TailPart::Operation(operation) => contents
                    .operations
                    .push((operation.opcode(), operation.operand_bytes())),
                TailPart::Remark(span) => contents.remarks.push(tail.get(span).unwrap_or_default()),
                TailPart::Blanks(_) | TailPart::Semicolon(_) => (),
            }
        }
        contents
    }

    pub(super) fn set(&mut self, row: usize, change: impl FnOnce(&mut (&'tail [u8], &'tail [u8]))) {
        self.operations.get_mut(row).map(change);
    }

    pub(super) fn are_those_of(&self, tail: &[u8]) -> bool {
        let found = Contents::of(tail);
        found.operations == self.operations && found.remarks == self.remarks
    }

    pub(super) fn or_refused(&self, edited: Vec<u8>) -> Option<Vec<u8>> {
        self.are_those_of(&edited).then_some(edited)
    }

    /// The edited tail, with a semicolon at `end` if the row that ends there had none and needs one.
    pub(super) fn or_closed(&self, edited: Vec<u8>, end: usize, ending: Ending) -> Option<Vec<u8>> {
        if self.are_those_of(&edited) || ending == Ending::Semicolon {
            return self.or_refused(edited);
        }
        self.or_refused(replaced(&edited, end..end, b";"))
    }
}
