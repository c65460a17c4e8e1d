//! Texts of games as texts of operations: in UTF-8, on one line, and without characters that would end them; and
//! comments of games as comment operations of records.

use super::tokens::is_unseen;
use std::borrow::Cow;
use std::ops::Range;
use tabiya_notation::operations::LONGEST_TEXT;

/// Appends a text so that it can be put in quotes: every run of whitespace and control characters
/// becomes one space, except at the ends, and a quote becomes `'`. Text that is not UTF-8 is read
/// as Windows-1252, as in files from before Unicode.
pub(super) fn append_safe(bytes: &[u8], out: &mut Vec<u8>) {
    if is_safe(bytes) {
        return out.extend_from_slice(bytes);
    }
    let start = out.len();
    if bytes.iter().all(|byte| is_plain(*byte)) {
        append_joined(bytes, start, out);
    } else if let Ok(text) = str::from_utf8(bytes) {
        text.chars().for_each(|sign| push_safe(sign, start, out));
    } else {
        let letters = bytes.iter().map(|byte| letter_of_windows_1252(*byte));
        letters.for_each(|sign| push_safe(sign, start, out));
    }
    while out.len() > start && out.last() == Some(&b' ') {
        out.pop();
    }
}

/// Decodes a text. Text that is not UTF-8 is read as Windows-1252.
pub(super) fn decoded(bytes: &[u8]) -> Cow<'_, str> {
    if let Ok(text) = str::from_utf8(bytes) {
        return text.into();
    }
    let letters = bytes.iter().map(|byte| letter_of_windows_1252(*byte));
    letters.collect::<String>().into()
}

/// Returns a word of a game for display, at most this long: an invisible character is named, as in
/// `U+200B`.
pub(super) fn visible(bytes: &[u8], most: usize) -> String {
    let mut text = String::new();
    for sign in decoded(bytes).chars() {
        let is_gap = matches!(sign, ' ' | '\t' | '\n' | '\r');
        let is_hidden = sign.is_control() || sign.is_whitespace() || is_unseen(sign);
        let shown = match sign {
            _ if is_gap => " ".to_owned(),
            '\u{200b}' | '\u{180e}' | '\u{fe00}'..='\u{fe0f}' | '\u{e000}'..='\u{f8ff}' => {
                named(sign)
            }
            _ if is_hidden => named(sign),
            _ => sign.to_string(),
        };
        if most < text.len() + shown.len() {
            break;
        }
        text.push_str(&shown);
    }
    text.trim_ascii().to_owned()
}

fn named(sign: char) -> String {
    format!("U+{:04X}", u32::from(sign))
}

/// Ends a quoted text that was appended from `start` on: a single backslash at its end would escape
/// the quote.
pub(super) fn end_text(start: usize, out: &mut Vec<u8>) {
    let text = out.get(start..).unwrap_or_default();
    let count = text.iter().rev().take_while(|byte| **byte == b'\\').count();
    if count % 2 == 1 {
        out.push(b'\\');
    }
}

/// Whether a text can be put in quotes unchanged, because it is a single plain word.
pub(super) fn is_safe(bytes: &[u8]) -> bool {
    let is_safe = |byte: u8| byte > b' ' && is_plain(byte);
    // The loop does not stop early, so that the processor handles many bytes at once.
    bytes.iter().fold(true, |all, byte| all & is_safe(*byte))
}

/// Whether a byte is ASCII that needs no change, or whitespace.
fn is_plain(byte: u8) -> bool {
    matches!(byte, b' '..=b'~' | b'\t' | b'\n' | b'\r') && byte != b'"' && byte != b'\\'
}

fn append_joined(bytes: &[u8], start: usize, out: &mut Vec<u8>) {
    for word in bytes.split(|byte| *byte <= b' ') {
        if word.is_empty() {
            continue;
        }
        if out.len() > start {
            out.push(b' ');
        }
        out.extend_from_slice(word);
    }
}

fn push_safe(sign: char, start: usize, out: &mut Vec<u8>) {
    if sign.is_control() || sign.is_whitespace() || sign == '\u{feff}' {
        if out.len() > start && out.last() != Some(&b' ') {
            out.push(b' ');
        }
        return;
    }
    // All backslashes of a run except the last one are doubled, since a pair is read as one.
    if sign == '\\' && out.len() > start && out.last() == Some(&b'\\') {
        out.push(b'\\');
    }
    let sign = if sign == '"' { '\'' } else { sign };
    out.extend_from_slice(sign.encode_utf8(&mut [0; 4]).as_bytes());
}

/// Returns the character of a byte in Windows-1252. The few undefined bytes are read as Latin-1.
fn letter_of_windows_1252(byte: u8) -> char {
    const FROM_0X80: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž',
        '\u{8f}', '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}',
        'ž', 'Ÿ',
    ];
    let place = byte.checked_sub(0x80).map(usize::from);
    let special = place.and_then(|place| FROM_0X80.get(place));
    special.copied().unwrap_or(char::from(byte))
}

/// Returns how much of a text fits into one operand: all of it, or as much as ends before a space
/// if possible, or else before a character.
pub(super) fn fitting(text: &[u8], most: usize) -> usize {
    if text.len() <= most {
        return text.len();
    }
    let head = text.get(..=most).unwrap_or(text);
    let blank = memchr::memrchr(b' ', head).filter(|blank| *blank > 0);
    blank.unwrap_or_else(|| {
        let is_letter = |at: &usize| text.get(*at).is_none_or(|byte| byte & 0xc0 != 0x80);
        (1..=most).rev().find(is_letter).unwrap_or(most)
    })
}

/// Shortens the text that was appended from `start` on.
pub(super) fn shorten(start: usize, most: usize, out: &mut Vec<u8>) {
    let text = out.get(start..).unwrap_or_default();
    let length = fitting(text, most.min(LONGEST_TEXT));
    out.truncate(start + length);
}

/// The commands that draw arrows and marks. They are read from `c0` to `c9`, see
/// [`annotations`](tabiya_notation::annotations).
const DRAWING: [&[u8]; 2] = [b"[%csl", b"[%cal"];

/// Whether a comment is meant for people: text, a drawing, or a diagram mark.
pub(super) fn says_something(comment: &[u8]) -> bool {
    let mut rest = comment.trim_ascii();
    while rest.starts_with(b"[%") {
        let is_drawing = DRAWING.iter().any(|command| rest.starts_with(command));
        let Some(end) = memchr::memchr(b']', rest).filter(|_| !is_drawing) else {
            return true;
        };
        rest = rest.get(end + 1..).unwrap_or_default().trim_ascii_start();
    }
    !rest.is_empty()
}

/// Appends comments as an operation `c0`, and as further ones (`c1` and so on) only if they exceed the length that the
/// standard allows for a text.
pub(super) fn append_comments<'text>(
    comments: impl Iterator<Item = &'text [u8]>,
    scratch: &mut Vec<u8>,
    out: &mut Vec<u8>,
) {
    scratch.clear();
    for comment in comments {
        // A diagram mark is not text.
        if matches!(comment.trim_ascii(), b"#" | b"[#]") {
            continue;
        }
        let start = scratch.len();
        if start > 0 {
            scratch.push(b' ');
        }
        let begun = scratch.len();
        append_safe(comment, scratch);
        if scratch.len() == begun {
            scratch.truncate(start);
        }
    }
    let mut pieces = Pieces { count: 0, out };
    if scratch.len() < LONGEST_TEXT {
        pieces.put(scratch);
    } else {
        pieces.put_long(scratch);
    }
}

/// Texts that become one operation each.
struct Pieces<'out> {
    count: usize,
    out: &'out mut Vec<u8>,
}

impl Pieces<'_> {
    fn put(&mut self, text: &[u8]) {
        let text = text.trim_ascii();
        if text.is_empty() {
            return;
        }
        self.out.extend_from_slice(b" c");
        self.out
            .extend_from_slice(self.count.to_string().as_bytes());
        self.out.extend_from_slice(b" \"");
        let start = self.out.len();
        self.out.extend_from_slice(text);
        end_text(start, self.out);
        self.out.extend_from_slice(b"\";");
        self.count += 1;
    }

    /// Appends a text in several pieces. Drawings come first, since they are only read from the
    /// first comments.
    fn put_long(&mut self, text: &[u8]) {
        let drawings = drawings(text);
        let mut words = Vec::with_capacity(text.len());
        let mut end = 0;
        for span in drawings {
            words.extend_from_slice(text.get(end..span.start).unwrap_or_default());
            self.put_drawing(text.get(span.clone()).unwrap_or_default());
            end = span.end;
        }
        words.extend_from_slice(text.get(end..).unwrap_or_default());
        let mut rest = words.trim_ascii();
        while !rest.is_empty() {
            // One byte is reserved for a backslash at the end.
            let length = fitting(rest, LONGEST_TEXT - 1);
            self.put(rest.get(..length).unwrap_or(rest));
            rest = rest.get(length..).unwrap_or_default().trim_ascii_start();
        }
    }

    /// Appends a drawing command unchanged, or as several commands with a part of the list each.
    fn put_drawing(&mut self, command: &[u8]) {
        if command.len() <= LONGEST_TEXT {
            return self.put(command);
        }
        let (name, list) = command.split_at_checked(5).unwrap_or_default();
        let list = list.strip_suffix(b"]").unwrap_or(list).trim_ascii();
        let mut part = name.to_vec();
        for entry in list.split(|byte| *byte == b',') {
            let entry = entry.trim_ascii();
            if part.len() + entry.len() + 2 > LONGEST_TEXT && part.len() > name.len() {
                part.push(b']');
                self.put(&part);
                part.truncate(name.len());
            }
            part.push(if part.len() > name.len() { b',' } else { b' ' });
            part.extend_from_slice(entry.get(..entry.len().min(8)).unwrap_or(entry));
        }
        part.push(b']');
        self.put(&part);
    }
}

/// Returns the ranges of drawing commands.
fn drawings(text: &[u8]) -> Vec<Range<usize>> {
    let starts = memchr::memmem::find_iter(text, b"[%c");
    let starts = starts.filter(|start| {
        let rest = text.get(*start..).unwrap_or_default();
        DRAWING.iter().any(|command| rest.starts_with(command))
    });
    let ends = starts.filter_map(|start| {
        let rest = text.get(start..)?;
        let end = memchr::memchr2(b']', b'[', rest.get(1..)?)? + 1;
        (rest.get(end) == Some(&b']')).then_some(start..start + end + 1)
    });
    ends.collect()
}
