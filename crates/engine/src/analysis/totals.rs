//! The results of an engine in a suite, in total and by theme.

use super::verdict::{Judged, Verdict};
use std::collections::BTreeMap;
use std::time::Duration;

/// The results of an engine in several positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// The number of positions that request something and were searched.
    pub positions: u64,
    /// The number of solved positions.
    pub solved: u64,
    /// The number of positions for which the engine gave no answer.
    pub unanswered: u64,
    /// The points of all answers together.
    pub points: u64,
    /// The points of the best possible answers together.
    pub most_points: u64,
    /// The total time to the solutions, for those whose time is known.
    pub solution_time: Duration,
    /// The number of solutions whose time is known.
    pub timed: u64,
}

impl Totals {
    /// Adds the result of a position.
    pub fn add(&mut self, judged: &Judged) {
        self.positions += 1;
        match judged.verdict {
            Verdict::Solved => self.solved += 1,
            Verdict::Missed => {}
            Verdict::Unanswered => self.unanswered += 1,
        }
        if let Some((points, most)) = judged.points {
            self.points += u64::from(points);
            self.most_points += u64::from(most);
        }
        if let Some(solution) = judged.solution {
            self.solution_time += solution.time;
            self.timed += 1;
        }
    }

    /// The average time to a solution; `None` if no time is known.
    pub fn mean_time(&self) -> Option<Duration> {
        let count = u32::try_from(self.timed).ok().filter(|count| *count > 0)?;
        Some(self.solution_time / count)
    }
}

/// The totals of each theme (or file, or other name of a group of positions), in alphabetical order.
pub fn totals_by<'a>(
    judged: impl IntoIterator<Item = (&'a str, Judged)>,
) -> BTreeMap<String, Totals> {
    let mut totals: BTreeMap<String, Totals> = BTreeMap::new();
    for (name, judged) in judged {
        if let Some(known) = totals.get_mut(name) {
            known.add(&judged);
        } else {
            let mut new = Totals::default();
            new.add(&judged);
            totals.insert(name.to_owned(), new);
        }
    }
    totals
}
