//! The days on which a position is due again.

use super::{Day, Outcome};

/// The numbers of days after which a position is due again: one step further each time that it is solved at the first
/// try when it is due.
pub const INTERVALS: [u32; 8] = [1, 3, 7, 14, 30, 60, 120, 240];

/// The standing of a position after the tries so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The place of the interval in [`INTERVALS`].
    pub step: usize,
    /// The day on which the position is due.
    pub due: Day,
    /// The result of the last try.
    pub last: Outcome,
    /// The number of tries.
    pub tries: u32,
}

impl Standing {
    /// The standing after one more try today; `before` is `None` at the first.
    ///
    /// - Missed: back to the first interval.
    /// - Solved after a wrong move or a hint: the same interval again.
    /// - Solved at the first try: the next interval. Before the position is due, nothing changes, so that solving it
    ///   twice on one day does not count twice.
    pub fn after(before: Option<Self>, today: Day, outcome: Outcome) -> Self {
        let step = before.map_or(0, |before| before.step);
        let last_step = INTERVALS.len() - 1;
        let early = before.filter(|before| today < before.due);
        let (step, kept_due) = match (outcome, early) {
            (Outcome::Missed, _) => (0, None),
            (Outcome::Later, _) => (step, None),
            (Outcome::First, Some(early)) => (step, Some(early.due)),
            (Outcome::First, None) => ((step + 1).min(last_step), None),
        };
        let interval = INTERVALS.get(step).copied().unwrap_or(1);
        Self {
            step,
            due: kept_due.unwrap_or_else(|| today.after(interval)),
            last: outcome,
            tries: before.map_or(0, |before| before.tries).saturating_add(1),
        }
    }

    /// Whether the position is due on this day.
    pub fn is_due(&self, today: Day) -> bool {
        self.due <= today
    }

    /// Whether the last try did not solve the position at once.
    pub fn is_missed(&self) -> bool {
        self.last != Outcome::First
    }
}
