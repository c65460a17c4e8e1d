//! The boards of a file's lines, kept so that looking for positions again takes no reading.

use super::column::Column;
use super::line_position::position_of_line;
use crate::chess::Board;
use crate::collection::Source;
use crate::search::Facts;

/// Of larger files nothing is kept: their boards would take more than 400 MB.
const MOST_LINES: u64 = 12_000_000;

/// What is kept of a file's lines for searches: 33 bytes a line, from the first search on that looks
/// at positions. Whoever is short of memory drops it; a new one begins empty.
///
/// It can be shared by threads.
#[derive(Debug)]
pub struct Boards {
    of_lines: Column<Board>,
    facts: Column<Facts>,
    pieces: u64,
    is_kept: bool,
}

impl Boards {
    /// Nothing is known yet of a file of which all lines are there. Of files with more than twelve
    /// million lines nothing will ever be kept, and every search reads them anew.
    pub fn new(source: &Source) -> Self {
        Self::of_at_most(MOST_LINES, source)
    }

    /// The same with another limit.
    pub fn of_at_most(most_lines: u64, source: &Source) -> Self {
        Self {
            of_lines: Column::new(source),
            facts: Column::new(source),
            pieces: source.piece_count(),
            is_kept: source.line_count() <= most_lines,
        }
    }

    /// How much memory the boards take.
    pub fn bytes(&self) -> u64 {
        let known = (0..self.pieces).filter_map(|piece| self.piece(piece));
        let bytes = known.map(|(boards, facts)| size_of_val(boards) + size_of_val(facts));
        bytes.sum::<usize>() as u64
    }

    /// What is known of a piece of the file.
    pub(super) fn piece(&self, piece: u64) -> Option<(&[Board], &[Facts])> {
        self.of_lines.piece(piece).zip(self.facts.piece(piece))
    }

    /// Whether it takes what is found out.
    pub(super) fn is_kept(&self) -> bool {
        self.is_kept
    }

    pub(super) fn fill(&self, piece: u64, boards: Box<[Board]>, facts: Box<[Facts]>) {
        if self.is_kept {
            self.of_lines.fill(piece, boards);
            self.facts.fill(piece, facts);
        }
    }
}

/// What a search must know of a line.
pub(super) fn board_of_line(line: &[u8]) -> (Board, Facts) {
    match position_of_line(line) {
        Some(position) => (position.board, Facts::of(&position)),
        None => (Board::EMPTY, Facts::none()),
    }
}
