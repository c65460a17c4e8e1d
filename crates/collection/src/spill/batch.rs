//! Entries in memory.

use super::entry::{Entry, HEAD, Head, append};
use std::cmp::Ordering;
use std::convert::Infallible;
use std::ops::{ControlFlow, Range};
use tabiya_threads::pool::{Pool, ResultOrder};

/// Entries in memory, in any order, and then sorted in a few parts.
#[derive(Debug, Default)]
pub(super) struct Batch {
    bytes: Vec<u8>,
    slots: Vec<Slot>,
}

/// The place of an entry.
#[derive(Clone, Copy, Debug)]
struct Slot {
    /// The first eight bytes of the key, which usually decide.
    prefix: u64,
    at: usize,
}

/// An entry in the memory of a batch.
#[derive(Clone, Copy)]
struct Borrowed<'a> {
    key: &'a [u8],
    row: u64,
    payload: &'a [u8],
}

impl Batch {
    pub(super) fn add(&mut self, key: &[u8], row: u64, payload: &[u8]) {
        let mut prefix = [0; 8];
        for (place, byte) in prefix.iter_mut().zip(key) {
            *place = *byte;
        }
        self.slots.push(Slot {
            prefix: u64::from_be_bytes(prefix),
            at: self.bytes.len(),
        });
        append(key, row, payload, &mut self.bytes);
    }

    /// Returns the memory in use.
    pub(super) fn memory(&self) -> usize {
        self.bytes.len() + self.slots.len() * size_of::<Slot>()
    }

    pub(super) fn clear(&mut self) {
        self.bytes.clear();
        self.slots.clear();
    }

    /// Sorts parts of the entries, one for each processor, and returns their places.
    pub(super) fn sort(&mut self) -> Vec<Range<usize>> {
        let mut pool = Pool::new("sort");
        pool.order = ResultOrder::Any;
        let count = self.slots.len();
        let length = count.div_ceil(pool.workers.max(1)).max(1);
        let bytes = &self.bytes;
        let mut parts = self.slots.chunks_mut(length);
        let _ends: ControlFlow<Infallible> = pool.run(
            |(): &mut ()| parts.next(),
            || (),
            |(), part, _| part.sort_unstable_by(|one, other| compare(bytes, *one, *other)),
            |_| ControlFlow::Continue(()),
        );
        let starts = (0..count).step_by(length);
        starts.map(|at| at..count.min(at + length)).collect()
    }

    /// Copies the entry at a place. Returns whether there is one.
    pub(super) fn copy(&self, place: usize, entry: &mut Entry) -> bool {
        let Some(slot) = self.slots.get(place) else {
            return false;
        };
        let found = borrowed(&self.bytes, slot.at);
        entry.key.clear();
        entry.key.extend_from_slice(found.key);
        entry.row = found.row;
        entry.payload.clear();
        entry.payload.extend_from_slice(found.payload);
        true
    }
}

fn compare(bytes: &[u8], one: Slot, other: Slot) -> Ordering {
    one.prefix.cmp(&other.prefix).then_with(|| {
        let [one, other] = [one, other].map(|slot| borrowed(bytes, slot.at));
        (one.key, one.row).cmp(&(other.key, other.row))
    })
}

fn borrowed(bytes: &[u8], at: usize) -> Borrowed<'_> {
    let rest = bytes.get(at..).unwrap_or_default();
    let (head, rest) = rest
        .split_first_chunk::<HEAD>()
        .unwrap_or((&[0; HEAD], &[]));
    let head = Head::of(head);
    let (key, rest) = rest.split_at_checked(head.key).unwrap_or_default();
    Borrowed {
        key,
        row: head.row,
        payload: rest.get(..head.payload).unwrap_or_default(),
    }
}
