//! Finds the lines of a file that are still there after another program has changed it.
//!
//! Text that is inserted into the middle of a file, or removed from it, moves everything after it by the same number of
//! bytes. So each block is searched at its old place and at the place after such a move; the digests decide. This finds
//! every unchanged line if there is one change anywhere, any number of changes at the end, or any number of changes
//! that do not move the other lines. Deliberately absent: finding lines in a file that was sorted, or changed in
//! several places by different lengths.

use super::chunk::ReadError;
use super::imprint::Imprint;
use super::line_ends;
use super::line_index::{BLOCK, LineIndex, digest};
use super::source::Source;
use crate::decoding::Encoding;
use std::ops::Range;

/// The lines of a file that are still there, with their old and new numbers.
#[derive(Clone, Debug)]
pub struct Survivors {
    runs: Vec<SurvivingLines>,
    line_count: u64,
}

/// Lines that are consecutive both before and after the change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SurvivingLines {
    then: u64,
    now: u64,
    count: u64,
}

/// Blocks that are consecutive both before and after the change.
#[derive(Clone, Debug)]
struct SurvivingBlocks {
    blocks: Range<u64>,
    /// The distance in bytes by which they have moved.
    shift: i64,
}

impl Survivors {
    /// The survivors of a file that is gone, for any number of lines.
    pub fn none() -> Self {
        Self {
            runs: Vec::new(),
            line_count: u64::MAX,
        }
    }

    /// Searches the lines of a file in its earlier state `then` in the file `now`. Waits for the disk: for jobs only.
    ///
    /// # Errors
    /// Fails when the file cannot be read, or is being changed.
    pub fn between(then: &Imprint, now: &Source) -> Result<Self, ReadError> {
        let line_count = then.index().line_count();
        let search = Search {
            then: then.index(),
            now,
        };
        // The imprint of a file in UTF-16, or of one whose rows are games, belongs to its own bytes, not to the
        // converted text.
        let runs = match now.encoding() {
            Encoding::Utf16(_) => Vec::new(),
            _ if now.holds_games() => Vec::new(),
            Encoding::Bytes | Encoding::MarkedUtf8 => search.runs()?,
        };
        Ok(Self { runs, line_count })
    }

    /// The number of lines before the change.
    pub fn line_count(&self) -> u64 {
        self.line_count
    }

    /// Whether every line is still there under its old number.
    pub fn are_all_in_place(&self) -> bool {
        match self.runs.as_slice() {
            [] => self.line_count == 0,
            [run] => run.then == 0 && run.now == 0 && run.count == self.line_count,
            _ => false,
        }
    }

    /// The new number of a line; `None` if it is gone.
    pub fn place_of(&self, line: u64) -> Option<u64> {
        let next = self.runs.partition_point(|run| run.then <= line);
        let run = self.runs.get(next.checked_sub(1)?)?;
        let skipped = line - run.then;
        (skipped < run.count).then(|| run.now + skipped)
    }

    /// The new places of consecutive lines; those that are gone are left out.
    pub fn places_of(&self, lines: Range<u64>) -> impl Iterator<Item = Range<u64>> {
        let first = self
            .runs
            .partition_point(|run| run.then + run.count <= lines.start);
        let runs = self.runs.get(first..).unwrap_or_default().iter();
        runs.map_while(move |run| {
            let from = lines.start.max(run.then);
            let to = lines.end.min(run.then + run.count);
            (from < to).then(|| run.now + (from - run.then)..run.now + (to - run.then))
        })
    }
}

/// The search for the lines of one file in another.
struct Search<'a> {
    then: &'a LineIndex,
    now: &'a Source,
}

impl Search<'_> {
    fn runs(&self) -> Result<Vec<SurvivingLines>, ReadError> {
        let mut runs: Vec<SurvivingLines> = Vec::new();
        for found in self.blocks()? {
            let Some(run) = self.run(&found)? else {
                continue;
            };
            match runs.last_mut() {
                Some(last) if follows(last, &run) => last.count += run.count,
                _ => runs.push(run),
            }
        }
        Ok(runs)
    }

    /// The blocks that are still there.
    fn blocks(&self) -> Result<Vec<SurvivingBlocks>, ReadError> {
        let moved = self.now.index().known().cast_signed() - self.then.known().cast_signed();
        let mut all: Vec<SurvivingBlocks> = Vec::new();
        let mut shift = 0;
        for block in 0..self.then.block_count() {
            let other = if shift == 0 { moved } else { 0 };
            shift = if self.is_at(block, shift)? {
                shift
            } else if other != shift && self.is_at(block, other)? {
                other
            } else {
                continue;
            };
            match all.last_mut() {
                Some(last) if last.shift == shift && last.blocks.end == block => {
                    last.blocks.end += 1;
                }
                _ => all.push(SurvivingBlocks {
                    blocks: block..block + 1,
                    shift,
                }),
            }
        }
        Ok(all)
    }

    fn is_at(&self, block: u64, shift: i64) -> Result<bool, ReadError> {
        let start = block * BLOCK;
        let len = BLOCK.min(self.then.known() - start);
        let Some(start) = start.checked_add_signed(shift) else {
            return Ok(false);
        };
        let wanted = self.then.digest_of(block);
        let index = self.now.index();
        if shift == 0 && len == BLOCK && start + len <= index.known() {
            return Ok(index.digest_of(block) == wanted);
        }
        let there = self.bytes(start..start + len)?;
        Ok(there.len() as u64 == len && Some(digest(&there)) == wanted)
    }

    /// The lines in these blocks whose own line end and the one before it are in the blocks.
    fn run(&self, found: &SurvivingBlocks) -> Result<Option<SurvivingLines>, ReadError> {
        let (then, blocks) = (self.then, &found.blocks);
        let Some(start) = (blocks.start * BLOCK).checked_add_signed(found.shift) else {
            return Ok(None);
        };
        let before = then.ends_before(blocks.start);
        let begins_here = blocks.start == 0 && self.begins_line(start)?;
        let first = before + u64::from(!begins_here);
        let mut end = then.ends_before(blocks.end);
        if blocks.end == then.block_count() && then.has_open_line() {
            let behind = then.known().checked_add_signed(found.shift);
            end += u64::from(self.ends_line(behind.unwrap_or_default())?);
        }
        if end <= first {
            return Ok(None);
        }
        Ok(Some(SurvivingLines {
            then: first,
            now: self.ends_before(start)? + (first - before),
            count: end - first,
        }))
    }

    /// The number of lines that end before an offset of the new file.
    fn ends_before(&self, place: u64) -> Result<u64, ReadError> {
        let block = place / BLOCK;
        let mut here = self.bytes(block * BLOCK..place + 1)?;
        let len = usize::try_from(place - block * BLOCK).unwrap_or_default();
        let next = here.get(len).copied();
        here.truncate(len);
        Ok(self.now.index().ends_before(block) + line_ends::count(&here, next))
    }

    /// Whether a line begins at an offset of the new file.
    fn begins_line(&self, place: u64) -> Result<bool, ReadError> {
        match place.checked_sub(1) {
            None => Ok(true),
            Some(before) => Ok(self.bytes(before..place)?.ends_with(b"\n")),
        }
    }

    /// Whether a line ends at an offset of the new file, by a line end or with the file.
    fn ends_line(&self, place: u64) -> Result<bool, ReadError> {
        let next = self.bytes(place..place + 1)?;
        Ok(matches!(next.first(), None | Some(b'\n' | b'\r')))
    }

    /// The bytes of a range of the new file; fewer at its end.
    fn bytes(&self, range: Range<u64>) -> Result<Vec<u8>, ReadError> {
        let end = range.end.min(self.now.index().known());
        let mut bytes = Vec::new();
        if range.start < end {
            self.now.each_slice(range.start..end, &mut |slice| {
                bytes.extend_from_slice(slice);
                Ok::<_, ReadError>(())
            })?;
        }
        Ok(bytes)
    }
}

fn follows(last: &SurvivingLines, next: &SurvivingLines) -> bool {
    last.then + last.count == next.then && last.now + last.count == next.now
}
