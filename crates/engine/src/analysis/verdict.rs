//! Whether an engine found what a record asks for.

use super::asked::Asked;
use super::found::{Found, Step};
use crate::uci::{Bound, Score, Value};
use std::time::Duration;
use tabiya_chess::Move;

/// Whether an engine found what a record asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It did.
    Solved,
    /// It stayed with something else.
    Missed,
    /// It gave no answer.
    Unanswered,
}

/// When an engine came to what is asked for, to stay with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solution {
    /// How many plies deep it was.
    pub depth: u32,
    /// How many nodes it had searched.
    pub nodes: u64,
    /// For how long it had searched.
    pub time: Duration,
}

/// What an engine found, beside what a record asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Whether it is what is asked for.
    pub verdict: Verdict,
    /// When it was found, where the engine told its steps.
    pub solution: Option<Solution>,
    /// How many points the move is worth, of how many.
    pub points: Option<(u32, u32)>,
}

impl Asked {
    /// Judges what an engine found.
    pub fn judge(&self, found: &Found) -> Judged {
        let points = (!self.points.is_empty()).then(|| {
            let points = found.answer.map_or(0, |answer| self.points_of(answer));
            (points, self.most_points())
        });
        let is_solved = self.is_solved(found.answer, found.value());
        let verdict = match found.answer {
            _ if is_solved => Verdict::Solved,
            None => Verdict::Unanswered,
            Some(_) => Verdict::Missed,
        };
        let solution = is_solved.then(|| self.solution(&found.steps)).flatten();
        Judged {
            verdict,
            solution,
            points,
        }
    }

    /// For how many of these steps, counted from the last one back, the move that is asked for has stood.
    pub fn stood_for(&self, steps: &[Step]) -> usize {
        let from_behind = steps.iter().rev();
        from_behind
            .take_while(|step| self.is_solved(Some(step.best), step.value))
            .count()
    }

    pub(super) fn is_solved(&self, answer: Option<Move>, value: Option<Value>) -> bool {
        if self.asks_for_mate_alone() && !self.has_wrong_move {
            return self.mate.is_some_and(|moves| mates_within(value, moves));
        }
        answer.is_some_and(|answer| self.is_right(answer))
    }

    fn solution(&self, steps: &[Step]) -> Option<Solution> {
        let first = steps.len() - self.stood_for(steps);
        let step = steps.get(first)?;
        Some(Solution {
            depth: step.depth,
            nodes: step.nodes,
            time: step.time,
        })
    }
}

/// Whether the side to move is known to mate in so many moves at most.
fn mates_within(value: Option<Value>, moves: u32) -> bool {
    let Some(Value { score, bound }) = value else {
        return false;
    };
    bound != Bound::AtMost && matches!(score, Score::Mates(found) if found <= moves)
}
