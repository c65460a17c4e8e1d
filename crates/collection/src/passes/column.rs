//! A small value for each line of a file.

use std::sync::OnceLock;
use tabiya_lines::{CHUNK_LINES, Source};

/// A value for each line of a file. Any thread can fill it, each chunk once.
#[derive(Debug)]
pub struct Column<T> {
    chunks: Box<[OnceLock<Box<[T]>>]>,
}

impl<T: Copy> Column<T> {
    /// Creates an empty column for a file whose lines are all known.
    pub fn new(source: &Source) -> Self {
        Self {
            chunks: (0..source.chunk_count()).map(|_| OnceLock::new()).collect(),
        }
    }

    /// Returns the value of a line of the file, once it is known.
    pub fn get(&self, line: u64) -> Option<T> {
        let place = usize::try_from(line % CHUNK_LINES).ok()?;
        self.chunk(line / CHUNK_LINES)?.get(place).copied()
    }

    /// Returns the values of a chunk, once they are known.
    pub fn chunk(&self, chunk: u64) -> Option<&[T]> {
        let chunk = self.chunks.get(usize::try_from(chunk).ok()?)?;
        chunk.get().map(AsRef::as_ref)
    }

    /// Stores the values of a chunk. Values that are already there stay, since they are the same.
    pub fn fill(&self, chunk: u64, values: Box<[T]>) {
        let chunk = usize::try_from(chunk).ok();
        if let Some(chunk) = chunk.and_then(|chunk| self.chunks.get(chunk)) {
            chunk.get_or_init(|| values);
        }
    }

    /// Whether all values are known.
    pub fn is_full(&self) -> bool {
        self.chunks.iter().all(|chunk| chunk.get().is_some())
    }
}
