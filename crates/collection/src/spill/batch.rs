//! Entries in memory.

use super::entry::{Entry, HEAD, Head, append};
use std::cmp::Ordering;
use std::convert::Infallible;
use std::ops::ControlFlow;
use tabiya_threads::pool::{Pool, ResultOrder};

/// The number of bytes of a key that are compared as one number.
const WORD: usize = 8;
/// The number of entries up to which they are sorted without further preparation.
const SMALL: usize = 16;
/// The number of entries from which the middle one is estimated.
const SAMPLE: usize = 255;
/// The place in a key from which on whole keys are compared.
const FURTHEST: usize = 256;

/// Entries in memory, in any order until they are sorted.
#[derive(Debug, Default)]
pub(super) struct Batch {
    bytes: Vec<u8>,
    slots: Vec<Slot>,
}

/// The place of an entry.
#[derive(Clone, Copy, Debug)]
struct Slot {
    /// Eight bytes of the key: the first ones, until it is sorted.
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
        self.slots.push(Slot {
            prefix: word(key, 0),
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

    /// Brings the entries into order, on all processors.
    pub(super) fn sort(&mut self) {
        let mut pool = Pool::new("sort");
        pool.order = ResultOrder::Any;
        let mut parts = Vec::new();
        cut(&self.bytes, &mut self.slots, pool.workers, &mut parts);
        let mut parts = parts.into_iter();
        let bytes = &self.bytes;
        let _ends: ControlFlow<Infallible> = pool.run(
            |(): &mut ()| parts.next(),
            || (),
            |(), part, _| sort_words(bytes, part, 0),
            |_| ControlFlow::Continue(()),
        );
    }

    /// Returns the number of entries.
    pub(super) fn len(&self) -> usize {
        self.slots.len()
    }

    /// Returns the entry at a place in the form in which it is read.
    pub(super) fn frame(&self, place: usize) -> &[u8] {
        let at = self.slots.get(place).map_or(usize::MAX, |slot| slot.at);
        let rest = self.bytes.get(at..).unwrap_or_default();
        let head = rest.first_chunk::<HEAD>().map(Head::of);
        let length = head.map_or(0, |head| HEAD + head.key + head.payload);
        rest.get(..length).unwrap_or_default()
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

/// Divides slots into parts, each greater than the one before, of about the same length.
fn cut<'a>(bytes: &[u8], slots: &'a mut [Slot], workers: usize, parts: &mut Vec<&'a mut [Slot]>) {
    if workers < 2 || slots.len() < SMALL {
        return parts.push(slots);
    }
    let step = slots.len() / SAMPLE + 1;
    let mut sample: Vec<_> = slots.iter().step_by(step).copied().collect();
    sample.sort_unstable_by(|one, other| compare(bytes, *one, *other));
    let middle = sample.get(sample.len() / 2).copied();
    let is_lower = |slot: &Slot| middle.is_some_and(|middle| compare(bytes, *slot, middle).is_lt());
    let mut lower = 0;
    for at in 0..slots.len() {
        if slots.get(at).is_some_and(is_lower) {
            slots.swap(lower, at);
            lower += 1;
        }
    }
    let (lower, upper) = slots.split_at_mut(lower);
    cut(bytes, lower, workers / 2, parts);
    cut(bytes, upper, workers - workers / 2, parts);
}

/// Sorts slots with equal keys up to a place: by the next eight bytes, then those in which they are equal by further
/// ones. So most comparisons need only the slots.
fn sort_words(bytes: &[u8], slots: &mut [Slot], place: usize) {
    slots.sort_unstable_by_key(|slot| slot.prefix);
    for equal in slots.chunk_by_mut(|one, other| one.prefix == other.prefix) {
        if equal.len() < 2 {
            continue;
        }
        let next = place + WORD;
        if equal.len() < SMALL || FURTHEST < next {
            equal.sort_unstable_by(|one, other| {
                let [one, other] = [*one, *other].map(|slot| borrowed(bytes, slot.at));
                (one.key, one.row).cmp(&(other.key, other.row))
            });
            continue;
        }
        // A key that ends in this word is the beginning of the longer ones.
        let ended = move_ended_to_the_front(bytes, equal, next);
        let (ended, others) = equal.split_at_mut(ended);
        ended.sort_unstable_by_key(|slot| {
            let entry = borrowed(bytes, slot.at);
            (entry.key.len(), entry.row)
        });
        for slot in &mut *others {
            slot.prefix = word(borrowed(bytes, slot.at).key, next);
        }
        if !others.is_empty() {
            sort_words(bytes, others, next);
        }
    }
}

/// Moves the slots whose keys are not longer than `length` to the front. Returns their number.
fn move_ended_to_the_front(bytes: &[u8], slots: &mut [Slot], length: usize) -> usize {
    let mut ended = 0;
    for at in 0..slots.len() {
        let key = slots.get(at).map(|slot| borrowed(bytes, slot.at).key);
        if key.is_some_and(|key| key.len() <= length) {
            slots.swap(ended, at);
            ended += 1;
        }
    }
    ended
}

/// Returns eight bytes of a key; those after its end count as 0.
fn word(key: &[u8], place: usize) -> u64 {
    let rest = key.get(place..).unwrap_or_default();
    if let Some(whole) = rest.first_chunk::<WORD>() {
        return u64::from_be_bytes(*whole);
    }
    let mut word = [0; WORD];
    for (place, byte) in word.iter_mut().zip(rest) {
        *place = *byte;
    }
    u64::from_be_bytes(word)
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
