//! Cuts a stream of text between games, so that several threads can read them.

use super::starts::{count_lines, last_start, next_start};

/// The maximum length of a game in bytes; the rest of a longer one is left out, which is reported.
pub const MAX_GAME_LEN: usize = 4 << 20;

/// The length in bytes from which a part is returned as soon as it can be cut.
const PART_LEN: usize = 1 << 16;

/// The number of dropped bytes to keep, since the lines above a game decide whether it begins
/// there.
const CONTEXT: usize = 1 << 10;

/// Cuts a stream of text into parts of whole games.
///
/// Text is [put](Self::put) in, in pieces of any length; parts are [taken](Self::take) out until
/// there are none. The part of a game that is longer than [`MAX_GAME_LEN`] ends there, and the text
/// up to the next game is dropped. Games without any tags are cut at an empty line after a result.
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
