//! Properties of any table.

use super::games::check_exact;
use std::io::Cursor;
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_collection::games::{
    Columns, Conversion, CutRows, FoundRows, LeftOutOfTable, TableExtractor,
};
use tabiya_collection::passes::{convert, decoded_beginning, write_table};
use tabiya_lines::{LoadError, PutLines, Rows, Source};
use tabiya_notation::fen::FenStyle;
use tabiya_notation::record::{read_exact_epd, write_record};

/// The first byte determines how the rest is cut.
pub(crate) fn check_fuzz(data: &[u8]) {
    let [cut, text @ ..] = data else {
        return;
    };
    // The beginning of a file determines its columns, so that much of it is read.
    let beginning = decoded_beginning(text, 1 << 14).expect("it is in memory");
    if Columns::of(&beginning).is_some() && text.len() < 1 << 14 {
        check_written(text, usize::from(*cut));
    }
    let Some(columns) = Columns::of(text) else {
        return;
    };
    let mut opcodes: Vec<_> = columns.others.iter().map(|other| &other.opcode).collect();
    opcodes.sort();
    opcodes.dedup();
    assert_eq!(opcodes.len(), columns.others.len(), "no two have the same");
    let whole = extracted(text, &columns, text.len().max(1));
    let pieces = extracted(text, &columns, usize::from(*cut) + 1);
    assert_eq!(whole, pieces);
    let (records, found) = whole;
    // A column named `bm` may contain anything.
    check_exact(&records, |_, _, _| {});
    let lines = records.split_inclusive(|byte| *byte == b'\n').count() as u64;
    assert_eq!(found.positions, lines);
    assert!(found.positions <= found.rows);
    assert!(found.rows - found.positions <= found.broken.len() as u64);
}

fn extracted(text: &[u8], columns: &Columns, piece: usize) -> (Vec<u8>, FoundRows) {
    let mut cut = CutRows::new(columns.form);
    let mut extractor = TableExtractor::new(columns.clone());
    let mut out = Vec::new();
    let mut found = FoundRows::default();
    for piece in text.chunks(piece) {
        cut.put(piece);
        while let Some(part) = cut.take() {
            found.add(extractor.extract(&part, &mut out));
        }
    }
    cut.end();
    while let Some(part) = cut.take() {
        found.add(extractor.extract(&part, &mut out));
    }
    (out, found)
}

/// An unchanged table is written byte for byte, and a changed position is either written, with all others, or
/// reported.
fn check_written(table: &[u8], choice: usize) {
    let rows = rows_of(table);
    let (out, left_out) = written(table, &rows);
    assert_eq!(out, table);
    assert!(left_out.is_nothing());
    let Ok(count) = usize::try_from(rows.len()) else {
        return;
    };
    if count == 0 {
        return;
    }
    let row = (choice % count) as u64;
    let line = rows.read_line(row).expect("it is in memory");
    let (mut position, tail) = read_exact_epd(&line).expect("a record");
    if let Some((square, _)) = { position.board }.pieces().nth(choice % 8) {
        position.board.set(square, None);
    }
    let changed = write_record(&position, FenStyle::STANDARD, &line);
    assert_eq!(changed.get(changed.len() - tail.len()..), line.get(tail));
    let mut edited = rows.clone();
    let span = edited.add_own_for(row, changed.clone());
    edited.splice(row, 1, &[span]);
    let (out, left_out) = written(table, &edited);
    let again = rows_of(&out);
    assert_eq!(again.len(), rows.len());
    for other in (0..rows.len()).filter(|other| *other != row) {
        assert_eq!(again.read_line(other).ok(), rows.read_line(other).ok());
    }
    if left_out.is_nothing() {
        let now = again.read_line(row).expect("it is in memory");
        let board = |line: &[u8]| line.split(|byte| *byte == b' ').next().map(<[u8]>::to_vec);
        assert_eq!(board(&now), board(&changed));
    }
}

fn rows_of(table: &[u8]) -> Rows {
    let mut records = Vec::new();
    let mut put = |bytes: &[u8]| -> Result<(), LoadError> {
        records.extend_from_slice(bytes);
        Ok(())
    };
    let put: &mut PutLines<'_> = &mut put;
    convert(&mut Cursor::new(table), &Conversion::USUAL_TABLE, put).expect("it is in memory");
    Rows::new(Arc::new(
        Source::from_bytes(records).expect("records are text"),
    ))
}

fn written(table: &[u8], rows: &Rows) -> (Vec<u8>, LeftOutOfTable) {
    let mut out = Vec::new();
    let mut go_on = |_, _| ControlFlow::Continue(());
    let mut reader = Cursor::new(table);
    let conversion = Conversion::USUAL_TABLE;
    let left_out = write_table(&mut reader, &conversion, rows, &mut out, &mut go_on);
    (out, left_out.expect("it is in memory"))
}
