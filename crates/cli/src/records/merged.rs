//! The joining of the operations of lines with the same position.

use super::spilled::text_and_end;
use tabiya_collection::joined::JoinedTails;
use tabiya_notation::record::read_record;

/// A line with its end, and the operations that it gets from others. Lines without a readable position neither give nor
/// get any.
#[derive(Default)]
pub(super) struct JoinedLine {
    line: Vec<u8>,
    is_record: bool,
    tails: JoinedTails,
}

impl JoinedLine {
    pub(super) fn new(line: &[u8]) -> Self {
        let tail = tail_of(line);
        Self {
            line: line.to_vec(),
            is_record: tail.is_some(),
            tails: tail.map_or_else(JoinedTails::default, JoinedTails::new),
        }
    }

    /// Adds the operations of another line.
    pub(super) fn add(&mut self, other: &[u8]) {
        if let Some(tail) = tail_of(other) {
            self.tails.add(tail);
        }
    }

    /// Makes another line the one that gets the operations. Returns the one until now.
    pub(super) fn replace(&mut self, line: &[u8]) -> Vec<u8> {
        let tail = tail_of(line);
        self.is_record = tail.is_some();
        self.tails.replace(tail.unwrap_or_default());
        std::mem::replace(&mut self.line, line.to_vec())
    }

    /// Returns the line with all operations.
    pub(super) fn finish(self) -> Vec<u8> {
        let (text, end) = text_and_end(&self.line);
        let (true, Ok(record)) = (self.is_record, read_record(text)) else {
            return self.line;
        };
        let own = text.get(record.tail.clone()).unwrap_or_default();
        let tail = self.tails.finish();
        if tail == own {
            return self.line;
        }
        let before = text.get(..record.tail.start).unwrap_or_default();
        let mut joined = before.to_vec();
        if own.is_empty() && !before.ends_with(b" ") {
            joined.push(b' ');
        }
        joined.extend(tail);
        joined.extend_from_slice(end);
        joined
    }
}

fn tail_of(line: &[u8]) -> Option<&[u8]> {
    let (text, _) = text_and_end(line);
    text.get(read_record(text).ok()?.tail)
}
