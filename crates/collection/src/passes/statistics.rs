//! Statistics of a collection: how many rows have which side to move, material, kind of ending, and so on.
//!
//! Each number is that of a [`Bar`], and each bar has a search that finds exactly the rows that it counts, so a bar in
//! the window is also a filter. A [`Plot`] is a group of bars. The rules for a bar are written twice, as a quick count
//! and as a [`Query`](crate::search::Query); a property test compares the two for all bars.
//!
//! All numbers come from one pass over the lines. Marks that are known already are not determined again. Apart from
//! 16 bytes for each row, which the count of duplicates needs, memory is limited to a few chunks.

mod bars;
mod tally;

pub use bars::{Bar, EndingKind, GamePhase, Plot, Repeated, bounds_of};

use super::PassError;
use super::canonical::LineKeys;
use super::chunks::{LineProgress, stage};
use super::marks::LineMarks;
use super::merging::merged;
use super::slots::{Slots, each_line, each_row};
use tabiya_chess::{Piece, Square};
use tabiya_lines::{RowSet, Rows, Span};
use tally::{Counts, Tallying};

/// The numbers of all bars.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    counts: Counts,
    repetition: Repetition,
}

impl Statistics {
    /// Returns the number of rows.
    pub fn rows(&self) -> u64 {
        self.counts.rows
    }

    /// Returns the number of rows with a position.
    pub fn positions(&self) -> u64 {
        self.counts.positions
    }

    /// Returns the number of rows that a bar counts.
    pub fn count(&self, bar: Bar) -> u64 {
        match bar {
            Bar::Repeated(Repeated::Position) => self.repetition.positions,
            Bar::Repeated(Repeated::Line) => self.repetition.lines,
            bar => self.counts.of(bar),
        }
    }

    /// Returns the numbers of rows that occur more than once.
    pub fn repetition(&self) -> Repetition {
        self.repetition
    }

    /// Returns the number of rows that the bars of a plot count. A row may be counted twice.
    pub fn total(&self, plot: Plot) -> u64 {
        plot.bars().into_iter().map(|bar| self.count(bar)).sum()
    }

    /// Returns the largest number of pieces of this kind on one square.
    pub fn most_on_a_square(&self, piece: Piece) -> u64 {
        let counts = Square::all().map(|square| self.count(Bar::On(piece, square)));
        counts.max().unwrap_or_default()
    }
}

/// Counts all rows, or only some.
///
/// # Errors
/// Fails when it is cancelled, a line cannot be read, or there are more than 2^31 lines.
pub fn count_statistics(
    rows: &Rows,
    marks: &LineMarks,
    only: Option<&RowSet>,
    progress: &mut LineProgress<'_>,
) -> Result<Statistics, PassError> {
    let lines = rows.len();
    if lines == 0 {
        return Ok(Statistics::default());
    }
    let slots = Slots::of(rows)?;
    let weights = {
        // This takes a moment, so it reports no progress of its own.
        let mut progress = |_, _| progress(0, lines);
        Weights::of(rows, slots, only, &mut progress)?
    };
    let work = Tallying {
        rows,
        slots,
        marks,
        weights,
        keys: LineKeys::new(),
    };
    let mut counts = Counts::default();
    let mut runs = Vec::new();
    let take = |(chunk, run): (Counts, Vec<u128>)| {
        counts.add(&chunk);
        runs.push(run);
    };
    each_line(rows, slots, &work, take, &mut stage(progress, lines, 0, 2))?;
    let repetition = count_repeated(&runs, &mut stage(progress, lines, 1, 2))?;
    Ok(Statistics { counts, repetition })
}

/// The number of counted rows that hold each line.
enum Weights {
    /// Each line is in one row.
    One,
    /// Four bytes for each line, by its number.
    Each(Vec<u32>),
}

impl Weights {
    fn of(
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
    fn get(&self, slot: u32) -> u32 {
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

/// The numbers of rows that occur more than once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Repetition {
    /// The rows whose position is also in another row.
    pub positions: u64,
    /// The rows whose line is also in another row, byte for byte.
    pub lines: u64,
    /// The rows whose position is also in another row with a different line: other operations, counters or spelling.
    pub differing: u64,
}

/// Returns the entry of a row: 64 bits of the key of its position, and 64 bits of that of its line.
///
/// For ten million lines, these keys give a wrong number in one of 300,000 counts.
fn entry(position: u128, line: u128) -> u128 {
    (position & u128::from(u64::MAX)) << u64::BITS | (line & u128::from(u64::MAX))
}

/// Counts the entries of all rows, in sorted runs.
fn count_repeated(
    runs: &[Vec<u128>],
    progress: &mut LineProgress<'_>,
) -> Result<Repetition, PassError> {
    let mut groups = Groups::default();
    let take = |entries: &[u128]| entries.iter().for_each(|entry| groups.add(*entry));
    merged(runs, u128::cmp, take, progress)?;
    groups.end_position();
    Ok(groups.counted)
}

/// The group of equal positions that is being counted, and in it the group of equal lines.
#[derive(Default)]
struct Groups {
    last: Option<u128>,
    /// The rows with the same position.
    of_position: u64,
    /// The rows with the same line.
    of_line: u64,
    /// The different lines with the same position.
    different: u64,
    counted: Repetition,
}

impl Groups {
    fn add(&mut self, entry: u128) {
        match self.last.replace(entry) {
            Some(last) if last == entry => {}
            Some(last) if last >> u64::BITS == entry >> u64::BITS => self.end_line(),
            Some(_) => self.end_position(),
            None => {}
        }
        self.of_position += 1;
        self.of_line += 1;
    }

    fn end_line(&mut self) {
        if self.of_line > 1 {
            self.counted.lines += self.of_line;
        }
        self.of_line = 0;
        self.different += 1;
    }

    fn end_position(&mut self) {
        self.end_line();
        if self.of_position > 1 {
            self.counted.positions += self.of_position;
        }
        if self.different > 1 {
            self.counted.differing += self.of_position;
        }
        (self.of_position, self.different) = (0, 0);
    }
}
