//! The contents of a tail that edits keep, and the reasons why an edit was refused.

use crate::operations::{OperationEnd, TailPart, tail_parts};
use std::error::Error;
use std::fmt;
use std::ops::Range;

/// The contents that an edit must not change.
pub(super) struct UnchangedContents<'tail> {
    /// The opcode and the operands of each operation.
    pub(super) operations: Vec<(&'tail [u8], &'tail [u8])>,
    pub(super) remarks: Vec<&'tail [u8]>,
}

impl<'tail> UnchangedContents<'tail> {
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

    fn are_those_of(&self, tail: &[u8]) -> bool {
        let found = UnchangedContents::of(tail);
        found.operations == self.operations && found.remarks == self.remarks
    }

    pub(super) fn or_refused(&self, edited: Vec<u8>) -> Option<Vec<u8>> {
        self.are_those_of(&edited).then_some(edited)
    }

    /// The edited tail, with a semicolon at `end` if the row that ends there had none and needs one.
    pub(super) fn or_closed(
        &self,
        edited: Vec<u8>,
        end: usize,
        ending: OperationEnd,
    ) -> Option<Vec<u8>> {
        if self.are_those_of(&edited) || ending == OperationEnd::Semicolon {
            return self.or_refused(edited);
        }
        self.or_refused(replaced(&edited, end..end, b";"))
    }
}

/// Returns a tail in which these bytes replace a span.
pub(super) fn replaced(tail: &[u8], span: Range<usize>, new: &[u8]) -> Vec<u8> {
    let before = tail.get(..span.start).unwrap_or_default();
    let behind = tail.get(span.end..).unwrap_or_default();
    [before, new, behind].concat()
}

/// The reason why an edit was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EditError {
    /// There is no such row.
    NoSuchRow,
    /// The text cannot be an opcode: it does not begin with a letter, or it contains a space, a semicolon or a quote.
    BadOpcode,
    /// The text cannot be the operands of one operation: it contains a semicolon outside quotes, an open
    /// quote or a control character.
    BadOperands,
    /// The line is Latin-1, which lacks one of the letters.
    NotLatin1,
    /// Another part of the tail would be read differently.
    WouldChangeOthers,
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoSuchRow => "there is no such operation",
            Self::BadOpcode => "the text cannot be an opcode",
            Self::BadOperands => "the text cannot be the operands of one operation",
            Self::NotLatin1 => "the line is Latin-1, which lacks one of the letters",
            Self::WouldChangeOthers => "another part of the line would be read differently",
        })
    }
}

impl Error for EditError {}
