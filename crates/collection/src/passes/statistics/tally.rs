//! The counts of a chunk, and the number of counted rows that hold each line.

use super::bars::{Bar, EndingKind, GamePhase, MOST_IN_ENDGAME, Plot, bounds_of};
use super::repeated::entry;
use crate::passes::PassError;
use crate::passes::boards::position_of_line;
use crate::passes::canonical::{LineKeys, SameFields, Sameness, canonical};
use crate::passes::chunks::LineProgress;
use crate::passes::marks::{LineMark, LineMarks, MarkCounts, mark_of};
use crate::passes::slots::{LineWork, Slots, each_row};
use crate::search::{Bounds, material_balance, solution_moves};
use tabiya_chess::{Board, Color, Piece, Position, Role, Square, SquareSet};
use tabiya_lines::{CHUNK_LINES, MAX_LINE_BYTES, RowSet, Rows, Span};
use tabiya_notation::fen::read_strict;
use tabiya_notation::operations::operations;
use tabiya_notation::record::{LineKind, line_kind, read_record};

/// The largest number of ranges of a plot.
const RANGES: usize = 11;

/// The plots with ranges, in the order of their counts.
const RANGED: [Plot; 4] = [Plot::Pieces, Plot::Balance, Plot::Score, Plot::Solution];

/// The numbers of all bars except duplicates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Counts {
    pub(super) rows: u64,
    pub(super) positions: u64,
    marks: MarkCounts,
    sides: [u64; 2],
    phases: [u64; 3],
    endings: [u64; 7],
    ranges: [[u64; RANGES]; 4],
    /// 64 squares for each piece.
    squares: Box<[u64]>,
}

impl Default for Counts {
    fn default() -> Self {
        Self {
            rows: 0,
            positions: 0,
            marks: MarkCounts::default(),
            sides: [0; 2],
            phases: [0; 3],
            endings: [0; 7],
            ranges: [[0; RANGES]; 4],
            squares: vec![0; 64 * Piece::ALL.len()].into(),
        }
    }
}

impl Counts {
    /// Returns the number of rows that a bar counts; 0 for duplicates, which are counted elsewhere.
    pub(super) fn of(&self, bar: Bar) -> u64 {
        let count = match bar {
            Bar::Mark(mark) => return self.marks.of(mark),
            Bar::Side(side) => self.sides.get(side as usize),
            Bar::Phase(phase) => self.phases.get(phase as usize),
            Bar::Ending(kind) => self.endings.get(kind as usize),
            Bar::Range(plot, index) => {
                let place = RANGED.iter().position(|ranged| *ranged == plot);
                let ranges = place.and_then(|place| self.ranges.get(place));
                ranges.and_then(|ranges| ranges.get(index))
            }
            Bar::On(piece, square) => self.squares.get(square_place(piece, square)),
            Bar::Repeated(_) => None,
        };
        count.copied().unwrap_or_default()
    }

    /// Adds the counts of a chunk.
    pub(super) fn add(&mut self, other: &Self) {
        self.rows += other.rows;
        self.positions += other.positions;
        self.marks.add_all(&other.marks);
        add_each(&mut self.sides, &other.sides);
        add_each(&mut self.phases, &other.phases);
        add_each(&mut self.endings, &other.endings);
        for (ranges, others) in self.ranges.iter_mut().zip(&other.ranges) {
            add_each(ranges, others);
        }
        add_each(&mut self.squares, &other.squares);
    }

    /// Adds a line that is in `weight` rows. Returns its entry for the count of duplicates.
    pub(super) fn add_line(
        &mut self,
        line: &[u8],
        mark: LineMark,
        weight: u64,
        keys: &LineKeys,
    ) -> Option<u128> {
        self.rows += weight;
        self.marks.add(mark, weight);
        let (position, tail) = position_and_tail(line);
        let of_line = || keys.of_text(line);
        let of_position = match &position {
            Some(position) => {
                self.add_position(position, weight);
                self.add_operations(tail, weight);
                keys.of_words(&canonical(position, SAME_POSITION))
            }
            None => match line_kind(line) {
                LineKind::Blank | LineKind::Comment => return None,
                LineKind::Record | LineKind::Unreadable => of_line(),
            },
        };
        Some(entry(of_position, of_line()))
    }

    fn add_position(&mut self, position: &Position, weight: u64) {
        self.positions += weight;
        add_at(&mut self.sides, position.side_to_move as usize, weight);
        let board = &position.board;
        let [queens, rooks, minor, pawns] = material(board);
        add_at(&mut self.phases, GamePhase::of(board) as usize, weight);
        if let Some(kind) = ending(queens, rooks, minor, pawns) {
            add_at(&mut self.endings, kind as usize, weight);
        }
        let men = i64::from(board.occupied().len());
        self.add_range(Plot::Pieces, (men, men), weight);
        let balance = material_balance(board);
        self.add_range(Plot::Balance, (balance, balance), weight);
        for piece in Piece::ALL {
            for square in board.squares_of(piece) {
                add_at(&mut self.squares, square_place(piece, square), weight);
            }
        }
    }

    fn add_operations(&mut self, tail: &[u8], weight: u64) {
        if let Some(scores) = scores(tail) {
            self.add_range(Plot::Score, scores, weight);
        }
        if let Some(moves) = solution_moves(tail) {
            self.add_range(Plot::Solution, (moves, moves), weight);
        }
    }

    /// Adds rows whose least and largest numbers are these to all ranges in which a search would find them.
    fn add_range(&mut self, plot: Plot, (least, most): (i64, i64), weight: u64) {
        let place = RANGED.iter().position(|ranged| *ranged == plot);
        let Some(counts) = place.and_then(|place| self.ranges.get_mut(place)) else {
            return;
        };
        let has = |bounds: &Bounds| {
            bounds.at_least.is_none_or(|bound| bound <= most)
                && bounds.at_most.is_none_or(|bound| least <= bound)
        };
        for (count, bounds) in counts.iter_mut().zip(bounds_of(plot)) {
            if has(bounds) {
                *count += weight;
            }
        }
    }
}

fn square_place(piece: Piece, square: Square) -> usize {
    piece as usize * 64 + usize::from(square.index())
}

fn add_at(counts: &mut [u64], place: usize, weight: u64) {
    if let Some(count) = counts.get_mut(place) {
        *count += weight;
    }
}

fn add_each(counts: &mut [u64], others: &[u64]) {
    for (count, other) in counts.iter_mut().zip(others) {
        *count += other;
    }
}

/// Returns the numbers of queens, rooks, bishops and knights together, and pawns.
fn material(board: &Board) -> [u32; 4] {
    let count = |role| {
        let squares = Color::ALL.map(|color| board.squares_of(Piece::new(color, role)));
        let [white, black] = squares.map(SquareSet::len);
        white + black
    };
    let minor = count(Role::Bishop) + count(Role::Knight);
    [
        count(Role::Queen),
        count(Role::Rook),
        minor,
        count(Role::Pawn),
    ]
}

fn ending(queens: u32, rooks: u32, minor: u32, pawns: u32) -> Option<EndingKind> {
    let are_few = queens + rooks + minor <= u32::from(MOST_IN_ENDGAME);
    Some(match (queens > 0, rooks > 0, minor > 0) {
        (false, false, false) if pawns == 0 => EndingKind::KingsAlone,
        (false, false, false) => EndingKind::Pawns,
        (false, false, true) => EndingKind::MinorPieces,
        (false, true, false) => EndingKind::Rooks,
        (true, false, false) => EndingKind::Queens,
        (false, true, true) if are_few => EndingKind::RooksAndMinorPieces,
        (true, _, _) if are_few => EndingKind::QueensAndOthers,
        _ => return None,
    })
}

/// Returns the least and the largest number of all operations `ce`.
fn scores(tail: &[u8]) -> Option<(i64, i64)> {
    let of_score = operations(tail).filter(|it| it.opcode().eq_ignore_ascii_case(b"ce"));
    let scores = of_score.filter_map(|operation| operation.number());
    scores.fold(None, |known, score| {
        let (least, most) = known.unwrap_or((score, score));
        Some((least.min(score), most.max(score)))
    })
}

/// The definition of equal positions.
const SAME_POSITION: Sameness = Sameness {
    fields: SameFields::Four,
    mirrored: false,
    colours_swapped: false,
};

/// Counts the lines of chunks.
pub(super) struct Tallying<'a> {
    pub(super) rows: &'a Rows,
    pub(super) slots: Slots,
    pub(super) marks: &'a LineMarks,
    pub(super) weights: Weights,
    pub(super) keys: LineKeys,
}

impl LineWork for Tallying<'_> {
    type Made = (Counts, Vec<u128>);

    fn begin(&self) -> Self::Made {
        let room = usize::try_from(CHUNK_LINES).unwrap_or_default();
        (Counts::default(), Vec::with_capacity(room))
    }

    fn add(&self, (counts, run): &mut Self::Made, slot: u32, line: &[u8]) {
        let rows = self.weights.get(slot);
        if rows == 0 {
            return;
        }
        let known = self.marks.of(self.rows, self.slots.line(slot));
        let mark = known.unwrap_or_else(|| mark_of(line));
        let entry = counts.add_line(line, mark, u64::from(rows), &self.keys);
        run.extend(
            entry
                .into_iter()
                .flat_map(|entry| std::iter::repeat_n(entry, rows as usize)),
        );
    }

    fn end(&self, (_, run): &mut Self::Made) {
        run.sort_unstable();
        run.shrink_to_fit();
    }
}

/// Returns the position of a line as a search sees it, and its operations.
fn position_and_tail(line: &[u8]) -> (Option<Position>, &[u8]) {
    if let Ok(position) = read_strict(line) {
        return (Some(position), &[]);
    }
    if line.len() < MAX_LINE_BYTES
        && let Ok(record) = read_record(line)
    {
        let tail = line.get(record.tail).unwrap_or_default();
        return (Some(record.position), tail);
    }
    (position_of_line(line), &[])
}

/// The number of counted rows that hold each line.
pub(super) enum Weights {
    /// Each line is in one row.
    One,
    /// Four bytes for each line, by its number.
    Each(Vec<u32>),
}

impl Weights {
    pub(super) fn of(
        rows: &Rows,
        slots: Slots,
        only: Option<&RowSet>,
        progress: &mut LineProgress<'_>,
    ) -> Result<Self, PassError> {
        if only.is_none() && is_as_read(rows) {
            return Ok(Self::One);
        }
        let mut weights = vec![0_u32; slots.count()];
        each_row(rows, slots, progress, |row, slot| {
            if only.is_none_or(|only| only.contains(row.into()))
                && let Some(weight) = weights.get_mut(slot as usize)
            {
                *weight += 1;
            }
        })?;
        Ok(Self::Each(weights))
    }

    /// Returns the number of rows that hold a line.
    pub(super) fn get(&self, slot: u32) -> u32 {
        match self {
            Self::One => 1,
            Self::Each(weights) => weights.get(slot as usize).copied().unwrap_or_default(),
        }
    }
}

/// Whether the rows are the lines of the file in their order.
fn is_as_read(rows: &Rows) -> bool {
    let all = rows.source().line_count();
    let is_all = |span: &Span| matches!(span, Span::Source { first: 0, count } if *count == all);
    let spans = rows.spans(0..rows.len());
    rows.own_line_count() == 0 && spans.len() == 1 && spans.iter().all(is_all)
}
