//! The values of one part of a table: pairs of symbols, coded by their frequency.
//!
//! A value is a symbol; a frequent pair of symbols is a symbol as well. The symbols of a block are a canonical prefix
//! code in which longer codes are numerically smaller. A sparse index names the block of every so many values, so a
//! value costs the decoding of one block up to its place.

use crate::source::{Cursor, Source, TableError};

/// The largest sizes that are accepted; those of real tables are far smaller.
const LONGEST_BLOCK: u8 = 16;
const LONGEST_SPAN: u8 = 20;
const LONGEST_CODE: u8 = 32;
/// The right half of a symbol that is a value.
const VALUE: u16 = 0xFFF;

#[derive(Debug)]
pub(crate) enum Values {
    Single(u8),
    Coded(Pairs),
}

#[derive(Debug)]
pub(crate) struct Pairs {
    block_bytes: u64,
    span: u64,
    blocks: u64,
    block_lengths: u64,
    entries: u64,
    shortest_code: u32,
    /// The first symbol of each length of code, and its code in the upper bits.
    codes: Vec<(u16, u64)>,
    halves: Vec<(u16, u16)>,
    /// The number of values of each symbol.
    lengths: Vec<u32>,
    index_at: u64,
    lengths_at: u64,
    data_at: u64,
}

impl Values {
    /// Reads the codes of a part with so many values; the second result is its flags.
    pub(crate) fn read(cursor: &mut Cursor<'_>, count: u64) -> Result<(Self, u8), TableError> {
        let flags = cursor.byte()?;
        if flags & 128 != 0 {
            return Ok((Self::Single(cursor.byte()?), flags));
        }
        let [block, span, padding] = cursor.bytes()?;
        if block > LONGEST_BLOCK || span > LONGEST_SPAN {
            return Err(TableError::Damaged);
        }
        let blocks = u64::from(u32::from_le_bytes(cursor.bytes()?));
        let [longest, shortest] = cursor.bytes()?;
        if shortest == 0 || longest < shortest || longest > LONGEST_CODE {
            return Err(TableError::Damaged);
        }
        let codes = read_codes(cursor, shortest, longest)?;
        let halves = read_halves(cursor)?;
        let pairs = Pairs {
            block_bytes: 1 << block,
            span: 1 << span,
            blocks,
            block_lengths: blocks + u64::from(padding),
            entries: count.div_ceil(1 << span),
            shortest_code: u32::from(shortest),
            codes,
            lengths: lengths(&halves)?,
            halves,
            index_at: 0,
            lengths_at: 0,
            data_at: 0,
        };
        Ok((Self::Coded(pairs), flags))
    }

    pub(crate) fn place_index(&mut self, cursor: &mut Cursor<'_>) -> Result<(), TableError> {
        if let Self::Coded(pairs) = self {
            pairs.index_at = cursor.skip(pairs.entries * 6)?;
        }
        Ok(())
    }

    pub(crate) fn place_lengths(&mut self, cursor: &mut Cursor<'_>) -> Result<(), TableError> {
        if let Self::Coded(pairs) = self {
            pairs.lengths_at = cursor.skip(pairs.block_lengths * 2)?;
        }
        Ok(())
    }

    pub(crate) fn place_data(&mut self, cursor: &mut Cursor<'_>) -> Result<(), TableError> {
        if let Self::Coded(pairs) = self {
            cursor.align(64);
            pairs.data_at = cursor.skip(pairs.blocks * pairs.block_bytes)?;
        }
        Ok(())
    }

    pub(crate) fn get(&self, source: &dyn Source, index: u64) -> Result<u16, TableError> {
        match self {
            Self::Single(value) => Ok(u16::from(*value)),
            Self::Coded(pairs) => pairs.get(source, index),
        }
    }
}

fn read_codes(
    cursor: &mut Cursor<'_>,
    shortest: u8,
    longest: u8,
) -> Result<Vec<(u16, u64)>, TableError> {
    let firsts: Result<Vec<_>, _> = (shortest..=longest).map(|_| cursor.u16()).collect();
    let firsts = firsts?;
    let mut codes = Vec::new();
    let (mut base, mut after): (u64, Option<u16>) = (0, None);
    for (first, length) in firsts.into_iter().zip(shortest..=longest).rev() {
        if let Some(after) = after {
            let own = (base + u64::from(first)).checked_sub(u64::from(after));
            base = own.ok_or(TableError::Damaged)? / 2;
        }
        if base >> length != 0 {
            return Err(TableError::Damaged);
        }
        codes.push((first, base << (64 - length)));
        after = Some(first);
    }
    codes.reverse();
    Ok(codes)
}

fn read_halves(cursor: &mut Cursor<'_>) -> Result<Vec<(u16, u16)>, TableError> {
    let count = cursor.u16()?;
    if count > VALUE {
        return Err(TableError::Damaged);
    }
    let mut halves = Vec::with_capacity(usize::from(count));
    for _ in 0..count {
        let [low, middle, high] = cursor.bytes()?.map(u16::from);
        halves.push((((middle & 15) << 8) | low, (high << 4) | (middle >> 4)));
    }
    cursor.place += u64::from(count & 1);
    Ok(halves)
}

/// The number of values of each symbol, or an error if one contains itself.
fn lengths(halves: &[(u16, u16)]) -> Result<Vec<u32>, TableError> {
    let mut lengths = vec![0; halves.len()];
    let length = |lengths: &[u32], symbol: u16| {
        let length = lengths.get(usize::from(symbol)).copied();
        length.ok_or(TableError::Damaged)
    };
    for start in 0..halves.len() {
        let mut open = vec![start];
        while let Some(symbol) = open.last().copied() {
            let (left, right) = *halves.get(symbol).ok_or(TableError::Damaged)?;
            let known = if right == VALUE {
                1
            } else {
                match (length(&lengths, left)?, length(&lengths, right)?) {
                    (0, _) => {
                        open.push(usize::from(left));
                        0
                    }
                    (_, 0) => {
                        open.push(usize::from(right));
                        0
                    }
                    (left, right) => left + right,
                }
            };
            if open.len() > halves.len() || known > 1 << 16 {
                return Err(TableError::Damaged);
            }
            if known > 0 {
                *lengths.get_mut(symbol).ok_or(TableError::Damaged)? = known;
                open.pop();
            }
        }
    }
    Ok(lengths)
}

impl Pairs {
    fn get(&self, source: &dyn Source, index: u64) -> Result<u16, TableError> {
        let (block, offset) = self.find(source, index)?;
        let size = usize::try_from(self.block_bytes).map_err(|_too_large| TableError::Damaged)?;
        let mut bytes = vec![0; size];
        source.read_at(self.data_at + block * self.block_bytes, &mut bytes)?;
        self.decode(&bytes, offset)
    }

    /// The block of a value, and its place among the values of the block.
    fn find(&self, source: &dyn Source, index: u64) -> Result<(u64, u64), TableError> {
        let entry = index / self.span;
        if entry >= self.entries {
            return Err(TableError::Damaged);
        }
        let mut cursor = Cursor {
            source,
            place: self.index_at + entry * 6,
        };
        let mut block = u64::from(u32::from_le_bytes(cursor.bytes()?));
        let offset = u64::from(cursor.u16()?) + index % self.span;
        let mut offset = offset.cast_signed() - (self.span / 2).cast_signed();
        while offset < 0 {
            block = block.checked_sub(1).ok_or(TableError::Damaged)?;
            offset += self.values_in(source, block)?;
        }
        loop {
            let values = self.values_in(source, block)?;
            if offset < values {
                break;
            }
            offset -= values;
            block += 1;
        }
        if block >= self.blocks {
            return Err(TableError::Damaged);
        }
        Ok((block, offset.cast_unsigned()))
    }

    fn values_in(&self, source: &dyn Source, block: u64) -> Result<i64, TableError> {
        if block >= self.block_lengths {
            return Err(TableError::Damaged);
        }
        let place = self.lengths_at + block * 2;
        Ok(i64::from(Cursor { source, place }.u16()?) + 1)
    }

    fn decode(&self, bytes: &[u8], mut offset: u64) -> Result<u16, TableError> {
        let (mut bits, mut held) = (0_u64, 0_u32);
        let mut rest = bytes.iter();
        loop {
            while held <= 56 {
                let next = rest.next().copied().unwrap_or(0);
                bits |= u64::from(next) << (56 - held);
                held += 8;
            }
            let mut codes = (self.shortest_code..).zip(&self.codes);
            let found = codes.find(|(_, (_, code))| bits >= *code);
            let (length, (first, code)) = found.ok_or(TableError::Damaged)?;
            let symbol = u64::from(*first) + ((bits - code) >> (64 - length));
            let symbol = usize::try_from(symbol).map_err(|_too_large| TableError::Damaged)?;
            let values = u64::from(*self.lengths.get(symbol).ok_or(TableError::Damaged)?);
            if offset < values {
                return self.expand(symbol, offset);
            }
            offset -= values;
            bits <<= length;
            held -= length;
        }
    }

    /// The value at this place of a symbol.
    fn expand(&self, mut symbol: usize, mut offset: u64) -> Result<u16, TableError> {
        loop {
            let (left, right) = *self.halves.get(symbol).ok_or(TableError::Damaged)?;
            if right == VALUE {
                return Ok(left);
            }
            let of_left = self.lengths.get(usize::from(left));
            let of_left = u64::from(*of_left.ok_or(TableError::Damaged)?);
            if offset < of_left {
                symbol = usize::from(left);
            } else {
                offset -= of_left;
                symbol = usize::from(right);
            }
        }
    }
}
