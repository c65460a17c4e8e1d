//! Cuts a stream of text between games, so that several threads can read them: the places where a game certainly begins,
//! whatever precedes them.
//!
//! An unclosed comment ends there, and a stream can be cut there. Because both follow the same rule, the places where a
//! stream is cut do not affect the result.

use tabiya_lines::is_tag;

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
fn last_start(text: &[u8], from: usize) -> Option<usize> {
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

/// The maximum length of a game in bytes; the rest of a longer one is left out, which is reported.
pub const MAX_GAME_LEN: usize = 4 << 20;

/// The length in bytes from which a part is returned as soon as it can be cut.
const PART_LEN: usize = 1 << 16;

/// The number of dropped bytes to keep, since the lines above a game decide whether it begins
/// there.
const CONTEXT: usize = 1 << 10;

/// Cuts a stream of text into parts of whole games.
///
/// Text is [put](Self::put) in, in pieces of any length, and parts are [taken](Self::take) out until none are left. The
/// part of a game that is longer than [`MAX_GAME_LEN`] ends there, and the text up to the next game is dropped. Games
/// without any tags are cut at an empty line after a result.
#[derive(Debug)]
pub struct CutGames {
    text: Vec<u8>,
    /// The line number of the beginning of `text`.
    line: u64,
    /// No game begins before this place, except perhaps at the beginning.
    searched: usize,
    /// Whether the text belongs to a game whose first part was already returned.
    is_dropping: bool,
    has_ended: bool,
}

/// Whole games, or the beginning of one that is too long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamePart {
    /// The text of the games.
    pub text: Vec<u8>,
    /// The number of its first line in the stream, from 1.
    pub first_line: u64,
    /// Whether the text ends within its last game.
    pub is_cut_off: bool,
}

impl GamePart {
    /// Returns a whole text as one part.
    pub fn whole(text: Vec<u8>) -> Self {
        Self {
            text,
            first_line: 1,
            is_cut_off: false,
        }
    }
}

impl Default for CutGames {
    fn default() -> Self {
        Self::new()
    }
}

impl CutGames {
    /// Creates a cutter for a new stream.
    pub fn new() -> Self {
        Self {
            text: Vec::new(),
            line: 1,
            searched: 0,
            is_dropping: false,
            has_ended: false,
        }
    }

    /// Adds more of the text.
    pub fn put(&mut self, text: &[u8]) {
        self.text.extend_from_slice(text);
        if self.is_dropping {
            self.drop_rest_of_game();
        }
    }

    /// Marks the end of the stream.
    pub fn end(&mut self) {
        self.has_ended = true;
    }

    /// Returns the next part, if there is one.
    pub fn take(&mut self) -> Option<GamePart> {
        if self.is_dropping {
            return None;
        }
        if self.has_ended {
            return (!self.text.is_empty()).then(|| self.part(self.text.len(), false));
        }
        if self.text.len() < PART_LEN {
            return None;
        }
        let end = last_start(&self.text, self.searched).or_else(|| self.behind_last_result());
        if let Some(end) = end {
            return Some(self.part(end, false));
        }
        // The last line may be the beginning of a tag.
        self.searched = line_start(&self.text);
        if self.text.len() < MAX_GAME_LEN {
            return None;
        }
        let part = self.part(self.text.len(), true);
        self.is_dropping = true;
        Some(part)
    }

    fn part(&mut self, end: usize, is_cut_off: bool) -> GamePart {
        let rest = self.text.split_off(end.min(self.text.len()));
        let text = std::mem::replace(&mut self.text, rest);
        let first_line = self.line;
        self.line += count_lines(&text);
        self.searched = 0;
        GamePart {
            text,
            first_line,
            is_cut_off,
        }
    }

    /// Returns the end of the last empty line after a result, for games without tags.
    fn behind_last_result(&self) -> Option<usize> {
        if self.text.starts_with(b"[") {
            return None;
        }
        let mut limit = self.text.len();
        loop {
            let behind = self.text.get(self.searched..limit)?;
            let end = self.searched + memchr::memrchr(b'\n', behind)?;
            let behind = self.text.get(end + 1..)?;
            let mut gaps = [&b"\n"[..], b"\r\n"].into_iter();
            let Some(gap) = gaps.find(|gap| behind.starts_with(gap)) else {
                limit = end;
                continue;
            };
            let line = self.text.get(..end)?.trim_ascii_end();
            let results = [&b"1-0"[..], b"0-1", b"1/2-1/2", b"*"];
            if results.iter().any(|result| line.ends_with(result)) {
                return Some(end + 1 + gap.len());
            }
            // The same line precedes all the blank lines in between.
            limit = line.len();
        }
    }

    fn drop_rest_of_game(&mut self) {
        let start = next_start(&self.text, self.searched);
        let end_of_rest = start.unwrap_or_else(|| {
            let line = line_start(&self.text);
            // A line this long contains no tag.
            let kept = if self.text.len() - line > PART_LEN {
                self.text.len()
            } else {
                line
            };
            self.searched = kept;
            kept.saturating_sub(CONTEXT)
        });
        self.line += count_lines(self.text.get(..end_of_rest).unwrap_or_default());
        self.text.drain(..end_of_rest);
        self.searched = self.searched.saturating_sub(end_of_rest);
        if start.is_some() {
            self.searched = 0;
            self.is_dropping = false;
        }
    }
}

/// Returns the beginning of the last line of a text.
fn line_start(text: &[u8]) -> usize {
    memchr::memrchr2(b'\n', b'\r', text).map_or(0, |end| end + 1)
}
