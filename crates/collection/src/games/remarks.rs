//! Comments of games as comment operations of records.

use super::safe_text::{append_safe, end_text, fitting};
use std::ops::Range;
use tabiya_notation::operations::LONGEST_TEXT;

/// The commands that draw arrows and marks. They are read from `c0` to `c9`, see
/// [`annotations`](tabiya_notation::annotations).
const DRAWING: [&[u8]; 2] = [b"[%csl", b"[%cal"];

/// Whether a comment is meant for people: text, a drawing, or a diagram mark.
pub(super) fn says_something(comment: &[u8]) -> bool {
    let mut rest = comment.trim_ascii();
    while rest.starts_with(b"[%") {
        let is_drawing = DRAWING.iter().any(|command| rest.starts_with(command));
        let Some(end) = memchr::memchr(b']', rest).filter(|_| !is_drawing) else {
            return true;
        };
        rest = rest.get(end + 1..).unwrap_or_default().trim_ascii_start();
    }
    !rest.is_empty()
}

/// Appends comments as the operations `c0`, `c1` and so on: one, unless they exceed the length that
/// the standard allows for a text.
pub(super) fn append_comments<'text>(
    comments: impl Iterator<Item = &'text [u8]>,
    scratch: &mut Vec<u8>,
    out: &mut Vec<u8>,
) {
    scratch.clear();
    for comment in comments {
        // A diagram mark is not text.
        if matches!(comment.trim_ascii(), b"#" | b"[#]") {
            continue;
        }
        let start = scratch.len();
        if start > 0 {
            scratch.push(b' ');
        }
        let begun = scratch.len();
        append_safe(comment, scratch);
        if scratch.len() == begun {
            scratch.truncate(start);
        }
    }
    let mut pieces = Pieces { count: 0, out };
    if scratch.len() < LONGEST_TEXT {
        pieces.put(scratch);
    } else {
        pieces.put_long(scratch);
    }
}

/// Texts that become one operation each.
struct Pieces<'out> {
    count: usize,
    out: &'out mut Vec<u8>,
}

impl Pieces<'_> {
    fn put(&mut self, text: &[u8]) {
        let text = text.trim_ascii();
        if text.is_empty() {
            return;
        }
        self.out.extend_from_slice(b" c");
        self.out
            .extend_from_slice(self.count.to_string().as_bytes());
        self.out.extend_from_slice(b" \"");
        let start = self.out.len();
        self.out.extend_from_slice(text);
        end_text(start, self.out);
        self.out.extend_from_slice(b"\";");
        self.count += 1;
    }

    /// Appends a text in several pieces. Drawings come first, since they are only read from the
    /// first comments.
    fn put_long(&mut self, text: &[u8]) {
        let drawings = drawings(text);
        let mut words = Vec::with_capacity(text.len());
        let mut end = 0;
        for span in drawings {
            words.extend_from_slice(text.get(end..span.start).unwrap_or_default());
            self.put_drawing(text.get(span.clone()).unwrap_or_default());
            end = span.end;
        }
        words.extend_from_slice(text.get(end..).unwrap_or_default());
        let mut rest = words.trim_ascii();
        while !rest.is_empty() {
            // One byte is reserved for a backslash at the end.
            let length = fitting(rest, LONGEST_TEXT - 1);
            self.put(rest.get(..length).unwrap_or(rest));
            rest = rest.get(length..).unwrap_or_default().trim_ascii_start();
        }
    }

    /// Appends a drawing command unchanged, or as several commands with a part of the list each.
    fn put_drawing(&mut self, command: &[u8]) {
        if command.len() <= LONGEST_TEXT {
            return self.put(command);
        }
        let (name, list) = command.split_at_checked(5).unwrap_or_default();
        let list = list.strip_suffix(b"]").unwrap_or(list).trim_ascii();
        let mut part = name.to_vec();
        for entry in list.split(|byte| *byte == b',') {
            let entry = entry.trim_ascii();
            if part.len() + entry.len() + 2 > LONGEST_TEXT && part.len() > name.len() {
                part.push(b']');
                self.put(&part);
                part.truncate(name.len());
            }
            part.push(if part.len() > name.len() { b',' } else { b' ' });
            part.extend_from_slice(entry.get(..entry.len().min(8)).unwrap_or(entry));
        }
        part.push(b']');
        self.put(&part);
    }
}

/// Returns the ranges of drawing commands.
fn drawings(text: &[u8]) -> Vec<Range<usize>> {
    let starts = memchr::memmem::find_iter(text, b"[%c");
    let starts = starts.filter(|start| {
        let rest = text.get(*start..).unwrap_or_default();
        DRAWING.iter().any(|command| rest.starts_with(command))
    });
    let ends = starts.filter_map(|start| {
        let rest = text.get(start..)?;
        let end = memchr::memchr2(b']', b'[', rest.get(1..)?)? + 1;
        (rest.get(end) == Some(&b']')).then_some(start..start + end + 1)
    });
    ends.collect()
}
