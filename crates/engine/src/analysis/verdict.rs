//! Judges a result by the requests of a record, compares two runs of a suite, and counts the results of an engine in a
//! suite, in total and by theme.

use super::asked::RecordRequests;
use super::found::{EngineResult, SearchStep};
use crate::uci::{Bound, Score, Value};
use std::collections::BTreeMap;
use std::time::Duration;
use tabiya_chess::Move;

/// Whether an engine found a solution that the record accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It found a solution.
    Solved,
    /// It chose something else.
    Missed,
    /// It gave no answer.
    Unanswered,
}

/// The moment when an engine found a solution that it then kept to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolvedAt {
    /// The depth of the search in plies.
    pub depth: u32,
    /// The number of nodes searched up to that moment.
    pub nodes: u64,
    /// The duration of the search up to that time.
    pub time: Duration,
}

/// The judgement of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Whether the result is a solution.
    pub verdict: Verdict,
    /// The moment of the solution; `None` if there is none or the steps of the search are unknown.
    pub solution: Option<SolvedAt>,
    /// The points for the move and the most points possible; `None` if the record gives no points.
    pub points: Option<(u32, u32)>,
}

impl RecordRequests {
    /// Judges the result of an engine.
    pub fn judge(&self, found: &EngineResult) -> Judged {
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

    /// The number of steps, counted back from the last one, whose move is a solution.
    pub fn stood_for(&self, steps: &[SearchStep]) -> usize {
        let from_behind = steps.iter().rev();
        from_behind
            .take_while(|step| self.is_solved(Some(step.best), step.value))
            .count()
    }

    pub(super) fn is_solved(&self, answer: Option<Move>, value: Option<Value>) -> bool {
        if self.asks_for_mate_alone() && !self.has_wrong_move {
            return self.mate.is_some_and(|moves| mates_within(value, moves))
                || self.loss.is_some_and(|moves| is_mated_within(value, moves));
        }
        answer.is_some_and(|answer| self.is_right(answer))
    }

    fn solution(&self, steps: &[SearchStep]) -> Option<SolvedAt> {
        let first = steps.len() - self.stood_for(steps);
        let step = steps.get(first)?;
        Some(SolvedAt {
            depth: step.depth,
            nodes: step.nodes,
            time: step.time,
        })
    }
}

/// Whether the value proves that the side to move mates in at most this many moves.
fn mates_within(value: Option<Value>, moves: u32) -> bool {
    let Some(Value { score, bound }) = value else {
        return false;
    };
    bound != Bound::AtMost && matches!(score, Score::Mates(found) if found <= moves)
}

/// Whether the value proves that the side to move is mated in at most this many moves.
fn is_mated_within(value: Option<Value>, moves: u32) -> bool {
    let Some(Value { score, bound }) = value else {
        return false;
    };
    bound != Bound::AtLeast && matches!(score, Score::IsMated(found) if found <= moves)
}

/// The runs, of two, that solved a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SolvedBy {
    /// Only the first run solved it.
    OnlyFirst,
    /// Only the second run solved it.
    OnlySecond,
    /// Both runs solved it.
    Both,
    /// Neither run solved it.
    Neither,
}

impl SolvedBy {
    /// All groups in the order of their display.
    pub const ALL: [Self; 4] = [Self::OnlyFirst, Self::OnlySecond, Self::Both, Self::Neither];
}

/// Groups a position by the verdicts of two runs.
pub fn compare(first: Verdict, second: Verdict) -> SolvedBy {
    match (first == Verdict::Solved, second == Verdict::Solved) {
        (true, false) => SolvedBy::OnlyFirst,
        (false, true) => SolvedBy::OnlySecond,
        (true, true) => SolvedBy::Both,
        (false, false) => SolvedBy::Neither,
    }
}

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
