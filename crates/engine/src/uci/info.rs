//! The reports of an engine during its search. There can be thousands of such lines a second, so they are read without
//! allocation.

use super::line::Pv;
use super::score::{Bound, Score, Value, Wdl};
use super::words::{UciWords, signed, small, unsigned};
use std::time::Duration;

/// One `info` line. Unreadable parts are left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Info<'a> {
    /// The depth of the search in plies.
    pub depth: Option<u32>,
    /// The depth of its deepest variation in plies.
    pub selective_depth: Option<u32>,
    /// The duration of the search.
    pub time: Option<Duration>,
    /// The number of nodes that it has searched.
    pub nodes: Option<u64>,
    /// Nodes per second.
    pub speed: Option<u64>,
    /// The usage of its hash table, in thousandths.
    pub hash_full: Option<u32>,
    /// The number of positions that it has found in endgame tablebases.
    pub table_hits: Option<u64>,
    /// The number of the line; the best is 1.
    pub line: Option<u32>,
    /// The value of the position for the side to move.
    pub value: Option<Value>,
    /// The expected results of the side to move in a thousand games.
    pub wdl: Option<Wdl>,
    /// The principal variation.
    pub pv: Option<Pv<'a>>,
    /// The move that it searches currently.
    pub current_move: Option<&'a [u8]>,
    /// The number of that move; the first is 1.
    pub current_move_number: Option<u32>,
    /// The load of the processor, in thousandths.
    pub cpu_load: Option<u32>,
    /// A remark in words (`string`).
    pub note: Option<&'a [u8]>,
}

impl<'a> Info<'a> {
    /// Reads the words after `info`.
    pub(super) fn read(mut words: UciWords<'a>) -> Self {
        let mut info = Self::default();
        while let Some(word) = words.next() {
            info.read_field(word, &mut words);
        }
        info
    }

    fn read_field(&mut self, name: &[u8], words: &mut UciWords<'a>) {
        match name {
            b"depth" => set(&mut self.depth, words, small),
            b"seldepth" => set(&mut self.selective_depth, words, small),
            b"time" => set(&mut self.time, words, milliseconds),
            b"nodes" => set(&mut self.nodes, words, unsigned),
            b"nps" => set(&mut self.speed, words, unsigned),
            b"hashfull" => set(&mut self.hash_full, words, small),
            b"tbhits" => set(&mut self.table_hits, words, unsigned),
            b"multipv" => set(&mut self.line, words, small),
            b"cpuload" => set(&mut self.cpu_load, words, small),
            b"currmove" => set(&mut self.current_move, words, Some),
            b"currmovenumber" => set(&mut self.current_move_number, words, small),
            b"score" => self.value = read_value(words).or(self.value),
            b"wdl" => self.wdl = read_wdl(words).or(self.wdl),
            b"pv" => self.pv = Some(Pv::of(words.take_until(is_field))),
            b"refutation" | b"currline" => {
                let _not_shown = words.take_until(is_field);
            }
            b"string" => self.note = Some(words.take_until(|_| false)),
            // Bounds of a score may be separated from it.
            b"lowerbound" | b"upperbound" => {
                if let Some(value) = &mut self.value {
                    value.bound = bound_of(name);
                }
            }
            _ => {}
        }
    }
}

/// Reads the value of a field. A word that is not such a value is left, because it may name the next field.
fn set<'a, T>(
    field: &mut Option<T>,
    words: &mut UciWords<'a>,
    read: impl Fn(&'a [u8]) -> Option<T>,
) {
    let before = words.clone();
    let value = words.next().filter(|word| !is_field(word)).and_then(read);
    match value {
        Some(value) => *field = Some(value),
        None => *words = before,
    }
}

fn milliseconds(word: &[u8]) -> Option<Duration> {
    unsigned(word).map(Duration::from_millis)
}

fn bound_of(word: &[u8]) -> Bound {
    if word == b"lowerbound" {
        Bound::AtLeast
    } else {
        Bound::AtMost
    }
}

/// Reads the words after `score`, whose parts may be in any order.
fn read_value(words: &mut UciWords<'_>) -> Option<Value> {
    let (mut score, mut bound) = (None, Bound::Exact);
    loop {
        let before = words.clone();
        match words.next() {
            Some(b"cp") if score.is_none() => score = words.next().and_then(centipawns),
            Some(b"mate") if score.is_none() => score = words.next().and_then(mate),
            Some(word @ (b"lowerbound" | b"upperbound")) => bound = bound_of(word),
            _ => {
                *words = before;
                return score.map(|score| Value { score, bound });
            }
        }
    }
}

fn centipawns(word: &[u8]) -> Option<Score> {
    let least_and_most = (i64::from(-i32::MAX), i64::from(i32::MAX));
    let score = signed(word)?.clamp(least_and_most.0, least_and_most.1);
    i32::try_from(score).ok().map(Score::Centipawns)
}

fn mate(word: &[u8]) -> Option<Score> {
    let moves = signed(word)?;
    let count = u32::try_from(moves.unsigned_abs()).unwrap_or(u32::MAX);
    Some(if moves > 0 {
        Score::Mates(count)
    } else {
        Score::IsMated(count)
    })
}

fn read_wdl(words: &mut UciWords<'_>) -> Option<Wdl> {
    let before = words.clone();
    let mut next = || u16::try_from(unsigned(words.next()?)?).ok();
    let read = [next(), next(), next()];
    let [Some(win), Some(draw), Some(loss)] = read else {
        *words = before;
        return None;
    };
    Some(Wdl { win, draw, loss })
}

/// Whether this word begins another field.
fn is_field(word: &[u8]) -> bool {
    matches!(
        word,
        b"depth"
            | b"seldepth"
            | b"time"
            | b"nodes"
            | b"nps"
            | b"hashfull"
            | b"tbhits"
            | b"multipv"
            | b"cpuload"
            | b"currmove"
            | b"currmovenumber"
            | b"score"
            | b"wdl"
            | b"pv"
            | b"refutation"
            | b"currline"
            | b"string"
            | b"sbhits"
    )
}
