//! The values of a column, row by row.

use super::column::{Column, Kind};
use super::fault::ParquetFault;
use super::json::{
    MAX_LEN, append_decimal, append_decimal_bytes, append_display, append_hexadecimal, append_text,
    beginning,
};
use super::kept::{Kept, Room};
use super::pages::UnpackedPages;
use parquet::column::reader::{ColumnReader, get_column_reader};
use parquet::data_type::{AsBytes as _, ByteArray, FixedLenByteArray, Int96};
use parquet::errors::Result;
use parquet::file::metadata::ColumnChunkMetaData;
use std::fs::File;
use std::ops::Range;
use std::sync::Arc;

/// The maximum number of rows that are read at once.
const MOST_ROWS: usize = 4096;
/// The number of bytes of values that are read at once: there are fewer rows if they are longer.
const USUAL_LEN: usize = 1 << 18;

/// The values of some rows.
enum Values {
    Bytes(Vec<ByteArray>),
    Fixed(Vec<FixedLenByteArray>),
    Instants(Vec<Int96>),
    Booleans(Vec<bool>),
    Small(Vec<i32>),
    Large(Vec<i64>),
    Floats(Vec<f32>),
    Doubles(Vec<f64>),
}

/// A column of a group of rows that is being read.
pub(crate) struct OpenColumn {
    column: Column,
    reader: ColumnReader,
    values: Values,
    /// For each value or gap whether it is there, and whether it continues the list of the row.
    definitions: Vec<i16>,
    repetitions: Vec<i16>,
    /// The values and gaps of the row.
    levels: Range<usize>,
    /// The first value of the row, and of the next one.
    value: usize,
    next_value: usize,
    /// The number of rows that are read and follow the row.
    rows_left: usize,
    /// The number of rows to read at once.
    batch: usize,
    kept: Arc<Kept>,
}

impl OpenColumn {
    pub(crate) fn new(
        column: &Column,
        file: &Arc<File>,
        chunk: &ColumnChunkMetaData,
        room: &Room,
    ) -> Result<Self> {
        let kept = Arc::new(Kept::new(room));
        let pages = Box::new(UnpackedPages::new(file, chunk, Arc::clone(&kept))?);
        let reader = get_column_reader(chunk.column_descr_ptr(), pages);
        let values = match &reader {
            ColumnReader::BoolColumnReader(_) => Values::Booleans(Vec::new()),
            ColumnReader::Int32ColumnReader(_) => Values::Small(Vec::new()),
            ColumnReader::Int64ColumnReader(_) => Values::Large(Vec::new()),
            ColumnReader::FloatColumnReader(_) => Values::Floats(Vec::new()),
            ColumnReader::DoubleColumnReader(_) => Values::Doubles(Vec::new()),
            ColumnReader::FixedLenByteArrayColumnReader(_) => Values::Fixed(Vec::new()),
            ColumnReader::Int96ColumnReader(_) => Values::Instants(Vec::new()),
            ColumnReader::ByteArrayColumnReader(_) => Values::Bytes(Vec::new()),
        };
        Ok(Self {
            column: column.clone(),
            reader,
            values,
            definitions: Vec::new(),
            repetitions: Vec::new(),
            levels: 0..0,
            value: 0,
            next_value: 0,
            rows_left: 0,
            batch: 1,
            kept,
        })
    }

    /// Goes to the next row. Returns whether there is one.
    pub(crate) fn advance(&mut self) -> Result<bool> {
        if self.rows_left == 0 {
            self.read()?;
        }
        let Some(left) = self.rows_left.checked_sub(1) else {
            return Ok(false);
        };
        self.rows_left = left;
        let start = self.levels.end;
        let further = self.repetitions.get(start + 1..).unwrap_or_default();
        let further = further.iter().take_while(|level| **level > 0);
        self.levels = start..start + 1 + further.count();
        let levels = self.levels.clone();
        let there = levels.filter(|level| self.is_there(*level)).count();
        self.value = self.next_value;
        self.next_value += there;
        Ok(true)
    }

    /// Reads the next rows.
    fn read(&mut self) -> Result<()> {
        self.adapt_batch();
        self.kept.pass_on();
        (self.levels, self.next_value) = (0..0, 0);
        self.definitions.clear();
        self.repetitions.clear();
        let most = self.batch;
        let definitions = Some(&mut self.definitions);
        let repetitions = Some(&mut self.repetitions);
        macro_rules! read {
            ($reader:ident, $values:ident) => {{
                $values.clear();
                $reader.read_records(most, definitions, repetitions, $values)
            }};
        }
        let (rows, _, _) = match (&mut self.reader, &mut self.values) {
            (ColumnReader::BoolColumnReader(reader), Values::Booleans(values)) => {
                read!(reader, values)
            }
            (ColumnReader::Int32ColumnReader(reader), Values::Small(values)) => {
                read!(reader, values)
            }
            (ColumnReader::Int64ColumnReader(reader), Values::Large(values)) => {
                read!(reader, values)
            }
            (ColumnReader::FloatColumnReader(reader), Values::Floats(values)) => {
                read!(reader, values)
            }
            (ColumnReader::DoubleColumnReader(reader), Values::Doubles(values)) => {
                read!(reader, values)
            }
            (ColumnReader::ByteArrayColumnReader(reader), Values::Bytes(values)) => {
                read!(reader, values)
            }
            (ColumnReader::FixedLenByteArrayColumnReader(reader), Values::Fixed(values)) => {
                read!(reader, values)
            }
            (ColumnReader::Int96ColumnReader(reader), Values::Instants(values)) => {
                read!(reader, values)
            }
            _ => return Err(ParquetFault::Damaged.into()),
        }?;
        self.rows_left = rows;
        Ok(())
    }

    /// Chooses the number of rows to read next by the length of the last ones.
    fn adapt_batch(&mut self) {
        // Nothing but the next row limits the number of values of a list.
        if self.column.has_lists {
            return;
        }
        let length = match &self.values {
            Values::Bytes(values) => values.iter().map(ByteArray::len).sum(),
            Values::Fixed(values) => values.iter().map(|value| value.len()).sum(),
            _ => self.batch * 8,
        };
        if length < USUAL_LEN / 2 {
            self.batch = (self.batch * 2).min(MOST_ROWS);
        } else if length > USUAL_LEN {
            self.batch = (self.batch / 2).max(1);
        }
    }

    /// Returns the bytes of the row of a column of texts; nothing if it has no value.
    pub(crate) fn text(&self) -> &[u8] {
        match &self.values {
            Values::Bytes(values) if self.is_there(self.levels.start) => {
                let text = values.get(self.value).map(ByteArray::data);
                beginning(text.unwrap_or_default())
            }
            _ => b"",
        }
    }

    /// Appends the values of the row as JSON: those of a list as one text, with spaces between them.
    pub(crate) fn append(&self, out: &mut Vec<u8>) {
        if self.column.has_lists {
            return self.append_list(out);
        }
        if !self.is_there(self.levels.start) || !self.append_value(self.value, out) {
            out.extend_from_slice(b"null");
        }
    }

    fn append_list(&self, out: &mut Vec<u8>) {
        let start = out.len();
        for place in self.value..self.next_value {
            if MAX_LEN < out.len() - start {
                break;
            }
            out.push(if out.len() == start { b'"' } else { b' ' });
            let value = out.len();
            if !self.append_value(place, out) {
                out.extend_from_slice(b"null");
            }
            if out.get(value) == Some(&b'"') {
                out.remove(value);
                out.pop();
            }
        }
        let is_empty = out.len() == start;
        out.extend_from_slice(if is_empty { b"null" } else { b"\"" });
    }

    fn is_there(&self, level: usize) -> bool {
        let present = self.column.present;
        present == 0 || self.definitions.get(level) == Some(&present)
    }

    /// Appends the value in this place. Returns whether JSON has one like it.
    fn append_value(&self, place: usize, out: &mut Vec<u8>) -> bool {
        let kind = self.column.kind;
        match &self.values {
            Values::Bytes(values) => append(values.get(place), |value| {
                append_bytes(value.data(), kind, out);
            }),
            Values::Fixed(values) => append(values.get(place), |value| {
                append_bytes(value.data(), kind, out);
            }),
            Values::Instants(values) => append(values.get(place), |value| {
                append_hexadecimal(value.as_bytes(), out);
            }),
            Values::Booleans(values) => append(values.get(place), |value| {
                append_display(value, out);
            }),
            Values::Small(values) => append(values.get(place), |value| match kind {
                Kind::Unsigned => append_display(&value.cast_unsigned(), out),
                Kind::Decimal(scale) => append_decimal((*value).into(), scale, out),
                _ => append_display(value, out),
            }),
            Values::Large(values) => append(values.get(place), |value| match kind {
                Kind::Unsigned => append_display(&value.cast_unsigned(), out),
                Kind::Decimal(scale) => append_decimal(*value, scale, out),
                _ => append_display(value, out),
            }),
            Values::Floats(values) => {
                let value = values.get(place).filter(|value| value.is_finite());
                append(value, |value| append_display(value, out))
            }
            Values::Doubles(values) => {
                let value = values.get(place).filter(|value| value.is_finite());
                append(value, |value| append_display(value, out))
            }
        }
    }
}

fn append<T>(value: Option<&T>, write: impl FnOnce(&T)) -> bool {
    value.map(write).is_some()
}

fn append_bytes(bytes: &[u8], kind: Kind, out: &mut Vec<u8>) {
    match kind {
        Kind::Decimal(scale) => append_decimal_bytes(bytes, scale, out),
        Kind::Bytes => append_hexadecimal(bytes, out),
        _ => append_text(bytes, out),
    }
}
