//! Byte keys of lines: the whole line, or bytes that sort like the operands of an operation.

use memchr::memmem::Finder;
use tabiya_notation::operations::{Operation, find};
use tabiya_notation::record::read_record;

/// Finds the bytes of a line that are compared.
pub(super) trait TextKey: Sync {
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
pub(super) struct OperandKeys {
    opcode: Vec<u8>,
    /// Most lines without the operation do not even contain the letters of its opcode.
    in_line: Finder<'static>,
}

impl OperandKeys {
    pub(super) fn new(opcode: &str) -> Self {
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
        // The digit puts numbers where digits sort among other characters.
        key.push(b'0');
        let count = u32::try_from(digits.len()).unwrap_or(u32::MAX);
        key.extend(count.to_be_bytes());
        key.extend(digits);
    }
}
