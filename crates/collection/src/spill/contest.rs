//! The choice of one row for each key, among any number of rows and in a bounded memory.
//!
//! Each row is a record of its key, its rank and its number. The first bits of the keys, which are evenly distributed,
//! divide the records into parts. The rows of a key are all in one part, so the processors work on the parts one by
//! one, with a table that fits into their caches. A part with too many keys is divided again by further bits.

use super::dropped::{DroppedRows, Drops};
use super::scattered::{Gathered, Scattered};
use super::table::{RECORD, Record, Table, Verdict, Winner};
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tabiya_threads::pool::{Pool, PoolEvent, ResultOrder};

/// The number of bits of a key that choose its part.
const PART_BITS: u32 = 10;
/// The number of times that a part can be divided: as long as the upper 64 bits of the keys last.
const DEPTHS: u32 = u64::BITS / PART_BITS;
/// The number of dropped rows that are passed on at once.
const DROPS_AT_ONCE: usize = 1 << 12;

/// Collects rows with keys, and finds those that do not win.
#[derive(Debug)]
pub struct Contest {
    folder: PathBuf,
    memory: usize,
    winner: Winner,
    records: Scattered,
}

impl Contest {
    /// Creates a contest that keeps about `memory` bytes and puts more into temporary files in a folder.
    pub fn new(folder: &Path, memory: usize, winner: Winner) -> Self {
        Self {
            folder: folder.to_owned(),
            memory,
            winner,
            records: Scattered::new(folder, 1 << PART_BITS, memory),
        }
    }

    /// Adds rows that [`put_row`] has put together.
    ///
    /// # Errors
    /// Fails when a temporary file cannot be written.
    pub fn add_rows(&mut self, records: &[u8]) -> io::Result<()> {
        let (records, _) = records.as_chunks::<RECORD>();
        for bytes in records {
            self.records.add(part_of(&Record::of(bytes), 0), bytes)?;
        }
        Ok(())
    }

    /// Returns the rows that do not win.
    ///
    /// # Errors
    /// Fails when a temporary file cannot be written or read.
    pub fn finish(self) -> io::Result<DroppedRows> {
        let drops = Mutex::new(Drops::new(&self.folder, self.memory / 4));
        let judge = Judge {
            folder: &self.folder,
            memory: self.memory,
            winner: self.winner,
            drops: &drops,
        };
        judge.decide(&self.records.finish()?, 0)?;
        let drops = drops.into_inner();
        drops.unwrap_or_else(PoisonError::into_inner).finish()
    }
}

/// Appends a row for [`Contest::add_rows`]. Keys have 96 bits. The number of a row has 48 bits, and no two rows may have
/// the same.
pub fn put_row(key: u128, rank: u16, row: u64, out: &mut Vec<u8>) {
    Record::new(key, rank, row).append_to(out);
}

/// Returns the part of a record. At each depth, other bits of the key decide.
fn part_of(record: &Record, depth: u32) -> usize {
    let shift = u64::BITS - PART_BITS * (depth + 1);
    let part = record.high >> shift & ((1 << PART_BITS) - 1);
    usize::try_from(part).unwrap_or_default()
}

/// Decides about parts.
struct Judge<'a> {
    folder: &'a Path,
    memory: usize,
    winner: Winner,
    drops: &'a Mutex<Drops>,
}

impl Judge<'_> {
    /// Decides about all parts, on all processors, and then about those that have to be divided.
    fn decide(&self, parts: &Gathered, depth: u32) -> io::Result<()> {
        let mut pool = Pool::new("contest");
        pool.order = ResultOrder::Any;
        // At the last depth all records of a part have nearly the same key.
        let most = if depth + 1 < DEPTHS {
            (self.memory / 16 / pool.workers.max(1) / size_of::<Record>()).max(16)
        } else {
            usize::MAX
        };
        let mut next = 0..parts.parts();
        let mut large = Vec::new();
        let ended = pool.run(
            |(): &mut ()| next.find(|part| parts.part_len(*part) > 0),
            || (),
            |(), part, _| (part, self.decide_part(parts, part, most)),
            |event| match event {
                PoolEvent::Result((_, Err(error))) => ControlFlow::Break(error),
                PoolEvent::Result((part, Ok(is_decided))) => {
                    if !is_decided {
                        large.push(part);
                    }
                    ControlFlow::Continue(())
                }
                PoolEvent::Idle => ControlFlow::Continue(()),
            },
        );
        if let ControlFlow::Break(error) = ended {
            return Err(error);
        }
        for part in large {
            self.divide(parts, part, depth + 1)?;
        }
        Ok(())
    }

    /// Decides about a part. Returns `false` if it has more than `most` keys. The rows that are dropped until then have
    /// lost in any case.
    fn decide_part(&self, parts: &Gathered, part: usize, most: usize) -> io::Result<bool> {
        let mut table = Table::new(self.winner, most);
        let mut dropped = Vec::new();
        let is_decided = parts.each_piece(part, RECORD, |bytes| {
            let (records, _) = bytes.as_chunks::<RECORD>();
            for bytes in records {
                match table.add(Record::of(bytes)) {
                    Verdict::New => {}
                    Verdict::Drop(row) => dropped.push(row),
                    Verdict::Full => return Ok(false),
                }
                if DROPS_AT_ONCE <= dropped.len() {
                    self.drops().add(&dropped)?;
                    dropped.clear();
                }
            }
            Ok(true)
        })?;
        self.drops().add(&dropped)?;
        Ok(is_decided)
    }

    /// Divides a part, and decides about the new ones.
    fn divide(&self, parts: &Gathered, part: usize, depth: u32) -> io::Result<()> {
        let mut divided = Scattered::new(self.folder, 1 << PART_BITS, self.memory / 4);
        parts.each_piece(part, RECORD, |bytes| {
            let (records, _) = bytes.as_chunks::<RECORD>();
            for bytes in records {
                divided.add(part_of(&Record::of(bytes), depth), bytes)?;
            }
            Ok(true)
        })?;
        self.decide(&divided.finish()?, depth)
    }

    fn drops(&self) -> MutexGuard<'_, Drops> {
        self.drops.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
