//! The values of a column, row by row.

use super::codec::MAX_PAGE;
use super::fault::ParquetFault;
use super::pages::UnpackedPages;
use parquet::basic::{ConvertedType, LogicalType, Type};
use parquet::column::reader::{ColumnReader, get_column_reader};
use parquet::data_type::{AsBytes as _, ByteArray, FixedLenByteArray, Int96};
use parquet::errors::Result;
use parquet::file::metadata::ColumnChunkMetaData;
use parquet::schema::types::ColumnDescriptor;
use std::fs::File;
use std::io::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Parts of the path of a column that only say that it has lists.
const OF_LISTS: [&str; 6] = ["list", "element", "item", "array", "bag", "array_element"];

/// The maximum number of bytes of a text that are passed on.
const MAX_TEXT: usize = 2 << 20;

/// The maximum number of digits after the point of a number of 128 bits.
const MAX_SCALE: u32 = 38;

/// A column that is read.
#[derive(Clone, Debug)]
pub(crate) struct Column {
    /// Its number in the file.
    pub(crate) leaf: usize,
    pub(crate) name: String,
    kind: Kind,
    /// The level of a value that is there.
    present: i16,
    has_lists: bool,
}

/// The type of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Text,
    /// Bytes that are shown as hexadecimal digits.
    Bytes,
    Boolean,
    Signed,
    Unsigned,
    Float,
    /// Numbers with this many digits after the point.
    Decimal(u32),
}

impl Column {
    /// Returns the column with this number.
    pub(crate) fn of(leaf: usize, descriptor: &ColumnDescriptor) -> Self {
        let kind = match descriptor.physical_type() {
            Type::BYTE_ARRAY => Kind::Text,
            Type::BOOLEAN => Kind::Boolean,
            Type::INT32 | Type::INT64 => kind_of_integer(descriptor),
            Type::FLOAT | Type::DOUBLE => Kind::Float,
            Type::FIXED_LEN_BYTE_ARRAY => kind_of_fixed(descriptor),
            Type::INT96 => Kind::Bytes,
        };
        let parts = descriptor.path().parts();
        let has_lists = descriptor.max_rep_level() > 0;
        let is_named = |part: &&str| !has_lists || !OF_LISTS.contains(part);
        let mut names: Vec<&str> = parts.iter().map(String::as_str).collect();
        if let Some((first, inner)) = names.split_first() {
            let inner = inner.iter().copied().filter(is_named);
            names = [*first].into_iter().chain(inner).collect();
        }
        Self {
            leaf,
            name: names.join("."),
            kind,
            present: descriptor.max_def_level(),
            has_lists,
        }
    }

    pub(crate) fn is_text(&self) -> bool {
        self.kind == Kind::Text && !self.has_lists
    }
}

fn kind_of_fixed(descriptor: &ColumnDescriptor) -> Kind {
    let is_decimal = matches!(descriptor.logical_type_ref(), Some(LogicalType::Decimal(_)))
        || descriptor.converted_type() == ConvertedType::DECIMAL;
    let scale = u32::try_from(descriptor.type_scale()).ok();
    match scale.filter(|scale| is_decimal && *scale <= MAX_SCALE) {
        Some(scale) => Kind::Decimal(scale),
        None => Kind::Bytes,
    }
}

fn kind_of_integer(descriptor: &ColumnDescriptor) -> Kind {
    let scale = u32::try_from(descriptor.type_scale()).unwrap_or_default();
    match descriptor.logical_type_ref() {
        Some(LogicalType::Integer(integer)) if !integer.is_signed => return Kind::Unsigned,
        Some(LogicalType::Decimal(_)) if scale > 0 => return Kind::Decimal(scale.min(MAX_SCALE)),
        _ => {}
    }
    match descriptor.converted_type() {
        ConvertedType::UINT_8
        | ConvertedType::UINT_16
        | ConvertedType::UINT_32
        | ConvertedType::UINT_64 => Kind::Unsigned,
        ConvertedType::DECIMAL if scale > 0 => Kind::Decimal(scale.min(MAX_SCALE)),
        _ => Kind::Signed,
    }
}

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
    next_value: usize,
    next_level: usize,
    /// The room for pages that are unpacked for the rows of one call.
    room: Arc<AtomicUsize>,
}

impl OpenColumn {
    pub(crate) fn new(
        column: &Column,
        file: &Arc<File>,
        chunk: &ColumnChunkMetaData,
    ) -> Result<Self> {
        let room = Arc::new(AtomicUsize::new(MAX_PAGE));
        let pages = Box::new(UnpackedPages::new(file, chunk, Arc::clone(&room))?);
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
            next_value: 0,
            next_level: 0,
            room,
        })
    }

    /// Reads the next rows, at most this many. Returns their number.
    pub(crate) fn read(&mut self, most: usize) -> Result<usize> {
        (self.next_value, self.next_level) = (0, 0);
        self.room.store(MAX_PAGE, Ordering::Relaxed);
        self.definitions.clear();
        self.repetitions.clear();
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
        Ok(rows)
    }

    /// Returns the number of bytes of the values that were read.
    pub(crate) fn byte_len(&self) -> usize {
        match &self.values {
            Values::Bytes(values) => values.iter().map(ByteArray::len).sum(),
            _ => self.definitions.len() * 8,
        }
    }

    /// Returns the bytes of the next row of a column of texts; nothing if it has no value.
    pub(crate) fn next_text(&mut self) -> Option<&[u8]> {
        let is_there = self.is_next_there();
        self.next_level += 1;
        if !is_there {
            return None;
        }
        let place = self.next_value;
        self.next_value += 1;
        match &self.values {
            Values::Bytes(values) => {
                let text = values.get(place)?.data();
                Some(text.get(..MAX_TEXT).unwrap_or(text))
            }
            _ => None,
        }
    }

    /// Appends the values of the next row as JSON: those of a list as one text, with spaces between them.
    pub(crate) fn append_next(&mut self, out: &mut Vec<u8>) {
        if !self.column.has_lists {
            let is_there = self.is_next_there();
            self.next_level += 1;
            return self.append_value(is_there, out);
        }
        let start = out.len();
        loop {
            let is_there = self.is_next_there();
            self.next_level += 1;
            if is_there {
                out.push(if out.len() == start { b'"' } else { b' ' });
                let value = out.len();
                self.append_value(true, out);
                if out.get(value) == Some(&b'"') {
                    out.remove(value);
                    out.pop();
                }
            }
            let next = self.repetitions.get(self.next_level);
            if next.is_none_or(|level| *level == 0) {
                break;
            }
        }
        let is_empty = out.len() == start;
        out.extend_from_slice(if is_empty { b"null" } else { b"\"" });
    }

    fn is_next_there(&self) -> bool {
        let present = self.column.present;
        present == 0 || self.definitions.get(self.next_level) == Some(&present)
    }

    fn append_value(&mut self, is_there: bool, out: &mut Vec<u8>) {
        let place = self.next_value;
        self.next_value += usize::from(is_there);
        let kind = self.column.kind;
        let is_written = is_there
            && match &self.values {
                Values::Bytes(values) => append(values.get(place), out, |value, out| {
                    append_text(value.data(), out);
                }),
                Values::Fixed(values) => append(values.get(place), out, |value, out| {
                    append_fixed(value.data(), kind, out);
                }),
                Values::Instants(values) => append(values.get(place), out, |value, out| {
                    append_hexadecimal(value.as_bytes(), out);
                }),
                Values::Booleans(values) => append(values.get(place), out, append_display),
                Values::Small(values) => append(values.get(place), out, |value, out| match kind {
                    Kind::Unsigned => append_display(&value.cast_unsigned(), out),
                    Kind::Decimal(scale) => append_decimal((*value).into(), scale, out),
                    _ => append_display(value, out),
                }),
                Values::Large(values) => append(values.get(place), out, |value, out| match kind {
                    Kind::Unsigned => append_display(&value.cast_unsigned(), out),
                    Kind::Decimal(scale) => append_decimal((*value).into(), scale, out),
                    _ => append_display(value, out),
                }),
                Values::Floats(values) => {
                    let value = values.get(place).filter(|value| value.is_finite());
                    append(value, out, append_display)
                }
                Values::Doubles(values) => {
                    let value = values.get(place).filter(|value| value.is_finite());
                    append(value, out, append_display)
                }
            };
        if !is_written {
            out.extend_from_slice(b"null");
        }
    }
}

fn append<T>(value: Option<&T>, out: &mut Vec<u8>, write: impl Fn(&T, &mut Vec<u8>)) -> bool {
    if let Some(value) = value {
        write(value, out);
    }
    value.is_some()
}

fn append_display(value: &impl std::fmt::Display, out: &mut Vec<u8>) {
    // Memory takes everything.
    drop(write!(out, "{value}"));
}

/// Appends bytes as hexadecimal digits in quotes.
fn append_hexadecimal(bytes: &[u8], out: &mut Vec<u8>) {
    out.push(b'"');
    for byte in bytes {
        append_display(&format_args!("{byte:02x}"), out);
    }
    out.push(b'"');
}

/// Appends bytes of a fixed number: a decimal number with its highest byte first, or hexadecimal digits.
fn append_fixed(bytes: &[u8], kind: Kind, out: &mut Vec<u8>) {
    let (Kind::Decimal(scale), true) = (kind, bytes.len() <= size_of::<i128>()) else {
        return append_hexadecimal(bytes, out);
    };
    let is_negative = bytes.first().is_some_and(|byte| *byte >= 0x80);
    let number = bytes.iter().fold(-i128::from(is_negative), |number, byte| {
        number << 8 | i128::from(*byte)
    });
    append_decimal(number, scale, out);
}

/// Appends a number with a point before its last digits.
fn append_decimal(number: i128, scale: u32, out: &mut Vec<u8>) {
    if scale == 0 {
        return append_display(&number, out);
    }
    let unit = 10u128.pow(scale);
    let amount = number.unsigned_abs();
    let sign = if number < 0 { "-" } else { "" };
    let width = usize::try_from(scale).unwrap_or_default();
    append_display(
        &format_args!("{sign}{}.{:0width$}", amount / unit, amount % unit),
        out,
    );
}

/// Appends a text as a string of JSON. Bytes that are no text stay as they are. Of a longer text than any row of a table
/// may have, a part is left out, so that the row is still too long.
pub(crate) fn append_text(text: &[u8], out: &mut Vec<u8>) {
    let text = text.get(..MAX_TEXT).unwrap_or(text);
    out.push(b'"');
    for byte in text {
        match byte {
            b'"' | b'\\' => out.extend_from_slice(&[b'\\', *byte]),
            b'\n' => out.extend_from_slice(b"\\n"),
            0..=0x1f => append_display(&format_args!("\\u{byte:04x}"), out),
            _ => out.push(*byte),
        }
    }
    out.push(b'"');
}
