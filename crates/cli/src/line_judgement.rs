//! Judges a line of a stream, which may be longer than a block.

use tabiya_lines::decoding::{Line, LinePart};
use tabiya_notation::judgement::{Judgement, judge, judge_beginning};

/// Judges a line. If a line is longer than a block, its beginning is judged as the whole line.
pub(super) fn judge_line(line: &Line<'_>) -> Judgement {
    match line.part {
        LinePart::Whole => judge(line.text),
        LinePart::Head => judge_beginning(line.text),
        LinePart::Middle | LinePart::Tail => Judgement::Skipped,
    }
}
