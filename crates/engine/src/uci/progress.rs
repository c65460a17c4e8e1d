//! The progress of an engine in one search: the newest results, and the steps that led to them.

use super::info::Info;
use super::line::{Pv, Variation};
use super::score::{Bound, Value, Wdl};
use super::words::plain_text;
use std::time::Duration;
use tabiya_chess::Mover;

/// The number of steps that are kept of a search; older ones are dropped first.
pub const MAX_ITERATIONS: usize = 1000;
/// The number of bytes that are kept of a line of moves.
const MAX_PV_BYTES: usize = 4096;
const MAX_NOTE: usize = 300;

/// The progress of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SearchProgress {
    /// The depth of the search in plies.
    pub depth: u32,
    /// The depth of its deepest variation in plies.
    pub selective_depth: u32,
    /// The duration of the search, as reported by the engine.
    pub time: Duration,
    /// The number of nodes that it has searched.
    pub nodes: u64,
    /// Nodes per second.
    pub speed: u64,
    /// The usage of its hash table, in thousandths.
    pub hash_full: Option<u32>,
    /// The number of positions that it has found in endgame tablebases.
    pub table_hits: Option<u64>,
    /// Its newest remark in words (`info string`).
    pub note: Option<String>,
    /// The number of `info` lines so far.
    pub heard: u64,
    lines: Vec<Option<HeardLine>>,
    iterations: Vec<Iteration>,
}

/// The newest report on one of an engine's lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeardLine {
    /// The number of the line; the best is 1.
    pub number: u16,
    /// The depth of the report in plies.
    pub depth: u32,
    /// The depth of its deepest variation in plies.
    pub selective_depth: u32,
    /// The time of the report, since the search began.
    pub time: Duration,
    /// The number of nodes by then.
    pub nodes: u64,
    /// The value for the side to move.
    pub value: Option<Value>,
    /// The expected results of the side to move in a thousand games.
    pub wdl: Option<Wdl>,
    pv: Vec<u8>,
    /// Whether the score was reported together with moves, and therefore belongs to these alone.
    is_value_of_pv: bool,
}

/// A step of a search: a new depth, or a new best move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Iteration {
    /// The best line of the step.
    pub line: HeardLine,
}

impl HeardLine {
    /// The moves in the engine's own words.
    pub fn pv(&self) -> Pv<'_> {
        Pv::of(&self.pv)
    }

    /// The moves up to the first illegal one, from the position that was searched.
    pub fn read(&self, mover: &Mover) -> Variation {
        Variation::read(mover, self.pv())
    }

    /// Whether the known score was reported with a line that begins with another move.
    fn is_score_of_other(&self, pv: Pv<'_>) -> bool {
        self.is_value_of_pv && self.pv().words().next() != pv.words().next()
    }

    fn new(number: u16) -> Self {
        Self {
            number,
            depth: 0,
            selective_depth: 0,
            time: Duration::ZERO,
            nodes: 0,
            value: None,
            wdl: None,
            pv: Vec::new(),
            is_value_of_pv: false,
        }
    }
}

impl SearchProgress {
    /// Begins a search for this number of lines.
    pub fn new(lines: u16) -> Self {
        Self {
            lines: vec![None; usize::from(lines.max(1))],
            ..Self::default()
        }
    }

    /// The known lines, the best first.
    pub fn lines(&self) -> impl Iterator<Item = &HeardLine> {
        self.lines.iter().flatten()
    }

    /// The best line; `None` if none is known yet.
    pub fn best(&self) -> Option<&HeardLine> {
        self.lines.first()?.as_ref()
    }

    /// The steps of the search in order: the newest report for each depth and each change of the best move.
    pub fn iterations(&self) -> &[Iteration] {
        &self.iterations
    }

    /// Takes in an `info` line.
    pub fn note(&mut self, info: &Info<'_>) {
        self.heard = self.heard.saturating_add(1);
        // A line other than the best may have a depth that is one less, which does not matter here.
        let is_first = info.line.is_none_or(|number| number == 1);
        keep(&mut self.depth, info.depth.filter(|_| is_first));
        keep(&mut self.selective_depth, info.selective_depth);
        keep(&mut self.time, info.time);
        keep(&mut self.nodes, info.nodes);
        keep(&mut self.speed, info.speed);
        self.hash_full = info.hash_full.or(self.hash_full);
        self.table_hits = info.table_hits.or(self.table_hits);
        if let Some(note) = info.note {
            self.note = Some(plain_text(note, MAX_NOTE));
        }
        if info.value.is_some() || info.pv.is_some() {
            self.note_line(info);
        }
    }

    fn note_line(&mut self, info: &Info<'_>) {
        let number = info.line.unwrap_or(1);
        let Ok(number) = u16::try_from(number) else {
            return;
        };
        let place = usize::from(number).checked_sub(1);
        let Some(line) = place.and_then(|place| self.lines.get_mut(place)) else {
            return;
        };
        let line = line.get_or_insert_with(|| HeardLine::new(number));
        keep(&mut line.depth, info.depth);
        keep(&mut line.selective_depth, info.selective_depth);
        keep(&mut line.time, info.time);
        keep(&mut line.nodes, info.nodes);
        let pv = info.pv.filter(|pv| !pv.text().is_empty());
        if info.value.is_none() && pv.is_some_and(|pv| line.is_score_of_other(pv)) {
            (line.value, line.wdl) = (None, None);
        }
        if info.value.is_some() {
            line.is_value_of_pv = false;
        }
        line.value = info.value.or(line.value);
        line.wdl = info.wdl.or(line.wdl);
        // A score without moves belongs to the known moves.
        if let Some(pv) = pv {
            line.is_value_of_pv = true;
            line.pv.clear();
            let text = pv.text();
            line.pv
                .extend_from_slice(text.get(..MAX_PV_BYTES).unwrap_or(text));
        }
        if number == 1 && info.pv.is_some() && info.value.is_some() {
            self.note_iteration();
        }
    }

    fn note_iteration(&mut self) {
        let Some(line) = self.lines.first().and_then(Option::as_ref) else {
            return;
        };
        let first = line.pv().words().next();
        let is_same_step = |last: &Iteration| {
            let is_same_move = last.line.pv().words().next() == first;
            last.line.depth == line.depth && is_same_move
        };
        match self.iterations.last_mut() {
            Some(last) if is_same_step(last) => {
                // The last exact report of a step is kept: a bound does not replace an exact score.
                let is_limit =
                    |value: Option<Value>| value.is_some_and(|value| value.bound != Bound::Exact);
                if !is_limit(line.value) || is_limit(last.line.value) {
                    last.line = line.clone();
                }
            }
            _ => {
                if self.iterations.len() == MAX_ITERATIONS {
                    self.iterations.remove(0);
                }
                let line = line.clone();
                self.iterations.push(Iteration { line });
            }
        }
    }
}

fn keep<T>(field: &mut T, told: Option<T>) {
    if let Some(told) = told {
        *field = told;
    }
}
