//! Merges the rows of a table with the changes of their records.

use super::{Looked, NotWritten, OtherLine, Shape, TableEdits};
use crate::games::{Columns, LeftOutOfTable, RowPart, RowSpan, RowWriter};
use std::io::Write;
use tabiya_lines::decoding::{Encoding, utf16};
use tabiya_lines::{LineId, Rows};
use tabiya_notation::record::{LineKind, line_kind};

/// Writes the rows as they arrive.
pub(super) struct Merge<'a> {
    rows: &'a Rows,
    edits: TableEdits,
    /// The number of other lines written so far.
    others: usize,
    /// The number of records so far.
    records: u64,
    writer: Option<RowWriter>,
    shape: Shape,
    /// The line end of the last row that had one.
    line_end: &'static [u8],
    /// Text that is not written yet.
    text: Vec<u8>,
    encoded: Vec<u8>,
    /// Whether the last row written has no line end.
    is_open: bool,
    has_begun: bool,
    left_out: LeftOutOfTable,
    out: &'a mut dyn Write,
}

impl<'a> Merge<'a> {
    pub(super) fn new(rows: &'a Rows, edits: TableEdits, out: &'a mut dyn Write) -> Self {
        let left_out = LeftOutOfTable {
            is_reordered: edits.is_reordered,
            ..LeftOutOfTable::default()
        };
        Self {
            rows,
            edits,
            others: 0,
            records: 0,
            writer: None,
            shape: Shape {
                encoding: Encoding::Bytes,
                mark: b"",
            },
            line_end: b"\n",
            text: Vec::new(),
            encoded: Vec::new(),
            is_open: false,
            has_begun: false,
            left_out,
            out,
        }
    }

    /// Returns the number of records so far.
    pub(super) fn records(&self) -> u64 {
        self.records
    }

    /// Whether every record had a row, and every line a place.
    pub(super) fn is_whole(&self) -> bool {
        self.records == self.rows.source().line_count() && self.others == self.edits.count()
    }

    pub(super) fn finish(self) -> LeftOutOfTable {
        self.left_out
    }

    pub(super) fn take(&mut self, looked: Looked) -> Result<(), NotWritten> {
        match looked {
            Looked::Rows(part, spans, columns, shape) => {
                self.begin(&columns, shape)?;
                for span in spans {
                    self.row(&part, &span)?;
                }
                self.flush()
            }
            Looked::End(odd) => {
                self.put_others(None, self.records)?;
                self.flush()?;
                self.out
                    .write_all(odd.as_slice())
                    .map_err(NotWritten::Output)
            }
        }
    }

    fn begin(&mut self, columns: &Columns, shape: Shape) -> Result<(), NotWritten> {
        if std::mem::replace(&mut self.has_begun, true) {
            return Ok(());
        }
        self.shape = shape;
        self.writer = Some(RowWriter::new(columns.clone()));
        self.out.write_all(shape.mark).map_err(NotWritten::Output)
    }

    fn row(&mut self, part: &RowPart, span: &RowSpan) -> Result<(), NotWritten> {
        let bytes = part.text.get(span.bytes.clone()).unwrap_or_default();
        if !span.has_record {
            self.put(bytes);
            return Ok(());
        }
        if self.records == 0 {
            self.put_others(None, 0)?;
        }
        let record = self.records;
        self.records += 1;
        if self.edits.is_untouched(record) {
            self.put(bytes);
        }
        self.put_others(Some(bytes), record + 1)
    }

    /// Writes a row unchanged.
    fn put(&mut self, bytes: &[u8]) {
        self.text.extend_from_slice(bytes);
        self.is_open = !bytes.ends_with(b"\n");
        if bytes.ends_with(b"\r\n") {
            self.line_end = b"\r\n";
        } else if bytes.ends_with(b"\n") {
            self.line_end = b"\n";
        }
    }

    /// Writes the other lines of a place; `row` is the row there.
    fn put_others(&mut self, row: Option<&[u8]>, place: u64) -> Result<(), NotWritten> {
        while let Some(other) = self.edits.other(self.others, place) {
            self.others += 1;
            let (OtherLine::Changed(line) | OtherLine::New(line)) = other;
            let (text, _) = self.rows.read_line_of(line)?;
            let is_blank = line_kind(&text) == LineKind::Blank;
            match (other, row) {
                (OtherLine::Changed(_), Some(row)) => self.put_changed(row, line, &text),
                _ if is_blank => {}
                _ => self.put_new(&text),
            }
        }
        Ok(())
    }

    fn put_changed(&mut self, row: &[u8], line: LineId, record: &[u8]) {
        self.end_row();
        if matches!(line, LineId::Source(_)) {
            return self.put(row);
        }
        let mut written = Vec::new();
        if let Some(writer) = &mut self.writer {
            writer.append_changed(row, record, &mut written, &mut self.left_out);
        }
        self.put(&written);
    }

    fn put_new(&mut self, record: &[u8]) {
        let mut written = Vec::new();
        if let Some(writer) = &mut self.writer {
            writer.append_new(record, self.line_end, &mut written, &mut self.left_out);
        }
        if !written.is_empty() {
            self.end_row();
            self.put(&written);
        }
    }

    /// Ends the previous row, if it was the last of the table and had no line end.
    fn end_row(&mut self) {
        if std::mem::take(&mut self.is_open) {
            self.text.extend_from_slice(self.line_end);
        }
    }

    fn flush(&mut self) -> Result<(), NotWritten> {
        let text = match self.shape.encoding {
            Encoding::Utf16(order) => {
                self.encoded.clear();
                utf16::encode(&self.text, order, &mut self.encoded);
                &self.encoded
            }
            Encoding::Bytes | Encoding::MarkedUtf8 => &self.text,
        };
        let result = self.out.write_all(text).map_err(NotWritten::Output);
        self.text.clear();
        result
    }
}
