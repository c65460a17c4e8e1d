//! How an engine did in a suite, in all and by theme.

use super::verdict::{Judged, Verdict};
use std::collections::BTreeMap;
use std::time::Duration;

/// How an engine did in several positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Positions that ask for something, and were searched.
    pub positions: u64,
    /// Those that were solved.
    pub solved: u64,
    /// Those to which the engine gave no answer.
    pub unanswered: u64,
    /// The points of all answers.
    pub points: u64,
    /// The points that could be had.
    pub most_points: u64,
    /// How long the solutions took together, until they were found.
    pub solution_time: Duration,
    /// Of how many solutions it is known how long they took.
    pub timed: u64,
}

impl Totals {
    /// Adds a position.
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

    /// How long a solution took on average.
    pub fn mean_time(&self) -> Option<Duration> {
        let count = u32::try_from(self.timed).ok().filter(|count| *count > 0)?;
        Some(self.solution_time / count)
    }
}

/// The totals of each theme (or file, or whatever names the positions), in alphabetical order.
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
