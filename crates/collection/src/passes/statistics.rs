//! Statistics of a collection: how many rows have which side to move, material, kind of ending, and so on.
//!
//! Each number is that of a [`Bar`], and each bar has a search that finds exactly the rows that it counts, so a bar in
//! the window is also a filter. A [`Plot`] is a group of bars. The rules for a bar are written twice, as a quick count
//! and as a [`Query`](crate::search::Query); a property test compares the two for all bars.
//!
//! All numbers come from one pass over the lines. Marks that are known already are not determined again. Apart from
//! 16 bytes for each row, which the count of duplicates needs, memory is limited to a few chunks.

mod bars;
mod repeated;
mod streamed;
mod tally;

pub use bars::{Bar, EndingKind, GamePhase, Plot, Repeated, bounds_of};
pub use repeated::Repetition;
pub use streamed::{LineCounter, RepeatedLines};

use super::PassError;
use super::canonical::LineKeys;
use super::chunks::{LineProgress, stage};
use super::marks::LineMarks;
use super::slots::{Slots, each_line};
use repeated::count_repeated;
use tabiya_chess::{Piece, Square};
use tabiya_lines::{RowSet, Rows};
use tally::{Counts, Tallying, Weights};

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
