//! Values as JSON.

use std::fmt::Display;
use std::io::Write as _;

/// The maximum number of bytes of a row or of a value in it that are passed on. A row of a table may have fewer, so a row
/// of which a part is left out is too long all the same.
pub(crate) const MAX_LEN: usize = 2 << 20;

/// The maximum number of bytes of a decimal number: far more than any program writes.
const MAX_NUMBER_LEN: usize = 64;

/// Appends a text as a string. Bytes that are no text stay as they are.
pub(crate) fn append_text(text: &[u8], out: &mut Vec<u8>) {
    out.push(b'"');
    for byte in beginning(text) {
        match byte {
            b'"' | b'\\' => out.extend_from_slice(&[b'\\', *byte]),
            b'\n' => out.extend_from_slice(b"\\n"),
            0..=0x1f => append_display(&format_args!("\\u{byte:04x}"), out),
            _ => out.push(*byte),
        }
    }
    out.push(b'"');
}

/// Returns the part of a text that is passed on.
pub(crate) fn beginning(text: &[u8]) -> &[u8] {
    text.get(..MAX_LEN).unwrap_or(text)
}

/// Appends bytes as a string of hexadecimal digits.
pub(crate) fn append_hexadecimal(bytes: &[u8], out: &mut Vec<u8>) {
    out.push(b'"');
    for byte in beginning(bytes) {
        append_display(&format_args!("{byte:02x}"), out);
    }
    out.push(b'"');
}

pub(crate) fn append_display(value: &impl Display, out: &mut Vec<u8>) {
    // Memory takes everything.
    drop(write!(out, "{value}"));
}

/// Appends a number with a point before its last `scale` digits.
pub(crate) fn append_decimal(number: i64, scale: usize, out: &mut Vec<u8>) {
    append_digits(number < 0, &number.unsigned_abs().to_string(), scale, out);
}

/// Appends the number in the two's complement of these bytes, the highest of which is first, with a point before its last
/// `scale` digits. Bytes that are too many for a number become hexadecimal digits.
pub(crate) fn append_decimal_bytes(bytes: &[u8], scale: usize, out: &mut Vec<u8>) {
    if MAX_NUMBER_LEN < bytes.len() {
        return append_hexadecimal(bytes, out);
    }
    let is_negative = bytes.first().is_some_and(|byte| *byte >= 0x80);
    append_digits(is_negative, &digits_of(bytes, is_negative), scale, out);
}

/// Returns the decimal digits of the amount of a number.
fn digits_of(bytes: &[u8], is_negative: bool) -> String {
    let mut amount = bytes.to_vec();
    if is_negative {
        let mut carry = true;
        for byte in amount.iter_mut().rev() {
            (*byte, carry) = (!*byte).overflowing_add(u8::from(carry));
        }
    }
    // The lowest digit is first.
    let mut digits = vec![0_u32];
    for byte in amount {
        let mut carry = u32::from(byte);
        for digit in &mut digits {
            let sum = *digit * 256 + carry;
            (*digit, carry) = (sum % 10, sum / 10);
        }
        while carry > 0 {
            digits.push(carry % 10);
            carry /= 10;
        }
    }
    let digits = digits.into_iter().rev();
    digits
        .filter_map(|digit| char::from_digit(digit, 10))
        .collect()
}

fn append_digits(is_negative: bool, digits: &str, scale: usize, out: &mut Vec<u8>) {
    let width = scale + 1;
    let text = format!("{digits:0>width$}");
    let (whole, fraction) = text.split_at(text.len() - scale);
    let sign = if is_negative { "-" } else { "" };
    let point = if scale == 0 { "" } else { "." };
    append_display(&format_args!("{sign}{whole}{point}{fraction}"), out);
}
