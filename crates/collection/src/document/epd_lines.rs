//! EPD in lines that the program writes: new lines in an `.epd` file are EPD, and a FEN becomes EPD
//! with its first operation, since six fields with operations are neither FEN nor EPD. Without its
//! last operation it becomes a FEN again.
//!
//! Promises: untouched lines stay as they are, and so do lines of files that are not named `.epd`.

use super::current::Document;
use super::operation_edits::with_operations;
use std::path::Path;
use tabiya_chess::Position;
use tabiya_notation::fen::{FenStyle, read_strict};
use tabiya_notation::operations::{TailPart, tail_parts};
use tabiya_notation::record::{read_exact_epd, read_record, with_counters, write_record_like};

impl Document {
    /// Whether new lines in the document are EPD, which the name of its file decides.
    pub fn is_epd(&self) -> bool {
        self.path().or(self.meant_for()).is_some_and(is_epd_name)
    }

    /// Whether any of the first 1000 lines has operations.
    pub fn has_operations(&self) -> bool {
        const MAX_LOOKED_AT: u64 = 1000;
        let rows = 0..self.rows().len().min(MAX_LOOKED_AT);
        rows.filter_map(|row| self.rows().line(row).ok())
            .any(|line| has_operations(&line))
    }

    /// Returns a new line in the form of this file: in an `.epd` file a FEN becomes an EPD.
    pub fn as_new_line(&self, line: Vec<u8>) -> Vec<u8> {
        let epd = self.is_epd().then(|| epd_of_fen(&line, b"")).flatten();
        epd.unwrap_or(line)
    }

    /// Returns the new line for a position.
    pub(super) fn new_line(&self, position: &Position, style: FenStyle) -> Vec<u8> {
        let fields = if self.is_epd() { 4 } else { 6 };
        write_record_like(position, style, fields, b"")
    }

    /// Returns the EPD for an exact FEN that gets its first operations; `None` for other lines, and
    /// in files that are not named `.epd`.
    pub(super) fn with_first_operations(&self, line: &[u8], operations: &[u8]) -> Option<Vec<u8>> {
        let may_be_epd = self.is_epd() || self.path().or(self.meant_for()).is_none();
        may_be_epd.then(|| epd_of_fen(line, operations))?
    }

    /// Returns the FEN for an exact EPD that has lost its last operation; `None` for other lines,
    /// and in files with a name.
    pub(super) fn without_operations(&self, line: &[u8], operations: &[u8]) -> Option<Vec<u8>> {
        let is_bare = operations.is_empty() && self.path().or(self.meant_for()).is_none();
        let mut fen = is_bare.then(|| with_operations(line, b""))?;
        read_exact_epd(&fen)?;
        fen.extend_from_slice(b" 0 1");
        Some(fen)
    }
}

fn is_epd_name(path: &Path) -> bool {
    let extension = path.extension().unwrap_or_default();
    extension.eq_ignore_ascii_case("epd")
}

/// Returns an exact FEN as an EPD with these operations and, where they matter, the counters.
fn epd_of_fen(fen: &[u8], operations: &[u8]) -> Option<Vec<u8>> {
    const FIELDS: usize = 4;
    let position = read_strict(fen).ok()?;
    let fields: Vec<&[u8]> = fen.split(|byte| *byte == b' ').take(FIELDS).collect();
    let mut epd = fields.join(&b' ');
    let operations = with_counters(operations, &position);
    if !operations.is_empty() {
        epd.push(b' ');
        epd.extend(operations);
    }
    Some(epd)
}

fn has_operations(line: &[u8]) -> bool {
    let tail = read_record(line).map(|record| record.tail);
    let tail = tail
        .ok()
        .and_then(|tail| line.get(tail))
        .unwrap_or_default();
    tail_parts(tail).any(|part| matches!(part, TailPart::Operation(_)))
}
