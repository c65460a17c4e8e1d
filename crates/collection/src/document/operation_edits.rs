//! Changes of the operations behind the fields of the current line.

use super::current::Document;
use super::history::Group;
use super::shown::Setup;
use std::ops::Range;
use tabiya_chess::Position;
use tabiya_notation::fen::FenStyle;
use tabiya_notation::operations::{EditError, add, remove, rename, respelled, set_typed, swap};
use tabiya_notation::record::read_record;

/// A change of the operations. Rows are numbered from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OperationEdit {
    /// Sets the operands of a row to what a person types: texts without their quotes.
    SetOperands {
        /// Which.
        row: usize,
        /// The operands.
        typed: String,
    },
    /// Gives a row another opcode.
    Rename {
        /// Which.
        row: usize,
        /// The new opcode.
        opcode: String,
    },
    /// Adds a row without operands behind the others.
    Add {
        /// Its opcode.
        opcode: String,
    },
    /// Writes moves of a row in another way.
    Respell {
        /// Which row.
        row: usize,
        /// The bytes of all operations where they stand.
        span: Range<usize>,
        /// What is to stand there.
        became: String,
    },
    /// Puts these in the place of all.
    ReplaceAll(Vec<u8>),
    /// Takes a row away.
    Remove(usize),
    /// Exchanges two rows.
    Swap(usize, usize),
}

impl OperationEdit {
    /// The operations after the change.
    ///
    /// # Errors
    /// When they could not be read back as they are meant.
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
    /// Changes the operations of the current line; the fields and all else stay byte for byte, but
    /// for a FEN that becomes an EPD with its first operation (`epd_lines.rs`). A line that
    /// is no record becomes one first. Counters follow `hmvc` and `fmvn`. Returns whether
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

    /// A record of this file with other operations.
    pub(super) fn record_with_operations(&self, record: &[u8], operations: &[u8]) -> Vec<u8> {
        let turned = self.with_first_operations(record, operations);
        let turned = turned.or_else(|| self.without_operations(record, operations));
        turned.unwrap_or_else(|| with_operations(record, operations))
    }

    /// The position with the counters that a line says.
    fn with_counters_of(&self, line: &[u8]) -> Position {
        let counters = read_record(line).map(|record| record.position);
        counters.map_or(*self.position(), |said| Position {
            halfmove_clock: said.halfmove_clock,
            fullmove_number: said.fullmove_number,
            ..*self.position()
        })
    }
}

/// A record with other operations; the fields and all else stay byte for byte.
pub(super) fn with_operations(line: &[u8], operations: &[u8]) -> Vec<u8> {
    let end = line.len();
    let tail = read_record(line).map_or(end..end, |record| record.tail);
    let fields = line.get(..tail.start).unwrap_or(line);
    // The blank before the operations goes when the last of them goes, and comes with the first.
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
