//! Writes rows as bytes, in UTF-8 or UTF-16, and reports the progress.
//!
//! Rules: the prefix comes first; unchanged lines are written with their own line ends; our own lines end like the line
//! that they replace, or else with the file's most frequent line end; the last line has a line end if and only if the
//! file's last line had one, or if it is empty: without a line end it would not be a line.

use super::Rows;
use super::gather::each_picked;
use crate::decoding::utf16::{self, ByteOrder};
use crate::decoding::{Encoding, LineEnd};
use crate::game_rows::GamesOut;
use crate::line_ends::without_end;
use crate::line_list::{LineId, Picked};
use crate::span::Span;
use std::io::{self, Write};
use std::ops::{ControlFlow, Range};

/// The number of bytes between two reports, at which cancelling is noticed, too.
const REPORT_STEP: usize = 1 << 20;

/// Counts the written bytes and reports them.
pub(super) struct Meter<'a> {
    out: &'a mut dyn Write,
    progress: &'a mut dyn FnMut(u64) -> ControlFlow<()>,
    written: u64,
    since_report: usize,
}

impl<'a> Meter<'a> {
    pub(super) fn new(
        out: &'a mut dyn Write,
        progress: &'a mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Self {
        Self {
            out,
            progress,
            written: 0,
            since_report: 0,
        }
    }

    /// Writes a slice, a long one in steps, so that cancelling never has to wait for gigabytes.
    pub(super) fn write(&mut self, slice: &[u8]) -> io::Result<()> {
        for step in slice.chunks(REPORT_STEP) {
            self.out.write_all(step)?;
            self.written += step.len() as u64;
            self.since_report += step.len();
            if REPORT_STEP <= self.since_report {
                self.report()?;
            }
        }
        Ok(())
    }

    pub(super) fn report(&mut self) -> io::Result<()> {
        self.since_report = 0;
        match (self.progress)(self.written) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(io::ErrorKind::Interrupted.into()),
        }
    }
}

/// The number of bytes converted at a time.
const UTF16_STEP: usize = 1 << 20;

/// Converts text to UTF-16, in slices that may split characters.
pub(super) struct Utf16Out {
    order: ByteOrder,
    /// The beginning of a character whose rest has not arrived yet.
    held: Vec<u8>,
    units: Vec<u8>,
}

impl Utf16Out {
    pub(super) fn new(order: ByteOrder) -> Self {
        Self {
            order,
            held: Vec::new(),
            units: Vec::new(),
        }
    }

    /// Passes on the units of a slice of text.
    pub(super) fn write(
        &mut self,
        text: &[u8],
        take: &mut dyn FnMut(&[u8]) -> io::Result<()>,
    ) -> io::Result<()> {
        for step in text.chunks(UTF16_STEP) {
            self.held.extend_from_slice(step);
            let whole = utf16::whole_chars(&self.held).len();
            self.encode(whole, take)?;
        }
        Ok(())
    }

    /// Passes on the remaining units.
    pub(super) fn finish(
        &mut self,
        take: &mut dyn FnMut(&[u8]) -> io::Result<()>,
    ) -> io::Result<()> {
        self.encode(self.held.len(), take)
    }

    fn encode(
        &mut self,
        len: usize,
        take: &mut dyn FnMut(&[u8]) -> io::Result<()>,
    ) -> io::Result<()> {
        self.units.clear();
        let whole = self.held.get(..len).unwrap_or_default();
        utf16::encode(whole, self.order, &mut self.units);
        self.held.drain(..len);
        take(&self.units)
    }
}

/// Takes the bytes of the rows, slice by slice.
pub(super) type Take<'a> = dyn FnMut(&[u8]) -> io::Result<()> + 'a;

impl Rows {
    /// Writes all rows: unchanged ones byte for byte, our own with their line ends. Waits for the disk: for jobs only.
    ///
    /// Our own lines are written one by one, so `out` should be buffered. `progress` gets the number of bytes written
    /// so far, about once per MiB and at the end, and may stop the writing.
    ///
    /// # Errors
    ///
    /// Returns an error of `out`, [`io::ErrorKind::Interrupted`] if `progress` breaks, or an error with a
    /// [`ReadError`](crate::ReadError) in it if the file's own lines cannot be read.
    pub fn write_to(
        &self,
        out: &mut dyn Write,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> io::Result<()> {
        if !self.is_whole() {
            return Err(io::Error::other("the file has not been read to its end"));
        }
        let mut meter = Meter::new(out, progress);
        meter.write(self.source.prefix())?;
        match self.source.encoding() {
            Encoding::Bytes | Encoding::MarkedUtf8 => {
                self.each_slice_of_file(&mut |slice| meter.write(slice))?;
            }
            Encoding::Utf16(order) => {
                let mut units = Utf16Out::new(order);
                self.each_slice_of_file(&mut |slice| {
                    units.write(slice, &mut |units| meter.write(units))
                })?;
                units.finish(&mut |units| meter.write(units))?;
            }
        }
        meter.write(self.source.suffix())?;
        meter.report()
    }

    /// Passes on the text of the file, slice by slice: that of the rows, or of the games in them.
    pub(super) fn each_slice_of_file(&self, take: &mut Take<'_>) -> io::Result<()> {
        let Some(newline) = self.source.newline_of_games() else {
            return self.each_slice(take);
        };
        let mut games = GamesOut::new(newline);
        self.each_slice(&mut |slice| games.write(slice, take))?;
        games.finish(take)
    }

    /// Passes on all the text, slice by slice.
    pub(super) fn each_slice(&self, take: &mut Take<'_>) -> io::Result<()> {
        let mut is_behind_cr = false;
        // A line that ends with CR must not merge with an empty line after it.
        let take = &mut |slice: &[u8]| {
            if is_behind_cr && slice.starts_with(b"\n") {
                take(b"\r")?;
            }
            if let Some(last) = slice.last() {
                is_behind_cr = *last == b'\r';
            }
            take(slice)
        };
        let ends_open = self.ends_open()?;
        let mut spans = self.spans.iter().peekable();
        while let Some(span) = spans.next() {
            let open_end = ends_open && spans.peek().is_none();
            self.span_slices(span, open_end, take)?;
        }
        Ok(())
    }

    /// Whether the last line has no line end.
    pub(super) fn ends_open(&self) -> io::Result<bool> {
        let Some(last) = self.len().checked_sub(1) else {
            return Ok(false);
        };
        if self.source.has_final_newline() {
            return Ok(false);
        }
        let is_empty = match self.line_id(last) {
            Some(LineId::Source(line)) => {
                let mut text = Vec::new();
                self.source.read_lines(line, 1, &mut text)?;
                without_end(&text).is_empty()
            }
            Some(LineId::Own(line)) => self.own.line(line).is_none_or(<[u8]>::is_empty),
            None => true,
        };
        Ok(!is_empty)
    }

    /// Passes on the text of a span. `open_end` leaves out the end of the last line.
    fn span_slices(&self, span: &Span, open_end: bool, take: &mut Take<'_>) -> io::Result<()> {
        match span {
            Span::Source { first, count } => self.source_slices(*first, *count, open_end, take),
            Span::Own { first, count } => self.own_slices(*first, *count, open_end, take),
            Span::Picked(picked) => self.picked_slices(picked, open_end, take),
        }
    }

    fn source_slices(
        &self,
        first: u64,
        count: u64,
        open_end: bool,
        take: &mut Take<'_>,
    ) -> io::Result<()> {
        let range = self.source.range(first, count)?;
        if open_end {
            let end = self.last_end(&range)?.bytes().len() as u64;
            return self.copy(range.start..range.end - end, take);
        }
        self.copy(range, take)?;
        if self.source.index().sums().total() < first + count {
            take(self.source.newline())?;
        }
        Ok(())
    }

    /// The line end of the last line in a range of the text.
    fn last_end(&self, range: &Range<u64>) -> io::Result<LineEnd> {
        // A line end has at most two bytes.
        let tail = range.end.saturating_sub(2).max(range.start)..range.end;
        let mut last = Vec::new();
        self.source.each_slice(tail, &mut |slice| {
            last.extend_from_slice(slice);
            io::Result::Ok(())
        })?;
        Ok(LineEnd::of(&last))
    }

    /// Passes on a range of the text. A CRLF that is split between two reads stays in one slice.
    fn copy(&self, range: Range<u64>, take: &mut Take<'_>) -> io::Result<()> {
        let mut held_cr = false;
        self.source.each_slice(range, &mut |slice| {
            if std::mem::take(&mut held_cr) {
                match slice.split_first() {
                    Some((b'\n', rest)) => {
                        take(b"\r\n")?;
                        return Self::hold_cr(rest, &mut held_cr, take);
                    }
                    _ => take(b"\r")?,
                }
            }
            Self::hold_cr(slice, &mut held_cr, take)
        })?;
        if held_cr { take(b"\r") } else { Ok(()) }
    }

    fn hold_cr(slice: &[u8], held: &mut bool, take: &mut Take<'_>) -> io::Result<()> {
        let inside = slice.strip_suffix(b"\r");
        *held = inside.is_some();
        take(inside.unwrap_or(slice))
    }

    fn own_slices(
        &self,
        first: u64,
        count: u64,
        open_end: bool,
        take: &mut Take<'_>,
    ) -> io::Result<()> {
        let end = first + count;
        for row in first..end {
            take(self.own.line(row).unwrap_or_default())?;
            if !open_end || row + 1 < end {
                take(self.own.line_end(row).unwrap_or(b"\n"))?;
            }
        }
        Ok(())
    }

    fn picked_slices(
        &self,
        picked: &Picked,
        open_end: bool,
        take: &mut Take<'_>,
    ) -> io::Result<()> {
        let last = picked.count() - 1;
        each_picked(self, picked, &mut |place, line| {
            if open_end && place == last {
                return take(without_end(line));
            }
            take(line)?;
            if LineEnd::of(line) == LineEnd::None {
                take(self.source.newline())?;
            }
            Ok(())
        })
    }
}
