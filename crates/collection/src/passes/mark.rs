//! The verdict on a line, in one byte.

use tabiya_chess::Level;
use tabiya_chess::Position;
use tabiya_lines::MAX_LINE_BYTES;
use tabiya_notation::fen::read_strict;
use tabiya_notation::judgement::{Judgement, judge_but_fen, worst_in_file};
use tabiya_notation::record::{LineKind, line_kind};

/// The verdict on a line: the result of `tabiya check` in one word. The only difference is an empty
/// board, which the command calls illegal, while in the list it is a row that waits for its pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Mark {
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

impl Mark {
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
/// use tabiya_collection::passes::{Mark, mark_of};
/// assert_eq!(mark_of(b"8/8/8/8/8/8/8/K1k5 w - - 0 1"), Mark::Fine);
/// assert_eq!(mark_of(b"8/8/8/8/8/8/8/K1k5"), Mark::Repaired);
/// ```
pub fn mark_of(line: &[u8]) -> Mark {
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
pub fn mark_of_judged(line: &[u8], judgement: &Judgement) -> Mark {
    match judgement {
        Judgement::Read(read) if !read.is_repaired() && is_empty(&read.position) => Mark::Empty,
        Judgement::Read(read) => Mark::of(read.worst_of(line)),
        Judgement::Rejected(_) => Mark::Unreadable,
        Judgement::Skipped if line_kind(line) == LineKind::Comment => Mark::Comment,
        Judgement::Skipped => Mark::Blank,
    }
}

fn mark_of_exact(position: &Position) -> Mark {
    if is_empty(position) {
        return Mark::Empty;
    }
    Mark::of(worst_in_file(position))
}

/// Whether the board waits for its pieces.
fn is_empty(position: &Position) -> bool {
    position.board.occupied().is_empty()
}

fn mark_of_long(line: &[u8]) -> Mark {
    let head = line.get(..MAX_LINE_BYTES).unwrap_or(line);
    match line_kind(head) {
        LineKind::Comment => Mark::Comment,
        LineKind::Blank | LineKind::Record | LineKind::Unreadable => Mark::Unreadable,
    }
}

/// The number of rows with each mark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MarkCounts {
    counts: [u64; Mark::ALL.len()],
}

impl MarkCounts {
    /// Returns the number of rows with this mark.
    pub fn of(&self, mark: Mark) -> u64 {
        self.counts.get(mark as usize).copied().unwrap_or_default()
    }

    /// Adds rows to the count of a mark.
    pub fn add(&mut self, mark: Mark, rows: u64) {
        if let Some(count) = self.counts.get_mut(mark as usize) {
            *count += rows;
        }
    }

    /// Subtracts rows from the count of a mark.
    pub fn remove(&mut self, mark: Mark, rows: u64) {
        if let Some(count) = self.counts.get_mut(mark as usize) {
            *count = count.saturating_sub(rows);
        }
    }
}
