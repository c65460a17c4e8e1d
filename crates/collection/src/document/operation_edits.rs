//! Changes of the operations after the fields of the current line, and EPD in lines that the program writes.
//!
//! New lines in an `.epd` file are EPD, and a FEN becomes EPD with its first operation, since six fields with operations
//! are neither FEN nor EPD. Without its last operation it becomes a FEN again.
//!
//! Promises: untouched lines stay as they are, and so do lines of files that are not named `.epd`.

use super::current::Document;
use super::history::UndoGroup;
use super::shown::Setup;
use std::ops::Range;
use std::path::Path;
use tabiya_chess::Position;
use tabiya_notation::fen::{FenStyle, read_strict};
use tabiya_notation::operations::{
    EditError, TailPart, add, remove, rename, respelled, set_typed, swap, tail_parts,
};
use tabiya_notation::record::{read_exact_epd, read_record, with_counters, write_record_like};
use tabiya_notation::record_moves::with_direct_mate;

/// A change of the operations. They are numbered from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OperationEdit {
    /// Sets the operands of an operation to typed text, without quotes.
    SetOperands {
        /// The number of the operation.
        row: usize,
        /// The operands as typed.
        typed: String,
    },
    /// Gives an operation another opcode.
    Rename {
        /// The number of the operation.
        row: usize,
        /// The new opcode.
        opcode: String,
    },
    /// Appends an operation without operands.
    Add {
        /// Its opcode.
        opcode: String,
    },
    /// Writes moves of an operation in another notation.
    Respell {
        /// The number of the operation.
        row: usize,
        /// The byte range of the moves within all operations.
        span: Range<usize>,
        /// The replacement text.
        became: String,
    },
    /// Writes the mate that `bm` announces as this operation: `dm 5` for `bm #5`.
    WriteDirectMate(String),
    /// Replaces all operations.
    ReplaceAll(Vec<u8>),
    /// Removes an operation.
    Remove(usize),
    /// Exchanges two operations.
    Swap(usize, usize),
}

impl OperationEdit {
    /// Returns the operations after the change.
    ///
    /// # Errors
    /// Fails when the result would not be read back as intended.
    pub fn apply_to(&self, operations: &[u8]) -> Result<Vec<u8>, EditError> {
        match self {
            Self::SetOperands { row, typed } => set_typed(operations, *row, typed),
            Self::Rename { row, opcode } => rename(operations, *row, opcode),
            Self::Add { opcode } => add(operations, opcode, ""),
            Self::Respell { row, span, became } => {
                respelled(operations, *row, span.clone(), became)
            }
            Self::WriteDirectMate(_) => with_direct_mate(operations).ok_or(EditError::BadOperands),
            Self::ReplaceAll(new) => Ok(new.clone()),
            Self::Remove(row) => remove(operations, *row),
            Self::Swap(row, other) => swap(operations, *row, *other),
        }
    }
}

impl Document {
    /// Changes the operations of the current line. The fields and everything else stay byte for
    /// byte, except that a FEN becomes an EPD with its first operation (see the head of the file). A line
    /// that is not a record becomes one first. Counters follow `hmvc` and `fmvn`. Returns whether
    /// anything changed.
    ///
    /// # Errors
    /// Fails when the change is refused; then nothing has changed.
    pub fn edit_operations(
        &mut self,
        edit: &OperationEdit,
        style: FenStyle,
        group: Option<UndoGroup>,
    ) -> Result<bool, EditError> {
        let old = self.operations();
        let new = edit.apply_to(old)?;
        if new == old {
            return Ok(false);
        }
        self.write_operations(&new, style, group);
        Ok(true)
    }

    /// Writes other operations into the current line, which becomes a record if it is none.
    pub(super) fn write_operations(
        &mut self,
        operations: &[u8],
        style: FenStyle,
        group: Option<UndoGroup>,
    ) {
        let fen = if self.has_record() {
            self.line().to_vec()
        } else {
            self.new_line(self.position(), style)
        };
        let line = self.record_with_operations(&fen, operations);
        let position = self.with_counters_of(&line);
        let setup = Setup {
            position,
            ..self.setup()
        };
        self.put_line(line, &setup, group);
    }

    /// Returns a record of this file with other operations.
    pub(super) fn record_with_operations(&self, record: &[u8], operations: &[u8]) -> Vec<u8> {
        let turned = self.with_first_operations(record, operations);
        let turned = turned.or_else(|| self.without_operations(record, operations));
        turned.unwrap_or_else(|| with_operations(record, operations))
    }

    /// Returns the position with the counters of a line.
    fn with_counters_of(&self, line: &[u8]) -> Position {
        let counters = read_record(line).map(|record| record.position);
        counters.map_or(*self.position(), |said| Position {
            halfmove_clock: said.halfmove_clock,
            fullmove_number: said.fullmove_number,
            ..*self.position()
        })
    }
}

/// Returns a record with other operations; the fields and everything else stay byte for byte.
pub(super) fn with_operations(line: &[u8], operations: &[u8]) -> Vec<u8> {
    let end = line.len();
    let tail = read_record(line).map_or(end..end, |record| record.tail);
    let fields = line.get(..tail.start).unwrap_or(line);
    // The space before the operations is removed with the last operation and added with the first.
    let fields = fields.trim_ascii_end();
    let mut new = fields.to_vec();
    if !operations.is_empty() {
        let blanks = line.get(fields.len()..tail.start).unwrap_or_default();
        let blanks = if tail.is_empty() || blanks.is_empty() {
            b" "
        } else {
            blanks
        };
        new.extend_from_slice(blanks);
        new.extend_from_slice(operations);
    }
    new.extend_from_slice(line.get(tail.end..).unwrap_or_default());
    new
}

impl Document {
    /// Whether new lines in the document are EPD, which depends on the name of its file.
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
    fn with_first_operations(&self, line: &[u8], operations: &[u8]) -> Option<Vec<u8>> {
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
