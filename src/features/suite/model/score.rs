//! The score of an engine in a group of positions.

use std::time::Duration;
use tabiya_engine::analysis::{Found, Judged, Verdict};

/// The score of an engine in a group of positions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Score {
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

impl Score {
    /// Adds a position.
    pub(crate) fn add(&mut self, judged: &Judged, found: &Found) {
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
