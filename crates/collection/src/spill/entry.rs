//! Entries and their form in memory and in temporary files: the lengths of key and payload, the row, key, payload.

use std::cmp::Ordering;
use std::io::{self, BufRead};
use twox_hash::XxHash3_64;

/// The length of the numbers before the key.
pub(super) const HEAD: usize = 16;

/// A key, the row from which it comes, and a payload.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The bytes that are compared.
    pub key: Vec<u8>,
    /// The row, which is compared if the keys are equal.
    pub row: u64,
    /// The bytes that belong to it.
    pub payload: Vec<u8>,
}

impl Entry {
    /// Replaces the content by the next entry. Returns whether there is one.
    pub(super) fn read(&mut self, reader: &mut impl BufRead) -> io::Result<bool> {
        if reader.fill_buf()?.is_empty() {
            return Ok(false);
        }
        let mut head = [0; HEAD];
        reader.read_exact(&mut head)?;
        let head = Head::of(&head);
        self.row = head.row;
        self.key.resize(head.key, 0);
        reader.read_exact(&mut self.key)?;
        self.payload.resize(head.payload, 0);
        reader.read_exact(&mut self.payload)?;
        Ok(true)
    }

    /// Appends the entry as bytes.
    pub(super) fn append_to(&self, out: &mut Vec<u8>) {
        append(&self.key, self.row, &self.payload, out);
    }

    /// Compares keys, then rows.
    pub(super) fn compare(&self, other: &Self) -> Ordering {
        let rows = || self.row.cmp(&other.row);
        self.key.cmp(&other.key).then_with(rows)
    }
}

/// The numbers before a key.
#[derive(Clone, Copy, Default)]
pub(super) struct Head {
    pub(super) key: usize,
    pub(super) payload: usize,
    pub(super) row: u64,
}

impl Head {
    pub(super) fn of(bytes: &[u8; HEAD]) -> Self {
        let number = u128::from_le_bytes(*bytes);
        let length = |shift: u32| {
            let part = number >> shift & u128::from(u32::MAX);
            usize::try_from(part).unwrap_or_default()
        };
        Self {
            key: length(0),
            payload: length(32),
            row: u64::try_from(number >> 64).unwrap_or_default(),
        }
    }
}

/// Appends an entry as bytes. A key or payload is cut after 2^32 - 1 bytes.
pub(super) fn append(key: &[u8], row: u64, payload: &[u8], out: &mut Vec<u8>) {
    let [key, payload] = [key, payload].map(|part| {
        let length = u32::try_from(part.len()).unwrap_or(u32::MAX);
        (length, part.get(..length as usize).unwrap_or(part))
    });
    out.extend_from_slice(&key.0.to_le_bytes());
    out.extend_from_slice(&payload.0.to_le_bytes());
    out.extend_from_slice(&row.to_le_bytes());
    out.extend_from_slice(key.1);
    out.extend_from_slice(payload.1);
}

/// Appends an entry for [`Sorter::add_framed`](super::Sorter::add_framed), which numbers the rows.
pub fn frame(key: &[u8], payload: &[u8], out: &mut Vec<u8>) {
    append(key, 0, payload, out);
}

/// Returns a hash that is the same on every machine and in every version, for choices that can be repeated.
pub fn stable_hash(seed: u64, bytes: &[u8]) -> u64 {
    XxHash3_64::oneshot_with_seed(seed, bytes)
}
