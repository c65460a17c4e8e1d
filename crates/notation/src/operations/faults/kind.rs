//! The kinds of faults of an operation.

use std::ops::Range;

/// A fault of an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The kind of fault.
    pub kind: FaultKind,
    /// The bytes of the tail; never empty.
    pub span: Range<usize>,
}

/// The kinds of faults of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaultKind {
    /// The opcode is not a letter followed by at most fourteen letters, digits and `_`.
    OpcodeForm,
    /// The opcode is neither a public one (two characters or more, no capitals) nor a private one
    /// (a capital in front).
    OpcodeStyle,
    /// The opcode is repeated.
    Repeated,
    /// The operand must be a number.
    NeedsNumber,
    /// The number is out of bounds.
    OutOfBounds {
        /// The least allowed value.
        least: i64,
        /// The greatest allowed value.
        most: i64,
    },
    /// The operand must be a text in quotes.
    NeedsText,
    /// The operand must be a move.
    NeedsMove,
    /// A move is written with its squares instead of standard algebraic notation.
    CoordinateMove,
    /// A move deviates from standard algebraic notation.
    LooseMove,
    /// The opcode takes no operand.
    TakesNothing,
    /// There are more operands than the opcode takes.
    TooManyOperands,
    /// The text has no closing quote.
    OpenQuote,
    /// The text has more than 255 bytes.
    TextTooLong,
    /// The text contains a character other than the printing ones of ASCII.
    NotAscii,
    /// The semicolon at the end is missing.
    NotClosed,
    /// A draw is offered or claimed with a move: the opcode `sm` is missing.
    NeedsSuppliedMove,
    /// The predicted move is not the first of the predicted variation.
    NotFirstOfVariation,
}
