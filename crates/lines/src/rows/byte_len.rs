//! Computes the length of a file before it is written.

use super::Rows;
use super::gather::each_picked;
use crate::chunk::ReadError;
use crate::decoding::{Encoding, LineEnd, utf16};
use crate::line_ends::without_end;
use crate::line_index::{BLOCK, Start};
use crate::span::Span;
use std::io;

impl Rows {
    /// The number of bytes that [`write_to`](Self::write_to) writes. Waits for the disk: for jobs only.
    ///
    /// # Errors
    ///
    /// Fails when the file's own lines cannot be read.
    pub fn byte_len(&self) -> Result<u64, ReadError> {
        let marks = (self.source.prefix().len() + self.source.suffix().len()) as u64;
        let text = match self.source.encoding() {
            Encoding::Utf16(_) => self.counted_len(&utf16::encoded_len),
            _ if self.source.holds_games() => self.counted_len(&|slice| slice.len() as u64),
            // An LF after a line end of CR changes the written bytes, so they must be counted.
            _ if 0 < self.source.index().sums().counts().cr => {
                self.counted_len(&|slice| slice.len() as u64)
            }
            Encoding::Bytes | Encoding::MarkedUtf8 => self.measured_len(),
        };
        Ok(marks + text.map_err(ReadError::from)?)
    }

    /// An estimate of that number of bytes. Never waits.
    pub fn about_byte_len(&self) -> u64 {
        let lines = self.source.line_count().max(1);
        let about = |line| match self.source.index().start(line) {
            Some(Start::At(offset)) => offset,
            Some(Start::Behind { block, .. }) => block * BLOCK,
            None => self.source.index().len(),
        };
        let len = |span: &Span| match span {
            Span::Source { first, count } => about(first + count).saturating_sub(about(*first)),
            Span::Own { first, count } => self.own_len(*first, *count),
            Span::Picked(picked) => {
                let share = u128::from(self.source.byte_len()) * u128::from(picked.count());
                u64::try_from(share / u128::from(lines)).unwrap_or(u64::MAX)
            }
        };
        let text: u64 = self.spans.iter().map(len).sum();
        match self.source.encoding() {
            Encoding::Utf16(_) => 2 * text,
            Encoding::Bytes | Encoding::MarkedUtf8 => text,
        }
    }

    /// Counts the bytes by reading the whole text.
    fn counted_len(&self, len_of: &dyn Fn(&[u8]) -> u64) -> io::Result<u64> {
        let mut len = 0;
        self.each_slice_of_file(&mut |slice| {
            len += len_of(slice);
            Ok(())
        })?;
        Ok(len)
    }

    /// Computes the length from the starts and ends of the spans.
    fn measured_len(&self) -> io::Result<u64> {
        let mut len = 0;
        let mut spans = self.spans.iter().peekable();
        while let Some(span) = spans.next() {
            len += self.span_len(span)?;
            if spans.peek().is_none() && self.ends_open()? {
                len -= self.last_end_len()?;
            }
        }
        Ok(len)
    }

    fn span_len(&self, span: &Span) -> io::Result<u64> {
        let newline = self.source.newline().len() as u64;
        match span {
            Span::Source { first, count } => {
                let range = self.source.range(*first, *count)?;
                let is_open = self.source.index().sums().total() < first + count;
                Ok(range.end - range.start + if is_open { newline } else { 0 })
            }
            Span::Own { first, count } => Ok(self.own_len(*first, *count)),
            Span::Picked(picked) => {
                let mut len = 0;
                each_picked(self, picked, &mut |_, line| {
                    len += line.len() as u64;
                    if LineEnd::of(line) == LineEnd::None {
                        len += newline;
                    }
                    Ok(())
                })?;
                Ok(len)
            }
        }
    }

    fn own_len(&self, first: u64, count: u64) -> u64 {
        let len = |line| {
            let end = self.own.line_end(line).unwrap_or(b"\n").len();
            self.own.line(line).unwrap_or_default().len() + end
        };
        (first..first + count).map(|line| len(line) as u64).sum()
    }

    /// The length of the last row's line end, or of the one that it would get.
    fn last_end_len(&self) -> io::Result<u64> {
        use crate::line_list::LineId;
        let newline = self.source.newline();
        let last = self.len().checked_sub(1).and_then(|row| self.line_id(row));
        Ok(match last {
            Some(LineId::Own(line)) => self.own.line_end(line).unwrap_or(b"\n").len() as u64,
            Some(LineId::Source(line)) => {
                let mut text = Vec::new();
                self.source.read_lines(line, 1, &mut text)?;
                let end = text.len() - without_end(&text).len();
                if end == 0 {
                    newline.len() as u64
                } else {
                    end as u64
                }
            }
            None => 0,
        })
    }
}
