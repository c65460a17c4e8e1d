//! Signs by which a stretch of text is an operation rather than prose.

use crate::opcodes::{Meaning, Takes, has_form};
use crate::operations::{self, Ending, Operation};

/// A known opcode needs its semicolon or the operands that it takes; an unknown one its semicolon
/// and one text or number, for prose has semicolons too.
pub(super) fn is_operation(operation: &Operation<'_>) -> bool {
    let is_closed = operation.ending() == Ending::Semicolon;
    match operation.meaning() {
        Some(_) => is_closed || fits(operation),
        None => is_closed && has_value(operation) && has_form(operation.opcode()),
    }
}

/// Whether there is one operand, and that is a text or a number.
pub(super) fn has_value(operation: &Operation<'_>) -> bool {
    let mut operands = operation.operands();
    let first = operands.next();
    let is_value = operation.number().is_some() || first.is_some_and(|first| first.is_quoted);
    is_value && operands.next().is_none()
}

/// Whether the operands are what the opcode takes.
pub(super) fn fits(operation: &Operation<'_>) -> bool {
    operations::takes_its_operands(operation)
}

/// Whether several operations with this opcode add up to one.
pub(super) fn is_set(opcode: &[u8]) -> bool {
    Meaning::of(opcode).map(Meaning::takes) == Some(Takes::Moves)
}
