//! Classification of a line for an engine.

use crate::line_judgement::judge_line;
use tabiya_chess::Position;
use tabiya_lines::decoding::Line;
use tabiya_notation::judgement::{Judgement, Rejection};
use tabiya_notation::record::read_record;

/// The content of a line, as far as an engine can use it.
#[derive(Debug)]
pub(super) enum Content {
    /// A position, with its operations.
    Record(Position, Vec<u8>),
    /// A position that would have to be repaired, so that the place of operations is uncertain.
    Inexact,
    /// No position can be read.
    Rejected(Rejection),
    /// Blank, a comment, or a part of a long line.
    Skipped,
}

/// Returns the content of a line.
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
