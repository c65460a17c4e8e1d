//! Reads lines from anywhere in the file in the order of a list.
//!
//! Reading single lines would take minutes for a sorted file. So large batches are read in the order of the file,
//! stored, and returned in the order of the list.

use std::io;
use std::ops::Range;

use super::Rows;
use crate::chunk::ReadError;
use crate::line_ends::{LfPlaces, starts_behind};
use crate::line_index::{BLOCK, Start};
use crate::line_list::{LineId, Picked};
use crate::source::Source;
use crate::text::DiskText;

/// The approximate number of bytes of lines in a batch.
const MAX_BATCH_BYTES: usize = 128 << 20;
/// The maximum number of lines in a batch.
const MAX_BATCH_LINES: usize = 1 << 21;
/// The maximum distance of lines that are read together.
const NEAR_LINES: u64 = 1 << 10;
/// The maximum number of blocks that are read together: 1 MiB.
const MAX_BATCH_BLOCKS: u64 = 1 << 8;

/// Takes the index of a line, and the line with its line end.
type TakeLine<'a> = dyn FnMut(u64, &[u8]) -> io::Result<()> + 'a;

/// Calls `take` with the index of each line in the range of a list and the line, in order.
pub(super) fn each_picked(rows: &Rows, picked: &Picked, take: &mut TakeLine<'_>) -> io::Result<()> {
    let mean = rows.source.byte_len() / rows.source.line_count().max(1) + 1;
    let in_batch = (MAX_BATCH_BYTES as u64 / mean).clamp(1, MAX_BATCH_LINES as u64);
    let (mut gathered, mut line_text) = (Gathered::default(), Vec::new());
    let mut skip = 0;
    while let Some(part) = picked.part(skip, in_batch.min(picked.count() - skip)) {
        if part.count() == 0 {
            break;
        }
        gathered.fill(&rows.source, &part)?;
        for (place, line) in (0..).zip(part.lines()) {
            let text = match line {
                LineId::Own(line) => {
                    line_text.clear();
                    line_text.extend_from_slice(rows.own.line(line).unwrap_or_default());
                    line_text.extend_from_slice(rows.own.line_end(line).unwrap_or(b"\n"));
                    &line_text
                }
                LineId::Source(line) => {
                    if let Some(text) = gathered.line(place) {
                        text
                    } else {
                        line_text.clear();
                        rows.source.read_lines(line, 1, &mut line_text)?;
                        &line_text
                    }
                }
            };
            take(skip + place as u64, text)?;
        }
        skip += part.count();
    }
    Ok(())
}

/// The lines of a batch, read in the order of the file.
#[derive(Default)]
struct Gathered {
    /// The range in `text` of the line at each index; empty for lines that are not in the batch.
    lines: Vec<Range<u32>>,
    text: Vec<u8>,
}

/// A line of the file with its index in the batch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Wanted {
    line: u32,
    place: u32,
}

impl Gathered {
    /// Replaces the batch. Only lines on the disk are gathered, because those in memory are available anyway.
    fn fill(&mut self, source: &Source, part: &Picked) -> Result<(), ReadError> {
        self.lines.clear();
        self.text.clear();
        let Some(disk) = source.disk() else {
            return Ok(());
        };
        let mut wanted: Vec<Wanted> = (0..).zip(part.lines()).filter_map(wanted).collect();
        wanted.sort_unstable();
        let places = usize::try_from(part.count()).unwrap_or_default();
        self.lines.resize(places, 0..0);
        let mut buffer = Vec::new();
        for run in wanted.chunk_by(|one, next| u64::from(next.line - one.line) <= NEAR_LINES) {
            self.read_run(source, disk, run, &mut buffer)?;
        }
        Ok(())
    }

    fn line(&self, place: usize) -> Option<&[u8]> {
        let range = self.lines.get(place).filter(|range| !range.is_empty())?;
        self.text.get(range.start as usize..range.end as usize)
    }

    /// Reads lines that are close together, in one or several steps.
    fn read_run(
        &mut self,
        source: &Source,
        disk: &DiskText,
        run: &[Wanted],
        buffer: &mut Vec<u8>,
    ) -> Result<(), ReadError> {
        let mut rest = run;
        while let Some(first) = rest.first() {
            let from = block_of(source, first.line);
            let fits =
                |wanted: &Wanted| block_of(source, wanted.line + 1) < from + MAX_BATCH_BLOCKS;
            let (now, later) = rest.split_at(rest.partition_point(fits));
            let Some(last) = now.last() else {
                // The line is too long for a batch, and is read in its turn.
                rest = rest.get(1..).unwrap_or_default();
                continue;
            };
            let end = (block_of(source, last.line + 1) + 1) * BLOCK;
            disk.read_blocks(from, end, source.index(), buffer)?;
            self.keep(source, from, buffer, now)
                .ok_or(ReadError::Changed)?;
            rest = later;
        }
        Ok(())
    }

    /// Stores the wanted lines of a text that begins with a block.
    fn keep(
        &mut self,
        source: &Source,
        first_block: u64,
        text: &[u8],
        wanted: &[Wanted],
    ) -> Option<()> {
        let first = source.index().start(u64::from(wanted.first()?.line))?;
        if source.index().is_lf_enough() {
            let starts = LfPlaces::of(text).map(|at| at + 1);
            self.keep_between(first_block, first, text, starts, wanted)
        } else {
            let starts = starts_behind(text, false);
            self.keep_between(first_block, first, text, starts, wanted)
        }
    }

    /// Stores the wanted lines. `starts` are the offsets after the line ends of the text, `first` is the start of the
    /// first wanted line.
    fn keep_between(
        &mut self,
        first_block: u64,
        first: Start,
        text: &[u8],
        mut starts: impl Iterator<Item = usize>,
        wanted: &[Wanted],
    ) -> Option<()> {
        let mut line = wanted.first()?.line;
        let mut at = match first {
            Start::At(offset) => usize::try_from(offset.checked_sub(first_block * BLOCK)?).ok()?,
            Start::Behind { nth, .. } => starts.nth(usize::try_from(nth - 1).ok()?)?,
        };
        let mut next = starts.next().unwrap_or(text.len());
        for wanted in wanted {
            if let Some(between) = (wanted.line - line).checked_sub(1) {
                at = match between.checked_sub(1) {
                    Some(skipped) => starts.nth(skipped as usize)?,
                    None => next,
                };
                next = starts.next().unwrap_or(text.len());
                line = wanted.line;
            }
            self.keep_line(wanted.place, text.get(at..next)?)?;
        }
        Some(())
    }

    /// Stores a line if there is room: lines may be longer than the average of the file.
    fn keep_line(&mut self, place: u32, line: &[u8]) -> Option<()> {
        if self.text.len() + line.len() <= MAX_BATCH_BYTES + MAX_BATCH_BYTES / 4 {
            let start = u32::try_from(self.text.len()).ok()?;
            self.text.extend_from_slice(line);
            let end = u32::try_from(self.text.len()).ok()?;
            *self.lines.get_mut(place as usize)? = start..end;
        }
        Some(())
    }
}

fn wanted((place, line): (u32, LineId)) -> Option<Wanted> {
    match line {
        LineId::Source(line) => {
            let line = u32::try_from(line).ok()?;
            Some(Wanted { line, place })
        }
        LineId::Own(_) => None,
    }
}

/// The block that contains the start of a line.
fn block_of(source: &Source, line: u32) -> u64 {
    match source.index().start(u64::from(line)) {
        Some(Start::Behind { block, .. }) => block,
        Some(Start::At(offset)) => offset.saturating_sub(1) / BLOCK,
        None => u64::MAX - MAX_BATCH_BLOCKS,
    }
}
