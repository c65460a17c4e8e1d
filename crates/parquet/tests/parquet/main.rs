//! Claims about Parquet files, which the tests write themselves.
#![expect(clippy::unwrap_used, reason = "tests")]

mod encodings;
mod fuzz_corpus;
mod hostile;
mod nested;
mod properties;
mod written;

use parquet::column::writer::ColumnWriter;
use parquet::file::properties::WriterPropertiesBuilder;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;
use std::fs::File;
use std::io::{self, Read as _, Seek as _, Write as _};
use std::sync::Arc;
use tabiya_parquet::{ColumnKind, ParquetFile, ParquetWriter};

/// A temporary file with these bytes.
fn file_of(bytes: &[u8]) -> File {
    let mut file = tempfile::tempfile().unwrap();
    file.write_all(bytes).unwrap();
    file.rewind().unwrap();
    file
}

/// The bytes of a Parquet file with these columns and rows.
fn parquet(columns: &[(&str, ColumnKind)], rows: &[&[&str]]) -> Vec<u8> {
    let columns: Vec<_> = columns
        .iter()
        .map(|(name, kind)| ((*name).to_owned(), *kind))
        .collect();
    let mut out = Vec::new();
    let mut writer = ParquetWriter::new(&mut out, &columns).unwrap();
    for row in rows {
        writer.push(row.iter().copied()).unwrap();
    }
    writer.finish().unwrap();
    out
}

/// The bytes of a file with this schema. `fill` writes the column with this number.
fn file_with(
    schema: &str,
    properties: WriterPropertiesBuilder,
    mut fill: impl FnMut(usize, &mut ColumnWriter<'_>),
) -> Vec<u8> {
    let schema = Arc::new(parse_message_type(schema).unwrap());
    let mut out = Vec::new();
    let mut writer =
        SerializedFileWriter::new(&mut out, schema, Arc::new(properties.build())).unwrap();
    let mut group = writer.next_row_group().unwrap();
    let mut number = 0;
    while let Some(mut column) = group.next_column().unwrap() {
        fill(number, column.untyped());
        column.close().unwrap();
        number += 1;
    }
    group.close().unwrap();
    writer.close().unwrap();
    out
}

/// All rows of a file as objects.
fn objects(bytes: &[u8]) -> io::Result<String> {
    let mut text = String::new();
    ParquetFile::open(file_of(bytes))?
        .objects()
        .read_to_string(&mut text)?;
    Ok(text)
}
