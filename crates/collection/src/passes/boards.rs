//! The positions of lines, and the boards of a file's lines, kept so that later searches for
//! positions need not read the file.

use crate::search::Facts;
use std::sync::OnceLock;
use tabiya_chess::{Board, Position};
use tabiya_lines::{CHUNK_LINES, MAX_LINE_BYTES, Source};
use tabiya_notation::fen::read_strict;
use tabiya_notation::line_text::text_of_line;
use tabiya_notation::record::{LineKind, line_kind, read_record};
use tabiya_notation::repair::{Understanding, understand};

/// A value for each line of a file. Any thread can fill it, each chunk once.
#[derive(Debug)]
pub(super) struct LineValues<T> {
    chunks: Box<[OnceLock<Box<[T]>>]>,
}

impl<T: Copy> LineValues<T> {
    /// Creates an empty column for a file whose lines are all known.
    pub(super) fn new(source: &Source) -> Self {
        Self {
            chunks: (0..source.chunk_count()).map(|_| OnceLock::new()).collect(),
        }
    }

    /// Returns the value of a line of the file, once it is known.
    pub(super) fn get(&self, line: u64) -> Option<T> {
        let place = usize::try_from(line % CHUNK_LINES).ok()?;
        self.chunk(line / CHUNK_LINES)?.get(place).copied()
    }

    /// Returns the values of a chunk, once they are known.
    pub(super) fn chunk(&self, chunk: u64) -> Option<&[T]> {
        let chunk = self.chunks.get(usize::try_from(chunk).ok()?)?;
        chunk.get().map(AsRef::as_ref)
    }

    /// Stores the values of a chunk. Values that are already there stay, since they are the same.
    pub(super) fn fill(&self, chunk: u64, values: Box<[T]>) {
        let chunk = usize::try_from(chunk).ok();
        if let Some(chunk) = chunk.and_then(|chunk| self.chunks.get(chunk)) {
            chunk.get_or_init(|| values);
        }
    }

    /// Whether all values are known.
    pub(super) fn is_full(&self) -> bool {
        self.chunks.iter().all(|chunk| chunk.get().is_some())
    }
}

/// The number of lines above which nothing is kept: the boards would take more than 400 MB.
const MAX_LINES: u64 = 12_000_000;

/// The boards and facts of a file's lines, kept for searches: 33 bytes per line, from the first
/// search for positions on. To free memory, drop it and start again with an empty one.
///
/// It can be shared by threads.
#[derive(Debug)]
pub struct Boards {
    of_lines: LineValues<Board>,
    facts: LineValues<Facts>,
    chunks: u64,
    is_kept: bool,
}

impl Boards {
    /// Creates an empty store for a file whose lines are all known. For files with more than twelve
    /// million lines it stays empty, and every search reads them again.
    pub fn new(source: &Source) -> Self {
        Self::of_at_most(MAX_LINES, source)
    }

    /// Does the same as [`Self::new`] with another limit.
    pub fn of_at_most(most_lines: u64, source: &Source) -> Self {
        Self {
            of_lines: LineValues::new(source),
            facts: LineValues::new(source),
            chunks: source.chunk_count(),
            is_kept: source.line_count() <= most_lines,
        }
    }

    /// Returns the number of bytes that the boards take.
    pub fn bytes(&self) -> u64 {
        let known = (0..self.chunks).filter_map(|chunk| self.chunk(chunk));
        let bytes = known.map(|(boards, facts)| size_of_val(boards) + size_of_val(facts));
        bytes.sum::<usize>() as u64
    }

    /// Returns the boards and facts of a chunk of the file, once they are known.
    pub(super) fn chunk(&self, chunk: u64) -> Option<(&[Board], &[Facts])> {
        self.of_lines.chunk(chunk).zip(self.facts.chunk(chunk))
    }

    /// Whether it stores results, which depends on the size of the file.
    pub(super) fn is_kept(&self) -> bool {
        self.is_kept
    }

    pub(super) fn fill(&self, chunk: u64, boards: Box<[Board]>, facts: Box<[Facts]>) {
        if self.is_kept {
            self.of_lines.fill(chunk, boards);
            self.facts.fill(chunk, facts);
        }
    }
}

/// Returns the board and facts of a line for a search.
pub(super) fn board_of_line(line: &[u8]) -> (Board, Facts) {
    match position_of_line(line) {
        Some(position) => (position.board, Facts::of(&position)),
        None => (Board::EMPTY, Facts::none()),
    }
}

/// Returns the position of a line: that of the record, or, if it is not one, the only reading after
/// repair. Comments, lines with several readings and lines longer than any position have none.
pub(super) fn position_of_line(line: &[u8]) -> Option<Position> {
    match read_strict(line) {
        Ok(position) => Some(position),
        Err(_) => position_of_untidy(line),
    }
}

#[cold]
fn position_of_untidy(line: &[u8]) -> Option<Position> {
    if MAX_LINE_BYTES <= line.len() {
        return None;
    }
    if let Ok(record) = read_record(line) {
        return Some(record.position);
    }
    match line_kind(line) {
        LineKind::Blank | LineKind::Comment => None,
        LineKind::Record | LineKind::Unreadable => match understand(&text_of_line(line)) {
            Understanding::One(reading) => Some(reading.position),
            Understanding::Several(_) | Understanding::Unreadable(_) => None,
        },
    }
}
