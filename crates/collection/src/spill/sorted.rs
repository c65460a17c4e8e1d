//! The merging of sorted sources.

use super::batch::Batch;
use super::entry::Entry;
use std::cmp::Ordering;
use std::collections::BinaryHeap;
use std::collections::binary_heap::PeekMut;
use std::fs::File;
use std::io::{self, BufReader};
use std::ops::Range;

/// The memory of each run that is merged.
const READ_LEN: usize = 1 << 16;

/// Entries in order.
#[derive(Debug)]
pub struct Sorted {
    batch: Batch,
    heap: BinaryHeap<Front>,
    current: Entry,
}

impl Sorted {
    pub(super) fn new(batch: Batch, runs: impl Iterator<Item = File>) -> io::Result<Self> {
        let runs = runs.map(|run| Source::Run(BufReader::with_capacity(READ_LEN, run)));
        let mut heap = BinaryHeap::new();
        let held = Source::Batch(0..batch.len());
        for mut source in std::iter::once(held).chain(runs) {
            let mut entry = Entry::default();
            if source.read(&batch, &mut entry)? {
                heap.push(Front { entry, source });
            }
        }
        Ok(Self {
            batch,
            heap,
            current: Entry::default(),
        })
    }

    /// Returns the next entry.
    ///
    /// # Errors
    /// Fails when a temporary file cannot be read.
    pub fn next_entry(&mut self) -> io::Result<Option<&Entry>> {
        let Some(mut front) = self.heap.peek_mut() else {
            return Ok(None);
        };
        std::mem::swap(&mut front.entry, &mut self.current);
        let Front { entry, source } = &mut *front;
        if !source.read(&self.batch, entry)? {
            PeekMut::pop(front);
        }
        Ok(Some(&self.current))
    }

    /// Replaces the content of `entry` by the next entry. Returns whether there is one.
    ///
    /// # Errors
    /// Fails when a temporary file cannot be read.
    pub fn take_next(&mut self, entry: &mut Entry) -> io::Result<bool> {
        let is_there = self.next_entry()?.is_some();
        if is_there {
            std::mem::swap(&mut self.current, entry);
        }
        Ok(is_there)
    }
}

/// A source of entries in order.
#[derive(Debug)]
enum Source {
    /// The rest of the batch, which is sorted.
    Batch(Range<usize>),
    /// A temporary file.
    Run(BufReader<File>),
}

impl Source {
    fn read(&mut self, batch: &Batch, entry: &mut Entry) -> io::Result<bool> {
        match self {
            Self::Batch(places) => Ok(places.next().is_some_and(|place| batch.copy(place, entry))),
            Self::Run(reader) => entry.read(reader),
        }
    }
}

/// The first entry of a source; the least one is the greatest in the heap.
#[derive(Debug)]
struct Front {
    entry: Entry,
    source: Source,
}

impl Ord for Front {
    fn cmp(&self, other: &Self) -> Ordering {
        other.entry.compare(&self.entry)
    }
}

impl PartialOrd for Front {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Front {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Front {}
