//! Collects entries to be sorted.

use super::batch::Batch;
use super::entry::{HEAD, Head, stable_hash};
use super::sorted::Sorted;
use std::fs::File;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use tabiya_lines::Spool;

/// The number of runs of a level that are merged into one.
const FAN_IN: usize = 16;
/// The number of bytes that are written at once.
const WRITE_LEN: usize = 1 << 18;

/// Collects entries to be sorted.
#[derive(Debug)]
pub struct Sorter {
    folder: PathBuf,
    memory: usize,
    batch: Batch,
    runs: Vec<Run>,
    rows: u64,
    /// The number that shuffles entries with equal keys, if they are to be shuffled.
    seed: Option<u64>,
}

/// Sorted entries in a temporary file.
#[derive(Debug)]
struct Run {
    file: File,
    /// The number of merges that led to it.
    level: u32,
}

impl Sorter {
    /// Creates a sorter that keeps about `memory` bytes and puts more into temporary files in a folder.
    pub fn new(folder: &Path, memory: usize) -> Self {
        Self {
            folder: folder.to_owned(),
            memory,
            batch: Batch::default(),
            runs: Vec::new(),
            rows: 0,
            seed: None,
        }
    }

    /// Makes entries with equal keys come in an order that depends on this number and their rows, but looks random. No
    /// key may be the beginning of another one.
    #[must_use]
    pub fn shuffling(mut self, seed: u64) -> Self {
        self.seed = Some(seed);
        self
    }

    /// Adds an entry as the next row.
    ///
    /// # Errors
    /// Fails when a temporary file cannot be written.
    pub fn add(&mut self, key: &[u8], payload: &[u8]) -> io::Result<()> {
        let row = self.rows;
        self.rows += 1;
        let Some(seed) = self.seed else {
            return self.add_row(key, row, payload);
        };
        let place = stable_hash(seed, &row.to_le_bytes()).to_be_bytes();
        self.add_row(&[key, &place].concat(), row, payload)
    }

    /// Adds an entry with a row that no other entry with this key has.
    ///
    /// # Errors
    /// Fails when a temporary file cannot be written.
    pub fn add_row(&mut self, key: &[u8], row: u64, payload: &[u8]) -> io::Result<()> {
        self.batch.add(key, row, payload);
        if self.memory <= self.batch.memory() {
            self.spill()?;
        }
        Ok(())
    }

    /// Adds entries that [`frame`](super::frame) has put together.
    ///
    /// # Errors
    /// Fails when a temporary file cannot be written.
    pub fn add_framed(&mut self, mut frames: &[u8]) -> io::Result<()> {
        while let Some((head, rest)) = frames.split_first_chunk::<HEAD>() {
            let head = Head::of(head);
            let parts = rest.split_at_checked(head.key);
            let parts = parts.and_then(|(key, rest)| {
                let (payload, rest) = rest.split_at_checked(head.payload)?;
                Some((key, payload, rest))
            });
            let Some((key, payload, rest)) = parts else {
                return Err(io::ErrorKind::UnexpectedEof.into());
            };
            self.add(key, payload)?;
            frames = rest;
        }
        Ok(())
    }

    /// Returns the entries in order.
    ///
    /// # Errors
    /// Fails when a temporary file cannot be read.
    pub fn finish(mut self) -> io::Result<Sorted> {
        self.batch.sort();
        let runs = self.runs.into_iter().map(|run| run.file);
        Sorted::new(self.batch, runs)
    }

    /// Returns the number of rows that were added without a number of their own.
    pub fn rows(&self) -> u64 {
        self.rows
    }

    /// Writes the batch as a run.
    fn spill(&mut self) -> io::Result<()> {
        self.batch.sort();
        let mut file = Spool::in_folder(&self.folder)?;
        let mut out = Vec::with_capacity(WRITE_LEN);
        for place in 0..self.batch.len() {
            let frame = self.batch.frame(place);
            if WRITE_LEN < out.len() + frame.len() {
                file.write_all(&out)?;
                out.clear();
            }
            out.extend_from_slice(frame);
        }
        file.write_all(&out)?;
        let file = file.into_file()?;
        self.runs.push(Run { file, level: 0 });
        self.batch.clear();
        self.merge_runs()
    }

    /// Merges the last runs as long as enough of them have the same level.
    fn merge_runs(&mut self) -> io::Result<()> {
        while let Some(last) = self.runs.last() {
            let level = last.level;
            let same = self.runs.iter().rev();
            let count = same.take_while(|run| run.level == level).count();
            if count < FAN_IN {
                break;
            }
            let merged = self.runs.split_off(self.runs.len() - count);
            let files = merged.into_iter().map(|run| run.file);
            let mut sorted = Sorted::new(Batch::default(), files)?;
            let file = self.written(&mut sorted)?;
            let level = level + 1;
            self.runs.push(Run { file, level });
        }
        Ok(())
    }

    /// Writes entries into a temporary file, and returns it at its beginning.
    fn written(&self, sorted: &mut Sorted) -> io::Result<File> {
        let mut file = Spool::in_folder(&self.folder)?;
        let mut out = Vec::with_capacity(WRITE_LEN);
        while let Some(entry) = sorted.next_entry()? {
            entry.append_to(&mut out);
            if WRITE_LEN <= out.len() {
                file.write_all(&out)?;
                out.clear();
            }
        }
        file.write_all(&out)?;
        file.into_file()
    }
}
