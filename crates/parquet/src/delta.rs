//! Texts that are stored by their differences, as plain ones.
//!
//! The library believes how many there are and how long they become.

use super::codec::MAX_PAGE;
use super::fault::ParquetFault;

/// The maximum number of lengths that are packed together. Writers use 32.
const MAX_GROUP: u64 = 1 << 16;

/// Appends texts whose lengths are stored before all of them (`DELTA_LENGTH_BYTE_ARRAY`), each after its length. There are
/// at most `most` of them.
pub(crate) fn unpack_lengths(
    mut bytes: &[u8],
    most: usize,
    out: &mut Vec<u8>,
) -> Result<(), ParquetFault> {
    for length in lengths(&mut bytes, most)? {
        put_length(length, out)?;
        out.extend_from_slice(take(&mut bytes, length)?);
    }
    Ok(())
}

/// Appends texts that begin like the texts before them (`DELTA_BYTE_ARRAY`), each after its length, if they do not all have
/// this `fixed` length. There are at most `most` of them.
pub(crate) fn unpack_prefixes(
    mut bytes: &[u8],
    most: usize,
    fixed: Option<usize>,
    out: &mut Vec<u8>,
) -> Result<(), ParquetFault> {
    let prefixes = lengths(&mut bytes, most)?;
    let suffixes = lengths(&mut bytes, most)?;
    if prefixes.len() != suffixes.len() {
        return Err(ParquetFault::Damaged);
    }
    let mut last = out.len()..out.len();
    for (prefix, suffix) in prefixes.into_iter().zip(suffixes) {
        let length = prefix + suffix;
        if last.len() < prefix || fixed.is_some_and(|fixed| fixed != length) {
            return Err(ParquetFault::Damaged);
        }
        match fixed {
            Some(_) => check_len(out.len() + length)?,
            None => put_length(length, out)?,
        }
        let start = out.len();
        out.extend_from_within(last.start..last.start + prefix);
        out.extend_from_slice(take(&mut bytes, suffix)?);
        last = start..out.len();
    }
    Ok(())
}

/// Appends the length of a text that there is room for.
fn put_length(length: usize, out: &mut Vec<u8>) -> Result<(), ParquetFault> {
    check_len(out.len() + 4 + length)?;
    let length = u32::try_from(length).map_err(|_cause| ParquetFault::TooLarge)?;
    out.extend_from_slice(&length.to_le_bytes());
    Ok(())
}

fn check_len(length: usize) -> Result<(), ParquetFault> {
    if MAX_PAGE < length {
        return Err(ParquetFault::TooLarge);
    }
    Ok(())
}

/// Reads lengths that are packed as differences (`DELTA_BINARY_PACKED`), at most this many.
fn lengths(bytes: &mut &[u8], most: usize) -> Result<Vec<usize>, ParquetFault> {
    let block = number(bytes)?;
    let groups = number(bytes)?;
    let count = number(bytes)?;
    let mut last = difference(bytes)?;
    let count = usize::try_from(count).ok().filter(|count| *count <= most);
    let count = count.ok_or(ParquetFault::Damaged)?;
    let group = block.checked_div(groups).ok_or(ParquetFault::Damaged)?;
    if group == 0 || MAX_GROUP < group || group % 8 != 0 || group * groups != block {
        return Err(ParquetFault::Damaged);
    }
    let groups = usize::try_from(groups).map_err(|_cause| ParquetFault::Damaged)?;
    let group = usize::try_from(group).map_err(|_cause| ParquetFault::Damaged)?;
    let mut found = Vec::new();
    if count > 0 {
        found.push(length(last)?);
    }
    while found.len() < count {
        let least = difference(bytes)?;
        for width in take(bytes, groups)? {
            let left = count - found.len();
            if left == 0 {
                break;
            }
            let width = usize::from(*width);
            if width > 64 {
                return Err(ParquetFault::Damaged);
            }
            let packed = take(bytes, width * group / 8)?;
            for place in 0..group.min(left) {
                let more = bits(packed, place * width, width);
                last = last.wrapping_add(least).wrapping_add(more);
                found.push(length(last)?);
            }
        }
    }
    Ok(found)
}

fn length(number: i64) -> Result<usize, ParquetFault> {
    let number = usize::try_from(number).ok();
    number
        .filter(|length| *length <= MAX_PAGE)
        .ok_or(ParquetFault::Damaged)
}

/// Returns this many bits, which begin at this one, as a number.
pub(crate) fn bits(bytes: &[u8], first: usize, width: usize) -> i64 {
    let bytes = bytes.get(first / 8..).unwrap_or_default();
    let mut wide = [0; 16];
    for (to, from) in wide.iter_mut().zip(bytes.iter().take(9)) {
        *to = *from;
    }
    let number = u128::from_le_bytes(wide) >> (first % 8) & ((1 << width) - 1);
    u64::try_from(number).unwrap_or_default().cast_signed()
}

pub(crate) fn take<'a>(bytes: &mut &'a [u8], length: usize) -> Result<&'a [u8], ParquetFault> {
    bytes.split_off(..length).ok_or(ParquetFault::Damaged)
}

/// Reads a number of 7 bits for each byte; the last byte has no eighth bit.
pub(crate) fn number(bytes: &mut &[u8]) -> Result<u64, ParquetFault> {
    let mut number = 0;
    for shift in (0..64).step_by(7) {
        let byte = *bytes.split_off_first().ok_or(ParquetFault::Damaged)?;
        number |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Ok(number);
        }
    }
    Err(ParquetFault::Damaged)
}

/// Reads a number with a sign, which is its lowest bit.
fn difference(bytes: &mut &[u8]) -> Result<i64, ParquetFault> {
    let number = number(bytes)?;
    Ok((number >> 1).cast_signed() ^ -(number & 1).cast_signed())
}
