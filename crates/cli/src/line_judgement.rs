//! A line of a stream, which may be longer than a block, as it is judged.

use tabiya_lines::decoding::{Line, LinePart};
use tabiya_notation::judgement::{Judgement, judge, judge_beginning};

/// Judges a line, or what there is of it: the beginning of a line longer than a block stands for
/// the whole line.
pub(super) fn judge_line(line: &Line<'_>) -> Judgement {
    match line.part {
        LinePart::Whole => judge(line.text),
        LinePart::Head => judge_beginning(line.text),
        LinePart::Middle | LinePart::Tail => Judgement::Skipped,
    }
}
