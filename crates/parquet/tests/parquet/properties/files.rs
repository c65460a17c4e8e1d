//! Properties of any bytes that claim to be a Parquet file, and of the files that are written.

use std::cell::Cell;
use std::fs::File;
use std::io::{self, Read as _, Seek as _, Write as _};
use std::sync::Once;
use tabiya_parquet::{
    ColumnKind, ColumnTexts, MARK, ParquetFault, ParquetFile, ParquetRows, ParquetWriter,
};

/// The number of bytes of lines that are read of a file.
const MOST: u64 = 1 << 20;

thread_local! {
    /// Whether a panic is one of the library, which reading catches.
    static READS: Cell<bool> = const { Cell::new(false) };
}

/// Bytes that begin like a file are read as one, and others are the cells of a column to write, a line for each.
pub(crate) fn check_fuzz(data: &[u8]) {
    if data.starts_with(MARK) {
        check_file(data);
    } else {
        check_rows(&String::from_utf8_lossy(data));
    }
}

/// A file is read or refused.
pub(crate) fn check_file(bytes: &[u8]) {
    let file = file_of(bytes);
    let parquet = match quietly(|| ParquetFile::open(file)) {
        Ok(parquet) => parquet,
        Err(error) => return assert!(ParquetFault::of(&error).is_some(), "{error:?}"),
    };
    let columns = parquet.names().count();
    let texts = (0..columns).filter(|column| parquet.is_text(*column));
    let texts = texts.take(4).map(|column| parquet.texts(column));
    for rows in texts.chain([parquet.objects()]) {
        let mut again = rows;
        if let Err(error) = read(&mut again) {
            assert!(ParquetFault::of(&error).is_some(), "{error:?}");
            let after = read(&mut again);
            assert!(after.is_ok_and(|after| after.is_empty()));
        }
    }
}

/// Rows that are written are read as the same.
fn check_rows(text: &str) {
    let cells: Vec<&str> = text.split('\n').collect();
    let mut texts = ColumnTexts::default();
    let mut reversed = ColumnTexts::default();
    for (cell, other) in cells.iter().zip(cells.iter().rev()) {
        texts.add(cell);
        reversed.add(other);
    }
    let kind = texts.kind();
    assert_eq!(reversed.kind(), kind);
    let mut bytes = Vec::new();
    let columns = [("cell".to_owned(), kind)];
    let mut writer = ParquetWriter::new(&mut bytes, &columns).unwrap();
    for cell in &cells {
        writer.push([*cell]).unwrap();
    }
    writer.finish().unwrap();
    let parquet = ParquetFile::open(file_of(&bytes)).unwrap();
    let (mut rows, expected): (_, String) = if kind == ColumnKind::Text {
        let lines = cells.iter().map(|cell| cell.replace('\r', " ") + "\n");
        (parquet.texts(0), lines.collect())
    } else {
        let value = |cell: &&str| if cell.is_empty() { "null" } else { *cell }.to_owned();
        let lines = cells.iter().map(value);
        let lines = lines.map(|value| format!("{{\"cell\":{value}}}\n"));
        (parquet.objects(), lines.collect())
    };
    let mut found = String::new();
    rows.read_to_string(&mut found).unwrap();
    assert_eq!(found, expected);
}

fn file_of(bytes: &[u8]) -> File {
    let mut file = tempfile::tempfile().unwrap();
    file.write_all(bytes).unwrap();
    file.rewind().unwrap();
    file
}

fn read(rows: &mut ParquetRows) -> io::Result<Vec<u8>> {
    let mut lines = Vec::new();
    quietly(|| rows.by_ref().take(MOST).read_to_end(&mut lines))?;
    Ok(lines)
}

/// Runs `work`, in which a panic is neither shown nor found by the fuzzer: it is known that the library panics.
fn quietly<T>(work: impl FnOnce() -> T) -> T {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if !READS.get() {
                usual(info);
            }
        }));
    });
    READS.set(true);
    let done = work();
    READS.set(false);
    done
}
