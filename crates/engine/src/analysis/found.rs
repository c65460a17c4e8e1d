//! What an engine found of a position.

use crate::uci::{Bound, HeardLine, Progress, Score, Value, Wdl};
use std::time::Duration;
use tabiya_chess::{Move, Mover};

/// What an engine found of a position in a search that has ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The engine's name and version, as it says them.
    pub engine: String,
    /// How many plies deep it went.
    pub depth: u32,
    /// How many nodes it searched.
    pub nodes: u64,
    /// For how long.
    pub time: Duration,
    /// How the side to move would fare in a thousand games.
    pub wdl: Option<Wdl>,
    /// The move that it chose; `None` where it had none to choose.
    pub answer: Option<Move>,
    /// The lines that it looked at, the best first: as many as were asked for and are legal moves. Where the engine
    /// gave a line for the move that it chose, that line is the first.
    pub lines: Vec<RankedLine>,
    /// Each new best move and each new mate, in the order in which the engine came to them. The last one is the
    /// one that it stayed with.
    pub steps: Vec<Step>,
}

/// A line of play, and what it is worth to the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankedLine {
    /// What it is worth.
    pub value: Option<Value>,
    /// The moves one after the other: one at least.
    pub moves: Vec<Move>,
}

/// A move that an engine thought best from some moment of its search on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The move.
    pub best: Move,
    /// How many plies deep it was then.
    pub depth: u32,
    /// How many nodes it had searched.
    pub nodes: u64,
    /// For how long it had searched.
    pub time: Duration,
    /// What it thought the move worth.
    pub value: Option<Value>,
}

impl Found {
    /// What an engine has said in a search of the position of this mover, with the move that it chose.
    pub fn of(engine: &str, mover: &Mover, progress: &Progress, answer: Option<Move>) -> Self {
        let answer = answer.filter(|answer| mover.is_legal(*answer));
        let main = answer.and_then(|answer| line_of(mover, progress, answer));
        let mut steps: Vec<Step> = Vec::new();
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

    /// What the position is worth to the side to move; `None` when the engine gave no score for the move that it
    /// chose.
    pub fn value(&self) -> Option<Value> {
        self.main_line()?.value
    }

    /// The line of play that is expected; empty when the engine gave none that begins with the move that it chose.
    pub fn best_line(&self) -> &[Move] {
        self.main_line().map_or(&[], |line| &line.moves)
    }

    /// The first line, unless it is about another move than the one that the engine chose.
    fn main_line(&self) -> Option<&RankedLine> {
        let first = self.lines.first()?;
        let is_other = |answer: Move| first.moves.first() != Some(&answer);
        (!self.answer.is_some_and(is_other)).then_some(first)
    }
}

/// The newest line for the move that the engine chose, which is not always the first move of its last line. A line
/// whose score is only a limit gives way to an older one with a score, except for a mate, which is proved by a limit,
/// too.
fn line_of<'a>(mover: &Mover, progress: &'a Progress, answer: Move) -> Option<&'a HeardLine> {
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

/// The lines with legal moves, the one for the move that the engine chose first.
fn lines_of(mover: &Mover, progress: &Progress, main: Option<&HeardLine>) -> Vec<RankedLine> {
    let ranked = |line: &HeardLine| RankedLine {
        value: line.value,
        moves: line.read(mover).moves,
    };
    let lines = progress.lines().map(ranked);
    let mut lines: Vec<_> = lines.filter(|line| !line.moves.is_empty()).collect();
    if let Some(main) = main.map(ranked) {
        let count = lines.len();
        lines.retain(|line| line.moves.first() != main.moves.first());
        // Without a line of its own among them, it takes the place of the last.
        lines.truncate(count.saturating_sub(1));
        lines.insert(0, main);
    }
    lines
}

fn step_of(mover: &Mover, line: &HeardLine) -> Option<Step> {
    Some(Step {
        best: *line.read(mover).moves.first()?,
        depth: line.depth,
        nodes: line.nodes,
        time: line.time,
        value: line.value,
    })
}

/// Whether this step is another move, or another mate, than the one before.
fn is_news(last: &Step, step: &Step) -> bool {
    let mate = |step: &Step| match step.value?.score {
        Score::Centipawns(_) => None,
        mate => Some(mate),
    };
    last.best != step.best || mate(last) != mate(step)
}
