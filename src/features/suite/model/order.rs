//! The order of the totals of a suite.

use crate::features::suite::model::score::Score;
use std::cmp::Ordering;
use tabiya_text::folded;

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
    pub(crate) fn sort(self, rows: &mut [(String, Score)]) {
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

    fn value(self, score: &Score) -> Option<f64> {
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
