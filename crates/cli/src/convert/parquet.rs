//! Parquet as the output of a conversion.

use super::tables;
use std::fs::File;
use std::io::{self, BufRead as _, BufReader, Seek as _};
use tabiya_collection::games::{LeftOutOfTable, TableForm, csv_fields};
use tabiya_lines::Spool;
use tabiya_parquet::{ColumnKind, ColumnTexts, ParquetWriter};

/// The separator of the table between the records and the file.
const SEPARATOR: u8 = b'\t';

/// Makes the file in a temporary one. Also returns what it cannot hold: it has the same places as any table.
pub(super) fn made(records: File) -> io::Result<(Spool, LeftOutOfTable)> {
    let form = TableForm::Separated(SEPARATOR);
    let (rows, left_out) = tables::made(records, form, false)?;
    let mut rows = rows.into_file()?;
    let columns = columns_of(&mut rows)?;
    rows.rewind()?;
    let mut spool = Spool::new()?;
    let mut writer = ParquetWriter::new(&mut spool, &columns)?;
    each_row(&mut rows, |is_head, row| {
        if is_head {
            return Ok(());
        }
        writer.push(row.iter().map(String::as_str))
    })?;
    writer.finish()?;
    Ok((spool, left_out))
}

/// Returns the columns with their types. A column is of the narrowest type that holds all its texts unchanged.
fn columns_of(rows: &mut File) -> io::Result<Vec<(String, ColumnKind)>> {
    let mut names = Vec::new();
    let mut texts = Vec::new();
    each_row(rows, |is_head, row| {
        if is_head {
            names = row.to_vec();
            texts = vec![ColumnTexts::default(); row.len()];
            return Ok(());
        }
        for (texts, text) in texts.iter_mut().zip(row) {
            texts.add(text);
        }
        Ok(())
    })?;
    let kinds = texts.iter().map(ColumnTexts::kind);
    Ok(names.into_iter().zip(kinds).collect())
}

/// Calls `take` with each row of the table, and whether it has the names of the columns.
fn each_row(
    file: &mut File,
    mut take: impl FnMut(bool, &[String]) -> io::Result<()>,
) -> io::Result<()> {
    let mut reader = BufReader::new(file);
    let mut line = Vec::new();
    let mut is_head = true;
    loop {
        line.clear();
        if reader.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let row = line.strip_suffix(b"\n").unwrap_or(&line);
        let fields = csv_fields(row, SEPARATOR);
        let fields: Vec<_> = fields
            .map(|field| String::from_utf8_lossy(&field).into_owned())
            .collect();
        take(is_head, &fields)?;
        is_head = false;
    }
}
