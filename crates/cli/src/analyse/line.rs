//! A line as a record.

use crate::line_judgement::judge_line;
use tabiya_chess::Position;
use tabiya_lines::decoding::Line;
use tabiya_notation::judgement::{Judgement, Rejection};
use tabiya_notation::record::read_record;

/// What a line is to an engine.
#[derive(Debug)]
pub(super) enum Content {
    /// A position, with the operations behind it.
    Record(Position, Vec<u8>),
    /// A position that would have to be repaired: where operations belong is not certain.
    Inexact,
    /// No position can be read.
    Rejected(Rejection),
    /// Blank, a comment, or a part of a long line.
    Skipped,
}

/// What this line is.
pub(super) fn content_of(line: &Line<'_>) -> Content {
    let read = match judge_line(line) {
        Judgement::Skipped => return Content::Skipped,
        Judgement::Rejected(why) => return Content::Rejected(why),
        Judgement::Read(read) => read,
    };
    match read_record(line.text) {
        Ok(record) if record.position == read.position => {
            let tail = line.text.get(record.tail).unwrap_or_default();
            Content::Record(record.position, tail.to_vec())
        }
        _ => Content::Inexact,
    }
}
