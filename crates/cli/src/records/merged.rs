//! The joining of the operations of lines with the same position.

use super::spilled::text_and_end;
use tabiya_notation::operations::{add, find, operations};
use tabiya_notation::record::read_record;

/// Returns a line with the operations of another one whose opcodes it does not have; `None` if there are none.
///
/// Both have their line ends. An operation that cannot be added stays out.
pub(super) fn with_operations_of(line: &[u8], other: &[u8]) -> Option<Vec<u8>> {
    let (text, end) = text_and_end(line);
    let own_place = read_record(text).ok()?.tail;
    let own = text.get(own_place.clone())?;
    let other = tail_of(other)?;
    let mut tail = own.to_vec();
    for operation in operations(other) {
        if find(&tail, operation.opcode()).is_some() {
            continue;
        }
        let opcode = str::from_utf8(operation.opcode());
        let operands = str::from_utf8(operation.operand_bytes());
        if let (Ok(opcode), Ok(operands)) = (opcode, operands)
            && let Ok(longer) = add(&tail, opcode, operands)
        {
            tail = longer;
        }
    }
    if tail == own {
        return None;
    }
    let before = text.get(..own_place.start)?;
    let mut joined = before.to_vec();
    if own.is_empty() && !before.ends_with(b" ") {
        joined.push(b' ');
    }
    joined.extend(tail);
    joined.extend_from_slice(end);
    Some(joined)
}

fn tail_of(line: &[u8]) -> Option<&[u8]> {
    let (text, _) = text_and_end(line);
    text.get(read_record(text).ok()?.tail)
}
