//! The rows of a file as lines.

use super::column::{Column, OpenColumn, append_text};
use super::fault::ParquetFault;
use parquet::errors::Result;
use parquet::file::metadata::ParquetMetaData;
use std::fs::File;
use std::io::{self, Read};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// The maximum number of rows that are read at once.
const MOST_ROWS: usize = 4096;
/// The number of bytes of values that are read at once: there are fewer rows if they are longer.
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
    /// The number of rows to read at once.
    batch: usize,
    lines: Vec<u8>,
    passed: usize,
    has_ended: bool,
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
            batch: 1,
            lines: Vec::new(),
            passed: 0,
        }
    }

    /// Makes the next lines. After a fault there are no more.
    fn make(&mut self) -> io::Result<()> {
        self.lines.clear();
        self.passed = 0;
        // A file can be such that the library panics.
        let made = catch_unwind(AssertUnwindSafe(|| self.make_batch()));
        let made = made.map_err(|_cause| ParquetFault::Damaged);
        let made = made.and_then(|made| made.map_err(|error| ParquetFault::of_library(&error)));
        if made.is_err() {
            self.has_ended = true;
            self.lines.clear();
            self.open.clear();
        }
        Ok(made?)
    }

    fn make_batch(&mut self) -> Result<()> {
        if self.open.is_empty() {
            return self.open_group();
        }
        let mut rows = None;
        for column in &mut self.open {
            let read = column.read(self.batch)?;
            // All columns of a group have the same number of rows.
            if *rows.get_or_insert(read) != read {
                return Err(ParquetFault::Damaged.into());
            }
        }
        let rows = rows.unwrap_or_default();
        let length: usize = self.open.iter().map(OpenColumn::byte_len).sum();
        self.batch = if length < USUAL_LEN / 2 {
            (self.batch * 2).min(MOST_ROWS)
        } else if length > USUAL_LEN {
            (self.batch / 2).max(1)
        } else {
            self.batch
        };
        if rows == 0 {
            self.open.clear();
        }
        for _ in 0..rows {
            match self.form {
                RowForm::Objects => self.append_object(),
                RowForm::Texts => self.append_texts(),
            }
            self.lines.push(b'\n');
        }
        Ok(())
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
            self.open.push(OpenColumn::new(column, &self.file, chunk)?);
        }
        Ok(())
    }

    fn append_object(&mut self) {
        self.lines.push(b'{');
        for (number, (key, column)) in self.keys.iter().zip(&mut self.open).enumerate() {
            if number > 0 {
                self.lines.push(b',');
            }
            self.lines.extend_from_slice(key);
            column.append_next(&mut self.lines);
        }
        self.lines.push(b'}');
    }

    fn append_texts(&mut self) {
        for column in &mut self.open {
            let start = self.lines.len();
            self.lines
                .extend_from_slice(column.next_text().unwrap_or_default());
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
            if self.has_ended {
                return Ok(0);
            }
            self.make()?;
        }
        let mut rest = self.lines.get(self.passed..).unwrap_or_default();
        let length = rest.read(buffer)?;
        self.passed += length;
        Ok(length)
    }
}
