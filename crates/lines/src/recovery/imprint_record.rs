//! Buffers records on their way to the file, and stores the imprint of a document's file in a journal. After a crash it
//! tells block by block how the file has changed.

use super::record::{JournalRecordKind, JournalRecords, RecordBeingRead, RecordBeingWritten};
use crate::Imprint;
use std::fs::File;
use std::io::{self, Read, Write as _};

/// The number of bytes collected before a write.
const BUFFER: usize = 8 << 20;

/// Records on their way to the file.
pub(super) struct Out<'a> {
    file: &'a File,
    buffer: Vec<u8>,
    written: u64,
}

impl<'a> Out<'a> {
    pub(super) fn new(file: &'a File) -> Self {
        Self {
            file,
            buffer: Vec::new(),
            written: 0,
        }
    }

    /// The number of bytes written to the file.
    pub(super) fn written(&self) -> u64 {
        self.written
    }

    pub(super) fn put(&mut self, record: RecordBeingWritten) -> io::Result<()> {
        self.buffer.extend(record.framed());
        if BUFFER <= self.buffer.len() {
            self.flush()?;
        }
        Ok(())
    }

    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.file.write_all(&self.buffer)?;
        self.written += self.buffer.len() as u64;
        self.buffer.clear();
        Ok(())
    }
}

/// The maximum number of blocks of a stored imprint, for a file of 32 GiB. It also limits the memory for reading one.
const MAX_BLOCKS: usize = 1 << 23;

/// Writes an imprint in as many records as it needs.
pub(super) fn put_imprint(imprint: &Imprint, out: &mut Out<'_>) -> io::Result<()> {
    let mut record = begun(imprint, 0);
    for (block, (ends, digest)) in (0..).zip(imprint.blocks().take(MAX_BLOCKS)) {
        if record.is_full() {
            out.put(std::mem::replace(&mut record, begun(imprint, block)))?;
        }
        record.short(u32::try_from(ends).unwrap_or(u32::MAX));
        record.number(digest);
    }
    out.put(record)
}

/// Starts a record that continues at this block.
fn begun(imprint: &Imprint, block: u64) -> RecordBeingWritten {
    let mut record = RecordBeingWritten::new(JournalRecordKind::Imprint);
    record.number(imprint.byte_len());
    record.byte(u8::from(imprint.has_open_line()));
    record.number(block);
    record
}

/// Reads the newest complete imprint of a journal; `None` if there is none, or this is not a journal.
pub(super) fn read_imprint(journal: impl Read) -> Option<Imprint> {
    let mut records = JournalRecords::new(journal)?;
    let mut coming = Coming::default();
    let mut newest = None;
    while let Some((kind, record)) = records.next() {
        if kind == JournalRecordKind::Imprint {
            newest = coming.take(record).or(newest);
        }
    }
    newest
}

/// An imprint with the records read so far.
#[derive(Default)]
struct Coming {
    blocks: Vec<(u64, u64)>,
}

impl Coming {
    fn take(&mut self, mut record: RecordBeingRead<'_>) -> Option<Imprint> {
        let byte_len = record.number()?;
        let has_open_line = record.byte()? == 1;
        let block = record.number()?;
        if block == 0 {
            self.blocks.clear();
        }
        if block != self.blocks.len() as u64 {
            return None;
        }
        while !record.is_at_end() && self.blocks.len() < MAX_BLOCKS {
            let ends = u64::from(record.short()?);
            self.blocks.push((ends, record.number()?));
        }
        Imprint::from_blocks(&self.blocks, byte_len, has_open_line)
    }
}
