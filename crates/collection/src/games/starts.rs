//! Places in a file where a game certainly begins, whatever precedes them.
//!
//! An unclosed comment ends there, and a stream can be cut there. Both use the same rule, so the
//! places where a stream is cut do not affect the result.

/// Counts lines from one place to the next.
pub(super) struct LineNumbers<'text> {
    text: &'text [u8],
    at: usize,
    number: u64,
}

impl<'text> LineNumbers<'text> {
    /// Creates a counter for a text whose first line has this number.
    pub(super) fn from(text: &'text [u8], number: u64) -> Self {
        Self {
            text,
            at: 0,
            number,
        }
    }

    /// Returns the number of the line with this place. Places must be given in ascending order.
    pub(super) fn number_at(&mut self, place: usize) -> u64 {
        let between = self.text.get(self.at..place).unwrap_or_default();
        self.number += count_lines(between);
        self.at = self.at.max(place);
        self.number
    }
}

/// Returns the number of line ends in a text: LF, or CR if there is no LF.
pub(super) fn count_lines(text: &[u8]) -> u64 {
    match memchr::memchr_iter(b'\n', text).count() {
        0 => memchr::memchr_iter(b'\r', text).count() as u64,
        count => count as u64,
    }
}

/// The maximum number of bytes of blank lines that are skipped to find the line before.
const MOST_BLANKS: usize = 256;

/// Returns the first place at or after `from`, except the beginning of the text, where a game
/// certainly begins.
pub(super) fn next_start(text: &[u8], from: usize) -> Option<usize> {
    let before = from.saturating_sub(1);
    let ends = memchr::memchr2_iter(b'\n', b'\r', text.get(before..)?);
    ends.map(|end| before + end + 1)
        .find(|at| is_start(text, *at))
}

/// Returns the last place at or after `from`, except the beginning of the text, where a game
/// certainly begins.
pub(super) fn last_start(text: &[u8], from: usize) -> Option<usize> {
    let behind = text.get(from.max(1)..)?;
    let brackets = memchr::memrchr_iter(b'[', behind);
    brackets
        .map(|at| from.max(1) + at)
        .find(|at| is_start(text, *at))
}

/// Whether a game begins at this place: a line with a tag that is not preceded by another tag. The
/// line directly above must be empty, unless the tag is the one that comes first in every game.
pub(super) fn is_start(text: &[u8], at: usize) -> bool {
    let Some(line) = text.get(at..).filter(|line| line.starts_with(b"[")) else {
        return false;
    };
    let above = text.get(..at).unwrap_or_default();
    if !matches!(above, [] | [.., b'\n' | b'\r']) || !is_tag(line) {
        return false;
    }
    let Some((before, is_gap)) = line_before(above) else {
        return true;
    };
    let is_first = line.starts_with(b"[Event \"");
    let is_behind_tag = is_tag(before);
    if is_gap {
        is_first || !is_behind_tag
    } else {
        is_first && !is_behind_tag
    }
}

/// Returns the last line of this text that is not blank, and whether blank lines follow it; `None`
/// if there is no such line.
fn line_before(above: &[u8]) -> Option<(&[u8], bool)> {
    let least = above.len().saturating_sub(MOST_BLANKS);
    let blanks = above.get(least..).unwrap_or_default();
    let blank_len = blanks.iter().rev().take_while(|byte| is_blank(**byte));
    let (line, blanks) = above.split_at_checked(above.len() - blank_len.count())?;
    if line.is_empty() {
        return None;
    }
    let start = memchr::memrchr2(b'\n', b'\r', line).map_or(0, |end| end + 1);
    // A single line end only ends the line itself.
    let count = |end| memchr::memchr_iter(end, blanks).count();
    let is_gap = count(b'\n') > 1 || count(b'\n') == 0 && count(b'\r') > 1;
    Some((line.get(start..)?, is_gap))
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b'\0'..=b' ')
}

/// Whether a line begins like a tag: a bracket, a name, spaces, a quote.
pub(super) fn is_tag(line: &[u8]) -> bool {
    let Some(behind) = line.strip_prefix(b"[") else {
        return false;
    };
    let name_len = behind.iter().take_while(|byte| is_of_name(**byte)).count();
    let behind = behind.get(name_len..).unwrap_or_default();
    name_len > 0 && matches!(behind.trim_ascii_start(), [b'"', ..]) && behind.first() != Some(&b'"')
}

fn is_of_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}
