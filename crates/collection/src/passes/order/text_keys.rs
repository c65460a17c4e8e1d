//! Byte keys of lines: the whole line, or bytes that sort like the operands of an operation.

use crate::games::tag_in_row;
use memchr::memmem::Finder;
use std::cmp::Ordering;
use tabiya_notation::operations::{Operation, find};
use tabiya_notation::record::read_record;

/// Finds the bytes of a line that are compared.
pub(in crate::passes) trait TextKey: Sync {
    /// Returns the bytes to compare, which may be assembled in `room`.
    fn of<'a>(&self, line: &'a [u8], room: &'a mut Vec<u8>) -> Option<&'a [u8]>;
}

/// Compares the whole line.
pub(super) struct WholeLine;

impl TextKey for WholeLine {
    fn of<'a>(&self, line: &'a [u8], _room: &'a mut Vec<u8>) -> Option<&'a [u8]> {
        Some(line)
    }
}

/// The first byte of a number's key.
const NUMBER: u8 = 1;
/// The first byte of a text's key, which puts texts after all numbers.
const TEXT: u8 = 2;

/// The limit above which not every integer is a float: 2^53.
const MAX_EXACT: f64 = 9_007_199_254_740_992.0;

/// Makes the keys of lines with an operation.
#[derive(Debug)]
pub(in crate::passes) struct OperandKeys {
    opcode: Vec<u8>,
    /// Most lines without the operation do not even contain the letters of its opcode.
    in_line: Finder<'static>,
}

impl OperandKeys {
    pub(in crate::passes) fn new(opcode: &str) -> Self {
        Self {
            opcode: opcode.as_bytes().to_vec(),
            in_line: Finder::new(opcode.as_bytes()).into_owned(),
        }
    }
}

impl TextKey for OperandKeys {
    fn of<'a>(&self, line: &'a [u8], room: &'a mut Vec<u8>) -> Option<&'a [u8]> {
        self.in_line.find(line)?;
        let tail = line.get(read_record(line).ok()?.tail)?;
        let operation = find(tail, &self.opcode)?;
        room.clear();
        append_key(&operation, room);
        Some(room)
    }
}

/// Makes the keys of games with a tag.
#[derive(Debug)]
pub(in crate::passes) struct TagKeys {
    name: String,
}

impl TagKeys {
    pub(in crate::passes) fn new(name: &str) -> Self {
        Self {
            name: name.to_owned(),
        }
    }
}

impl TextKey for TagKeys {
    fn of<'a>(&self, line: &'a [u8], room: &'a mut Vec<u8>) -> Option<&'a [u8]> {
        let value = tag_in_row(line, &self.name).filter(|value| value != "*")?;
        room.clear();
        append_natural(value.to_lowercase().as_bytes(), room);
        Some(room)
    }
}

fn append_key(operation: &Operation<'_>, key: &mut Vec<u8>) {
    let mut operands = operation.operands();
    if let Some(first) = operands.next()
        && operands.next().is_none()
        && let Some(number) = number(&first.value())
    {
        key.push(NUMBER);
        key.extend(in_order(number).to_be_bytes());
        // Some integers too large for a float have the same one; the exact value distinguishes
        // these.
        let is_large = MAX_EXACT <= number.abs();
        let exact = operation.number().filter(|_| is_large).unwrap_or_default();
        key.extend((exact ^ i64::MIN).to_be_bytes());
        return;
    }
    key.push(TEXT);
    for operand in operation.operands() {
        append_natural(&operand.value(), key);
        key.push(0);
    }
}

/// Parses a number: digits, possibly with a sign and a decimal point.
fn number(text: &[u8]) -> Option<f64> {
    let unsigned = text.strip_prefix(b"-").or(text.strip_prefix(b"+"));
    let unsigned = unsigned.unwrap_or(text);
    let is_plain = |byte: &u8| byte.is_ascii_digit() || *byte == b'.';
    if !unsigned.iter().all(is_plain) {
        return None;
    }
    std::str::from_utf8(text).ok()?.parse().ok()
}

/// Returns the bits of a number changed so that they sort as integers like the numbers.
fn in_order(number: f64) -> u64 {
    const SIGN: u64 = 1 << 63;
    // Adding zero turns -0 into +0.
    let bits = (number + 0.0).to_bits();
    if bits & SIGN == 0 { bits | SIGN } else { !bits }
}

/// Appends the text with the digit count before every number, and without leading zeros, so that
/// longer numbers sort later.
fn append_natural(text: &[u8], key: &mut Vec<u8>) {
    let mut rest = text;
    while let Some((byte, behind)) = rest.split_first() {
        if !byte.is_ascii_digit() {
            key.push(*byte);
            rest = behind;
            continue;
        }
        let end = rest.iter().position(|byte| !byte.is_ascii_digit());
        let (digits, behind) = rest
            .split_at_checked(end.unwrap_or(rest.len()))
            .unwrap_or((rest, &[]));
        rest = behind;
        let zeros = digits.iter().take_while(|digit| **digit == b'0').count();
        let digits = digits.get(zeros..).unwrap_or_default();
        // The digit sorts numbers among other characters in the place of digits.
        key.push(b'0');
        let count = u32::try_from(digits.len()).unwrap_or(u32::MAX);
        key.extend(count.to_be_bytes());
        key.extend(digits);
    }
}

/// Texts in order, each with the lines that have it.
#[derive(Default)]
pub(super) struct TextRun {
    bytes: Vec<u8>,
    texts: Vec<Text>,
    slots: Vec<u32>,
}

/// The ends of a text and of its lines.
struct Text {
    end: u32,
    slots_end: u32,
}

/// A text of a run, with its first bytes as a number: most texts differ there.
#[derive(Clone, Copy)]
pub(super) struct TextRef {
    prefix: u128,
    run: u32,
    at: u32,
}

/// Texts in the order of their arrival.
#[derive(Default)]
pub(super) struct Texts {
    bytes: Vec<u8>,
    found: Vec<FoundText>,
}

struct FoundText {
    prefix: u128,
    start: u32,
    len: u32,
    slot: u32,
}

impl Texts {
    /// Adds the text of a line. Texts beyond 4 GiB are left out; a chunk never has that much.
    pub(super) fn push(&mut self, text: &[u8], slot: u32) {
        let number = |size: usize| u32::try_from(size).ok();
        let (Some(start), Some(len)) = (number(self.bytes.len()), number(text.len())) else {
            return;
        };
        self.bytes.extend_from_slice(text);
        self.found.push(FoundText {
            prefix: prefix(text),
            start,
            len,
            slot,
        });
    }

    /// Sorts the texts and merges equal ones.
    pub(super) fn sort(&mut self) -> TextRun {
        let bytes = std::mem::take(&mut self.bytes);
        let mut found = std::mem::take(&mut self.found);
        let text = |it: &FoundText| {
            let start = it.start as usize;
            bytes
                .get(start..start + it.len as usize)
                .unwrap_or_default()
        };
        found.sort_unstable_by(|a, b| {
            let by_prefix = a.prefix.cmp(&b.prefix);
            by_prefix.then_with(|| text(a).cmp(text(b)))
        });
        let mut run = TextRun::default();
        for same in found.chunk_by(|a, b| a.prefix == b.prefix && text(a) == text(b)) {
            run.bytes.extend_from_slice(same.first().map_or(&[], text));
            run.slots.extend(same.iter().map(|it| it.slot));
            let number = |size: usize| u32::try_from(size).unwrap_or(u32::MAX);
            run.texts.push(Text {
                end: number(run.bytes.len()),
                slots_end: number(run.slots.len()),
            });
        }
        run.bytes.shrink_to_fit();
        run.texts.shrink_to_fit();
        run.slots.shrink_to_fit();
        run
    }
}

impl TextRun {
    /// Returns references to its texts for merging; `run` is the number of this run.
    pub(super) fn refs(&self, run: usize) -> Vec<TextRef> {
        let Ok(run) = u32::try_from(run) else {
            return Vec::new();
        };
        let texts = (0..).zip(&self.texts);
        let texts = texts.map(|(at, _)| TextRef {
            prefix: prefix(self.text(at)),
            run,
            at,
        });
        texts.collect()
    }

    fn text(&self, at: u32) -> &[u8] {
        let (start, end) = self.bounds(at, |text| text.end);
        self.bytes.get(start..end).unwrap_or_default()
    }

    fn slots(&self, at: u32) -> &[u32] {
        let (start, end) = self.bounds(at, |text| text.slots_end);
        self.slots.get(start..end).unwrap_or_default()
    }

    fn bounds(&self, at: u32, end: impl Fn(&Text) -> u32) -> (usize, usize) {
        let end = |at: u32| self.texts.get(at as usize).map_or(0, |it| end(it) as usize);
        (at.checked_sub(1).map_or(0, end), end(at))
    }
}

impl TextRef {
    pub(super) fn compare(&self, other: &Self, runs: &[TextRun]) -> Ordering {
        let by_prefix = self.prefix.cmp(&other.prefix);
        by_prefix.then_with(|| self.text(runs).cmp(other.text(runs)))
    }

    fn text(self, runs: &[TextRun]) -> &[u8] {
        let run = runs.get(self.run as usize);
        run.map(|run| run.text(self.at)).unwrap_or_default()
    }

    /// Returns the lines that have the text.
    pub(super) fn slots(self, runs: &[TextRun]) -> &[u32] {
        let run = runs.get(self.run as usize);
        run.map(|run| run.slots(self.at)).unwrap_or_default()
    }
}

/// Returns the first sixteen bytes as a number, padded with zeros.
fn prefix(text: &[u8]) -> u128 {
    if let Some(first) = text.first_chunk() {
        return u128::from_be_bytes(*first);
    }
    let mut first = [0; 16];
    for (place, byte) in first.iter_mut().zip(text) {
        *place = *byte;
    }
    u128::from_be_bytes(first)
}
