//! The numbers of lines that `convert` and `render` read, by outcome; and the judgement of a line of a stream, which may
//! be longer than a block.

use super::status::Status;
use super::stream;
use tabiya_lines::decoding::{DocumentLine, LinePart};
use tabiya_notation::judgement::{Judgement, judge, judge_beginning};
use tabiya_text::{listed, tr_with};

/// The numbers of lines that are positions, or should be.
#[derive(Debug, Default)]
pub(super) struct LineTally {
    /// Lines used as they are.
    pub(super) exact: u64,
    /// Lines used after a repair.
    pub(super) repaired: u64,
    /// Lines not used, although they could have been repaired.
    pub(super) not_repaired: u64,
    /// Lines not used, because they cannot be read.
    pub(super) unreadable: u64,
    /// Whether a file could not be read.
    pub(super) has_trouble: bool,
}

impl stream::PartTally for LineTally {
    fn add(&mut self, other: &Self) {
        self.exact += other.exact;
        self.repaired += other.repaired;
        self.not_repaired += other.not_repaired;
        self.unreadable += other.unreadable;
        self.has_trouble |= other.has_trouble;
    }
}

impl LineTally {
    /// Returns the number of lines used.
    pub(super) fn taken(&self) -> u64 {
        self.exact + self.repaired
    }

    pub(super) fn status(&self) -> Status {
        if self.has_trouble {
            Status::FileError
        } else if self.not_repaired + self.unreadable > 0 {
            Status::Rejected
        } else if self.repaired > 0 {
            Status::Flawed
        } else {
            Status::Fine
        }
    }

    /// Returns the summary in one line, if there is anything to report. The sentences belong to the
    /// four counts, in their order.
    pub(super) fn summary(&self, sentences: [&'static str; 4]) -> Option<String> {
        let counted = |id, count: u64| tr_with(id, &[("count", count.into())]);
        let counts = [
            self.exact,
            self.repaired,
            self.not_repaired,
            self.unreadable,
        ];
        let parts: Vec<_> = sentences
            .into_iter()
            .zip(counts)
            .filter(|(_, count)| *count > 0)
            .map(|(id, count)| counted(id, count))
            .collect();
        let others = self.repaired + self.not_repaired + self.unreadable;
        let all = counted("check-summary", self.exact + others);
        (others > 0).then(|| all + &listed(&parts))
    }
}

/// Judges a line. If a line is longer than a block, its beginning is judged as the whole line.
pub(super) fn judge_line(line: &DocumentLine<'_>) -> Judgement {
    match line.part {
        LinePart::Whole => judge(line.text),
        LinePart::Head => judge_beginning(line.text),
        LinePart::Middle | LinePart::Tail => Judgement::Skipped,
    }
}
