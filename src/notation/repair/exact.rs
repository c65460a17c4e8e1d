//! Lines that are exact: FEN of six fields, or EPD.

use super::report::Interpretation;
use crate::chess::Position;
use crate::notation::fen::{parse_digits, read_strict};
use crate::notation::operations;
use std::ops::Range;

/// The line as it stands, when it is exact.
pub(super) fn read(line: &str) -> Option<Interpretation> {
    if let Ok(position) = read_strict(line.as_bytes()) {
        return Some(interpretation(line, position, 6, line.len()..line.len()));
    }
    let (position, operations) = read_epd(line)?;
    Some(interpretation(line, position, 4, operations))
}

fn interpretation(
    line: &str,
    position: Position,
    fields: u8,
    operations: Range<usize>,
) -> Interpretation {
    Interpretation {
        position,
        text: line.to_owned(),
        repairs: Vec::new(),
        fields,
        operations,
        surplus_rights: Vec::new(),
        variant: None,
    }
}

/// The position of an exact text.
pub(super) fn position(text: &str) -> Option<Position> {
    let fen = read_strict(text.as_bytes()).ok();
    fen.or_else(|| Some(read_epd(text)?.0))
}

/// Reads exact EPD: four fields, and behind one blank exact operations, if any.
fn read_epd(line: &str) -> Option<(Position, Range<usize>)> {
    const LONGEST_FIELDS: usize = 100;
    let head = line.as_bytes().get(..line.len().min(LONGEST_FIELDS))?;
    let mut blanks = head.iter().enumerate().filter(|(_, byte)| **byte == b' ');
    let end = blanks.nth(3).map_or(line.len(), |(at, _)| at);
    let fields = line
        .get(..end)
        .filter(|fields| fields.len() <= LONGEST_FIELDS)?;
    let mut position = read_strict(format!("{fields} 0 1").as_bytes()).ok()?;
    if end == line.len() {
        return Some((position, end..end));
    }
    let tail = line.as_bytes().get(end + 1..)?;
    if tail.is_empty() || !operations::is_exact_epd_tail(tail) {
        return None;
    }
    for (opcode, counter) in [
        (&b"hmvc"[..], &mut position.halfmove_clock),
        (b"fmvn", &mut position.fullmove_number),
    ] {
        let operation = operations::find(tail, opcode);
        if let Some(number) = operation.and_then(|found| parse_digits(found.operand_bytes())) {
            *counter = number;
        }
    }
    Some((position, end + 1..line.len()))
}
