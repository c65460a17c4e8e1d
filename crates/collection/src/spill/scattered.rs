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
    parts: Vec<Part>,
    /// The number of bytes of memory that the parts have, filled or not.
    reserved: usize,
    file: Option<Spool>,
    file_len: u64,
}

/// The bytes of a part: those in the file come first.
#[derive(Clone, Debug, Default)]
struct Part {
    in_file: Vec<Range<u64>>,
    held: Vec<u8>,
}

impl Part {
    /// Whether there is no room for these bytes.
    fn is_full(&self, bytes: &[u8]) -> bool {
        self.held.capacity() < self.held.len() + bytes.len()
    }
}

impl Scattered {
    /// Creates parts that keep at most `memory` bytes, if those of one part fit in.
    pub(super) fn new(folder: &Path, parts: usize, memory: usize) -> Self {
        Self {
            folder: folder.to_owned(),
            memory,
            parts: vec![Part::default(); parts],
            reserved: 0,
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
        if self.parts.get(part).is_some_and(|part| part.is_full(bytes)) {
            self.make_room(part, bytes.len())?;
        }
        if let Some(part) = self.parts.get_mut(part) {
            part.held.extend_from_slice(bytes);
        }
        Ok(())
    }

    /// Makes room for this many bytes in a part, and for some more.
    fn make_room(&mut self, part: usize, length: usize) -> io::Result<()> {
        // Doubling would take twice the memory for all parts at the same time.
        let growth = self.memory / self.parts.len().max(1) / 8;
        let growth = growth.max(64).max(length);
        if self.reserved > 0 && self.memory < self.reserved + growth {
            self.spill()?;
        }
        if let Some(part) = self.parts.get_mut(part) {
            self.reserved -= part.held.capacity();
            part.held.reserve_exact(growth);
            self.reserved += part.held.capacity();
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

    /// Moves all bytes from memory into the file, and releases the memory: parts that come later need some of it.
    fn spill(&mut self) -> io::Result<()> {
        let file = match &mut self.file {
            Some(file) => file,
            none => none.insert(Spool::in_folder(&self.folder)?),
        };
        let mut out = Vec::with_capacity(STEP);
        for part in self.parts.iter_mut().filter(|part| !part.held.is_empty()) {
            let held = std::mem::take(&mut part.held);
            let end = self.file_len + held.len() as u64;
            part.in_file.push(self.file_len..end);
            self.file_len = end;
            if STEP < out.len() + held.len() {
                file.write_all(&out)?;
                out.clear();
            }
            if STEP < held.len() {
                file.write_all(&held)?;
            } else {
                out.extend_from_slice(&held);
            }
        }
        self.reserved = 0;
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

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    #[test]
    fn parts_that_come_later_need_no_more_memory_than_is_allowed() {
        const MEMORY: usize = 1 << 16;
        const PARTS: usize = 100;
        let mut scattered = Scattered::new(&std::env::temp_dir(), 1, MEMORY);
        for number in 0..100_000_u32 {
            // More parts come as time goes by, as rows with higher numbers do.
            let part = number as usize * 7 % (1 + number as usize / 1000).min(PARTS);
            scattered.add(part, &number.to_le_bytes()).unwrap();
            let reserved = scattered.parts.iter().map(|part| part.held.capacity());
            assert!(reserved.sum::<usize>() <= MEMORY, "{number}");
        }
        // It is not written in small pieces either.
        let most_pieces = scattered.parts.iter().map(|part| part.in_file.len()).max();
        assert!(most_pieces.unwrap() < 20, "{most_pieces:?}");
        let gathered = scattered.finish().unwrap();
        let mut found = Vec::new();
        for part in 0..gathered.parts() {
            let take = |bytes: &[u8]| {
                let (numbers, _) = bytes.as_chunks();
                found.extend(numbers.iter().map(|number| u32::from_le_bytes(*number)));
                Ok(true)
            };
            gathered.each_piece(part, 4, take).unwrap();
        }
        found.sort_unstable();
        assert!(found.into_iter().eq(0..100_000));
    }
}
