//! Records as plain FEN, which every program reads: six fields and nothing after them.

use crate::operations::{TailPart, tail_parts};
use crate::record::read_record;

/// A record as plain FEN.
///
/// ```
/// use tabiya_notation::plain_fen::plain_fen;
///
/// let plain = plain_fen(b"4k3/8/8/8/8/8/8/4K3 b - - fmvn 36; id \"kings\";").unwrap();
/// assert_eq!(plain.line, b"4k3/8/8/8/8/8/8/4K3 b - - 0 36");
/// assert_eq!(plain.lost, ["id"]);
///
/// assert!(plain_fen(b"4k3/8/8/8/8/8/8/4K3 b - - 0 36").is_none());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlainFen {
    /// The six fields.
    pub line: Vec<u8>,
    /// The opcodes of the operations for which FEN has no place.
    pub lost: Vec<String>,
}

/// The record as plain FEN. `None` if it is plain already, or if the line is not a record: comments, unreadable text
/// and remarks after a FEN are left to the user.
///
/// The first four fields keep their bytes; `hmvc` and `fmvn` become the counters.
pub fn plain_fen(line: &[u8]) -> Option<PlainFen> {
    let record = read_record(line).ok()?;
    let tail = line.get(record.tail.clone())?;
    let mut lost = Vec::new();
    let mut has_operations = false;
    for part in tail_parts(tail) {
        if let TailPart::Operation(operation) = part {
            has_operations = true;
            if !matches!(operation.opcode(), b"hmvc" | b"fmvn") {
                lost.push(String::from_utf8_lossy(operation.opcode()).into_owned());
            }
        }
    }
    let is_epd = record.fields == 4;
    if !has_operations && (!is_epd || !tail.is_empty()) {
        return None;
    }
    let mut plain = line.get(..record.tail.start)?.trim_ascii().to_vec();
    if is_epd {
        let position = &record.position;
        let counters = format!(" {} {}", position.halfmove_clock, position.fullmove_number);
        plain.extend(counters.into_bytes());
    }
    Some(PlainFen { line: plain, lost })
}
