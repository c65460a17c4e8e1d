//! Line numbers: those of the file, followed by our own.

use super::PassError;
use super::chunks::{LineProgress, ResultOrder, StopFlag, each_chunk, each_chunk_of};
use std::ops::ControlFlow;
use tabiya_lines::{
    CHUNK_LINES, LineId, MAX_GAME_ROW_BYTES, MAX_LINE_BYTES, ReadError, RowSet, Rows, Span,
};

/// The number of rows visited between two checks for cancellation.
pub(super) const STEP: u64 = 1 << 16;

/// The numbering of the lines that rows may hold, in four bytes each.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slots {
    source: u32,
    all: u32,
}

impl Slots {
    /// Returns the numbering for these rows, whose lines must fit into a
    /// [`LineList`](tabiya_lines::LineList).
    pub(super) fn of(rows: &Rows) -> Result<Self, PassError> {
        const MOST: u64 = 1 << 31;
        let (source, own) = (rows.source().line_count(), rows.own_line_count());
        let number = |lines: u64| {
            let lines = u32::try_from(lines).ok().filter(|_| lines < MOST);
            lines.ok_or(PassError::TooManyLines)
        };
        number(rows.len())?;
        Ok(Self {
            source: number(source)?,
            all: number(source + own)?,
        })
    }

    /// Returns the number of lines.
    pub(super) fn count(self) -> usize {
        self.all as usize
    }

    /// Returns the number of a line.
    pub(super) fn of_line(self, line: LineId) -> u32 {
        let number = |line: u64| u32::try_from(line).unwrap_or(u32::MAX);
        match line {
            LineId::Source(line) => number(line),
            LineId::Own(line) => self.source.saturating_add(number(line)),
        }
    }

    /// Returns the line with a number.
    pub(super) fn line(self, slot: u32) -> LineId {
        match slot.checked_sub(self.source) {
            None => LineId::Source(slot.into()),
            Some(own) => LineId::Own(own.into()),
        }
    }
}

/// Calls `take` with all rows and the numbers of their lines, in order.
pub(super) fn each_row(
    rows: &Rows,
    slots: Slots,
    progress: &mut LineProgress<'_>,
    mut take: impl FnMut(u32, u32),
) -> Result<(), PassError> {
    let all = rows.len();
    let mut done = 0;
    while done < all {
        ask(progress, done, all)?;
        let end = all.min(done + STEP);
        let mut row = u32::try_from(done).unwrap_or(u32::MAX);
        rows.each_line_id(done..end, |_, line| {
            take(row, slots.of_line(line));
            row = row.wrapping_add(1);
        });
        done = end;
    }
    ask(progress, all, all)
}

/// Reports the progress and returns an error if the work is cancelled.
pub(super) fn ask(progress: &mut LineProgress<'_>, done: u64, all: u64) -> Result<(), PassError> {
    match progress(done, all) {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(PassError::Cancelled),
    }
}

/// Work on all lines, a chunk at a time, by several threads.
pub(super) trait LineWork: Sync {
    /// The result of a chunk.
    type Made: Send;

    /// Begins a chunk.
    fn begin(&self) -> Self::Made;

    /// Handles the next line of a chunk, with its number. Long lines are cut to [`MAX_LINE_BYTES`], and games to
    /// [`MAX_GAME_ROW_BYTES`].
    fn add(&self, made: &mut Self::Made, slot: u32, line: &[u8]);

    /// Ends a chunk.
    fn end(&self, _made: &mut Self::Made) {}
}

/// Works on the chunks of the file that occur in rows, and on our own lines. `take` gets the
/// results in any order.
pub(super) fn each_line<W: LineWork>(
    rows: &Rows,
    slots: Slots,
    work: &W,
    mut take: impl FnMut(W::Made),
    progress: &mut LineProgress<'_>,
) -> Result<(), PassError> {
    let (source, own) = (rows.source(), rows.own_line_count());
    let longest = if source.holds_games() {
        MAX_GAME_ROW_BYTES
    } else {
        MAX_LINE_BYTES
    };
    let in_source = |chunk: u64, buffer: &mut Vec<u8>, stop: &StopFlag| {
        let mut made = work.begin();
        source.each_part(chunk, buffer, |part| {
            for (line, text) in part.lines().take_while(|_| !stop.is_set()) {
                let text = cut_to(text, longest);
                work.add(&mut made, slots.of_line(LineId::Source(line)), text);
            }
        })?;
        work.end(&mut made);
        Ok(made)
    };
    let in_own = |chunk: u64, _: &mut Vec<u8>, stop: &StopFlag| -> Result<W::Made, ReadError> {
        let mut made = work.begin();
        for line in own_lines(chunk, own).take_while(|_| !stop.is_set()) {
            let text = rows.own_line(line).unwrap_or_default();
            let text = cut_to(text, longest);
            work.add(&mut made, slots.of_line(LineId::Own(line)), text);
        }
        work.end(&mut made);
        Ok(made)
    };
    let all = source.line_count() + own;
    {
        let mut progress = |done, _| progress(done, all);
        let chunks = needed_chunks(rows);
        let take = |_, made| take(made);
        each_chunk(
            source,
            chunks,
            ResultOrder::Any,
            in_source,
            take,
            &mut progress,
        )?;
    }
    let mut progress = |done, _| progress(all - own + done, all);
    let chunks = 0..own.div_ceil(CHUNK_LINES);
    each_chunk_of(
        own,
        chunks,
        ResultOrder::Any,
        in_own,
        |_, made| take(made),
        &mut progress,
    )
}

/// Returns our own lines that form a chunk.
pub(super) fn own_lines(chunk: u64, count: u64) -> std::ops::Range<u64> {
    let first = chunk * CHUNK_LINES;
    first..count.min(first + CHUNK_LINES)
}

/// Returns the part of a line that counts.
pub(super) fn cut(line: &[u8]) -> &[u8] {
    cut_to(line, MAX_LINE_BYTES)
}

fn cut_to(line: &[u8], longest: usize) -> &[u8] {
    line.get(..longest).unwrap_or(line)
}

/// Returns the chunks of the file with any line in a row.
pub(super) fn needed_chunks(rows: &Rows) -> Vec<u64> {
    let mut needed = RowSet::none(rows.source().chunk_count());
    for span in rows.spans(0..rows.len()) {
        match span {
            Span::Source { first, count } => {
                let last = first + count - 1;
                needed.set_range(first / CHUNK_LINES..last / CHUNK_LINES + 1, true);
            }
            Span::Own { .. } => (),
            Span::Picked(picked) if picked.count() < STEP => {
                for line in picked.lines() {
                    if let LineId::Source(line) = line {
                        needed.set(line / CHUNK_LINES, true);
                    }
                }
            }
            // A list this long probably has lines from everywhere.
            Span::Picked(_) => return (0..rows.source().chunk_count()).collect(),
        }
    }
    needed.iter().collect()
}
