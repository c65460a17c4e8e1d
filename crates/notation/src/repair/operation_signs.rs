//! Signs that a part of the text is an operation rather than prose.

use crate::opcodes::{Meaning, Takes, has_form};
use crate::operations::{self, Ending, Operand, Operation};

/// Whether this is an operation. A known opcode needs its semicolon or fitting operands; an unknown one needs its
/// semicolon and a text or number, because prose has semicolons, too.
pub(super) fn is_operation(operation: &Operation<'_>) -> bool {
    let is_closed = operation.ending() == Ending::Semicolon;
    match operation.meaning() {
        Some(_) => is_closed || fits(operation),
        None => is_closed && has_named_values(operation) && has_form(operation.opcode()),
    }
}

/// Whether there is a text or a number, followed only by more of them, each after a word that may be the opcode of
/// another operation whose semicolon is missing.
fn has_named_values(operation: &Operation<'_>) -> bool {
    let is_value = |operand: &Operand<'_>| operand.is_quoted || operand.number().is_some();
    let is_opcode = |operand: &Operand<'_>| !operand.is_quoted && has_form(operand.bytes);
    let mut operands = operation.operands();
    while operands.next().is_some_and(|value| is_value(&value)) {
        match operands.next() {
            None => return true,
            Some(opcode) if is_opcode(&opcode) => {}
            Some(_) => return false,
        }
    }
    false
}

/// Whether there is exactly one operand, a text or a number.
pub(super) fn has_value(operation: &Operation<'_>) -> bool {
    let mut operands = operation.operands();
    let first = operands.next();
    let is_value = operation.number().is_some() || first.is_some_and(|first| first.is_quoted);
    is_value && operands.next().is_none()
}

/// Whether the operands fit the opcode.
pub(super) fn fits(operation: &Operation<'_>) -> bool {
    operations::takes_its_operands(operation)
}

/// Whether several operations with this opcode are united.
pub(super) fn is_set(opcode: &[u8]) -> bool {
    Meaning::of(opcode).map(Meaning::takes) == Some(Takes::Moves)
}
