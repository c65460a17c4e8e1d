//! Lines from all over the file, in the order of a list.
//!
//! Reading them one by one would take minutes for a sorted file. So very many are looked up at once
//! in the order of the file, kept, and handed on in the order of the list.

use std::io;
use std::ops::Range;

use super::Rows;
use crate::chunk::ReadError;
use crate::line_ends::{LfPlaces, starts_behind};
use crate::line_index::{BLOCK, Start};
use crate::line_list::LineId;
use crate::picked::Picked;
use crate::source::Source;
use crate::text::DiskText;

/// So many bytes of lines are kept at once, about …
const MAX_BATCH_BYTES: usize = 128 << 20;
/// … in so many lines at most.
const MAX_BATCH_LINES: usize = 1 << 21;
/// Lines that are farther from each other are not read in one go.
const NEAR_LINES: u64 = 1 << 10;
/// More blocks are not read in one go: 1 MiB.
const MAX_BATCH_BLOCKS: u64 = 1 << 8;

/// Takes a line with its end, and its place.
type TakeLine<'a> = dyn FnMut(u64, &[u8]) -> io::Result<()> + 'a;

/// Calls `take` with each line of the stretch of a list, and its place in it, in order.
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

/// The lines of a batch, found in the order of the file.
#[derive(Default)]
struct Gathered {
    /// Where in `text` the line of each place stands; nothing for those that are not here.
    lines: Vec<Range<u32>>,
    text: Vec<u8>,
}

/// A line of the file and its place in the batch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Wanted {
    line: u32,
    place: u32,
}

impl Gathered {
    /// Takes the place of the last batch. Only lines from the disk are gathered; those in memory are
    /// at hand.
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

    /// Reads lines that are near to each other, in one go or in several.
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
                // Too long to be kept; it is read when its turn has come.
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

    /// Keeps lines of a text that begins with a block.
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

    /// `starts` are the places behind the line ends of the text, `first` is where the first line
    /// begins that is wanted.
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

    /// Keeps a line, if there is room: lines may be longer than most lines of the file are.
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

/// The block in which a line begins.
fn block_of(source: &Source, line: u32) -> u64 {
    match source.index().start(u64::from(line)) {
        Some(Start::Behind { block, .. }) => block,
        Some(Start::At(offset)) => offset.saturating_sub(1) / BLOCK,
        None => u64::MAX - MAX_BATCH_BLOCKS,
    }
}
