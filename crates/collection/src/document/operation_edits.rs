//! Changes of the operations after the fields of the current line.

use super::current::Document;
use super::history::Group;
use super::shown::Setup;
use std::ops::Range;
use tabiya_chess::Position;
use tabiya_notation::fen::FenStyle;
use tabiya_notation::operations::{EditError, add, remove, rename, respelled, set_typed, swap};
use tabiya_notation::record::read_record;

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
    /// When the result would not be read back as intended.
    pub fn apply_to(&self, operations: &[u8]) -> Result<Vec<u8>, EditError> {
        match self {
            Self::SetOperands { row, typed } => set_typed(operations, *row, typed),
            Self::Rename { row, opcode } => rename(operations, *row, opcode),
            Self::Add { opcode } => add(operations, opcode, ""),
            Self::Respell { row, span, became } => {
                respelled(operations, *row, span.clone(), became)
            }
            Self::ReplaceAll(new) => Ok(new.clone()),
            Self::Remove(row) => remove(operations, *row),
            Self::Swap(row, other) => swap(operations, *row, *other),
        }
    }
}

impl Document {
    /// Changes the operations of the current line. The fields and everything else stay byte for
    /// byte, except that a FEN becomes an EPD with its first operation (`epd_lines.rs`). A line
    /// that is not a record becomes one first. Counters follow `hmvc` and `fmvn`. Returns whether
    /// anything changed.
    ///
    /// # Errors
    /// When the change is refused; then nothing has changed.
    pub fn edit_operations(
        &mut self,
        edit: &OperationEdit,
        style: FenStyle,
        group: Option<Group>,
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
        group: Option<Group>,
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
    // The space before the operations goes with the last of them and comes with the first.
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
