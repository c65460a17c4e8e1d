//! Reads a journal from any bytes.
//!
//! Promises: the result is the state of the last complete record; bytes that are not a journal give nothing; memory is
//! limited by what has been read.

use super::head::{Head, time_of};
use super::line_map::KeptSpan;
use super::notes::{NotesBeingRead, RestoredNote};
use super::record::{JournalRecordKind, JournalRecords, RecordBeingRead};
use super::room::RoomTally;
use super::writer::{KEPT, end_of_number};
use crate::{LineId, LineList};
use std::io::Read;
use std::time::SystemTime;

/// The overhead of a list in memory, in lines.
const EMPTY_LIST: usize = 16;

/// The contents of a journal.
#[derive(Debug)]
pub(super) struct JournalContents {
    /// The lists of lines in any order; lines of the base are [`LineId::Source`], kept ones [`LineId::Own`].
    pub(super) lists: Vec<LineList>,
    /// The last state of the rows.
    pub(super) spans: Vec<KeptSpan>,
    /// The row on the board.
    pub(super) row: u64,
    /// The notes on rows.
    pub(super) notes: Vec<RestoredNote>,
    /// The time of that state.
    pub(super) written: SystemTime,
    /// Whether unreadable data follows it.
    pub(super) is_damaged: bool,
}

/// The reason why a journal has no usable contents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoContents {
    /// It has no work yet.
    Empty,
    /// It is damaged, or not a journal of ours.
    Damaged,
    /// Its contents need more memory than is allowed.
    TooMuch,
}

/// Reads a journal up to its end or the first damaged record, unless its contents need too much memory. `take_line`
/// gets each kept line and its line end.
pub(super) fn read_journal(
    input: impl Read,
    tally: &mut RoomTally,
    take_line: &mut dyn FnMut(Vec<u8>, Option<&'static [u8]>),
) -> Result<JournalContents, NoContents> {
    let mut records = JournalRecords::new(input).ok_or(NoContents::Damaged)?;
    let head = records.next().map(|(kind, record)| match kind {
        JournalRecordKind::Head => Head::read(record),
        _ => None,
    });
    let head = match head {
        Some(head) => head.ok_or(NoContents::Damaged)?,
        None if records.is_damaged() => return Err(NoContents::Damaged),
        None => return Err(NoContents::Empty),
    };
    let mut progress = Progress {
        tally,
        take_line,
        line: Vec::new(),
        contents: JournalContents {
            written: head.begun,
            lists: Vec::new(),
            spans: Vec::new(),
            row: 0,
            notes: Vec::new(),
            is_damaged: false,
        },
        coming: Vec::new(),
        notes: NotesBeingRead::default(),
        has_rows: false,
    };
    let mut makes_sense = true;
    while makes_sense && let Some((kind, record)) = records.next() {
        makes_sense = progress.take(kind, record).is_some();
        if progress.tally.is_too_much() {
            return Err(NoContents::TooMuch);
        }
    }
    progress.contents.is_damaged = !makes_sense || records.is_damaged();
    match (progress.has_rows, progress.contents.is_damaged) {
        (true, _) => Ok(progress.contents),
        (false, true) => Err(NoContents::Damaged),
        (false, false) => Err(NoContents::Empty),
    }
}

/// The contents read so far.
struct Progress<'a> {
    tally: &'a mut RoomTally,
    take_line: &'a mut dyn FnMut(Vec<u8>, Option<&'static [u8]>),
    /// The pieces of a line that is not complete yet.
    line: Vec<u8>,
    contents: JournalContents,
    /// The spans for the next record of rows.
    coming: Vec<KeptSpan>,
    notes: NotesBeingRead,
    has_rows: bool,
}

impl Progress<'_> {
    /// Takes a record; `None` if it is invalid. Then all later ones are invalid, too.
    fn take(&mut self, kind: JournalRecordKind, record: RecordBeingRead<'_>) -> Option<()> {
        match kind {
            JournalRecordKind::Head => None,
            JournalRecordKind::Lines => self.take_lines(record),
            JournalRecordKind::List => {
                self.contents.lists.push(LineList::default());
                self.tally.listed(EMPTY_LIST);
                self.take_list(record)
            }
            JournalRecordKind::MoreOfList => self.take_list(record),
            JournalRecordKind::Spans => self.take_spans(record),
            JournalRecordKind::Rows => self.take_rows(record),
            // The imprint has already been read by the search for the lines of the base.
            JournalRecordKind::Imprint => Some(()),
            JournalRecordKind::Body => self.notes.take_body(record, self.tally),
            JournalRecordKind::Notes => self.notes.take_notes(record, self.tally),
        }
    }

    fn take_lines(&mut self, mut record: RecordBeingRead<'_>) -> Option<()> {
        while !record.is_at_end() {
            let flags = record.byte()?;
            let text = record.text()?;
            self.tally.line(text.len());
            self.line.extend(text);
            let goes_on = flags >> 7 == 1;
            if !goes_on {
                let line = std::mem::take(&mut self.line);
                (self.take_line)(line, end_of_number(flags & 0x7F));
            }
        }
        Some(())
    }

    fn take_list(&mut self, mut record: RecordBeingRead<'_>) -> Option<()> {
        let list = self.contents.lists.last_mut()?;
        let before = list.len();
        while !record.is_at_end() {
            let code = record.short()?;
            let number = u64::from(code & !KEPT);
            let is_named = list.push(if code & KEPT == 0 {
                LineId::Source(number)
            } else {
                LineId::Own(number)
            });
            is_named.then_some(())?;
        }
        self.tally.listed(list.len() - before);
        Some(())
    }

    fn take_spans(&mut self, mut record: RecordBeingRead<'_>) -> Option<()> {
        while !record.is_at_end() {
            self.coming.push(KeptSpan::read(&mut record)?);
        }
        let count = self.contents.spans.len() + self.coming.len();
        self.tally.spans(count, 0);
        Some(())
    }

    fn take_rows(&mut self, mut record: RecordBeingRead<'_>) -> Option<()> {
        let front = usize::try_from(record.number()?).ok()?;
        let back = usize::try_from(record.number()?).ok()?;
        let row = record.number()?;
        let written = time_of(record.number()?)?;
        let old = &mut self.contents.spans;
        let behind = old
            .len()
            .checked_sub(back)
            .filter(|behind| front <= *behind)?;
        let stays = behind - front == self.coming.len();
        let moved = if stays { 0 } else { back };
        old.splice(front..behind, self.coming.drain(..));
        self.tally.spans(old.len(), moved);
        if let Some(notes) = self.notes.take_coming() {
            self.contents.notes = notes;
        }
        self.contents.row = row;
        self.contents.written = written;
        self.has_rows = true;
        Some(())
    }
}
