//! The rows of a file as lines.

use super::column::Column;
use super::fault::ParquetFault;
use super::json::{MAX_LEN, append_text};
use super::kept::Room;
use super::open_column::OpenColumn;
use parquet::errors::Result;
use parquet::file::metadata::ParquetMetaData;
use std::fs::File;
use std::io::{self, Read};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// The number of bytes of lines from which they are passed on.
const USUAL_LEN: usize = 1 << 18;

/// The form of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RowForm {
    /// An object of JSON.
    Objects,
    /// The text of the only column.
    Texts,
}

/// Reads the rows of a file as lines.
pub struct ParquetRows {
    file: Arc<File>,
    metadata: Arc<ParquetMetaData>,
    columns: Vec<Column>,
    /// The names of the columns as strings of JSON.
    keys: Vec<Vec<u8>>,
    form: RowForm,
    next_group: usize,
    open: Vec<OpenColumn>,
    room: Room,
    lines: Vec<u8>,
    passed: usize,
    has_ended: bool,
    /// The reason why the rest is not read, until the lines before it have been passed on.
    fault: Option<ParquetFault>,
}

impl std::fmt::Debug for ParquetRows {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("ParquetRows")
            .field("columns", &self.columns)
            .finish_non_exhaustive()
    }
}

impl ParquetRows {
    pub(crate) fn new(
        file: Arc<File>,
        metadata: Arc<ParquetMetaData>,
        columns: Vec<Column>,
        form: RowForm,
    ) -> Self {
        let key = |column: &Column| {
            let mut key = Vec::new();
            append_text(column.name.as_bytes(), &mut key);
            key.push(b':');
            key
        };
        Self {
            keys: columns.iter().map(key).collect(),
            has_ended: columns.is_empty(),
            file,
            metadata,
            columns,
            form,
            next_group: 0,
            open: Vec::new(),
            room: Room::new(),
            lines: Vec::new(),
            passed: 0,
            fault: None,
        }
    }

    /// Makes the next lines. After a fault there are no more.
    fn make(&mut self) {
        self.lines.clear();
        self.passed = 0;
        // A file can be such that the library panics.
        let made = catch_unwind(AssertUnwindSafe(|| self.make_lines()));
        let made = made.map_err(|_cause| ParquetFault::Damaged);
        let made = made.and_then(|made| made.map_err(|error| ParquetFault::of_library(&error)));
        if let Err(fault) = made {
            self.has_ended = true;
            self.fault = Some(fault);
            self.open.clear();
        }
    }

    fn make_lines(&mut self) -> Result<()> {
        if self.open.is_empty() {
            return self.open_group();
        }
        while self.lines.len() < USUAL_LEN {
            if !self.advance()? {
                self.open.clear();
                break;
            }
            match self.form {
                RowForm::Objects => self.append_object(),
                RowForm::Texts => self.append_texts(),
            }
            self.lines.push(b'\n');
        }
        Ok(())
    }

    /// Goes to the next row of the group. Returns whether there is one.
    fn advance(&mut self) -> Result<bool> {
        let mut columns = self.open.iter_mut();
        let first = columns.next().map_or(Ok(false), OpenColumn::advance)?;
        for column in columns {
            // All columns of a group have the same number of rows.
            if column.advance()? != first {
                return Err(ParquetFault::Damaged.into());
            }
        }
        Ok(first)
    }

    fn open_group(&mut self) -> Result<()> {
        let Some(group) = self.metadata.row_groups().get(self.next_group) else {
            self.has_ended = true;
            return Ok(());
        };
        self.next_group += 1;
        for column in &self.columns {
            let chunk = group
                .columns()
                .get(column.leaf)
                .ok_or(ParquetFault::Damaged)?;
            let open = OpenColumn::new(column, &self.file, chunk, &self.room)?;
            self.open.push(open);
        }
        Ok(())
    }

    fn append_object(&mut self) {
        let start = self.lines.len();
        self.lines.push(b'{');
        for (number, (key, column)) in self.keys.iter().zip(&self.open).enumerate() {
            if MAX_LEN < self.lines.len() - start {
                break;
            }
            if number > 0 {
                self.lines.push(b',');
            }
            self.lines.extend_from_slice(key);
            column.append(&mut self.lines);
        }
        self.lines.push(b'}');
    }

    fn append_texts(&mut self) {
        for column in &self.open {
            let start = self.lines.len();
            self.lines.extend_from_slice(column.text());
            for byte in self.lines.iter_mut().skip(start) {
                if matches!(byte, b'\n' | b'\r') {
                    *byte = b' ';
                }
            }
        }
    }
}

impl Read for ParquetRows {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.passed == self.lines.len() {
            if let Some(fault) = self.fault.take() {
                return Err(fault.into());
            }
            if self.has_ended {
                return Ok(0);
            }
            self.make();
        }
        let mut rest = self.lines.get(self.passed..).unwrap_or_default();
        let length = rest.read(buffer)?;
        self.passed += length;
        Ok(length)
    }
}
