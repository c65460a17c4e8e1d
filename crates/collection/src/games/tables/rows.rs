//! Rows of comma-separated values and their fields (RFC 4180): quotes, doubled quotes, line ends within quotes.

use std::borrow::Cow;
use std::ops::Range;

/// The end of a row in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RowEnd {
    /// The end of its last field.
    pub(super) end: usize,
    /// The beginning of the next row.
    pub(super) next: usize,
    /// Whether it has an unclosed quote. Then the row is only its first line.
    pub(super) is_open: bool,
}

/// Returns the row that begins at `from`; `None` if it does not end within this text, which may
/// continue.
pub(super) fn closed_row(text: &[u8], from: usize, separator: u8) -> Option<RowEnd> {
    let rest = text.get(from..)?;
    let line_end = memchr::memchr(b'\n', rest)?;
    let line = rest.get(..line_end)?;
    let length = match memchr::memchr(b'"', line) {
        None => line_end,
        Some(_) => end_of_quoted(rest, separator)?,
    };
    Some(row_of(text, from, from + length))
}

/// Returns the row that begins at `from` in a complete text; `None` at its end.
pub(super) fn row(text: &[u8], from: usize, separator: u8) -> Option<RowEnd> {
    if from >= text.len() {
        return None;
    }
    if let Some(row) = closed_row(text, from, separator) {
        return Some(row);
    }
    let rest = text.get(from..)?;
    let is_open = ends_in_quotes(rest, separator);
    let length = memchr::memchr(b'\n', rest).filter(|_| is_open);
    let row = row_of(text, from, from + length.unwrap_or(rest.len()));
    Some(RowEnd { is_open, ..row })
}

/// Returns the line that begins at `from` as a row; `None` at the end of the text.
pub(super) fn line_row(text: &[u8], from: usize) -> Option<RowEnd> {
    let rest = text.get(from..).filter(|rest| !rest.is_empty())?;
    let length = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
    Some(row_of(text, from, from + length))
}

fn row_of(text: &[u8], from: usize, line_end: usize) -> RowEnd {
    let row = text.get(from..line_end).unwrap_or_default();
    RowEnd {
        end: from + row.strip_suffix(b"\r").unwrap_or(row).len(),
        next: (line_end + 1).min(text.len()),
        is_open: false,
    }
}

/// Iterates over the ends of fields in a text.
fn walk(text: &[u8], separator: u8) -> Walk<'_> {
    Walk {
        text,
        at: 0,
        separator,
    }
}

/// Returns the end of a row with quotes.
fn end_of_quoted(text: &[u8], separator: u8) -> Option<usize> {
    walk(text, separator).find_map(|stop| match stop {
        Stop::LineEnd(at) => Some(Some(at)),
        Stop::OpenQuote => Some(None),
        Stop::Separator => None,
    })?
}

fn ends_in_quotes(text: &[u8], separator: u8) -> bool {
    let mut stops = walk(text, separator);
    let last = stops.find(|stop| !matches!(stop, Stop::Separator));
    last == Some(Stop::OpenQuote)
}

/// The end of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stop {
    Separator,
    LineEnd(usize),
    OpenQuote,
}

struct Walk<'text> {
    text: &'text [u8],
    at: usize,
    separator: u8,
}

impl Iterator for Walk<'_> {
    type Item = Stop;

    fn next(&mut self) -> Option<Stop> {
        let rest = self.text.get(self.at..).filter(|rest| !rest.is_empty())?;
        let mut behind_quotes = 0;
        if rest.starts_with(b"\"") {
            let Some(length) = quoted_len(rest) else {
                self.at = self.text.len();
                return Some(Stop::OpenQuote);
            };
            behind_quotes = length;
        }
        let unquoted = rest.get(behind_quotes..)?;
        let Some(length) = memchr::memchr2(self.separator, b'\n', unquoted) else {
            self.at = self.text.len();
            return None;
        };
        let end = self.at + behind_quotes + length;
        self.at = end + 1;
        Some(if self.text.get(end) == Some(&b'\n') {
            Stop::LineEnd(end)
        } else {
            Stop::Separator
        })
    }
}

/// Returns the length of a quoted field including both quotes; `None` if it is not closed.
fn quoted_len(text: &[u8]) -> Option<usize> {
    let mut at = 1;
    loop {
        at += memchr::memchr(b'"', text.get(at..)?)? + 1;
        if text.get(at) != Some(&b'"') {
            return Some(at);
        }
        at += 1;
    }
}

/// Iterates over the fields of a row.
pub(super) fn fields(row: &[u8], separator: u8) -> RowFields<'_> {
    RowFields {
        rest: Some(row),
        separator,
    }
}

/// Iterates over the fields of a row of a table, without their quotes.
pub fn csv_fields(row: &[u8], separator: u8) -> impl Iterator<Item = Cow<'_, [u8]>> {
    fields(row, separator)
}

/// The fields of a row, without their quotes.
#[derive(Clone, Debug)]
pub(super) struct RowFields<'row> {
    rest: Option<&'row [u8]>,
    separator: u8,
}

impl<'row> RowFields<'row> {
    /// Returns the next field unchanged, and the length of its quoted part.
    fn next_raw(&mut self) -> Option<(&'row [u8], usize)> {
        let rest = self.rest?;
        let in_quotes = rest.first().filter(|first| **first == b'"');
        let quotes = in_quotes.and_then(|_| quoted_len(rest)).unwrap_or_default();
        let behind = rest.get(quotes..).unwrap_or_default();
        let end = memchr::memchr(self.separator, behind).map(|length| quotes + length);
        self.rest = end.and_then(|end| rest.get(end + 1..));
        let field = rest.get(..end.unwrap_or(rest.len())).unwrap_or_default();
        Some((field, quotes))
    }
}

impl<'row> Iterator for RowFields<'row> {
    type Item = Cow<'row, [u8]>;

    fn next(&mut self) -> Option<Cow<'row, [u8]>> {
        let (field, quotes) = self.next_raw()?;
        Some(without_quotes(field, quotes))
    }
}

/// The ranges of the fields of a row. Reuses its memory from row to row.
#[derive(Clone, Debug, Default)]
pub(super) struct FieldSpans {
    /// Each range with the length of its quoted part.
    spans: Vec<(Range<usize>, usize)>,
}

impl FieldSpans {
    /// Finds the fields of this row.
    pub(super) fn find(&mut self, row: &[u8], separator: u8) {
        self.spans.clear();
        if memchr::memchr(b'"', row).is_none() {
            return self.find_unquoted(row, separator);
        }
        let mut fields = fields(row, separator);
        let mut at = 0;
        while let Some((field, quotes)) = fields.next_raw() {
            self.spans.push((at..at + field.len(), quotes));
            at += field.len() + 1;
        }
    }

    /// Finds the fields of a row without quotes. Since fields are short, comparing eight bytes at a
    /// time is faster than searching for each end.
    fn find_unquoted(&mut self, row: &[u8], separator: u8) {
        let (eights, rest) = row.as_chunks();
        let mut last = [!separator; 8];
        for (place, byte) in last.iter_mut().zip(rest) {
            *place = *byte;
        }
        let mut start = 0;
        for (number, eight) in eights.iter().chain([&last]).enumerate() {
            let mut ends = places_in_eight(*eight, separator);
            while ends != 0 {
                let end = 8 * number + ends.trailing_zeros() as usize / 8;
                self.spans.push((start..end, 0));
                start = end + 1;
                ends &= ends - 1;
            }
        }
        self.spans.push((start..row.len(), 0));
    }

    /// Returns the field with this number, without its quotes; `row` must be the row passed to
    /// [`Self::find`].
    pub(super) fn field<'row>(&self, row: &'row [u8], number: usize) -> Cow<'row, [u8]> {
        let Some((span, quotes)) = self.spans.get(number) else {
            return Cow::Borrowed(&[]);
        };
        let field = row.get(span.clone()).unwrap_or_default();
        without_quotes(field, *quotes)
    }
}

/// Returns a word of eight bytes in which the highest bit of each byte is set that equals `byte`.
fn places_in_eight(eight: [u8; 8], byte: u8) -> u64 {
    const LOW: u64 = u64::MAX / 255 * 0x7f;
    let differing = u64::from_le_bytes(eight) ^ u64::from_le_bytes([byte; 8]);
    // The highest bit stays clear only if no bit differs.
    !(((differing & LOW) + LOW) | differing | LOW)
}

/// Returns the fields of a row unchanged, including quotes.
pub(super) fn raw_fields(row: &[u8], separator: u8) -> Vec<&[u8]> {
    let mut fields = fields(row, separator);
    std::iter::from_fn(|| Some(fields.next_raw()?.0)).collect()
}

/// Appends a text as a field, in quotes only where necessary.
pub fn append_csv_field(text: &[u8], separator: u8, out: &mut Vec<u8>) {
    let needs_quotes = |byte: &u8| *byte == separator || matches!(byte, b'"' | b'\n' | b'\r');
    if !text.iter().any(needs_quotes) {
        out.extend_from_slice(text);
        return;
    }
    out.push(b'"');
    for byte in text {
        out.push(*byte);
        if *byte == b'"' {
            out.push(b'"');
        }
    }
    out.push(b'"');
}

/// Returns a field without its quotes; text after the closing quote belongs to it unchanged.
fn without_quotes(field: &[u8], quotes: usize) -> Cow<'_, [u8]> {
    if quotes == 0 {
        return Cow::Borrowed(field);
    }
    let inside = field.get(1..quotes - 1).unwrap_or_default();
    let behind = field.get(quotes..).unwrap_or_default();
    if behind.is_empty() && memchr::memchr(b'"', inside).is_none() {
        return Cow::Borrowed(inside);
    }
    let mut plain = Vec::with_capacity(field.len());
    let mut bytes = inside.iter();
    while let Some(byte) = bytes.next() {
        plain.push(*byte);
        if *byte == b'"' {
            // The quote is doubled.
            bytes.next();
        }
    }
    plain.extend_from_slice(behind);
    Cow::Owned(plain)
}
