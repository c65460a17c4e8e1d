//! The position that a line stands for.

use crate::chess::Position;
use crate::collection::MOST_LINE_BYTES;
use crate::notation::fen::read_strict;
use crate::notation::line_text::text_of_line;
use crate::notation::record::{LineKind, line_kind, read_record};
use crate::notation::repair::{Understanding, understand};

/// The position that a line stands for: what it says, or, if that is no record, the one reading
/// that it has once all is put right. Comments, lines with several readings and lines longer than
/// any position have none.
pub(super) fn position_of_line(line: &[u8]) -> Option<Position> {
    match read_strict(line) {
        Ok(position) => Some(position),
        Err(_) => position_of_untidy(line),
    }
}

#[cold]
fn position_of_untidy(line: &[u8]) -> Option<Position> {
    if MOST_LINE_BYTES <= line.len() {
        return None;
    }
    if let Ok(record) = read_record(line) {
        return Some(record.position);
    }
    match line_kind(line) {
        LineKind::Blank | LineKind::Comment => None,
        LineKind::Record | LineKind::Unreadable => match understand(&text_of_line(line)) {
            Understanding::One(reading) => Some(reading.position),
            Understanding::Several(_) | Understanding::Unreadable(_) => None,
        },
    }
}
