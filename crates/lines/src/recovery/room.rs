//! Limits for the memory of a restored journal.
//!
//! A short journal can describe a huge document: a list of a million lines, a hundred thousand times. Its size is
//! therefore computed before anything is built. The limits are far above real work: ten million lines in another order
//! take eighty megabytes, three million lines that were changed one by one take a gigabyte.

/// The number of bytes of a span, in the journal and in the rows together, with room to grow.
const SPAN: u64 = 128;

/// The purpose of restoring a journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// For a preview that the user has not requested.
    Look,
    /// For opening.
    Open,
    /// For opening on request, with the highest limit.
    AllTheSame,
}

/// The demand of a journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Demand {
    /// The number of rows; `None` if it was not computed.
    pub rows: Option<u64>,
    /// The minimum number of bytes of memory.
    pub memory: u64,
}

/// The limits for restoring a journal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    /// The maximum number of rows in addition to those of the base.
    pub(super) rows: u64,
    pub(super) memory: u64,
    /// The maximum length of a file to read.
    pub(super) reading: u64,
    /// The maximum number of moves of spans that make room for others.
    moves: u64,
}

impl Effort {
    pub(super) fn room(self) -> Room {
        const ROWS: u64 = 1 << 28;
        match self {
            Self::Look => Room {
                rows: ROWS,
                memory: 256 << 20,
                reading: 2 << 30,
                moves: 1 << 30,
            },
            Self::Open => Room {
                rows: ROWS,
                memory: 2 << 30,
                reading: u64::MAX,
                moves: 1 << 36,
            },
            Self::AllTheSame => Room {
                rows: 1 << 32,
                memory: u64::MAX,
                reading: u64::MAX,
                moves: u64::MAX,
            },
        }
    }
}

impl Room {
    /// The maximum number of spans.
    pub(super) fn spans(&self) -> u64 {
        self.memory / SPAN
    }
}

impl Demand {
    /// Whether restoring for opening has a chance to succeed.
    pub fn may_be_opened(&self) -> bool {
        self.fits(Effort::Open)
    }

    /// Whether restoring with the highest limit could succeed: beyond that, no list could show the rows.
    pub fn may_be_tried(&self) -> bool {
        self.fits(Effort::AllTheSame)
    }

    fn fits(&self, effort: Effort) -> bool {
        let room = effort.room();
        self.rows.unwrap_or(0) <= room.rows && self.memory <= room.memory
    }
}

/// Counts the demand of a journal while it is read.
#[derive(Debug)]
pub(super) struct RoomTally {
    room: Room,
    lines: u64,
    lists: u64,
    most_spans: u64,
    moves: u64,
}

impl RoomTally {
    pub(super) fn new(room: Room) -> Self {
        Self {
            room,
            lines: 0,
            lists: 0,
            most_spans: 0,
            moves: 0,
        }
    }

    /// Counts a kept line or a piece of one.
    pub(super) fn line(&mut self, bytes: usize) {
        /// The bytes for the ends of the line, with room to grow.
        const LINE: u64 = 48;
        self.lines = self.lines.saturating_add(bytes as u64 + LINE);
    }

    /// Counts lines in a list.
    pub(super) fn listed(&mut self, lines: usize) {
        /// The number of bytes of a line, with room to grow.
        const LISTED: u64 = 8;
        self.lists = self.lists.saturating_add(lines as u64 * LISTED);
    }

    /// Records the current number of spans, and counts those that have moved.
    pub(super) fn spans(&mut self, count: usize, moved: usize) {
        self.most_spans = self.most_spans.max(count as u64);
        self.moves = self.moves.saturating_add(moved as u64);
    }

    /// The memory that everything takes so far, in bytes.
    pub(super) fn memory(&self) -> u64 {
        let spans = self.most_spans.saturating_mul(SPAN);
        self.lines.saturating_add(self.lists).saturating_add(spans)
    }

    /// Whether it exceeds the limits.
    pub(super) fn is_too_much(&self) -> bool {
        self.room.memory < self.memory() || self.room.moves < self.moves
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_too_much(effort: Effort, count: impl FnOnce(&mut RoomTally)) -> bool {
        let mut tally = RoomTally::new(effort.room());
        count(&mut tally);
        tally.is_too_much()
    }

    #[test]
    fn three_million_lines_changed_one_by_one_can_be_opened() {
        let count = |tally: &mut RoomTally| {
            (0..3_000_000).for_each(|_| tally.line(60));
            tally.spans(6_000_000, 0);
        };
        assert!(!is_too_much(Effort::Open, count));
        assert!(is_too_much(Effort::Look, count));
    }

    #[test]
    fn ten_million_lines_in_another_order_can_be_looked_at() {
        assert!(!is_too_much(Effort::Look, |tally| {
            tally.listed(10_000_000);
            tally.spans(1, 0);
        }));
    }

    #[test]
    fn records_that_only_move_spans_back_and_forth_are_limited_too() {
        assert!(is_too_much(Effort::Look, |tally| {
            (0..10_000).for_each(|_| tally.spans(600_000, 500_000));
        }));
    }
}
