//! Whether operations stand behind the fields.

use crate::notation::opcodes::has_form;
use crate::notation::operations::{self, Ending, FaultKind, Operation, Piece};

/// Whether a tail begins with an operation, be it behind semicolons that close nothing, rather
/// than with prose or a comment.
pub(super) fn starts_with_operation(tail: &[u8], fields: usize) -> bool {
    let first = operations::pieces(tail).find_map(|piece| match piece {
        Piece::Blanks(_) | Piece::Semicolon(_) => None,
        Piece::Remark(_) => Some(false),
        Piece::Operation(operation) => Some(is_operation(&operation, tail)),
    });
    first == Some(true) || (fields == 4 && !tail.is_empty() && operations::is_exact_epd_tail(tail))
}

/// A known opcode needs its semicolon or the operands that it takes; an unknown one its semicolon
/// and one text or number, for prose has semicolons too.
pub(super) fn is_operation(operation: &Operation<'_>, tail: &[u8]) -> bool {
    let is_closed = operation.ending() == Ending::Semicolon;
    if operation.meaning().is_some() {
        return is_closed || fits(operation, tail);
    }
    let mut operands = operation.operands();
    let first = operands.next();
    let is_data = operation.number().is_some() || first.is_some_and(|first| first.is_quoted);
    is_closed && is_data && operands.next().is_none() && has_form(operation.opcode())
}

/// Whether the operands are what the opcode takes.
fn fits(operation: &Operation<'_>, tail: &[u8]) -> bool {
    let alone = tail.get(operation.span()).unwrap_or_default();
    let is_misfit = |kind: &FaultKind| {
        matches!(
            kind,
            FaultKind::NeedsNumber
                | FaultKind::NeedsText
                | FaultKind::NeedsMove
                | FaultKind::TakesNothing
                | FaultKind::TooManyOperands
        )
    };
    let faults = operations::faults(alone);
    !faults.iter().any(|(_, fault)| is_misfit(&fault.kind))
}
