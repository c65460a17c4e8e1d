//! Reads a table and writes it with the present content of its records.

use super::merge::Merge;
use super::{Looked, NotWritten, Shape, TableEdits};
use crate::games::{Columns, Conversion, LeftOut, RowPart, TableExtractor};
use crate::passes::chunks::Progress;
use crate::passes::parts::{Part, Parts};
use std::io::{self, Read, Write};
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_lines::Rows;
use tabiya_lines::decoding::Encoding;
use tabiya_threads::pool::{Event, Pool};

/// A part of the stream on its way to the output.
enum Piece {
    Rows(RowPart, Arc<Columns>, Shape),
    /// The end of the stream; a byte of UTF-16 may be left over.
    End(Option<u8>),
}

/// Reads the table from which records were made, and writes it with the content of the rows.
/// Returns what it cannot hold of them.
///
/// Rows of the table keep their order. A new record comes after the record that precedes it in the
/// rows. Memory is bounded, except for some bytes per changed record, and one bit per other record.
///
/// # Errors
/// [`NotWritten`] gives the reason. Part of the output may have been written.
pub fn write_table(
    reader: &mut (dyn Read + Send),
    conversion: &Conversion,
    rows: &Rows,
    out: &mut dyn Write,
    progress: &mut Progress<'_>,
) -> Result<LeftOut, NotWritten> {
    let edits = TableEdits::of(rows);
    let of = rows.source().line_count().max(1);
    let mut merge = Merge::new(rows, edits, out);
    let mut parts = Parts::keeping_all(reader, conversion.clone());
    let mut has_ended = false;
    let next = |_: &mut Option<TableExtractor>| -> Option<io::Result<Piece>> {
        if has_ended {
            return None;
        }
        let piece = next_piece(&mut parts);
        has_ended = !matches!(piece, Ok(Piece::Rows(..)));
        Some(piece)
    };
    let look = |extractor: &mut Option<TableExtractor>, piece| match piece {
        Piece::Rows(part, columns, shape) => {
            let new = || TableExtractor::new(Columns::clone(&columns));
            let spans = extractor.get_or_insert_with(new).spans(&part);
            Looked::Rows(part, spans, columns, shape)
        }
        Piece::End(odd) => Looked::End(odd),
    };
    let flow = Pool::new("table").run(
        next,
        || None,
        |extractor, piece, _| piece.map(|piece| look(extractor, piece)),
        |event| {
            let result = match event {
                Event::Result(Ok(looked)) => merge.take(looked),
                Event::Result(Err(error)) => Err(NotWritten::Unreadable(error.into())),
                Event::Idle => Ok(()),
            };
            let result = result.and_then(|()| match progress(merge.records().min(of), of) {
                ControlFlow::Continue(()) => Ok(()),
                ControlFlow::Break(()) => Err(NotWritten::Cancelled),
            });
            result.map_or_else(ControlFlow::Break, ControlFlow::Continue)
        },
    );
    match flow {
        ControlFlow::Continue(()) if merge.is_whole() => Ok(merge.finish()),
        // The table no longer has the rows of which the records were made.
        ControlFlow::Continue(()) => Err(NotWritten::Changed),
        ControlFlow::Break(error) => Err(error),
    }
}

fn next_piece<R: Read>(parts: &mut Parts<R>) -> io::Result<Piece> {
    let part = parts.next_part()?;
    let shape = Shape {
        encoding: parts.encoding().unwrap_or(Encoding::Bytes),
        mark: parts.mark(),
    };
    match part {
        Some(Part::Rows(part, columns)) => Ok(Piece::Rows(part, columns, shape)),
        // The file is no longer a table.
        Some(Part::Games(_)) => Err(io::ErrorKind::InvalidData.into()),
        None => Ok(Piece::End(parts.odd_byte())),
    }
}
