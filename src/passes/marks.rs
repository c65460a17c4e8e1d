//! What is known of the worth of lines.

use super::check::mark_of;
use super::column::Column;
use super::mark::Mark;
use crate::collection::{CHUNK_LINES, LineId, Rows, Source};
use std::ops::Range;
use std::sync::{PoisonError, RwLock};

/// The marks of a file's lines, as far as they are known, and of our own lines.
///
/// It can be shared by threads, and asked while [`check_all`](super::check_all) fills it.
#[derive(Debug)]
pub struct Marks {
    file: Column<Mark>,
    chunks: u64,
    /// They come one by one, whenever somebody asks.
    own: RwLock<Vec<Option<Mark>>>,
}

impl Marks {
    /// Nothing is known yet of a file of which all lines are there.
    pub fn new(source: &Source) -> Self {
        Self {
            file: Column::new(source),
            chunks: source.chunk_count(),
            own: RwLock::default(),
        }
    }

    /// Whether all lines of the file are known. Lines of our own always are.
    pub fn is_complete(&self) -> bool {
        self.file.is_full()
    }

    /// The mark of a line of these rows, once it is known. A line of ours is judged when it is asked
    /// for the first time.
    pub fn of(&self, rows: &Rows, line: LineId) -> Option<Mark> {
        match line {
            LineId::Source(line) => self.file.get(line),
            LineId::Own(line) => self.of_own(rows, line),
        }
    }

    pub(super) fn of_own(&self, rows: &Rows, line: u64) -> Option<Mark> {
        let at = usize::try_from(line).ok()?;
        let known = self.own.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(Some(mark)) = known.get(at) {
            return Some(*mark);
        }
        drop(known);
        let mark = mark_of(rows.own_line(line)?);
        let mut known = self.own.write().unwrap_or_else(PoisonError::into_inner);
        if known.len() <= at {
            known.resize(at + 1, None);
        }
        if let Some(place) = known.get_mut(at) {
            *place = Some(mark);
        }
        Some(mark)
    }

    /// Whether so many lines of our own are known.
    pub(super) fn knows_own(&self, count: u64) -> bool {
        let known = self.own.read().unwrap_or_else(PoisonError::into_inner);
        known.len() as u64 >= count && known.iter().all(Option::is_some)
    }

    /// The chunks of the file that are not known yet.
    pub(super) fn missing_chunks(&self) -> impl Iterator<Item = u64> {
        (0..self.chunks).filter(|chunk| self.file.chunk(*chunk).is_none())
    }

    pub(super) fn fill(&self, chunk: u64, marks: Box<[Mark]>) {
        self.file.fill(chunk, marks);
    }

    /// Calls `take` with the marks of these lines of the file, a stretch at a time; lines that are
    /// not known are left out.
    pub(super) fn each_stretch(&self, lines: Range<u64>, mut take: impl FnMut(u64, &[Mark])) {
        let mut line = lines.start;
        while line < lines.end {
            let chunk = line / CHUNK_LINES;
            let next = lines.end.min((chunk + 1) * CHUNK_LINES);
            let place = |line: u64| usize::try_from(line - chunk * CHUNK_LINES).ok();
            if let (Some(marks), Some(from), Some(to)) =
                (self.file.chunk(chunk), place(line), place(next))
            {
                take(line, marks.get(from..to).unwrap_or_default());
            }
            line = next;
        }
    }
}
