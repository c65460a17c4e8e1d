//! Writes the output of a conversion: lines in the encoding of the first file, or in a form that a terminal can show.

use crate::escape_controls::escape_controls;
use tabiya_lines::decoding::{Encoding, LineEnd, utf16};
use tabiya_notation::forms::Form;
use tabiya_notation::line_text::text_of_line;

/// Encodes lines for the output.
#[derive(Debug)]
pub(crate) struct EncodedWriter<'a> {
    encoding: Encoding,
    is_shown: bool,
    out: &'a mut Vec<u8>,
    /// The line end of the previous lines.
    usual_end: &'static [u8],
}

impl<'a> EncodedWriter<'a> {
    pub(crate) fn new(encoding: Encoding, is_shown: bool, out: &'a mut Vec<u8>) -> Self {
        Self {
            encoding,
            is_shown,
            out,
            usual_end: b"\n",
        }
    }

    /// Writes the byte order mark before the first line.
    pub(crate) fn put_mark(&mut self) {
        if !self.is_shown {
            self.out.extend_from_slice(self.encoding.mark());
        }
    }

    /// Writes text without line ends.
    pub(crate) fn put(&mut self, text: &[u8]) {
        if self.is_shown {
            let text = escape_controls(&text_of_line(text));
            self.out.extend_from_slice(text.as_bytes());
        } else {
            self.put_bytes(text);
        }
    }

    /// Writes a line end; it is empty after a last line without one.
    pub(crate) fn put_end(&mut self, end: &'static [u8]) {
        if !end.is_empty() {
            self.usual_end = end;
        }
        if self.is_shown && !end.is_empty() {
            self.out.push(b'\n');
        } else {
            self.put_bytes(end);
        }
    }

    /// Writes the odd last byte of UTF-16. It is written as a byte only if it is the last one of the output.
    pub(crate) fn put_odd_byte(&mut self, byte: u8, is_last: bool) {
        match self.encoding {
            Encoding::Utf16(_) if is_last && !self.is_shown => self.out.push(byte),
            _ => self.put("\u{FFFD}".as_bytes()),
        }
    }

    /// Writes a converted line: one or several lines, each with the end of the original. Forms of
    /// several lines are separated by blank lines.
    pub(crate) fn put_lines(&mut self, text: &[u8], end: LineEnd, form: Form) {
        if end != LineEnd::None {
            self.usual_end = end.bytes();
        }
        for (at, line) in text.split(|byte| *byte == b'\n').enumerate() {
            if at > 0 {
                self.put_end(self.usual_end);
            }
            self.put(line);
        }
        self.put_end(end.bytes());
        if form.separator() != "\n" {
            self.put_end(end.bytes());
        }
    }

    fn put_bytes(&mut self, bytes: &[u8]) {
        match self.encoding {
            Encoding::Utf16(order) if !self.is_shown => utf16::encode(bytes, order, self.out),
            _ => self.out.extend_from_slice(bytes),
        }
    }
}
