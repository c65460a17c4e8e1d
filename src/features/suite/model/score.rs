//! How an engine did in positions that have something in common.

use std::time::Duration;
use tabiya_engine::analysis::{Found, Judged, Verdict};

/// How an engine did in positions that have something in common.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Score {
    /// Positions that ask for something, and have an answer.
    pub positions: u64,
    /// Those that were solved.
    pub solved: u64,
    /// The points of all answers.
    pub points: u64,
    /// The points that could be had.
    pub most_points: u64,
    /// How deep was searched, in all.
    pub depth: u64,
    /// Of how many positions that is known.
    pub with_depth: u64,
    /// How long was searched, in all.
    pub time: Duration,
    /// Of how many positions that is known.
    pub with_time: u64,
}

impl Score {
    /// Adds a position.
    pub(crate) fn add(&mut self, judged: &Judged, found: &Found) {
        self.positions += 1;
        self.solved += u64::from(judged.verdict == Verdict::Solved);
        if let Some((points, most)) = judged.points {
            self.points += u64::from(points);
            self.most_points += u64::from(most);
        }
        // Until it came to its solution, where that is known.
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

    /// How deep was searched on average.
    pub fn mean_depth(&self) -> Option<f64> {
        (self.with_depth > 0).then(|| self.depth as f64 / self.with_depth as f64)
    }

    /// How many seconds were searched on average.
    pub fn mean_seconds(&self) -> Option<f64> {
        (self.with_time > 0).then(|| self.time.as_secs_f64() / self.with_time as f64)
    }

    /// How many of a hundred were solved.
    pub fn percent(&self) -> f64 {
        self.solved as f64 * 100.0 / self.positions.max(1) as f64
    }
}
