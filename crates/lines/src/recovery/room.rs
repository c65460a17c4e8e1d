//! How much a journal may ask for.
//!
//! A short journal can say a lot: a list of a million lines, a hundred thousand times. What it stands for
//! is therefore counted before any of it is put together. The limits are far above what work makes:
//! ten million lines in another order take eighty megabytes, three million lines that were changed one by
//! one a gigabyte.

/// So many bytes a span takes, as the journal has it and as rows do, with room to grow.
const SPAN: u64 = 128;

/// What a journal is restored for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// To be looked at, and nobody has asked for it.
    Look,
    /// To be opened.
    Open,
    /// To be opened, whatever that takes.
    AllTheSame,
}

/// What a journal would take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Demand {
    /// How many rows it stands for; `None` if that was not even counted.
    pub rows: Option<u64>,
    /// How many bytes of memory, at least.
    pub memory: u64,
}

/// How much there is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    /// So many rows beside those of the base.
    pub(super) rows: u64,
    pub(super) memory: u64,
    /// No longer a file is read.
    pub(super) reading: u64,
    /// So often a span may move on to make room for others.
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
    /// How many spans there may be.
    pub(super) fn spans(&self) -> u64 {
        self.memory / SPAN
    }
}

impl Demand {
    /// Whether there is hope that more of an effort than to look at it brings it back.
    pub fn may_be_opened(&self) -> bool {
        self.fits(Effort::Open)
    }

    /// Whether it makes sense to try it, whatever that takes: beyond, no list could show it.
    pub fn may_be_tried(&self) -> bool {
        self.fits(Effort::AllTheSame)
    }

    fn fits(&self, effort: Effort) -> bool {
        let room = effort.room();
        self.rows.unwrap_or(0) <= room.rows && self.memory <= room.memory
    }
}

/// Counts what is read of a journal.
#[derive(Debug)]
pub(super) struct Tally {
    room: Room,
    lines: u64,
    lists: u64,
    most_spans: u64,
    moves: u64,
}

impl Tally {
    pub(super) fn new(room: Room) -> Self {
        Self {
            room,
            lines: 0,
            lists: 0,
            most_spans: 0,
            moves: 0,
        }
    }

    /// A line, or a piece of one, is kept.
    pub(super) fn line(&mut self, bytes: usize) {
        /// Where it ends, and what in, with room to grow.
        const LINE: u64 = 48;
        self.lines = self.lines.saturating_add(bytes as u64 + LINE);
    }

    /// So many lines stand in a list.
    pub(super) fn listed(&mut self, lines: usize) {
        /// With room to grow.
        const LISTED: u64 = 8;
        self.lists = self.lists.saturating_add(lines as u64 * LISTED);
    }

    /// There are so many spans now, of which so many have moved on.
    pub(super) fn spans(&mut self, count: usize, moved: usize) {
        self.most_spans = self.most_spans.max(count as u64);
        self.moves = self.moves.saturating_add(moved as u64);
    }

    /// How many bytes all that takes.
    pub(super) fn memory(&self) -> u64 {
        let spans = self.most_spans.saturating_mul(SPAN);
        self.lines.saturating_add(self.lists).saturating_add(spans)
    }

    /// Whether there is no room for it.
    pub(super) fn is_too_much(&self) -> bool {
        self.room.memory < self.memory() || self.room.moves < self.moves
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_too_much(effort: Effort, count: impl FnOnce(&mut Tally)) -> bool {
        let mut tally = Tally::new(effort.room());
        count(&mut tally);
        tally.is_too_much()
    }

    #[test]
    fn three_million_lines_changed_one_by_one_can_be_opened() {
        let count = |tally: &mut Tally| {
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
    fn records_that_only_move_spans_to_and_fro_are_too_much_as_well() {
        assert!(is_too_much(Effort::Look, |tally| {
            (0..10_000).for_each(|_| tally.spans(600_000, 500_000));
        }));
    }
}
