//! Lines that are exact: FEN of six fields, or EPD.

use super::report::Interpretation;
use crate::chess::Position;
use crate::notation::fen::read_strict;
use crate::notation::record::read_exact_epd;
use std::ops::Range;

/// The line as it stands, when it is exact.
pub(super) fn read(line: &str) -> Option<Interpretation> {
    if let Ok(position) = read_strict(line.as_bytes()) {
        return Some(interpretation(line, position, 6, line.len()..line.len()));
    }
    let (position, operations) = read_exact_epd(line.as_bytes())?;
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
    fen.or_else(|| Some(read_exact_epd(text.as_bytes())?.0))
}
