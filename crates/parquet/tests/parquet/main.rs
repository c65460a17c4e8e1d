//! Claims about Parquet files, which the tests write themselves.
#![expect(clippy::unwrap_used, reason = "tests")]

mod hostile;
mod nested;
mod written;

use std::fs::File;
use std::io::{self, Read as _, Seek as _, Write as _};
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

/// All rows of a file as objects.
fn objects(bytes: &[u8]) -> io::Result<String> {
    let mut text = String::new();
    ParquetFile::open(file_of(bytes))?
        .objects()
        .read_to_string(&mut text)?;
    Ok(text)
}
