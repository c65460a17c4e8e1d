//! Texts about EPD operations.

use super::{tr, tr_with};
use tabiya_notation::opcodes::Meaning;
use tabiya_notation::operations::{EditError, FaultKind};

/// The meaning of an opcode, in a few words.
pub fn opcode_text(meaning: Option<Meaning>) -> String {
    match meaning {
        Some(meaning) => tr(&format!("opcode-{}", meaning.name())),
        None => tr("opcode-unknown"),
    }
}

/// The fault of an operation, as a sentence.
pub fn operation_fault_text(kind: FaultKind) -> String {
    tr(match kind {
        FaultKind::OpcodeForm => "operation-opcode-form",
        FaultKind::OpcodeStyle => "operation-opcode-style",
        FaultKind::Repeated => "operation-repeated",
        FaultKind::NeedsNumber => "operation-needs-number",
        FaultKind::OutOfBounds { least, most } => return out_of_bounds(least, most),
        FaultKind::NeedsText => "operation-needs-text",
        FaultKind::NeedsMove => "operation-needs-move",
        FaultKind::CoordinateMove => "operation-coordinate-move",
        FaultKind::LooseMove => "operation-loose-move",
        FaultKind::TakesNothing => "operation-takes-nothing",
        FaultKind::TooManyOperands => "operation-too-many-operands",
        FaultKind::OpenQuote => "operation-open-quote",
        FaultKind::TextTooLong => "operation-text-too-long",
        FaultKind::NotAscii => "operation-not-ascii",
        FaultKind::NotClosed => "operation-not-closed",
        FaultKind::NeedsSuppliedMove => "operation-needs-supplied-move",
        FaultKind::NotFirstOfVariation => "operation-not-first-of-variation",
    })
}

fn out_of_bounds(least: i64, most: i64) -> String {
    let variables = [
        ("least", least.to_string().into()),
        ("most", most.to_string().into()),
    ];
    if most == i64::MAX {
        tr_with("operation-too-small", &variables)
    } else {
        tr_with("operation-out-of-bounds", &variables)
    }
}

/// The reason why a change of operations was refused, as a sentence.
pub fn operation_error_text(error: EditError) -> String {
    tr(match error {
        EditError::NoSuchRow => "operation-no-such-row",
        EditError::BadOpcode => "operation-bad-opcode",
        EditError::BadOperands => "operation-bad-operands",
        EditError::NotLatin1 => "operation-not-latin-1",
        EditError::WouldChangeOthers => "operation-would-change-others",
    })
}
