//! Rows -> bytes.
//!
//! Rules: the prefix comes first; untouched lines are written as they stand, with their own ends;
//! our own lines end as the line whose place they take does, or else as most of the file's lines do;
//! the last line has an end if and only if the file's last line had one.

use std::io::{self, Write};
use std::ops::ControlFlow;

use super::Rows;
use crate::collection::source::without_end;
use crate::collection::span::Span;
use crate::notation::decoding::utf16::{self, ByteOrder};
use crate::notation::decoding::{Encoding, LineEnd};

/// Progress is told, and cancelling noticed, once in about this many bytes.
const STEP: usize = 1 << 20;

/// Takes the bytes of the rows, slice by slice.
type Take<'a> = dyn FnMut(&[u8]) -> io::Result<()> + 'a;

impl Rows {
    /// Writes all rows: untouched ones byte for byte, our own with their line ends.
    ///
    /// Our own lines are written one by one: give it something buffered. `progress` gets the number
    /// of bytes written so far, about once in a MiB and at the end, and may stop the writing.
    ///
    /// # Errors
    ///
    /// What `out` answers, or [`io::ErrorKind::Interrupted`] if `progress` breaks.
    pub fn write_to(
        &self,
        out: &mut dyn Write,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> io::Result<()> {
        let mut meter = Meter::new(out, progress);
        meter.write(self.source.prefix())?;
        match self.source.encoding() {
            Encoding::Bytes | Encoding::MarkedUtf8 => {
                self.each_slice(&mut |slice| meter.write(slice))?;
            }
            Encoding::Utf16(order) => {
                let mut units = Vec::new();
                self.each_slice(&mut |slice| write_utf16(slice, order, &mut units, &mut meter))?;
            }
        }
        meter.write(self.source.suffix())?;
        meter.report()
    }

    /// How many bytes [`write_to`](Self::write_to) writes.
    pub fn byte_len(&self) -> u64 {
        let mut len = (self.source.prefix().len() + self.source.suffix().len()) as u64;
        let is_utf16 = matches!(self.source.encoding(), Encoding::Utf16(_));
        let counted = self.each_slice(&mut |slice| {
            len += if is_utf16 {
                utf16::encoded_len(slice)
            } else {
                slice.len() as u64
            };
            Ok(())
        });
        counted.map_or(0, |()| len)
    }

    /// All the text, slice by slice, none of which is cut inside a character.
    fn each_slice(&self, take: &mut Take<'_>) -> io::Result<()> {
        let mut is_behind_cr = false;
        // A line that a CR ends must not become one with an empty line that has come behind it.
        let take = &mut |slice: &[u8]| {
            if is_behind_cr && slice.starts_with(b"\n") {
                take(b"\r")?;
            }
            if let Some(last) = slice.last() {
                is_behind_cr = *last == b'\r';
            }
            take(slice)
        };
        let mut spans = self.spans.iter().peekable();
        while let Some(span) = spans.next() {
            let is_last = spans.peek().is_none();
            let open_end = is_last && !self.source.has_final_newline();
            match span {
                Span::Source { first, count } => {
                    self.source_slices(first, count, open_end, take)?;
                }
                Span::Own { first, count } => {
                    self.own_slices(first, count, open_end, take)?;
                }
            }
        }
        Ok(())
    }

    /// `open_end` leaves out the end of the last line.
    fn source_slices(
        &self,
        first: u64,
        count: u64,
        open_end: bool,
        take: &mut Take<'_>,
    ) -> io::Result<()> {
        let lines = self.source.lines_with_ends(first, count);
        if open_end {
            return take(without_end(lines));
        }
        take(lines)?;
        if LineEnd::of(lines) != LineEnd::None {
            return Ok(());
        }
        take(self.source.newline())
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
}

/// Writes text as UTF-16, a long slice in steps.
fn write_utf16(
    mut text: &[u8],
    order: ByteOrder,
    units: &mut Vec<u8>,
    meter: &mut Meter<'_>,
) -> io::Result<()> {
    while !text.is_empty() {
        let step = text.get(..STEP).map_or(text, utf16::whole_chars);
        units.clear();
        utf16::encode(step, order, units);
        meter.write(units)?;
        text = text.get(step.len()..).unwrap_or_default();
    }
    Ok(())
}

/// Counts what is written and tells about it.
struct Meter<'a> {
    out: &'a mut dyn Write,
    progress: &'a mut dyn FnMut(u64) -> ControlFlow<()>,
    written: u64,
    since_report: usize,
}

impl<'a> Meter<'a> {
    fn new(out: &'a mut dyn Write, progress: &'a mut dyn FnMut(u64) -> ControlFlow<()>) -> Self {
        Self {
            out,
            progress,
            written: 0,
            since_report: 0,
        }
    }

    /// Writes a slice, a long one in steps, so that cancelling never waits for gigabytes.
    fn write(&mut self, slice: &[u8]) -> io::Result<()> {
        for step in slice.chunks(STEP) {
            self.out.write_all(step)?;
            self.written += step.len() as u64;
            self.since_report += step.len();
            if STEP <= self.since_report {
                self.report()?;
            }
        }
        Ok(())
    }

    fn report(&mut self) -> io::Result<()> {
        self.since_report = 0;
        match (self.progress)(self.written) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(io::ErrorKind::Interrupted.into()),
        }
    }
}
