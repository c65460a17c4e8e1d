//! The marks of lines, each a verdict in one byte, and the pass that finds them all.

use super::PassError;
use super::boards::LineValues;
use super::chunks::{LineProgress, ResultOrder, StopFlag, each_chunk, each_chunk_of};
use std::ops::Range;
use std::sync::{PoisonError, RwLock};
use tabiya_chess::{Level, Position};
use tabiya_lines::{CHUNK_LINES, LineId, MAX_LINE_BYTES, ReadError, Rows, Source, is_game_row};
use tabiya_notation::fen::read_strict;
use tabiya_notation::judgement::{Judgement, judge_but_fen, worst_in_file};
use tabiya_notation::record::{LineKind, line_kind};

/// The verdict on a line: the result of `tabiya check` in one word. The only difference is an empty
/// board, which the command calls illegal, while in the list it is a row that waits for its pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum LineMark {
    /// A position without faults.
    Fine,
    /// An exact and legal position with something worth a warning.
    Warned,
    /// A position that is legal after a repair.
    Repaired,
    /// A position that no game can have, repaired or not.
    Illegal,
    /// A line without a readable position, or with several possible ones.
    Unreadable,
    /// A comment.
    Comment,
    /// A blank line.
    Blank,
    /// An exact line with an empty board, on which a position is still to be set up.
    Empty,
}

impl LineMark {
    /// All marks, the best first.
    pub const ALL: [Self; 8] = [
        Self::Fine,
        Self::Warned,
        Self::Repaired,
        Self::Illegal,
        Self::Unreadable,
        Self::Comment,
        Self::Blank,
        Self::Empty,
    ];

    /// Returns the mark of a line by its worst fault.
    pub(super) fn of(worst: Option<Level>) -> Self {
        match worst {
            None => Self::Fine,
            Some(Level::Note | Level::Warning) => Self::Warned,
            Some(Level::Repair) => Self::Repaired,
            Some(Level::Illegal) => Self::Illegal,
            Some(Level::Unreadable) => Self::Unreadable,
        }
    }

    /// Returns the severity of this mark; `None` if nothing is wrong.
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Fine | Self::Comment | Self::Blank | Self::Empty => None,
            Self::Warned => Some(Level::Warning),
            Self::Repaired => Some(Level::Repair),
            Self::Illegal => Some(Level::Illegal),
            Self::Unreadable => Some(Level::Unreadable),
        }
    }
}

/// Returns the verdict on a line: the result of `tabiya check` in one word. A line longer than any
/// position is unreadable, unless it is a comment.
///
/// ```
/// use tabiya_collection::passes::{LineMark, mark_of};
/// assert_eq!(mark_of(b"8/8/8/8/8/8/8/K1k5 w - - 0 1"), LineMark::Fine);
/// assert_eq!(mark_of(b"8/8/8/8/8/8/8/K1k5"), LineMark::Repaired);
/// ```
pub fn mark_of(line: &[u8]) -> LineMark {
    if is_game_row(line) {
        return LineMark::Fine;
    }
    if MAX_LINE_BYTES <= line.len() {
        return mark_of_long(line);
    }
    // Most lines are exact, and then the full judgement is not needed.
    if let Ok(position) = read_strict(line) {
        return mark_of_exact(&position);
    }
    mark_of_judged(line, &judge_but_fen(line))
}

/// Returns the mark of a line that has already been judged.
pub fn mark_of_judged(line: &[u8], judgement: &Judgement) -> LineMark {
    match judgement {
        Judgement::Read(read) if !read.is_repaired() && is_empty(&read.position) => LineMark::Empty,
        Judgement::Read(read) => LineMark::of(read.worst_of(line)),
        Judgement::Rejected(_) => LineMark::Unreadable,
        Judgement::Skipped if line_kind(line) == LineKind::Comment => LineMark::Comment,
        Judgement::Skipped => LineMark::Blank,
    }
}

fn mark_of_exact(position: &Position) -> LineMark {
    if is_empty(position) {
        return LineMark::Empty;
    }
    LineMark::of(worst_in_file(position))
}

/// Whether the board waits for its pieces.
fn is_empty(position: &Position) -> bool {
    position.board.occupied().is_empty()
}

fn mark_of_long(line: &[u8]) -> LineMark {
    let head = line.get(..MAX_LINE_BYTES).unwrap_or(line);
    match line_kind(head) {
        LineKind::Comment => LineMark::Comment,
        LineKind::Blank | LineKind::Record | LineKind::Unreadable => LineMark::Unreadable,
    }
}

/// The number of rows with each mark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MarkCounts {
    counts: [u64; LineMark::ALL.len()],
}

impl MarkCounts {
    /// Returns the number of rows with this mark.
    pub fn of(&self, mark: LineMark) -> u64 {
        self.counts.get(mark as usize).copied().unwrap_or_default()
    }

    /// Adds rows to the count of a mark.
    pub fn add(&mut self, mark: LineMark, rows: u64) {
        if let Some(count) = self.counts.get_mut(mark as usize) {
            *count += rows;
        }
    }

    /// Adds the counts of other rows.
    pub(super) fn add_all(&mut self, other: &Self) {
        for (count, other) in self.counts.iter_mut().zip(other.counts) {
            *count += other;
        }
    }

    /// Subtracts rows from the count of a mark.
    pub fn remove(&mut self, mark: LineMark, rows: u64) {
        if let Some(count) = self.counts.get_mut(mark as usize) {
            *count = count.saturating_sub(rows);
        }
    }
}

/// The marks of a file's lines, as far as they are known, and of our own lines.
///
/// It can be shared by threads, and read while [`check_all`] fills it.
#[derive(Debug)]
pub struct LineMarks {
    file: LineValues<LineMark>,
    chunks: u64,
    /// The marks of our own lines, each determined at its first use.
    own: RwLock<Vec<Option<LineMark>>>,
}

impl LineMarks {
    /// Creates an empty store for a file whose lines are all known.
    pub fn new(source: &Source) -> Self {
        Self {
            file: LineValues::new(source),
            chunks: source.chunk_count(),
            own: RwLock::default(),
        }
    }

    /// Whether all lines of the file are known. Our own lines always are.
    pub fn is_complete(&self) -> bool {
        self.file.is_full()
    }

    /// Returns the mark of a line of these rows, once it is known. One of our own lines is judged
    /// at the first call.
    pub fn of(&self, rows: &Rows, line: LineId) -> Option<LineMark> {
        match line {
            LineId::Source(line) => self.file.get(line),
            LineId::Own(line) => self.of_own(rows, line),
        }
    }

    fn of_own(&self, rows: &Rows, line: u64) -> Option<LineMark> {
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

    /// Whether `count` of our own lines are known.
    fn knows_own(&self, count: u64) -> bool {
        let known = self.own.read().unwrap_or_else(PoisonError::into_inner);
        known.len() as u64 >= count && known.iter().all(Option::is_some)
    }

    /// Returns the chunks of the file that are not known yet.
    fn missing_chunks(&self) -> impl Iterator<Item = u64> {
        (0..self.chunks).filter(|chunk| self.file.chunk(*chunk).is_none())
    }

    fn fill(&self, chunk: u64, marks: Box<[LineMark]>) {
        self.file.fill(chunk, marks);
    }

    /// Calls `take` with the marks of these lines of the file, in slices; unknown lines are left
    /// out.
    pub(super) fn each_stretch(&self, lines: Range<u64>, mut take: impl FnMut(u64, &[LineMark])) {
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

/// Judges every line of the file, and our own lines. Known marks are not determined again, so that
/// cancelled work continues where it stopped.
///
/// # Errors
/// Fails when it is cancelled, or a line cannot be read; earlier results stay.
pub fn check_all(
    rows: &Rows,
    marks: &LineMarks,
    progress: &mut LineProgress<'_>,
) -> Result<(), PassError> {
    check_own(rows, marks, progress)?;
    let source = rows.source();
    let missing: Vec<u64> = marks.missing_chunks().collect();
    let all = source.line_count();
    let mut known = None;
    let mut progress = |done, missing| {
        let known = *known.get_or_insert(all.saturating_sub(missing));
        progress(known + done, all)
    };
    let work = |chunk: u64, buffer: &mut Vec<u8>, stop: &StopFlag| {
        let mut found = Vec::with_capacity(usize::try_from(CHUNK_LINES).unwrap_or_default());
        source.each_part(chunk, buffer, |part| {
            let lines = part.lines().take_while(|_| !stop.is_set());
            found.extend(lines.map(|(_, line)| mark_of(line)));
        })?;
        if !stop.is_set() {
            marks.fill(chunk, found.into());
        }
        Ok(())
    };
    each_chunk(
        source,
        missing,
        ResultOrder::Any,
        work,
        |_, ()| (),
        &mut progress,
    )
}

/// Judges our own lines, which are usually few.
fn check_own(
    rows: &Rows,
    marks: &LineMarks,
    progress: &mut LineProgress<'_>,
) -> Result<(), PassError> {
    let count = rows.own_line_count();
    let work = |chunk: u64, _: &mut Vec<u8>, stop: &StopFlag| -> Result<(), ReadError> {
        let first = chunk * CHUNK_LINES;
        for line in first..count.min(first + CHUNK_LINES) {
            if stop.is_set() {
                break;
            }
            marks.of_own(rows, line);
        }
        Ok(())
    };
    if count == 0 || marks.knows_own(count) {
        return Ok(());
    }
    // Our own lines do not count in the progress, which is in lines of the file.
    let all = rows.source().line_count();
    let mut progress = |_, _| progress(0, all);
    let chunks = 0..count.div_ceil(CHUNK_LINES);
    each_chunk_of(
        count,
        chunks,
        ResultOrder::Any,
        work,
        |_, ()| (),
        &mut progress,
    )
}
