//! Makes a file of games of lines.

use super::escapes::{ESCAPE, escaped_byte};
use super::starts::{Part, Starts};
use std::io;

/// Takes lines in slices, each line being a game, and passes on the bytes of the file.
pub(crate) struct GamesOut {
    starts: Starts,
    newline: &'static [u8],
    /// Whether the last byte has begun an escape.
    is_in_escape: bool,
    /// Whether the next game follows another one directly.
    is_between: bool,
    has_text: bool,
    text: Vec<u8>,
}

type Take<'a> = dyn FnMut(&[u8]) -> io::Result<()> + 'a;

impl GamesOut {
    /// Starts with a file; `newline` is added where a game would otherwise not begin.
    pub(crate) fn new(newline: &'static [u8]) -> Self {
        Self {
            starts: Starts::new(),
            newline,
            is_in_escape: false,
            is_between: false,
            has_text: false,
            text: Vec::new(),
        }
    }

    /// Passes on the bytes of a slice.
    pub(crate) fn write(&mut self, slice: &[u8], take: &mut Take<'_>) -> io::Result<()> {
        let mut rest = slice;
        while let Some(first) = rest.first() {
            if std::mem::take(&mut self.is_in_escape) {
                match escaped_byte(*first) {
                    Some(byte) => {
                        self.text.push(byte);
                        rest = rest.get(1..).unwrap_or_default();
                    }
                    None => self.text.push(ESCAPE),
                }
                continue;
            }
            let sign = memchr::memchr3(b'\n', b'\r', ESCAPE, rest);
            let (plain, after) = rest.split_at(sign.unwrap_or(rest.len()));
            self.text.extend_from_slice(plain);
            rest = after.get(1..).unwrap_or_default();
            match after.first() {
                Some(&ESCAPE) => self.is_in_escape = true,
                Some(_) => self.end_row(take)?,
                None => {}
            }
        }
        self.put_text(take)
    }

    /// Passes on the rest.
    pub(crate) fn finish(&mut self, take: &mut Take<'_>) -> io::Result<()> {
        self.end_escape();
        self.put_text(take)?;
        self.decide(take)
    }

    fn end_escape(&mut self) {
        if std::mem::take(&mut self.is_in_escape) {
            self.text.push(ESCAPE);
        }
    }

    /// Ends a row: the next game begins on a line of its own.
    fn end_row(&mut self, take: &mut Take<'_>) -> io::Result<()> {
        self.end_escape();
        self.put_text(take)?;
        if self.starts.is_in_line() {
            self.text.extend_from_slice(self.newline);
            self.put_text(take)?;
        }
        self.is_between = self.has_text;
        Ok(())
    }

    fn put_text(&mut self, take: &mut Take<'_>) -> io::Result<()> {
        let text = std::mem::take(&mut self.text);
        self.has_text |= !text.is_empty();
        let newline = self.newline;
        let is_between = &mut self.is_between;
        self.starts
            .add(&text, &mut |part| pass_on(&part, is_between, newline, take))?;
        self.text = text;
        self.text.clear();
        Ok(())
    }

    fn decide(&mut self, take: &mut Take<'_>) -> io::Result<()> {
        let newline = self.newline;
        let is_between = &mut self.is_between;
        self.starts
            .decide(&mut |part| pass_on(&part, is_between, newline, take))
    }
}

/// Passes on a part. A game that follows another one begins after a blank line, if it would not begin otherwise.
fn pass_on(
    part: &Part<'_>,
    is_between: &mut bool,
    newline: &'static [u8],
    take: &mut Take<'_>,
) -> io::Result<()> {
    match part {
        Part::Bytes(bytes) => take(bytes),
        Part::LineStart { is_game, needs_gap } => {
            if std::mem::take(is_between) && !is_game && *needs_gap {
                return take(newline);
            }
            Ok(())
        }
    }
}
