//! Writes rows as a Parquet file.

use super::fault::ParquetFault;
use parquet::basic::{Compression, LogicalType, Repetition, Type as PhysicalType};
use parquet::column::writer::ColumnWriter;
use parquet::data_type::ByteArray;
use parquet::errors::{ParquetError, Result};
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::{Type, TypePtr};
use std::io::{self, Write};
use std::sync::Arc;

/// The number of rows and of bytes from which a group of rows is written.
const GROUP_ROWS: usize = 1 << 17;
const GROUP_LEN: usize = 64 << 20;

/// The type of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnKind {
    /// Texts in UTF-8.
    Text,
    /// Whole numbers of 64 bits.
    Integer,
    /// Numbers with a fraction, of 64 bits.
    Number,
}

/// Chooses the type of a column by its texts, in any order: the narrowest one that gives exactly these texts back.
#[derive(Clone, Copy, Debug)]
pub struct ColumnTexts {
    are_there: bool,
    are_integers: bool,
    are_numbers: bool,
}

impl Default for ColumnTexts {
    fn default() -> Self {
        Self {
            are_there: false,
            are_integers: true,
            are_numbers: true,
        }
    }
}

impl ColumnTexts {
    /// Adds a text. An empty one is no value.
    pub fn add(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        self.are_there = true;
        self.are_integers = self.are_integers && is_integer(text);
        self.are_numbers = self.are_numbers && is_number(text);
    }

    /// Returns the type.
    pub fn kind(&self) -> ColumnKind {
        if !self.are_there {
            ColumnKind::Text
        } else if self.are_integers {
            ColumnKind::Integer
        } else if self.are_numbers {
            ColumnKind::Number
        } else {
            ColumnKind::Text
        }
    }
}

/// Whether a whole number gives exactly this text back.
fn is_integer(text: &str) -> bool {
    let number = text.parse::<i64>();
    number.is_ok_and(|number| number.to_string() == text)
}

/// Whether a number with a fraction gives exactly this text back.
fn is_number(text: &str) -> bool {
    let number = text.parse::<f64>();
    number.is_ok_and(|number| number.is_finite() && number.to_string() == text)
}

/// The values of a column in a group of rows.
enum Values {
    Texts(Vec<ByteArray>),
    Integers(Vec<i64>),
    Numbers(Vec<f64>),
}

struct Column {
    values: Values,
    /// For each row whether there is a value.
    definitions: Vec<i16>,
}

/// Writes a file. Values are grouped, so that memory holds one group.
pub struct ParquetWriter<W: Write + Send> {
    writer: SerializedFileWriter<W>,
    columns: Vec<Column>,
    rows: usize,
    bytes: usize,
}

impl<W: Write + Send> std::fmt::Debug for ParquetWriter<W> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("ParquetWriter").finish_non_exhaustive()
    }
}

impl<W: Write + Send> ParquetWriter<W> {
    /// Begins a file with these columns.
    ///
    /// # Errors
    /// Fails when the beginning cannot be written, or two columns have the same name.
    pub fn new(out: W, columns: &[(String, ColumnKind)]) -> io::Result<Self> {
        let fields = columns.iter().map(|(name, kind)| field(name, *kind));
        let fields = fields.collect::<Result<Vec<_>>>().map_err(failed)?;
        let schema = Type::group_type_builder("schema").with_fields(fields);
        let schema = Arc::new(schema.build().map_err(failed)?);
        let properties = WriterProperties::builder().set_compression(Compression::SNAPPY);
        let properties = Arc::new(properties.build());
        let column = |(_, kind): &(String, ColumnKind)| Column {
            values: match kind {
                ColumnKind::Text => Values::Texts(Vec::new()),
                ColumnKind::Integer => Values::Integers(Vec::new()),
                ColumnKind::Number => Values::Numbers(Vec::new()),
            },
            definitions: Vec::new(),
        };
        Ok(Self {
            writer: SerializedFileWriter::new(out, schema, properties).map_err(failed)?,
            columns: columns.iter().map(column).collect(),
            rows: 0,
            bytes: 0,
        })
    }

    /// Adds a row. Empty texts, missing ones and those that are not of the type of their column are no values.
    ///
    /// # Errors
    /// Fails when the rows before cannot be written.
    pub fn push<'a>(&mut self, row: impl IntoIterator<Item = &'a str>) -> io::Result<()> {
        let mut row = row.into_iter();
        for column in &mut self.columns {
            let text = row.next().unwrap_or_default();
            self.bytes += text.len() + 8;
            let is_there = column.values.push(text);
            column.definitions.push(i16::from(is_there));
        }
        self.rows += 1;
        if GROUP_ROWS <= self.rows || GROUP_LEN <= self.bytes {
            self.write_group().map_err(failed)?;
        }
        Ok(())
    }

    /// Ends the file.
    ///
    /// # Errors
    /// Fails when the rest cannot be written.
    pub fn finish(mut self) -> io::Result<()> {
        if self.rows > 0 {
            self.write_group().map_err(failed)?;
        }
        self.writer.close().map_err(failed)?;
        Ok(())
    }

    fn write_group(&mut self) -> Result<()> {
        let mut group = self.writer.next_row_group()?;
        let mut columns = self.columns.iter_mut();
        while let Some(mut place) = group.next_column()? {
            let column = columns.next().ok_or(ParquetFault::Damaged)?;
            let definitions = Some(column.definitions.as_slice());
            match (place.untyped(), &mut column.values) {
                (ColumnWriter::ByteArrayColumnWriter(writer), Values::Texts(values)) => {
                    writer.write_batch(values, definitions, None)?;
                    values.clear();
                }
                (ColumnWriter::Int64ColumnWriter(writer), Values::Integers(values)) => {
                    writer.write_batch(values, definitions, None)?;
                    values.clear();
                }
                (ColumnWriter::DoubleColumnWriter(writer), Values::Numbers(values)) => {
                    writer.write_batch(values, definitions, None)?;
                    values.clear();
                }
                _ => return Err(ParquetFault::Damaged.into()),
            }
            column.definitions.clear();
            place.close()?;
        }
        group.close()?;
        (self.rows, self.bytes) = (0, 0);
        Ok(())
    }
}

impl Values {
    /// Adds a value. Returns whether there is one.
    fn push(&mut self, text: &str) -> bool {
        if text.is_empty() {
            return false;
        }
        match self {
            Self::Texts(values) => values.push(ByteArray::from(text)),
            Self::Integers(values) => match text.parse() {
                Ok(number) => values.push(number),
                Err(_) => return false,
            },
            Self::Numbers(values) => match text.parse() {
                Ok(number) => values.push(number),
                Err(_) => return false,
            },
        }
        true
    }
}

fn field(name: &str, kind: ColumnKind) -> Result<TypePtr> {
    let (physical, logical) = match kind {
        ColumnKind::Text => (PhysicalType::BYTE_ARRAY, Some(LogicalType::String)),
        ColumnKind::Integer => (PhysicalType::INT64, None),
        ColumnKind::Number => (PhysicalType::DOUBLE, None),
    };
    let builder = Type::primitive_type_builder(name, physical)
        .with_repetition(Repetition::OPTIONAL)
        .with_logical_type(logical);
    Ok(Arc::new(builder.build()?))
}

/// Returns the error of the output in an error of the library.
fn failed(error: ParquetError) -> io::Error {
    match error {
        ParquetError::External(inner) => match inner.downcast::<io::Error>() {
            Ok(error) => *error,
            Err(other) => io::Error::other(other),
        },
        other => io::Error::other(other),
    }
}
