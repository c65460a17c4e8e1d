//! Properties of every document, cut into any reads and blocks.

use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_lines::decoding::utf16::{self, ByteOrder};
use tabiya_lines::decoding::{DocumentLine, Encoding, LineBlocks, LineEndCounts, LinePart, Lines};
use tabiya_lines::{Rows, Source};

/// A line with all its pieces in one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Whole {
    pub(crate) text: Vec<u8>,
    pub(crate) end: &'static [u8],
    pub(crate) is_damaged: bool,
}

/// The first two bytes determine how the rest is cut.
pub(crate) fn check_fuzz(data: &[u8]) {
    if let [read_len, block_len, document @ ..] = data {
        check(document, usize::from(*block_len), usize::from(*read_len));
    }
}

pub(crate) fn check(document: &[u8], block_len: usize, read_len: usize) {
    let found = in_blocks(document, block_len, read_len);
    let (text, expected) = naive(document);
    assert_eq!(found, expected);
    check_in_memory(&text, &expected);
    check_nothing_is_lost(document, &text, &expected);
    check_all_is_kept(document, block_len, read_len);
    check_source(document, &expected);
    super::games::check(document, read_len);
}

/// The lines of a document that is read in pieces of `read_len` bytes.
pub(crate) fn in_blocks(document: &[u8], block_len: usize, read_len: usize) -> Vec<Whole> {
    let mut blocks = LineBlocks::with_block_len(block_len);
    fed(&mut blocks, document, block_len, read_len)
}

fn fed(blocks: &mut LineBlocks, document: &[u8], block_len: usize, read_len: usize) -> Vec<Whole> {
    let mut lines = Joined::default();
    let mut rest = document;
    loop {
        let room = blocks.room();
        assert!(!room.is_empty());
        let read = room.len().min(read_len.max(1)).min(rest.len());
        room[..read].copy_from_slice(&rest[..read]);
        rest = &rest[read..];
        blocks.filled(read);
        while let Some(block) = blocks.next_block() {
            assert!(block.text().len() <= block_len.max(16));
            assert_eq!(block.first_number(), lines.next_number());
            let is_damaged = block.lines().any(|line| line.is_damaged);
            assert_eq!(block.is_damaged(), is_damaged);
            block.lines().for_each(|line| lines.push(&line));
            let text: Vec<u8> = block.lines().flat_map(with_end).collect();
            assert_eq!(text, block.text());
            blocks.reuse(block);
        }
        if read == 0 {
            assert_eq!(blocks.encoding(), Some(Encoding::of(document)));
            return lines.finish();
        }
    }
}

fn with_end(line: DocumentLine<'_>) -> Vec<u8> {
    [line.text, line.end.bytes()].concat()
}

/// Joins pieces, and checks that they arrive in the right form.
#[derive(Default)]
struct Joined {
    whole: Vec<Whole>,
    is_open: bool,
}

impl Joined {
    fn next_number(&self) -> u64 {
        self.whole.len() as u64 + u64::from(!self.is_open)
    }

    fn push(&mut self, line: &DocumentLine<'_>) {
        assert_eq!(line.number, self.next_number());
        assert_eq!(
            self.is_open,
            matches!(line.part, LinePart::Middle | LinePart::Tail)
        );
        if !self.is_open {
            self.whole.push(Whole::default());
        }
        self.is_open = matches!(line.part, LinePart::Head | LinePart::Middle);
        let whole = self.whole.last_mut().unwrap();
        whole.text.extend_from_slice(line.text);
        whole.end = line.end.bytes();
        whole.is_damaged |= line.is_damaged;
        assert!(whole.end.is_empty() || !self.is_open);
        let is_cut_in_char = std::str::from_utf8(line.text).is_err();
        assert!(!is_cut_in_char || std::str::from_utf8(&whole.text).is_err());
    }

    fn finish(self) -> Vec<Whole> {
        assert!(!self.is_open);
        self.whole
    }
}

/// The text of a document and its lines, read character by character.
fn naive(document: &[u8]) -> (Vec<u8>, Vec<Whole>) {
    let encoding = Encoding::of(document);
    let body = &document[encoding.mark().len()..];
    let characters: Vec<(Vec<u8>, bool)> = match encoding {
        Encoding::Bytes | Encoding::MarkedUtf8 => {
            body.iter().map(|byte| (vec![*byte], false)).collect()
        }
        Encoding::Utf16(order) => naive_utf16(body, order),
    };
    let mut lines: Vec<Whole> = Vec::new();
    let mut was_cr = false;
    for (bytes, is_damaged) in &characters {
        let is_lf = bytes == b"\n";
        if is_lf && was_cr {
            lines.last_mut().unwrap().end = b"\r\n";
            was_cr = false;
            continue;
        }
        was_cr = bytes == b"\r";
        if lines.last().is_none_or(|line| !line.end.is_empty()) {
            lines.push(Whole::default());
        }
        let line = lines.last_mut().unwrap();
        match &bytes[..] {
            b"\n" => line.end = b"\n",
            b"\r" => line.end = b"\r",
            other => line.text.extend_from_slice(other),
        }
        line.is_damaged |= is_damaged;
    }
    let text = characters.into_iter().flat_map(|(bytes, _)| bytes);
    (text.collect(), lines)
}

fn naive_utf16(body: &[u8], order: ByteOrder) -> Vec<(Vec<u8>, bool)> {
    let units = body.chunks_exact(2).map(|pair| match order {
        ByteOrder::Little => u16::from_le_bytes([pair[0], pair[1]]),
        ByteOrder::Big => u16::from_be_bytes([pair[0], pair[1]]),
    });
    let odd = body.chunks_exact(2).remainder();
    let damaged = || ("\u{FFFD}".as_bytes().to_vec(), true);
    let characters = char::decode_utf16(units).map(|found| match found {
        Ok(letter) => (letter.to_string().into_bytes(), false),
        Err(_) => damaged(),
    });
    characters.chain(odd.iter().map(|_| damaged())).collect()
}

fn check_in_memory(text: &[u8], expected: &[Whole]) {
    let lines: Vec<(u64, &[u8], &[u8])> = Lines::of(text)
        .map(|line| (line.number, line.text, line.end.bytes()))
        .collect();
    let expected_lines: Vec<(u64, &[u8], &[u8])> = (1..)
        .zip(expected)
        .map(|(number, line)| (number, &line.text[..], line.end))
        .collect();
    assert_eq!(lines, expected_lines);
    let count = |end: &[u8]| expected.iter().filter(|line| line.end == end).count() as u64;
    let counts = LineEndCounts {
        lf: count(b"\n"),
        crlf: count(b"\r\n"),
        cr: count(b"\r"),
    };
    assert_eq!(LineEndCounts::of(text), counts);
}

fn check_nothing_is_lost(document: &[u8], text: &[u8], lines: &[Whole]) {
    let encoding = Encoding::of(document);
    if lines.iter().any(|line| line.is_damaged) {
        return;
    }
    let mut bytes = encoding.mark().to_vec();
    match encoding {
        Encoding::Bytes | Encoding::MarkedUtf8 => bytes.extend_from_slice(text),
        Encoding::Utf16(order) => {
            utf16::encode(text, order, &mut bytes);
            assert_eq!(utf16::encoded_len(text), bytes.len() as u64 - 2);
        }
    }
    assert_eq!(bytes, document);
}

/// Broken units are also restored if requested.
fn check_all_is_kept(document: &[u8], block_len: usize, read_len: usize) {
    let mut blocks = LineBlocks::with_block_len(block_len).keeping_broken_utf16();
    let lines = fed(&mut blocks, document, block_len, read_len);
    let encoding = Encoding::of(document);
    let mut bytes = encoding.mark().to_vec();
    for line in lines {
        let line = [&line.text, line.end].concat();
        match encoding {
            Encoding::Bytes | Encoding::MarkedUtf8 => bytes.extend(line),
            Encoding::Utf16(order) => utf16::encode(&line, order, &mut bytes),
        }
    }
    bytes.extend(blocks.odd_byte());
    assert_eq!(bytes, document);
}

/// The editor has the same lines and saves the same bytes.
fn check_source(document: &[u8], expected: &[Whole]) {
    let Ok(source) = Source::from_bytes(document.to_vec()) else {
        return;
    };
    let is_utf16 = matches!(Encoding::of(document), Encoding::Utf16(_));
    let is_odd = is_utf16 && document.len() % 2 == 1;
    let last = expected
        .last()
        .filter(|line| line.text == "\u{FFFD}".as_bytes());
    // Half a unit is kept for saving, but is no line by itself.
    let count = expected.len() - usize::from(is_odd && last.is_some());
    assert_eq!(source.line_count(), count as u64);
    for (row, line) in (0..).zip(expected).filter(|(_, line)| !line.is_damaged) {
        assert_eq!(source.line(row).as_deref(), Ok(&line.text[..]));
    }
    let rows = Rows::new(Arc::new(source));
    let mut written = Vec::new();
    let mut may_continue = |_| ControlFlow::Continue(());
    rows.write_to(&mut written, &mut may_continue).unwrap();
    assert_eq!(written, document);
    assert_eq!(rows.byte_len().ok(), Some(document.len() as u64));
}
