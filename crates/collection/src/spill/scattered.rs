//! Bytes that are divided into many parts, in memory or in one temporary file.

use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use tabiya_lines::Spool;

/// The number of bytes that are written or read at once, about.
const STEP: usize = 1 << 18;

/// Takes bytes for each of many parts. When they fill the memory, all of them go into a temporary file without a name.
#[derive(Debug)]
pub(super) struct Scattered {
    folder: PathBuf,
    memory: usize,
    /// The number of bytes by which the memory of a part grows.
    growth: usize,
    parts: Vec<Part>,
    /// The number of bytes in memory.
    held: usize,
    file: Option<Spool>,
    file_len: u64,
}

/// The bytes of a part: those in the file come first.
#[derive(Clone, Debug, Default)]
struct Part {
    in_file: Vec<Range<u64>>,
    held: Vec<u8>,
}

impl Scattered {
    /// Creates parts that keep about `memory` bytes.
    pub(super) fn new(folder: &Path, parts: usize, memory: usize) -> Self {
        Self {
            folder: folder.to_owned(),
            memory,
            growth: (memory / parts.max(1) / 8).max(64),
            parts: vec![Part::default(); parts],
            held: 0,
            file: None,
            file_len: 0,
        }
    }

    /// Adds bytes to a part. Parts that do not exist yet are created.
    ///
    /// # Errors
    /// Fails when a temporary file cannot be written.
    pub(super) fn add(&mut self, part: usize, bytes: &[u8]) -> io::Result<()> {
        if self.parts.len() <= part {
            self.parts.resize(part + 1, Part::default());
        }
        if let Some(part) = self.parts.get_mut(part) {
            if part.held.capacity() < part.held.len() + bytes.len() {
                // Doubling would take twice the memory for all parts at the same time.
                part.held.reserve_exact(self.growth.max(bytes.len()));
            }
            part.held.extend_from_slice(bytes);
        }
        self.held += bytes.len();
        if self.memory < self.held {
            self.spill()?;
        }
        Ok(())
    }

    /// Returns the parts to be read.
    pub(super) fn finish(self) -> io::Result<Gathered> {
        Ok(Gathered {
            parts: self.parts,
            file: self.file.map(Spool::into_file).transpose()?.map(Mutex::new),
        })
    }

    /// Moves all bytes from memory into the file.
    fn spill(&mut self) -> io::Result<()> {
        let file = match &mut self.file {
            Some(file) => file,
            none => none.insert(Spool::in_folder(&self.folder)?),
        };
        let mut out = Vec::with_capacity(STEP);
        for part in self.parts.iter_mut().filter(|part| !part.held.is_empty()) {
            let end = self.file_len + part.held.len() as u64;
            part.in_file.push(self.file_len..end);
            self.file_len = end;
            if STEP < out.len() + part.held.len() {
                file.write_all(&out)?;
                out.clear();
            }
            if STEP < part.held.len() {
                file.write_all(&part.held)?;
                part.held.clear();
            } else {
                out.append(&mut part.held);
            }
        }
        self.held = 0;
        file.write_all(&out)
    }
}

/// The bytes of all parts. Several threads can read at the same time.
#[derive(Debug)]
pub(super) struct Gathered {
    parts: Vec<Part>,
    file: Option<Mutex<File>>,
}

impl Gathered {
    /// Returns the number of parts.
    pub(super) fn parts(&self) -> usize {
        self.parts.len()
    }

    /// Returns the length of a part in bytes.
    pub(super) fn part_len(&self, part: usize) -> u64 {
        self.parts.get(part).map_or(0, |part| {
            let in_file = part.in_file.iter().map(|range| range.end - range.start);
            in_file.sum::<u64>() + part.held.len() as u64
        })
    }

    /// Calls `take` with the bytes of a part in their order, in pieces whose lengths are multiples of `record`, as all
    /// lengths that were added must be. Ends early when `take` returns `false`, and returns that.
    ///
    /// # Errors
    /// Fails when the temporary file cannot be read, or `take` fails.
    pub(super) fn each_piece(
        &self,
        part: usize,
        record: usize,
        mut take: impl FnMut(&[u8]) -> io::Result<bool>,
    ) -> io::Result<bool> {
        let Some(part) = self.parts.get(part) else {
            return Ok(true);
        };
        let most = (STEP / record.max(1)).max(1) * record.max(1);
        let mut buffer = Vec::new();
        for range in &part.in_file {
            let mut at = range.start;
            while at < range.end {
                let left = usize::try_from(range.end - at).unwrap_or(usize::MAX);
                buffer.resize(left.min(most), 0);
                self.read(at, &mut buffer)?;
                at += buffer.len() as u64;
                if !take(&buffer)? {
                    return Ok(false);
                }
            }
        }
        take(&part.held)
    }

    fn read(&self, at: u64, buffer: &mut [u8]) -> io::Result<()> {
        let Some(file) = &self.file else {
            return Err(io::ErrorKind::UnexpectedEof.into());
        };
        let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(at))?;
        file.read_exact(buffer)
    }
}
