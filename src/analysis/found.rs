//! What an engine found of a position.

use crate::chess::{Move, Mover};
use crate::uci::{HeardLine, Progress, Score, Value, Wdl};
use std::time::Duration;

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
    /// The lines that it looked at, the best first: as many as were asked for and are legal moves.
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
        let lines = progress.lines().map(|line| RankedLine {
            value: line.value,
            moves: line.read(mover).moves,
        });
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
            wdl: progress.best().and_then(|line| line.wdl),
            answer: answer.filter(|answer| mover.is_legal(*answer)),
            lines: lines.filter(|line| !line.moves.is_empty()).collect(),
            steps,
        }
    }

    /// What the position is worth to the side to move.
    pub fn value(&self) -> Option<Value> {
        self.lines.first()?.value
    }

    /// The line of play that is expected.
    pub fn best_line(&self) -> &[Move] {
        self.lines.first().map_or(&[], |line| &line.moves)
    }
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
