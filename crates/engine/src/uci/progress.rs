//! What an engine has found so far in one search: the newest of it, and how it came to it.

use super::info::Info;
use super::line::Variation;
use super::pv::Pv;
use super::score::{Bound, Value, Wdl};
use super::words::plain_text;
use std::time::Duration;
use tabiya_chess::Mover;

/// So many steps of a search are kept; then the oldest go.
pub const MAX_ITERATIONS: usize = 1000;
/// So much of a line of moves is kept.
const MAX_PV_BYTES: usize = 4096;
const MAX_NOTE: usize = 300;

/// What an engine has found so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// How deep it is.
    pub depth: u32,
    /// How deep where it looked deepest.
    pub selective_depth: u32,
    /// For how long it has searched, as it says.
    pub time: Duration,
    /// How many nodes it has searched.
    pub nodes: u64,
    /// Nodes a second.
    pub speed: u64,
    /// How full its memory is, of a thousand.
    pub hash_full: Option<u32>,
    /// How many positions it has found in its tables of endgames.
    pub table_hits: Option<u64>,
    /// Its newest remark in words.
    pub note: Option<String>,
    /// How many lines of `info` it has said.
    pub heard: u64,
    lines: Vec<Option<HeardLine>>,
    iterations: Vec<Iteration>,
}

/// One of the lines that an engine looks at, the newest of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeardLine {
    /// Which it is; the best is 1.
    pub number: u16,
    /// How deep it was searched.
    pub depth: u32,
    /// How deep where it was searched deepest.
    pub selective_depth: u32,
    /// When that was, since the search began.
    pub time: Duration,
    /// After how many nodes.
    pub nodes: u64,
    /// What it is worth to the side to move.
    pub value: Option<Value>,
    /// How the side to move would fare in a thousand games.
    pub wdl: Option<Wdl>,
    pv: Vec<u8>,
    /// Whether the score was said together with moves, and so is about these alone.
    is_value_of_pv: bool,
}

/// A step of a search: a new depth, or another move that is the best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Iteration {
    /// The best line then.
    pub line: HeardLine,
}

impl HeardLine {
    /// The moves as they were said.
    pub fn pv(&self) -> Pv<'_> {
        Pv::of(&self.pv)
    }

    /// The moves as far as they are legal, from the position that was searched.
    pub fn read(&self, mover: &Mover) -> Variation {
        Variation::read(mover, self.pv())
    }

    /// Whether the score that is known was said with a line of another move than this one.
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

impl Progress {
    /// Nothing yet, of a search for so many lines.
    pub fn new(lines: u16) -> Self {
        Self {
            lines: vec![None; usize::from(lines.max(1))],
            ..Self::default()
        }
    }

    /// The lines that there are, the best first.
    pub fn lines(&self) -> impl Iterator<Item = &HeardLine> {
        self.lines.iter().flatten()
    }

    /// The best line.
    pub fn best(&self) -> Option<&HeardLine> {
        self.lines.first()?.as_ref()
    }

    /// How the search came to where it is: for each depth and each change of the best move the newest,
    /// in their order.
    pub fn iterations(&self) -> &[Iteration] {
        &self.iterations
    }

    /// Takes up what was said.
    pub fn note(&mut self, info: &Info<'_>) {
        self.heard = self.heard.saturating_add(1);
        // Of a line that is not the best the depth may be one less, and of no interest here.
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
        // A score without moves, or with none, is about the moves that are known.
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
                // When it was found counts, and what it is worth in the end.
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
