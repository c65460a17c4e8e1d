//! Lines that do not come from the file.
//!
//! Promises: lines are only appended, so a span of them stays valid forever; a clone is cheap, and appending to either
//! copy afterwards copies one block at most.

use std::sync::Arc;

use super::line_list::LineId;
use super::span::Span;

/// The number of lines that share an allocation.
const BLOCK_LINES: u64 = 256;

/// The origin of one of our own lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LineOrigin {
    /// The line is new.
    #[default]
    New,
    /// The line is an edited version of this one.
    Edited(LineId),
    /// The line is a repaired version of this one.
    Repaired(LineId),
}

impl LineOrigin {
    /// The line that it was made from; `None` for a new line.
    pub fn line(self) -> Option<LineId> {
        match self {
            Self::New => None,
            Self::Edited(line) | Self::Repaired(line) => Some(line),
        }
    }

    /// The same kind of origin with another line.
    fn of(self, line: LineId) -> Self {
        match self {
            Self::New => Self::New,
            Self::Edited(_) => Self::Edited(line),
            Self::Repaired(_) => Self::Repaired(line),
        }
    }
}

/// An append-only list of lines without line ends.
#[derive(Clone, Default)]
pub(super) struct OwnLines {
    /// All blocks but the last one have [`BLOCK_LINES`] lines.
    blocks: Vec<Arc<Block>>,
    count: u64,
}

#[derive(Clone, Default)]
struct Block {
    bytes: Vec<u8>,
    /// The offset of the end of each line in `bytes`.
    ends: Vec<usize>,
    /// The line end of each line in a file.
    line_ends: Vec<&'static [u8]>,
    /// The origin of each line: always its first form, not the previous one.
    origins: Vec<LineOrigin>,
}

impl OwnLines {
    pub(super) fn len(&self) -> u64 {
        self.count
    }

    pub(super) fn line(&self, row: u64) -> Option<&[u8]> {
        let block = self.blocks.get(usize::try_from(row / BLOCK_LINES).ok()?)?;
        block.line(usize::try_from(row % BLOCK_LINES).ok()?)
    }

    /// The line end of a line in a file.
    pub(super) fn line_end(&self, row: u64) -> Option<&'static [u8]> {
        let block = self.blocks.get(usize::try_from(row / BLOCK_LINES).ok()?)?;
        let at = usize::try_from(row % BLOCK_LINES).ok()?;
        block.line_ends.get(at).copied()
    }

    /// The origin of a line: its first form, which itself has no origin.
    pub(super) fn origin(&self, row: u64) -> LineOrigin {
        let block = usize::try_from(row / BLOCK_LINES).ok();
        let block = block.and_then(|block| self.blocks.get(block));
        let at = usize::try_from(row % BLOCK_LINES).unwrap_or(usize::MAX);
        block
            .and_then(|block| block.origins.get(at))
            .copied()
            .unwrap_or_default()
    }

    /// Sets the origin of an existing line. A line can only come from an earlier one; otherwise nothing changes.
    pub(super) fn set_origin(&mut self, row: u64, origin: LineOrigin) {
        let origin = self.first_form(origin);
        let is_before = |line| !matches!(line, LineId::Own(made_from) if row <= made_from);
        let block = usize::try_from(row / BLOCK_LINES).ok();
        let block = block.and_then(|block| self.blocks.get_mut(block));
        let at = usize::try_from(row % BLOCK_LINES).unwrap_or(usize::MAX);
        if let Some(block) = block.filter(|_| origin.line().is_none_or(is_before))
            && let Some(known) = Arc::make_mut(block).origins.get_mut(at)
        {
            *known = origin;
        }
    }

    /// Replaces a line by the first version from which it was made.
    fn first_form(&self, origin: LineOrigin) -> LineOrigin {
        match origin.line() {
            Some(LineId::Own(line)) => match self.origin(line).line() {
                Some(first) => origin.of(first),
                None => origin,
            },
            Some(LineId::Source(_)) | None => origin,
        }
    }

    /// Appends a line with its line end. Line ends inside the text are replaced by spaces.
    pub(super) fn push(
        &mut self,
        line: &[u8],
        line_end: &'static [u8],
        origin: LineOrigin,
    ) -> Span {
        let origin = self.first_form(origin);
        if self.count.is_multiple_of(BLOCK_LINES) {
            self.blocks.push(Arc::default());
        }
        if let Some(block) = self.blocks.last_mut() {
            Arc::make_mut(block).push(line, line_end, origin);
        }
        let first = self.count;
        self.count += 1;
        Span::Own { first, count: 1 }
    }
}

impl Block {
    fn line(&self, at: usize) -> Option<&[u8]> {
        let start = match at.checked_sub(1) {
            Some(before) => *self.ends.get(before)?,
            None => 0,
        };
        self.bytes.get(start..*self.ends.get(at)?)
    }

    fn push(&mut self, line: &[u8], line_end: &'static [u8], origin: LineOrigin) {
        let blank_line_ends = line.iter().map(|byte| match byte {
            b'\n' | b'\r' => b' ',
            other => *other,
        });
        self.bytes.extend(blank_line_ends);
        self.ends.push(self.bytes.len());
        self.line_ends.push(line_end);
        self.origins.push(origin);
    }
}
