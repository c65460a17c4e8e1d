//! Writes the states of a document as records of its journal.

use super::head::seconds_of;
use super::imprint_record::{Out, put_imprint};
use super::line_map::{KeptSpan, LineMap, LinesPlace, behind, push};
use super::notes::{JournalNote, WrittenNotes};
use super::record::{JournalRecordKind, RecordBeingWritten, pieces};
use crate::{Imprint, LineId, LineList, Rows, Span};
use std::fs::File;
use std::io;
use std::sync::Arc;
use std::time::SystemTime;

/// The highest bit in a list marks the lines that the journal keeps.
pub(super) const KEPT: u32 = 1 << 31;
/// The number of spans searched backwards for the end of the last base lines.
const LOOKED_BACK: usize = 4;

/// Writes the records of one journal.
#[derive(Debug)]
pub(super) struct JournalWriter {
    file: Arc<File>,
    /// The number of valid bytes of the file.
    len: u64,
    map: LineMap,
    /// The lists written so far, by their numbers.
    lists: Vec<Arc<LineList>>,
    /// The state of the rows at the last write.
    spans: Vec<KeptSpan>,
    notes: WrittenNotes,
    is_broken: bool,
}

impl JournalWriter {
    /// Starts at the end of the file.
    pub(super) fn new(file: Arc<File>, map: LineMap) -> io::Result<Self> {
        Ok(Self {
            len: file.metadata()?.len(),
            file,
            map,
            lists: Vec::new(),
            spans: Vec::new(),
            notes: WrittenNotes::default(),
            is_broken: false,
        })
    }

    /// Records the current rows, the row on the board, and the notes on rows.
    pub(super) fn write(&mut self, rows: &Rows, row: u64, notes: &[JournalNote]) -> io::Result<()> {
        self.put(|writer, out| {
            writer.notes.put(notes, out)?;
            writer.put_rows(rows, row, out)
        })
    }

    /// Records the content of the document's file.
    pub(super) fn write_imprint(&mut self, imprint: &Imprint) -> io::Result<()> {
        self.put(|_, out| put_imprint(imprint, out))
    }

    /// Appends records.
    fn put(
        &mut self,
        records: impl FnOnce(&mut Self, &mut Out<'_>) -> io::Result<()>,
    ) -> io::Result<()> {
        if self.is_broken {
            return Err(io::Error::other("the journal could not be written before"));
        }
        let file = Arc::clone(&self.file);
        let mut out = Out::new(&file);
        let written = records(self, &mut out);
        match written.and_then(|()| out.flush()) {
            Ok(()) => {
                self.len += out.written();
                Ok(())
            }
            Err(error) => {
                // The map of kept lines is wrong now, but all earlier records are good.
                self.is_broken = true;
                drop(self.file.set_len(self.len));
                Err(error)
            }
        }
    }

    fn put_rows(&mut self, rows: &Rows, row: u64, out: &mut Out<'_>) -> io::Result<()> {
        let mut spans = Vec::new();
        for span in rows.all_spans() {
            match span {
                Span::Source { first, count } => {
                    self.put_lines(rows, LineId::Source(first), count, &mut spans, out)?;
                }
                Span::Own { first, count } => {
                    self.put_lines(rows, LineId::Own(first), count, &mut spans, out)?;
                }
                Span::Picked(picked) => {
                    let list = self.put_list(rows, picked.list(), out)?;
                    push(
                        &mut spans,
                        KeptSpan {
                            place: LinesPlace::List(list),
                            first: picked.first(),
                            count: picked.count(),
                        },
                    );
                }
            }
        }
        if !rows.is_whole() {
            push(&mut spans, rest_of_file(rows));
        }
        put_spans(&self.spans, &spans, row, out)?;
        self.spans = spans;
        Ok(())
    }

    /// Writes lines that are consecutive in the document.
    fn put_lines(
        &mut self,
        rows: &Rows,
        first: LineId,
        count: u64,
        spans: &mut Vec<KeptSpan>,
        out: &mut Out<'_>,
    ) -> io::Result<()> {
        let mut done = 0;
        while done < count {
            let line = behind(first, done);
            match self.map.find(line, count - done, &likely_next(spans)) {
                Ok(span) => {
                    done += span.count;
                    push(spans, span);
                }
                Err(missing) => self.keep_lines(rows, line, missing.min(count - done), out)?,
            }
        }
        Ok(())
    }

    fn keep_lines(
        &mut self,
        rows: &Rows,
        first: LineId,
        count: u64,
        out: &mut Out<'_>,
    ) -> io::Result<()> {
        let mut record = RecordBeingWritten::new(JournalRecordKind::Lines);
        for at in 0..count {
            let line = behind(first, at);
            let (text, end) = rows.read_line_of(line)?;
            for (piece, is_last) in pieces(&text) {
                if record.is_full() {
                    let full = std::mem::replace(
                        &mut record,
                        RecordBeingWritten::new(JournalRecordKind::Lines),
                    );
                    out.put(full)?;
                }
                record.byte(end_number(end) | u8::from(!is_last) << 7);
                record.text(piece);
            }
            self.map.keep(line);
        }
        out.put(record)
    }

    /// Writes a list once. Returns its number.
    fn put_list(
        &mut self,
        rows: &Rows,
        list: &Arc<LineList>,
        out: &mut Out<'_>,
    ) -> io::Result<u64> {
        let known = self.lists.iter().position(|known| Arc::ptr_eq(known, list));
        if let Some(number) = known {
            return Ok(number as u64);
        }
        for line in list.iter() {
            if self.map.find(line, 1, &[]).is_err() {
                self.keep_lines(rows, line, 1, out)?;
            }
        }
        let mut record = RecordBeingWritten::new(JournalRecordKind::List);
        for line in list.iter() {
            if record.is_full() {
                let full = std::mem::replace(
                    &mut record,
                    RecordBeingWritten::new(JournalRecordKind::MoreOfList),
                );
                out.put(full)?;
            }
            record.short(self.code(line)?);
        }
        out.put(record)?;
        self.lists.push(Arc::clone(list));
        Ok(self.lists.len() as u64 - 1)
    }

    /// The code of a line in a list.
    fn code(&self, line: LineId) -> io::Result<u32> {
        let too_many = || io::Error::other("the list has too many lines");
        let span = self.map.find(line, 1, &[]).map_err(|_missing| too_many())?;
        let number = u32::try_from(span.first)
            .ok()
            .filter(|number| number & KEPT == 0);
        let number = number.ok_or_else(too_many)?;
        Ok(match span.place {
            LinesPlace::Kept => number | KEPT,
            LinesPlace::Base | LinesPlace::List(_) => number,
        })
    }
}

/// The probable places of the next line in the base if it was not moved: after the newest line of the base, or further
/// on by the number of lines since then, if those have replaced others.
fn likely_next(spans: &[KeptSpan]) -> [u64; 2] {
    let since = spans.iter().rev();
    let since: u64 = since
        .take_while(|span| span.place != LinesPlace::Base)
        .take(LOOKED_BACK)
        .map(|span| span.count)
        .fold(0, u64::saturating_add);
    let newest = spans.iter().rev().take(LOOKED_BACK + 1);
    let mut newest = newest.filter(|span| span.place == LinesPlace::Base);
    let end = newest
        .next()
        .map_or(0, |span| span.first.saturating_add(span.count));
    [end, end.saturating_add(since)]
}

/// The part of the file that is still being read. It follows all rows and is not recorded later.
fn rest_of_file(rows: &Rows) -> KeptSpan {
    let first = rows.source().line_count();
    KeptSpan {
        place: LinesPlace::Base,
        first,
        count: u64::MAX - first,
    }
}

/// Writes the changes of the rows; most of them stay the same.
fn put_spans(old: &[KeptSpan], new: &[KeptSpan], row: u64, out: &mut Out<'_>) -> io::Result<()> {
    let same = |pair: &(&KeptSpan, &KeptSpan)| pair.0 == pair.1;
    let front = old.iter().zip(new).take_while(same).count();
    let rest = (old.len() - front).min(new.len() - front);
    let from_back = old.iter().rev().zip(new.iter().rev());
    let back = from_back.take(rest).take_while(same).count();
    let mut record = RecordBeingWritten::new(JournalRecordKind::Spans);
    for span in new.get(front..new.len() - back).unwrap_or_default() {
        if record.is_full() {
            out.put(std::mem::replace(
                &mut record,
                RecordBeingWritten::new(JournalRecordKind::Spans),
            ))?;
        }
        span.write(&mut record);
    }
    out.put(record)?;
    let mut record = RecordBeingWritten::new(JournalRecordKind::Rows);
    record.number(front as u64);
    record.number(back as u64);
    record.number(row);
    record.number(seconds_of(SystemTime::now()));
    out.put(record)
}

fn end_number(end: Option<&[u8]>) -> u8 {
    match end {
        Some(b"\r\n") => 2,
        Some(b"\r") => 3,
        Some(b"\n") => 1,
        _ => 0,
    }
}

/// The inverse of `end_number`.
pub(super) fn end_of_number(number: u8) -> Option<&'static [u8]> {
    match number {
        1 => Some(b"\n"),
        2 => Some(b"\r\n"),
        3 => Some(b"\r"),
        _ => None,
    }
}
