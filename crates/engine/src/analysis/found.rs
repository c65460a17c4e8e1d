//! The result of an engine for a position.

use crate::uci::{Bound, HeardLine, Score, SearchProgress, Value, Wdl};
use std::time::Duration;
use tabiya_chess::{Move, Mover};

/// The result of an engine for a position, from a search that has ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EngineResult {
    /// The engine's name and version, in its own words.
    pub engine: String,
    /// The depth of the search in plies.
    pub depth: u32,
    /// The number of nodes that it searched.
    pub nodes: u64,
    /// The duration of the search.
    pub time: Duration,
    /// The expected results of the side to move in a thousand games.
    pub wdl: Option<Wdl>,
    /// The move that the engine chose; `None` if it had none to choose.
    pub answer: Option<Move>,
    /// The principal variations, the best first, with legal moves only; at most as many as were requested. If the
    /// engine gave a line for the move that it chose, that line is the first.
    pub lines: Vec<RankedLine>,
    /// Each new best move and each new mate, in the order of the search. The last one is final.
    pub steps: Vec<SearchStep>,
}

/// A line of play and its value for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankedLine {
    /// The value; `None` if the engine gave none.
    pub value: Option<Value>,
    /// The moves in order; at least one.
    pub moves: Vec<Move>,
}

/// A move that an engine considered best from a certain moment of its search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchStep {
    /// The best move.
    pub best: Move,
    /// The depth of the search in plies at that moment.
    pub depth: u32,
    /// The number of nodes searched up to that moment.
    pub nodes: u64,
    /// The duration of the search up to that time.
    pub time: Duration,
    /// The value of the move; `None` if the engine gave none.
    pub value: Option<Value>,
}

impl EngineResult {
    /// Builds the result from the engine's reports in a search of the mover's position and the move that it chose.
    pub fn of(
        engine: &str,
        mover: &Mover,
        progress: &SearchProgress,
        answer: Option<Move>,
    ) -> Self {
        let answer = answer.filter(|answer| mover.is_legal(*answer));
        let main = answer.and_then(|answer| line_of(mover, progress, answer));
        let mut steps: Vec<SearchStep> = Vec::new();
        let heard = progress.iterations().iter();
        for step in heard.filter_map(|iteration| step_of(mover, &iteration.line)) {
            if steps.last().is_none_or(|last| is_news(last, &step)) {
                steps.push(step);
            }
        }
        Self {
            engine: engine.to_owned(),
            depth: progress.depth,
            nodes: progress.nodes,
            time: progress.time,
            wdl: match (answer, main) {
                (Some(_), main) => main,
                (None, _) => progress.best(),
            }
            .and_then(|line| line.wdl),
            answer,
            lines: lines_of(mover, progress, main),
            steps,
        }
    }

    /// The value of the position for the side to move; `None` if the engine gave no score for the move that it chose.
    pub fn value(&self) -> Option<Value> {
        self.main_line()?.value
    }

    /// The expected line of play; empty if the engine gave none that begins with the move that it chose.
    pub(super) fn best_line(&self) -> &[Move] {
        self.main_line().map_or(&[], |line| &line.moves)
    }

    /// The first line, unless it begins with a move other than the one that the engine chose.
    fn main_line(&self) -> Option<&RankedLine> {
        let first = self.lines.first()?;
        let is_other = |answer: Move| first.moves.first() != Some(&answer);
        (!self.answer.is_some_and(is_other)).then_some(first)
    }
}

/// The newest line for the move that the engine chose, which is not always the first move of its last line. An older
/// line with an exact score is preferred to one whose score is only a bound. A mate is proved by a bound too, so its
/// line is kept.
fn line_of<'a>(mover: &Mover, progress: &'a SearchProgress, answer: Move) -> Option<&'a HeardLine> {
    let is_of_answer = |line: &&HeardLine| line.read(mover).moves.first() == Some(&answer);
    let older = progress.iterations().iter().rev();
    let lines = progress.lines().chain(older.map(|older| &older.line));
    let mut lines = lines.filter(is_of_answer);
    let newest = lines.next()?;
    let is_good = |line: &HeardLine| {
        line.value
            .is_some_and(|value| value.bound == Bound::Exact || value.score.is_mate())
    };
    if is_good(newest) {
        return Some(newest);
    }
    Some(lines.find(|line| is_good(line)).unwrap_or(newest))
}

/// The lines with legal moves, beginning with the one for the move that the engine chose.
fn lines_of(mover: &Mover, progress: &SearchProgress, main: Option<&HeardLine>) -> Vec<RankedLine> {
    let ranked = |line: &HeardLine| RankedLine {
        value: line.value,
        moves: line.read(mover).moves,
    };
    let lines = progress.lines().map(ranked);
    let mut lines: Vec<_> = lines.filter(|line| !line.moves.is_empty()).collect();
    if let Some(main) = main.map(ranked) {
        let count = lines.len();
        lines.retain(|line| line.moves.first() != main.moves.first());
        // If no other line began with its move, it replaces the last line.
        lines.truncate(count.saturating_sub(1));
        lines.insert(0, main);
    }
    lines
}

fn step_of(mover: &Mover, line: &HeardLine) -> Option<SearchStep> {
    Some(SearchStep {
        best: *line.read(mover).moves.first()?,
        depth: line.depth,
        nodes: line.nodes,
        time: line.time,
        value: line.value,
    })
}

/// Whether this step has another move or another mate than the one before.
fn is_news(last: &SearchStep, step: &SearchStep) -> bool {
    let mate = |step: &SearchStep| match step.value?.score {
        Score::Centipawns(_) => None,
        mate => Some(mate),
    };
    last.best != step.best || mate(last) != mate(step)
}
