//! Writes records as plain FEN, and counts the operations for which that has no place.

use super::chunks::LineProgress;
use super::pieces::each_piece;
use super::table::NotWritten;
use std::collections::BTreeMap;
use std::io::Write;
use std::ops::Range;
use tabiya_lines::{ReadError, Rows};
use tabiya_notation::plain_fen::plain_fen;

/// The maximum number of operations reported by name.
const MOST_NAMES: usize = 40;

/// Operations for which plain FEN has no place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LostOperations {
    /// The opcodes, each with the number of records that have it.
    pub operations: BTreeMap<String, u64>,
    /// The number of records with any of them.
    pub records: u64,
}

impl LostOperations {
    /// Whether no operation is lost.
    pub fn is_nothing(&self) -> bool {
        self.records == 0
    }

    /// Counts one more record, which loses these operations.
    pub(crate) fn add(&mut self, opcodes: Vec<String>) {
        self.records += u64::from(!opcodes.is_empty());
        for opcode in opcodes {
            self.add_operation(opcode, 1);
        }
    }

    /// Adds those of other records.
    pub(crate) fn add_all(&mut self, others: Self) {
        self.records += others.records;
        for (opcode, count) in others.operations {
            self.add_operation(opcode, count);
        }
    }

    fn add_operation(&mut self, opcode: String, count: u64) {
        let has_room = self.operations.len() < MOST_NAMES;
        let is_named = has_room || self.operations.contains_key(&opcode);
        let name = if is_named { opcode } else { "…".to_owned() };
        *self.operations.entry(name).or_default() += count;
    }
}

/// Writes each record as plain FEN and all other lines as they are.
///
/// # Errors
/// [`NotWritten`] gives the reason. Part of the output may have been written.
pub fn write_plain_fen(
    rows: &Rows,
    out: &mut dyn Write,
    progress: &mut LineProgress<'_>,
) -> Result<LostOperations, NotWritten> {
    let mut lost = LostOperations::default();
    let take = |(lines, lost_here): (Vec<u8>, LostOperations)| {
        lost.add_all(lost_here);
        out.write_all(&lines).map_err(NotWritten::Output)
    };
    let work = |piece| lines_of(rows, piece);
    each_piece(rows, "plain FEN", work, take, progress)?;
    Ok(lost)
}

fn lines_of(rows: &Rows, piece: Range<u64>) -> Result<(Vec<u8>, LostOperations), ReadError> {
    let (mut out, mut lost) = (Vec::new(), LostOperations::default());
    for row in piece {
        let line = rows.read_line(row)?;
        match plain_fen(&line) {
            Some(plain) => {
                out.extend(plain.line);
                lost.add(plain.lost);
            }
            None => out.extend(line),
        }
        out.push(b'\n');
    }
    Ok((out, lost))
}
