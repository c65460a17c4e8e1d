//! The score of a session, in total and by theme.

use super::{Session, Solved};
use std::collections::BTreeMap;
use tabiya_collection::solving::Outcome;

/// The totals of some problems.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SolveTotals {
    /// Solved at the first try.
    pub first: u64,
    /// Solved after wrong moves or hints.
    pub later: u64,
    /// The solution was shown.
    pub missed: u64,
    /// The time, in seconds.
    pub seconds: u64,
}

impl SolveTotals {
    fn add(&mut self, solved: &Solved) {
        let count = match solved.outcome {
            Outcome::First => &mut self.first,
            Outcome::Later => &mut self.later,
            Outcome::Missed => &mut self.missed,
        };
        *count += 1;
        self.seconds += u64::from(solved.seconds);
    }

    /// The number of problems.
    pub(crate) fn count(&self) -> u64 {
        self.first + self.later + self.missed
    }

    /// The time for a problem on average, in seconds.
    pub(crate) fn average(&self) -> u64 {
        let count = self.count().max(1);
        (self.seconds + count / 2) / count
    }
}

/// The totals of a session.
pub(crate) fn totals(session: &Session) -> SolveTotals {
    let mut totals = SolveTotals::default();
    for solved in session.results.values() {
        totals.add(solved);
    }
    totals
}

/// The totals of each theme in alphabetical order; empty if no problem has one. A problem with several themes counts for
/// each.
pub(crate) fn totals_by_theme(session: &Session) -> Vec<(String, SolveTotals)> {
    let mut by_theme: BTreeMap<&str, SolveTotals> = BTreeMap::new();
    for solved in session.results.values() {
        for theme in &solved.themes {
            by_theme.entry(theme).or_default().add(solved);
        }
    }
    let by_theme = by_theme.into_iter();
    by_theme
        .map(|(theme, totals)| (theme.to_owned(), totals))
        .collect()
}

/// A time such as `1:05`.
pub(crate) fn time_text(seconds: u64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
