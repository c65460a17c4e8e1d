//! Reading a journal, whatever its bytes.
//!
//! Promises: what is returned is what was written with the last record that is whole; bytes that are
//! no journal give nothing; nothing is set aside for more than has been read.

use super::head::{Head, time_of};
use super::kept_span::KeptSpan;
use super::record::{Kind, Reading, Records};
use super::room::Tally;
use super::writer::{KEPT, end_of_number};
use crate::{LineId, LineList};
use std::io::Read;
use std::time::SystemTime;

/// A list takes as much memory as so many lines in it, however few it has.
const EMPTY_LIST: usize = 16;

/// What a journal says.
#[derive(Debug)]
pub(super) struct Contents {
    /// Lines in orders of their own; those of the base are [`LineId::Source`], kept ones
    /// [`LineId::Own`].
    pub(super) lists: Vec<LineList>,
    /// What the rows were last.
    pub(super) spans: Vec<KeptSpan>,
    /// The row that was on the board.
    pub(super) row: u64,
    /// When that was written.
    pub(super) written: SystemTime,
    /// Whether something stands behind it that cannot be read.
    pub(super) is_damaged: bool,
}

/// Why nothing can be had from a journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoContents {
    /// Nothing was written down in it yet.
    Empty,
    /// It is damaged, or none of ours.
    Damaged,
    /// It says more than there is room for.
    TooMuch,
}

/// Reads a journal to its end, or to where it is torn, as long as there is room for what it says.
/// `take_line` gets each line that it keeps, with its end.
pub(super) fn read_journal(
    input: impl Read,
    tally: &mut Tally,
    take_line: &mut dyn FnMut(Vec<u8>, Option<&'static [u8]>),
) -> Result<Contents, NoContents> {
    let mut records = Records::new(input).ok_or(NoContents::Damaged)?;
    let head = records.next().map(|(kind, record)| match kind {
        Kind::Head => Head::read(record),
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
        contents: Contents {
            written: head.begun,
            lists: Vec::new(),
            spans: Vec::new(),
            row: 0,
            is_damaged: false,
        },
        coming: Vec::new(),
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

/// What has been read so far.
struct Progress<'a> {
    tally: &'a mut Tally,
    take_line: &'a mut dyn FnMut(Vec<u8>, Option<&'static [u8]>),
    /// The pieces of a line that goes on in the next one.
    line: Vec<u8>,
    contents: Contents,
    /// Spans for the next record of rows.
    coming: Vec<KeptSpan>,
    has_rows: bool,
}

impl Progress<'_> {
    /// `None` if the record makes no sense: then neither does what follows.
    fn take(&mut self, kind: Kind, record: Reading<'_>) -> Option<()> {
        match kind {
            Kind::Head => None,
            Kind::Lines => self.take_lines(record),
            Kind::List => {
                self.contents.lists.push(LineList::default());
                self.tally.listed(EMPTY_LIST);
                self.take_list(record)
            }
            Kind::MoreOfList => self.take_list(record),
            Kind::Spans => self.take_spans(record),
            Kind::Rows => self.take_rows(record),
            // Whoever looks for the lines of the base has read it.
            Kind::Imprint => Some(()),
        }
    }

    fn take_lines(&mut self, mut record: Reading<'_>) -> Option<()> {
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

    fn take_list(&mut self, mut record: Reading<'_>) -> Option<()> {
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

    fn take_spans(&mut self, mut record: Reading<'_>) -> Option<()> {
        while !record.is_at_end() {
            self.coming.push(KeptSpan::read(&mut record)?);
        }
        let count = self.contents.spans.len() + self.coming.len();
        self.tally.spans(count, 0);
        Some(())
    }

    fn take_rows(&mut self, mut record: Reading<'_>) -> Option<()> {
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
        self.contents.row = row;
        self.contents.written = written;
        self.has_rows = true;
        Some(())
    }
}
