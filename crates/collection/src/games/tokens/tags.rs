//! Tags of games and malformed tags.

use super::signs::has_shape_of_move;
use std::ops::Range;

/// The number of bytes in which the end of a value is searched for if it is not closed on its line.
const LONGEST_VALUE: usize = 1 << 12;

/// Bracketed text where a tag is possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Bracket {
    /// A tag: its name, its value between the quotes, and its end.
    Tag {
        name: Range<usize>,
        value: Range<usize>,
        end: usize,
    },
    /// A malformed tag, which is skipped completely.
    Malformed(Range<usize>),
    /// Only a stray sign.
    Stray,
}

/// Reads the bracket at this place of a text; `line_end` is the end of its line.
pub(super) fn bracket(text: &[u8], at: usize, line_end: usize) -> Bracket {
    let line = text.get(at..line_end).unwrap_or_default();
    let tag = tag(line)
        .or_else(|| tag_over_lines(text.get(at..)?, line.len()))
        .or_else(|| tag_that_matters(line));
    if let Some((name, value, length)) = tag {
        return Bracket::Tag {
            name: at + name.start..at + name.end,
            value: at + value.start..at + value.end,
            end: at + length,
        };
    }
    malformed(text, at, line)
}

/// The name, the value and the length of a tag.
type Parts = (Range<usize>, Range<usize>, usize);

/// Returns the name, and the beginning of the value after its quote. A colon between them does no
/// harm.
fn name_and_quote(line: &[u8]) -> Option<(Range<usize>, usize)> {
    let name = name(line)?;
    let first_quote = memchr::memchr(b'"', line)?;
    let between = line.get(name.end..first_quote)?;
    let is_gap = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b':' | b'=');
    between
        .iter()
        .all(is_gap)
        .then_some((name, first_quote + 1))
}

fn name(line: &[u8]) -> Option<Range<usize>> {
    let start = 1 + line.get(1..)?.iter().position(|byte| *byte != b' ')?;
    let is_name = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
    let length = line.get(start..)?.iter().take_while(is_name).count();
    (length > 0).then_some(start..start + length)
}

/// Reads a name and a text in quotes.
fn tag(line: &[u8]) -> Option<Parts> {
    let (name, start) = name_and_quote(line)?;
    let value = value_of_tag(line, start)?;
    // The quote and the bracket after it.
    let closed = line.get(value.end + 1..)?;
    let blanks = closed.iter().take_while(|byte| **byte == b' ').count();
    let length = (value.end + 2 + blanks).min(line.len());
    Some((name, value, length))
}

/// Returns the value of a tag that begins at `start` in its line: up to the first quote followed by
/// a bracket, or else up to the last quote, for values whose quotes are not escaped.
fn value_of_tag(line: &[u8], start: usize) -> Option<Range<usize>> {
    let mut last = None;
    for at in memchr::memchr_iter(b'"', line.get(start..)?) {
        let end = start + at;
        let before = line.get(start..end).unwrap_or_default();
        let backslashes = before.iter().rev().take_while(|byte| **byte == b'\\');
        let is_marked = backslashes.count() % 2 == 1;
        let behind = line.get(end + 1..).unwrap_or_default();
        if !is_marked && behind.trim_ascii_start().first() == Some(&b']') {
            return Some(start..end);
        }
        last = Some(end);
    }
    last.map(|end| start..end)
}

/// Reads a tag whose value continues on the next lines, before an empty line or another tag.
fn tag_over_lines(text: &[u8], line_len: usize) -> Option<Parts> {
    let (name, start) = name_and_quote(text.get(..line_len)?)?;
    let reach = text.get(..text.len().min(start + LONGEST_VALUE))?;
    let length = memchr::memmem::find(reach.get(start..)?, b"\"]")?;
    let value = start..start + length;
    let inside = reach.get(value.clone())?;
    let has_feed = memchr::memchr(b'\n', inside).is_some();
    let line_end = if has_feed { b'\n' } else { b'\r' };
    let lines = inside.split(|byte| *byte == line_end);
    let mut behind = lines.skip(1).map(<[u8]>::trim_ascii_start);
    let goes_on = behind.all(|line| !line.is_empty() && !line.starts_with(b"["));
    (goes_on && line_len <= value.end).then_some((name, value.clone(), value.end + 2))
}

/// Reads a tag that gives the starting position or the rules, whatever surrounds its value: without
/// it all positions would be wrong.
fn tag_that_matters(line: &[u8]) -> Option<Parts> {
    let name = name(line)?;
    let known: [&[u8]; 2] = [b"FEN", b"Variant"];
    let word = line.get(name.clone())?;
    if !known.iter().any(|known| known.eq_ignore_ascii_case(word)) {
        return None;
    }
    let length = memchr::memrchr(b']', line).map_or(line.len(), |end| end + 1);
    let inside = line.get(..length)?;
    let is_around = |byte: &u8| {
        matches!(
            byte,
            b' ' | b'\t' | b':' | b'=' | b'"' | b'\'' | b'[' | b']'
        )
    };
    let before = inside
        .get(name.end..)?
        .iter()
        .take_while(|byte| is_around(byte));
    let start = name.end + before.count();
    let behind = inside.get(start..)?.iter().rev();
    let end = length - behind.take_while(|byte| is_around(byte)).count();
    (start < end).then_some((name, start..end, length))
}

/// Returns the text to skip: up to the closing bracket, or the whole line that the bracket begins.
fn malformed(text: &[u8], at: usize, line: &[u8]) -> Bracket {
    let closed = memchr::memmem::find(line, b"\"]").map(|quote| quote + 1);
    if let Some(end) = closed.or_else(|| memchr::memchr(b']', line)) {
        return Bracket::Malformed(at..at + end + 1);
    }
    let before = text.get(..at).unwrap_or_default();
    let line_start = memchr::memrchr2(b'\n', b'\r', before).map_or(0, |end| end + 1);
    let is_first = before
        .get(line_start..)
        .is_some_and(|before| before.trim_ascii().is_empty());
    let word = name(line).and_then(|name| line.get(name));
    let has_name = word.is_some_and(|word| {
        word.first().is_some_and(u8::is_ascii_alphabetic) && !has_shape_of_move(word)
    });
    if is_first && has_name {
        Bracket::Malformed(at..at + line.len())
    } else {
        Bracket::Stray
    }
}
