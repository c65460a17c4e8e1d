//! The score of an engine in a group of positions, and the order of the totals of a suite.

use std::cmp::Ordering;
use std::time::Duration;
use tabiya_engine::analysis::{EngineResult, Judged, Verdict};
use tabiya_text::folded;

/// The score of an engine in a group of positions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SuiteScore {
    /// The number of positions with a task and an answer.
    pub positions: u64,
    /// The number of solved positions.
    pub solved: u64,
    /// The points of all answers.
    pub points: u64,
    /// The maximum number of points.
    pub most_points: u64,
    /// The sum of the search depths, in plies.
    pub depth: u64,
    /// The number of positions with a known search depth.
    pub with_depth: u64,
    /// The sum of the search times.
    pub time: Duration,
    /// The number of positions with a known search time.
    pub with_time: u64,
}

impl SuiteScore {
    /// Adds a position.
    pub(crate) fn add(&mut self, judged: &Judged, found: &EngineResult) {
        self.positions += 1;
        self.solved += u64::from(judged.verdict == Verdict::Solved);
        if let Some((points, most)) = judged.points {
            self.points += u64::from(points);
            self.most_points += u64::from(most);
        }
        // The depth and the time until the engine found its solution, if known.
        let solution = judged.solution.map(|it| (it.depth, it.time));
        let (depth, time) = solution.unwrap_or((found.depth, found.time));
        if depth > 0 {
            self.depth += u64::from(depth);
            self.with_depth += 1;
        }
        if time > Duration::ZERO {
            self.time += time;
            self.with_time += 1;
        }
    }

    /// The mean search depth. `None` if no depth is known.
    pub fn mean_depth(&self) -> Option<f64> {
        (self.with_depth > 0).then(|| self.depth as f64 / self.with_depth as f64)
    }

    /// The mean search time in seconds. `None` if no time is known.
    pub fn mean_seconds(&self) -> Option<f64> {
        (self.with_time > 0).then(|| self.time.as_secs_f64() / self.with_time as f64)
    }

    /// The percentage of solved positions.
    pub fn percent(&self) -> f64 {
        self.solved as f64 * 100.0 / self.positions.max(1) as f64
    }
}

/// A column of the totals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TotalsColumn {
    /// The theme or the file.
    Name,
    /// The number of solved positions.
    Solved,
    /// The number of positions.
    Positions,
    /// The percentage of solved positions.
    Percent,
    /// The points of all answers.
    Points,
    /// The maximum number of points.
    MostPoints,
    /// The mean search depth.
    Depth,
    /// The mean search time.
    Time,
}

impl TotalsColumn {
    /// The text id of the column.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Self::Name => "suite-sort-name",
            Self::Solved => "suite-sort-solved",
            Self::Positions => "suite-sort-positions",
            Self::Percent => "suite-sort-percent",
            Self::Points => "suite-sort-points",
            Self::MostPoints => "suite-sort-most-points",
            Self::Depth => "suite-sort-depth",
            Self::Time => "suite-sort-time",
        }
    }
}

/// The order of the totals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TotalsOrder {
    /// The column to sort by.
    pub by: TotalsColumn,
    /// Whether the order is descending.
    pub is_falling: bool,
}

impl TotalsOrder {
    /// The order after a click on this column. The first click sorts numbers in descending order, and another click
    /// reverses the order.
    #[must_use]
    pub fn choosing(now: Option<Self>, by: TotalsColumn) -> Self {
        let is_falling = match now {
            Some(now) if now.by == by => !now.is_falling,
            _ => by != TotalsColumn::Name,
        };
        Self { by, is_falling }
    }

    /// Sorts rows of names and scores. Rows without a value come last in both directions. The sort is stable.
    pub(crate) fn sort(self, rows: &mut [(String, SuiteScore)]) {
        if self.by == TotalsColumn::Name {
            rows.sort_by(|(one, _), (other, _)| self.turned(folded(one).cmp(&folded(other))));
            return;
        }
        rows.sort_by(
            |(_, one), (_, other)| match (self.value(one), self.value(other)) {
                (Some(one), Some(other)) => self.turned(one.total_cmp(&other)),
                (one, other) => other.is_some().cmp(&one.is_some()),
            },
        );
    }

    fn turned(self, order: Ordering) -> Ordering {
        if self.is_falling {
            order.reverse()
        } else {
            order
        }
    }

    fn value(self, score: &SuiteScore) -> Option<f64> {
        match self.by {
            TotalsColumn::Name => None,
            TotalsColumn::Solved => Some(score.solved as f64),
            TotalsColumn::Positions => Some(score.positions as f64),
            TotalsColumn::Percent => Some(score.percent()),
            TotalsColumn::Points => Some(score.points as f64),
            TotalsColumn::MostPoints => Some(score.most_points as f64),
            TotalsColumn::Depth => score.mean_depth(),
            TotalsColumn::Time => score.mean_seconds(),
        }
    }
}
